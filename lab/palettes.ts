import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makePaintCanvas } from '../src/render/paint/brush.ts';
import { PIECE_SET_IDS, THEMES, THEME_IDS } from '../src/render/scene/theme.ts';
import { paletteName, writeColors } from '../src/render/sprite/sprites.ts';
import { mixPalette } from './palettes/mix.ts';

const out = fileURLToPath(new URL('../assets/palettes.json', import.meta.url));
const canvas = makePaintCanvas();
const palettes = new Map<string, string>();
for (const theme of THEME_IDS)
  for (const pieces of PIECE_SET_IDS) {
    const colors = mixPalette({ ...THEMES[theme], pieces }, canvas);
    palettes.set(paletteName(theme, pieces), writeColors(colors));
  }
writeFileSync(out, `${JSON.stringify(Object.fromEntries(palettes), null, 2)}\n`);
console.log(out);
