/** `/play`: a game with someone, with anyone, or with the bot. */
import { defineCommand } from '../src/app/ports/command.ts';
import { askTerms } from '../src/app/play/challengeWindow.ts';
import { SEARCHES } from '../src/app/play/opponentSearch.ts';
import { play as begin, playsInChannel, suggestTerms } from '../src/app/play/play.ts';
import { VARIANT_IDS } from '../src/draughts/variants.ts';
import { LEVEL_CHOICES } from '../src/engine/play/levels.ts';
import { COLOR_CHOICES } from '../src/game/challenge/challenge.ts';

export const play = defineCommand({
  name: 'play',
  posts: playsInChannel,
  options: [
    { name: 'opponent', kind: 'user' },
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
    { name: 'time', kind: 'text', suggests: true },
    { name: 'level', kind: 'text', choices: LEVEL_CHOICES },
    { name: 'color', kind: 'text', choices: COLOR_CHOICES },
    { name: 'position', kind: 'text', suggests: true },
    { name: 'rated', kind: 'flag' },
    { name: 'weekends', kind: 'flag' },
    { name: 'match', kind: 'text', suggests: true },
    { name: 'openings', kind: 'text', suggests: true },
    { name: 'rest', kind: 'text', suggests: true },
    { name: 'find', kind: 'text', choices: SEARCHES },
  ],
  run: (asker, values, app) => begin(app, asker, values),
  onPerson: (asker, person, app) => askTerms(app, asker, person),
  suggest: (asker, { option, text, values }, app) => suggestTerms(app, asker, option, text, values.variant),
});
