import { answering } from '../ports/answering.ts';
import { act } from './act.ts';
import type { Using } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import { findGame } from './find.ts';
import type { GameId } from '../../game/game.ts';
import { resign as resigned } from '../../game/play/otherEnds.ts';
import { mayDo } from '../../game/actions.ts';
import { sayIn } from '../../i18n/say.ts';
import { resignScreen } from '../../views/game/offerButtons.ts';
import { RESIGN } from '../../views/presses/declarations.ts';

export async function askToResign(app: Using<'games' | 'people'>, asker: Asker, id?: GameId): Promise<Reply> {
  const found = await findGame(app, asker, { id });
  if (!found.ok) return { ...found, again: RESIGN.to.in() };
  const game = found.value;
  const side = mayDo(game, { by: asker.user.id, at: asker.at }, 'resign');
  if (!side.ok) return side;
  return privately(resignScreen(sayIn(asker.locale), game, side.value));
}

export const resignPresses = answering(
  RESIGN,
  {
    in: (asker, { value }, app) => askToResign(app, asker, value),
    ask: (asker, { id }, app) => askToResign(app, asker, id),
    keep: async () => ({ kind: 'dismissed' }),
    confirm: (asker, { id, ply }, app) =>
      act(app, asker, id, (game) => resigned(game, { by: asker.user.id, at: asker.at, ply })),
  },
  { posts: 'card' },
);
