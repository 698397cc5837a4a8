/**
 * The page draws every emoji that the bot uses, so that none is an empty box on a machine without
 * an emoji font.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PICTURES } from '../../../playground/page/emoji/emoji.ts';

const root = new URL('../../../', import.meta.url).pathname;
/** Characters that are shown as pictures; the variation selector that may follow requests that. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}(?=\u{FE0F})/gu;

test('every emoji in the bot has a drawing', () => {
  const files = globSync('{src,commands}/**/*.ts', { cwd: root });
  const used = new Set(files.flatMap((file) => readFileSync(`${root}${file}`, 'utf8').match(EMOJI) ?? []));
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((emoji) => !PICTURES.has(emoji))).toEqual([]);
});
