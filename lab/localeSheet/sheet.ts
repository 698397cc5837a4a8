import { writeFile } from 'node:fs/promises';
import { type ShownScreen, listening, pageOf } from './page.ts';
import { samples } from './samples.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { openRenderer } from '../../src/render/renderer.ts';

export function sheetOf(locale: Locale): readonly ShownScreen[] {
  const { say, said } = listening(sayIn(locale));
  let known = new Set<string>();
  return samples(say).map(([name, show]) => {
    const screen = show();
    const fresh = said().filter(({ key }) => !known.has(key));
    known = new Set([...known, ...fresh.map(({ key }) => key)]);
    return { name, screen, said: fresh };
  });
}

export async function writeSheet(locale: Locale, path: string): Promise<number> {
  const shown = sheetOf(locale);
  await writeFile(path, await pageOf(locale, openRenderer(), shown));
  return shown.reduce((sum, { said }) => sum + said.length, 0);
}
