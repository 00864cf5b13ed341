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
  dice: number[];
  shipyard: (string | null)[][];
  colonies: (string | null)[];
  decks: number[];
  players: PlayerView[];
}
