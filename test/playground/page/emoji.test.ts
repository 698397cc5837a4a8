/**
 * The page draws every emoji that the bot uses, so that no emoji is an empty box on a machine
 * without an emoji font.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
/** Characters that are shown as pictures, alone or with a variation selector after them. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}(?=\u{FE0F})/gu;

test('every emoji in the bot has a drawing', () => {
  const files = globSync('{src,commands}/**/*.ts', { cwd: root });
  const used = new Set(files.flatMap((file) => readFileSync(`${root}${file}`, 'utf8').match(EMOJI) ?? []));
  const drawings = readFileSync(`${root}playground/page/emoji/emoji.svg`, 'utf8');
  const drawn = new Set(
    Array.from(drawings.matchAll(/<symbol id="(.+?)">.+<\/symbol>/gu), ([, emoji]) => emoji),
  );
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((emoji) => !drawn.has(emoji))).toEqual([]);
});
