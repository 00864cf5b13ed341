export function poster(game: string): string;
