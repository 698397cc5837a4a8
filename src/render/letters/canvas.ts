/** The canvas uses only our own font files, so that pictures are the same on every machine. */
import { readFileSync } from 'node:fs';
import { assetFile } from '../../files.ts';
import './ownFontsOnly.ts';
import { GlobalFonts } from '@napi-rs/canvas';

export { createCanvas, GlobalFonts, loadImage, Path2D, SvgExportFlag } from '@napi-rs/canvas';
export type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

const known = new Set<string>();

export function openFontFile(name: string): Buffer {
  const bytes = readFileSync(assetFile(`fonts/${name}.woff2`));
  if (!known.has(name) && !GlobalFonts.register(bytes, name))
    throw new Error(`expected a font file that the canvas can read, got ${name}`);
  known.add(name);
  return bytes;
}

/** Each weight has its own family name, because the canvas synthesizes weights it doesn't find. */
export const inter = (weight: 600 | 700): string => `inter-latin-${weight}-normal`;

for (const weight of [600, 700] as const) openFontFile(inter(weight));
