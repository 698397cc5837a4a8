/** The subcommands of `/tournament manage` about a tournament and its games. */
import { defineServerCommand } from '../../src/app/ports/command.ts';
import {
  suggestGames,
  suggestGoing,
  suggestInstants,
  TOURNAMENT_OPTION,
} from '../../src/app/tournament/find.ts';
import { askToEnd, GAME_RULINGS, moveTo, ruleOnGame } from '../../src/app/tournament/ruling.ts';
import { startAt } from '../../src/app/tournament/starting.ts';

export const startTournament = defineServerCommand({
  name: 'tournament manage start',
  posts: false,
  options: [{ name: 'to', kind: 'text', suggests: true }, TOURNAMENT_OPTION],
  run: (asker, given, app) => startAt(app, asker, given, given.to),
  suggest: (asker, typed, app) =>
    typed.option === 'to' ? suggestInstants(app, asker, typed.text) : suggestGoing(asker, typed, app),
});

export const moveTournament = defineServerCommand({
  name: 'tournament manage move',
  posts: true,
  options: [{ name: 'channel', kind: 'channel' }, TOURNAMENT_OPTION],
  run: (asker, given, app) => moveTo(app, asker, given, given.channel),
  suggest: suggestGoing,
});

export const endTournament = defineServerCommand({
  name: 'tournament manage end',
  posts: false,
  options: [{ name: 'reason', kind: 'text' }, { name: 'cancel', kind: 'flag' }, TOURNAMENT_OPTION],
  run: (asker, given, app) => askToEnd(app, asker, given, given.cancel ?? false),
  suggest: suggestGoing,
});

export const result = defineServerCommand({
  name: 'tournament manage result',
  posts: false,
  options: [
    { name: 'game', kind: 'text', required: true, suggests: true },
    { name: 'result', kind: 'text', required: true, choices: GAME_RULINGS },
    { name: 'reason', kind: 'text', required: true },
    TOURNAMENT_OPTION,
  ],
  run: (asker, given, app) => ruleOnGame(app, asker, given),
  suggest: (asker, typed, app) =>
    typed.option === 'game'
      ? suggestGames(app, asker, typed.text, typed.values.tournament)
      : suggestGoing(asker, typed, app),
});
