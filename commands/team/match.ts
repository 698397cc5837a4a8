/** The subcommands of `/team` about a match against another server. */
import { defineServerCommand } from '../../src/app/ports/command.ts';
import { askToCancel, changePlayers, playServer, showServers } from '../../src/app/tournament/meetAnswers.ts';
import { MEET_BOUNDS } from '../../src/app/tournament/meets.ts';
import { VARIANT_IDS } from '../../src/draughts/variants.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { completeTime } from '../../src/views/game/time.ts';

export const teamMatch = defineServerCommand({
  name: 'team match',
  posts: true,
  options: [
    { name: 'team', kind: 'text' },
    { name: 'time', kind: 'text', suggests: true },
    { name: 'boards', kind: 'number', bounds: MEET_BOUNDS.boards },
    { name: 'hours', kind: 'number', bounds: MEET_BOUNDS.hours },
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
    { name: 'rated', kind: 'flag' },
    { name: 'code', kind: 'text' },
  ],
  run: (asker, values, app) => playServer(app, asker, values),
  suggest: async ({ locale }, { text }) => completeTime(sayIn(locale), text),
});

export const teamPlayers = defineServerCommand({
  name: 'team players',
  posts: false,
  options: [
    { name: 'add', kind: 'user' },
    { name: 'remove', kind: 'user' },
  ],
  run: (asker, values, app) => changePlayers(app, asker, values),
});

export const teamTable = defineServerCommand({
  name: 'team table',
  posts: false,
  options: [],
  run: (asker, _, app) => showServers(app, asker),
});

export const teamCancel = defineServerCommand({
  name: 'team cancel',
  posts: false,
  options: [],
  run: (asker, _, app) => askToCancel(app, asker),
});
