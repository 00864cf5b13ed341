export function isDrawn(game: string): boolean;
export function poster(game: string): string;
export function unknown(game: string, name: string): string;
