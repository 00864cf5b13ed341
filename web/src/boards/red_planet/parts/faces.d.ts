export function face(character: string): string;
export const phobos: string;
export const wormhole: string;
