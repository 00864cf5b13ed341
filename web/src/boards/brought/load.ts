// A board that a game package brings; where there is none, or it cannot be loaded, the board for any game.

import type { BoardModule } from "..";
import { gameInfo } from "../../core/api";
import type { Brought } from "./interface";

export async function loadBrought(game: string): Promise<BoardModule> {
  const [plain, info] = await Promise.all([import("../plain/board"), gameInfo(game)]);
  if (!info?.board) return plain;
  try {
    const [wrapper, brought] = await Promise.all([import("./Brought.svelte"), moduleAt(info.board), info.styles && addStyles(info.styles)]);
    return { ...plain, default: wrapper.default, brought };
  } catch (error) {
    console.error(`The board of ${game} cannot be loaded; it is shown as any game is.`, error);
    return plain;
  }
}

async function moduleAt(path: string): Promise<Brought> {
  const found = (await import(/* @vite-ignore */ path)) as Partial<Brought>;
  if (typeof found.mount !== "function") throw new Error(`${path} exports no function mount(target, props).`);
  return found as Brought;
}

function addStyles(path: string): Promise<void> {
  if (document.querySelector(`link[href="${path}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = path;
  return new Promise((done, failed) => {
    link.onload = () => done();
    link.onerror = () => failed(new Error(`${path} cannot be loaded.`));
    document.head.append(link);
  });
}
