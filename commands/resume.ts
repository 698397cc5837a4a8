import { answering } from '../src/app/ports/answering.ts';
import { act } from '../src/app/play/act.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { findGame } from '../src/app/play/find.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { GAME_OPTION, suggestGames } from '../src/app/play/suggest.ts';
import type { GameId } from '../src/game/game.ts';
import { pauseAt, resume as resumed } from '../src/game/offers/pause.ts';
import { RESUME } from '../src/views/presses/declarations.ts';

async function find(app: App, asker: Asker, id?: GameId): Promise<Reply> {
  const found = await findGame(app, asker, { id, rather: (game) => pauseAt(game, asker.at) !== null });
  if (!found.ok) return refusal(app, asker, found.problem, { again: RESUME.to.in() });
  return act(app, asker, found.value.id, (game) => resumed(game, { by: asker.user.id, at: asker.at }));
}

export const resumePresses = answering(
  RESUME,
  {
    in: (asker, { value }, app) => find(app, asker, value),
    now: (asker, { id, ply }, app) =>
      act(app, asker, id, (game) => resumed(game, { by: asker.user.id, at: asker.at, ply })),
  },
  { posts: true },
);

export const resume = defineCommand({
  name: 'resume',
  posts: true,
  options: [GAME_OPTION],
  run: (asker, values, app) => find(app, asker, values.game),
  suggest: (asker, { text }, app) => suggestGames(app, asker, text),
});
