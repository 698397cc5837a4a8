import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { findGame } from '../src/app/play/find.ts';
import { hintFor } from '../src/app/play/hint.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { GAME_OPTION, suggestGames } from '../src/app/play/suggest.ts';
import type { GameId } from '../src/game/game.ts';
import { isTurnOf } from '../src/game/calls/urgency.ts';
import { HINT } from '../src/views/presses/declarations.ts';

async function give(app: App, asker: Asker, id?: GameId, isShown = false): Promise<Reply> {
  const found = await findGame(app, asker, { id, isShown, rather: (game) => isTurnOf(game, asker.user.id) });
  return found.ok
    ? hintFor(app, asker, found.value)
    : refusal(app, asker, found.problem, { again: HINT.to.give() });
}

export const hintPresses = answering(HINT, {
  give: (asker, { value }, app) => give(app, asker, value),
  now: (asker, { id }, app) => give(app, asker, id, true),
});

export const hint = defineCommand({
  name: 'hint',
  posts: false,
  options: [GAME_OPTION],
  run: (asker, values, app) => give(app, asker, values.game),
  suggest: (asker, { text }, app) => suggestGames(app, asker, text),
});
