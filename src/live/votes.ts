/** A member's vote for their team's move, sent to that member only. */
import type { Actor } from '../app/ports/actor.ts';
import type { App } from '../app/ports/app.ts';
import type { Problem } from '../app/problem/problem.ts';
import { ballotOf } from '../game/ballot.ts';
import { colorOf } from '../game/decision.ts';
import type { GameId } from '../game/game.ts';
import { type Attempt, done, refused } from '../kit/attempt.ts';
import { VOTE } from '../views/presses/declarations.ts';
import { pressesOn, type Screen } from '../views/screen/screen.ts';
import type { ToPage } from './protocol.ts';

type Told = Extract<ToPage, { kind: 'vote' }>;

/** Someone who has voted in Discord may vote here, because a page doesn't know their membership. */
export async function voteOf(
  { store }: App,
  { user: { id: user } }: Pick<Actor, 'user'>,
  id: GameId,
): Promise<Attempt<Told, Problem>> {
  const record = await store.games.load(id);
  if (!record) return refused({ code: 'unknown-game' });
  const { game } = record;
  const told = { kind: 'vote', game: id, ply: game.moves.length } as const;
  const ballot = colorOf(game, user) ? null : ballotOf(game);
  const side = ballot && (await store.votes.sideOf(id, user));
  if (!ballot || side?.color !== ballot.color) return done({ ...told, mayVote: false, move: null });
  const vote = await store.votes.load(id, ballot.ply, user);
  return done({ ...told, mayVote: true, move: vote?.move ?? null });
}

/** The move of a vote that the screen asks about. */
export const doubtIn = (screen: Screen): string | null =>
  pressesOn(screen)
    .find(({ command, action }) => command === VOTE.command && action === 'sure')
    ?.args.at(-1) ?? null;
