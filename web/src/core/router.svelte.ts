// Which page is shown: the path of the address, without loading anything anew.

class Router {
  path: string[] = $state(parts());
  search: URLSearchParams = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(url: string): void {
    history.pushState(null, "", url);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = parts();
    this.search = new URLSearchParams(location.search);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function parts(): string[] {
  return location.pathname.split("/").filter(Boolean);
}

export const router = new Router();
