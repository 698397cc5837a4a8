/** The font files that pictures are written with: from our own files, so that a picture is the same on every machine. */
import { readFileSync } from 'node:fs';
import { GlobalFonts } from './canvas.ts';
import { assetFile } from '../../files.ts';

const known = new Set<string>();

/** Lets the canvas know a font by the name of its file in `assets/fonts/`, and gives the file. */
export function openFontFile(name: string): Buffer {
  const bytes = readFileSync(assetFile(`fonts/${name}.woff2`));
  if (!known.has(name) && !GlobalFonts.register(bytes, name)) throw new Error(`no font: ${name}`);
  known.add(name);
  return bytes;
}

/**
 * A weight of Inter, which has the Latin letters and digits that are on every picture. Each weight has a name of its own,
 * because the canvas makes up weights that it does not find.
 */
export const inter = (weight: 600 | 700): string => `inter-latin-${weight}-normal`;

for (const weight of [600, 700] as const) openFontFile(inter(weight));
