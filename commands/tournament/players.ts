/** The subcommands of `/tournament manage` about players. */
import { defineServerCommand } from '../../src/app/ports/command.ts';
import { suggestGoing, TOURNAMENT_OPTION } from '../../src/app/tournament/find.ts';
import { askToRemove, entering, rule, ruleBy } from '../../src/app/tournament/ruling.ts';
import { add } from '../../src/tournament/life/players/entering.ts';
import { keepApart, letMeet, replace } from '../../src/tournament/life/organizing.ts';

const PLAYER = { name: 'player', kind: 'user', required: true } as const;
const REASON = { name: 'reason', kind: 'text' } as const;

export const addPlayer = defineServerCommand({
  name: 'tournament manage add',
  posts: false,
  options: [PLAYER, TOURNAMENT_OPTION],
  run: (asker, given, app) =>
    rule(app, asker, given, (tournament) =>
      entering(app, tournament, given.player, (newcomer) => (latest, act) => add(latest, newcomer, act)),
    ),
  suggest: suggestGoing,
});

export const removePlayer = defineServerCommand({
  name: 'tournament manage remove',
  posts: false,
  options: [PLAYER, REASON, TOURNAMENT_OPTION],
  run: (asker, given, app) => askToRemove(app, asker, given, given.player),
  suggest: suggestGoing,
});

export const replacePlayer = defineServerCommand({
  name: 'tournament manage replace',
  posts: false,
  options: [PLAYER, { name: 'by', kind: 'user', required: true }, REASON, TOURNAMENT_OPTION],
  run: (asker, given, app) =>
    rule(app, asker, given, (tournament) =>
      entering(
        app,
        tournament,
        given.by,
        (newcomer) => (latest, act) => replace(latest, given.player.id, newcomer, act),
      ),
    ),
  suggest: suggestGoing,
});

export const apart = defineServerCommand({
  name: 'tournament manage apart',
  posts: false,
  options: [
    PLAYER,
    { name: 'other', kind: 'user', required: true },
    { name: 'undo', kind: 'flag' },
    TOURNAMENT_OPTION,
  ],
  run: (asker, given, app) =>
    ruleBy(app, asker, given, (latest, act) =>
      (given.undo ? letMeet : keepApart)(latest, [given.player.id, given.other.id], act),
    ),
  suggest: suggestGoing,
});
