/** What was played from a position of a finished game, for a member of its server on the page. */
import { explore } from '../app/play/explore.ts';
import type { Actor } from '../app/ports/actor.ts';
import type { App } from '../app/ports/app.ts';
import type { Problem } from '../app/problem/problem.ts';
import { viewerFor } from '../app/reader/reader.ts';
import { lastPosition } from '../draughts/line.ts';
import { legalMoves } from '../draughts/moves.ts';
import type { GameId } from '../game/game.ts';
import { type Attempt, done, refused } from '../kit/attempt.ts';
import { makeMove } from '../notation/move.ts';
import { rootOf } from '../views/replay/exploring.ts';
import type { ToPage } from './protocol.ts';

type Told = Extract<ToPage, { kind: 'explored' }>;

export async function exploredOf(
  app: App,
  by: Actor,
  id: GameId,
  ply: number,
  isMember: (guildId: string) => Promise<boolean>,
): Promise<Attempt<Told, Problem>> {
  const guildId = (await app.store.games.load(id))?.game.place.guildId ?? null;
  if (guildId === null) return refused({ code: 'no-server' });
  if (!(await isMember(guildId))) return refused({ code: 'unknown-game' });
  const viewer = { user: by.user.id, guildId, place: null, isShown: true };
  const place = { path: '', band: 'all', since: 'ever', user: '', bottom: 'white' } as const;
  const found = await explore(app, viewer, { ...place, root: rootOf(id, ply) });
  if (!found?.ok) return found ?? refused({ code: 'unknown-game' });
  const { line, moves } = found.value;
  const { style } = await viewerFor(app, by);
  const legal = legalMoves(line.variant, lastPosition(line));
  const named = moves.map(({ move, ...results }) => ({
    move: makeMove(line.variant, move, legal, style ?? line.variant.notation.squares),
    ...results,
  }));
  return done({ kind: 'explored', game: id, ply: line.moves.length, moves: named });
}
