/** How to play here, on one screen. */
import type { Screen } from '../app/screen.ts';
import type { Say } from '../i18n/say.ts';
import { quiet, text } from './blocks.ts';

const LINES = [
  'help.title',
  'help.begin',
  'help.move',
  'help.notation',
  'help.look',
  'help.end',
  'help.time',
] as const;

/** The answer to `/help`. */
export const helpScreen = (say: Say): Screen => quiet(text(...LINES.map((line) => say(line))));
