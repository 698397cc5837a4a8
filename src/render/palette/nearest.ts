/** Which colour of a palette (three bytes each) stands for another. */

/** How far a colour of a palette is from another. The eye tells greens best and blues worst; the usual cheap weights. */
export function distance(colors: Uint8Array, at: number, red: number, green: number, blue: number): number {
  const r = red - (colors[at] ?? 0);
  const g = green - (colors[at + 1] ?? 0);
  const b = blue - (colors[at + 2] ?? 0);
  return 3 * r * r + 4 * g * g + 2 * b * b;
}

/** The place of the nearest colour. */
export function nearestIn(colors: Uint8Array, red: number, green: number, blue: number): number {
  let best = 0;
  let least = Infinity;
  for (let at = 0; at < colors.length; at += 3) {
    const far = distance(colors, at, red, green, blue);
    if (far < least) [least, best] = [far, at / 3];
  }
  return best;
}
