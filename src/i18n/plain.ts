/** Messages also list the users they notify, so escaping is a second safeguard. */

import { cleanName } from '../game/cleanName.ts';
import { shortened } from '../kit/cut.ts';

const SPECIAL = /[\\*_~`|>#<[\]()@:-]/gu;
const LONGEST = 60;

const inBrief = (text: string): string => shortened(cleanName(text), LONGEST);

export const plain = (text: string): string => inBrief(text).replace(SPECIAL, String.raw`\$&`);

/** Invisible; keeps an @ from being a mention. */
const ZERO_WIDTH_SPACE = '\u200B';

/** For a code span, where Discord has no escapes. */
export const inCode = (text: string): string =>
  inBrief(text).replaceAll('`', 'ˋ').replaceAll('@', `@${ZERO_WIDTH_SPACE}`);
