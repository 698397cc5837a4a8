/** The fields of a material, eight bits each (`RulesExports.material`). */
export const ownMen = (material: number): number => material & 255;
export const ownKings = (material: number): number => (material >>> 8) & 255;
export const theirMen = (material: number): number => (material >>> 16) & 255;
export const theirKings = (material: number): number => material >>> 24;

export const piecesIn = (material: number): number =>
  ownMen(material) + ownKings(material) + theirMen(material) + theirKings(material);
