/** A member's vote for their team's move, sent to that member only. */
import { barOnVote } from '../app/play/voterBar.ts';
import type { Actor } from '../app/ports/actor.ts';
import type { App } from '../app/ports/app.ts';
import type { Problem } from '../app/problem/problem.ts';
import { refusalText } from '../app/problem/refusal.ts';
import { ballotOf } from '../game/ballot.ts';
import { colorOf } from '../game/decision.ts';
import type { GameId } from '../game/game.ts';
import { sayIn } from '../i18n/say.ts';
import { type Attempt, done, refused } from '../kit/attempt.ts';
import { VOTE } from '../views/presses/declarations.ts';
import { pressesOn, type Screen } from '../views/screen/screen.ts';
import { plainText } from './plain.ts';
import type { ToPage } from './protocol.ts';

type Told = Extract<ToPage, { kind: 'vote' }>;

export async function voteOf(app: App, by: Actor, id: GameId): Promise<Attempt<Told, Problem>> {
  const { votes, games } = app.store;
  const game = (await games.load(id))?.game;
  if (!game) return refused({ code: 'unknown-game' });
  const { id: user } = by.user;
  const told = { kind: 'vote', game: id, ply: game.moves.length } as const;
  const none = { ...told, mayVote: false, bar: null, isOnTeam: false, own: null };
  const ballot = colorOf(game, user) ? null : ballotOf(game);
  const side = ballot && (await votes.sideOf(id, user));
  if (!ballot || (side && side.color !== ballot.color)) return done(none);
  const bar = await barOnVote(app, by, game, ballot);
  if (bar) return done({ ...none, bar: plainText(refusalText(sayIn(by.locale), bar)) });
  const vote = await votes.load(id, ballot.ply, user);
  const own = vote && {
    move: vote.move,
    isDone: vote.doneIn === ballot.round,
    wish: vote.wish,
    reason: vote.reason,
  };
  return done({ ...told, mayVote: true, bar: null, isOnTeam: side?.hasLeft === false, own });
}

/** The move of a vote that the screen asks about. */
export const doubtIn = (screen: Screen): string | null =>
  pressesOn(screen)
    .find(({ command, action }) => command === VOTE.command && action === 'sure')
    ?.args.at(-1) ?? null;
