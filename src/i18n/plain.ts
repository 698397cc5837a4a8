/**
 * Text that users wrote (a name, a typed move) made harmless before it is put into a message: it shows exactly as
 * typed, formats nothing and mentions no one. Screens also say whom they notify, so this is the second lock, not the
 * only one.
 */

import { cleanName } from '../game/cleanName.ts';

/** Everything that begins markdown, a mention, a link, a timestamp or an emoji in a message of Discord. */
const SPECIAL = /[\\*_~`|>#<[\]()@:-]/gu;
const LONGEST = 60;

function shortened(text: string): string {
  const line = cleanName(text);
  const letters = Array.from(line);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : line;
}

/** The text on one line, at most 60 characters of it, with what Discord would interpret escaped. */
export const plain = (text: string): string => shortened(text).replace(SPECIAL, String.raw`\$&`);

/** What keeps an @ from being a mention, and is not seen. */
const ZERO_WIDTH_SPACE = '\u200B';

/** The same for a code span, in which Discord interprets no escapes. */
export const inCode = (text: string): string =>
  shortened(text).replaceAll('`', 'ˋ').replaceAll('@', `@${ZERO_WIDTH_SPACE}`);
