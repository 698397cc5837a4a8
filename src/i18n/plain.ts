/** Messages also list the users they notify, so escaping is a second safeguard. */

import { cleanName } from '../game/cleanName.ts';

const SPECIAL = /[\\*_~`|>#<[\]()@:-]/gu;
const LONGEST = 60;

function shortened(text: string): string {
  const line = cleanName(text);
  const letters = Array.from(line);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : line;
}

export const plain = (text: string): string => shortened(text).replace(SPECIAL, String.raw`\$&`);

/** Invisible; keeps an @ from being a mention. */
const ZERO_WIDTH_SPACE = '\u200B';

/** For a code span, where Discord has no escapes. */
export const inCode = (text: string): string =>
  shortened(text).replaceAll('`', 'ˋ').replaceAll('@', `@${ZERO_WIDTH_SPACE}`);
