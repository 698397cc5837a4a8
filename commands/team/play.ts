import { defineServerCommand } from '../../src/app/ports/command.ts';
import { MOST_MINIMUM, playAsTeam } from '../../src/app/play/teamGame.ts';
import { VARIANT_IDS } from '../../src/draughts/variants.ts';
import { LEVEL_CHOICES } from '../../src/engine/play/levels.ts';
import { COLOR_CHOICES } from '../../src/game/challenge/challenge.ts';
import { PACES, TALLY_CHOICES } from '../../src/game/voting.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { completeTime } from '../../src/views/game/time.ts';

export const teamPlay = defineServerCommand({
  name: 'team play',
  posts: true,
  options: [
    { name: 'team', kind: 'role' },
    { name: 'everyone', kind: 'flag' },
    { name: 'against', kind: 'role' },
    { name: 'channel', kind: 'channel' },
    { name: 'player', kind: 'user' },
    { name: 'level', kind: 'text', choices: LEVEL_CHOICES },
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
    { name: 'time-per-move', kind: 'text', choices: PACES },
    { name: 'time', kind: 'text', suggests: true },
    { name: 'show-votes', kind: 'text', choices: TALLY_CHOICES },
    { name: 'minimum-votes', kind: 'number', bounds: [1, MOST_MINIMUM] },
    { name: 'color', kind: 'text', choices: COLOR_CHOICES },
  ],
  run: (asker, values, app) => playAsTeam(app, asker, values),
  suggest: async (asker, { text }) => completeTime(sayIn(asker.locale), text),
});
