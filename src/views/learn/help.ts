/** How to play here, on one screen. */
import type { Screen } from '../screen/screen.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import type { Say } from '../../i18n/say.ts';
import { quiet, text } from '../screen/blocks.ts';

const HOW_TO = [
  'help.move',
  'help.plan',
  'help.notation',
  'help.look',
  'help.end',
  'help.clock',
  'help.you',
  'help.time',
] as const;

/** The answer to `/help`. */
export const helpScreen = (say: Say): Screen =>
  quiet(
    text(
      say('help.title'),
      say('help.learn'),
      say('help.begin'),
      say('help.engine'),
      say('help.family', { count: VARIANT_IDS.length }),
      ...HOW_TO.map((line) => say(line)),
    ),
  );
