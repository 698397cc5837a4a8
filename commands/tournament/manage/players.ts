/** Who plays, and who never meets: `/tournament manage add`, `remove`, `replace`, `apart`. */
import { defineServerCommand } from '../../../src/app/ports/command.ts';
import { withRating } from '../../../src/app/tournament/takePart.ts';
import { TOURNAMENT_OPTION } from '../../../src/app/tournament/find.ts';
import { done } from '../../../src/draughts/attempt.ts';
import { add, remove } from '../../../src/tournament/life/entering.ts';
import { keepApart, letMeet, replace } from '../../../src/tournament/life/organizing.ts';
import { manage, person, simply, suggestGoing } from './managing.ts';

const PLAYER = { name: 'player', kind: 'user', required: true } as const;
const REASON = { name: 'reason', kind: 'text' } as const;

export const addPlayer = defineServerCommand({
  name: 'tournament manage add',
  posts: false,
  options: [PLAYER, TOURNAMENT_OPTION],
  run: (asker, given, app) =>
    manage(app, asker, given, async (tournament) => {
      const isPerson = person(given.player);
      if (!isPerson.ok) return isPerson;
      const newcomer = await withRating(app, tournament, given.player);
      return done((latest, act) => add(latest, newcomer, act));
    }),
  suggest: suggestGoing,
});

export const removePlayer = defineServerCommand({
  name: 'tournament manage remove',
  posts: false,
  options: [PLAYER, REASON, TOURNAMENT_OPTION],
  run: (asker, given, app) =>
    manage(
      app,
      asker,
      given,
      simply((latest, act) => remove(latest, given.player.id, act)),
    ),
  suggest: suggestGoing,
});

export const replacePlayer = defineServerCommand({
  name: 'tournament manage replace',
  posts: false,
  options: [PLAYER, { name: 'by', kind: 'user', required: true }, REASON, TOURNAMENT_OPTION],
  run: (asker, given, app) =>
    manage(app, asker, given, async (tournament) => {
      const isPerson = person(given.by);
      if (!isPerson.ok) return isPerson;
      const newcomer = await withRating(app, tournament, given.by);
      return done((latest, act) => replace(latest, given.player.id, newcomer, act));
    }),
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
    manage(
      app,
      asker,
      given,
      simply((latest, act) =>
        (given.undo ? letMeet : keepApart)(latest, [given.player.id, given.other.id], act),
      ),
    ),
  suggest: suggestGoing,
});
