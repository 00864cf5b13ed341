// Icons are symbols of one hidden drawing, used by <Icon id>.

export function addIcons(svg: string): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = svg;
  document.body.prepend(holder);
}
