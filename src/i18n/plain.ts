/** Messages also list the users to notify, so escaping is only a second safeguard. */

import { cleanName } from '../game/cleanName.ts';
import { shortened } from '../kit/cut.ts';

const SPECIAL = /[\\*_~`|>#<[\]()@:-]/gu;
const LONGEST = 60;

const inBrief = (text: string): string => shortened(cleanName(text), LONGEST);

export const plain = (text: string): string => inBrief(text).replace(SPECIAL, String.raw`\$&`);

/** Invisible; keeps an @ from starting a mention. */
const ZERO_WIDTH_SPACE = '\u200B';

/** For code spans, where Discord has no escapes. */
export const inCode = (text: string): string =>
  inBrief(text).replaceAll('`', 'ˋ').replaceAll('@', `@${ZERO_WIDTH_SPACE}`);
