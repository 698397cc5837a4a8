import { answering } from '../ports/answering.ts';
import { act } from './act.ts';
import type { Using } from '../ports/app.ts';
import type { Asker, Reply } from '../ports/command.ts';
import { findGame } from './find.ts';
import type { GameId } from '../../game/game.ts';
import { mayDo } from '../../game/actions.ts';
import { resume as resumed } from '../../game/offers/offering.ts';
import { RESUME } from '../../views/presses/declarations.ts';

type Needs = Using<'games' | 'people' | 'standings' | 'votes', 'engine' | 'memory' | 'now' | 'reading'>;

export async function resumeGame(app: Needs, asker: Asker, id?: GameId): Promise<Reply> {
  const deed = { by: asker.user.id, at: asker.at };
  const found = await findGame(app, asker, { id, rather: (game) => mayDo(game, deed, 'resume').ok });
  if (!found.ok) return { ...found, again: RESUME.to.in() };
  return act(app, asker, found.value.id, (game) => resumed(game, deed));
}

export const resumePresses = answering(
  RESUME,
  {
    in: (asker, { value }, app) => resumeGame(app, asker, value),
    now: (asker, { id, ply }, app) =>
      act(app, asker, id, (game) => resumed(game, { by: asker.user.id, at: asker.at, ply })),
  },
  { posts: 'card' },
);
