import { answering } from '../src/app/ports/answering.ts';
import { act } from '../src/app/play/act.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { findGame } from '../src/app/play/find.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { GAME_OPTION, suggestGames } from '../src/app/play/suggest.ts';
import type { GameId } from '../src/game/game.ts';
import { resign as resigned } from '../src/game/play/otherEnds.ts';
import { sideOf } from '../src/game/decision.ts';
import { sayIn } from '../src/i18n/say.ts';
import { resignScreen } from '../src/views/game/offerButtons.ts';
import { RESIGN } from '../src/views/presses/declarations.ts';

async function ask(app: App, asker: Asker, id?: GameId): Promise<Reply> {
  const found = await findGame(app, asker, { id });
  if (!found.ok) return refusal(app, asker, found.problem, { again: RESIGN.to.in() });
  const game = found.value;
  const side = sideOf(game, { by: asker.user.id, at: asker.at });
  if (!side.ok) return refusal(app, asker, side.problem);
  return { kind: 'private', screen: resignScreen(sayIn(asker.locale), game, side.value) };
}

export const resignPresses = answering(
  RESIGN,
  {
    in: (asker, { value }, app) => ask(app, asker, value),
    ask: (asker, { id }, app) => ask(app, asker, id),
    keep: async () => ({ kind: 'dismissed' }),
    confirm: (asker, { id, ply }, app) =>
      act(app, asker, id, (game) => resigned(game, { by: asker.user.id, at: asker.at, ply })),
  },
  { posts: true },
);

export const resign = defineCommand({
  name: 'resign',
  posts: true,
  options: [GAME_OPTION],
  run: (asker, values, app) => ask(app, asker, values.game),
  suggest: (asker, { text: typed }, app) => suggestGames(app, asker, typed),
});
