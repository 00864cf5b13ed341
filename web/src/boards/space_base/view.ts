import type { View } from "../../core/protocol";

export interface BoardCard {
  card: string;
  cubes?: number;
  cells?: number;
  need?: number;
}
export interface SectorView {
  station: BoardCard;
  deployed: BoardCard[];
}
export interface PlayerView {
  credits: number;
  income: number;
  vp: number;
  use: number[];
  drawn: (string | null)[];
  sectors: SectorView[];
}
export interface SpaceBaseView {
  round: number;
  active: number;
  first: number;
  ending: boolean; // somebody has 40 points
  dice: number[];
  shipyard: (string | null)[][];
  colonies: (string | null)[];
  decks: number[];
  players: PlayerView[];
}

export function tableOf(view: View | null): SpaceBaseView | null {
  return (view?.table as unknown as SpaceBaseView | undefined) ?? null;
}
