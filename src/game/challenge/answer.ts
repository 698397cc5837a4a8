/** Answers to a challenge; each closes it for good. */
import { done, refused, type Attempt } from '../../kit/attempt.ts';
import type { ByColor, Color } from '../../draughts/types.ts';
import type { LevelNumber } from '../../engine/play/levels.ts';
import type { Challenge, ChallengeState } from './challenge.ts';
import type { Act } from '../decision.ts';
import type { Game, GameId, Player, UserId } from '../game.ts';
import { newGame } from '../newGame.ts';
import type { GameProblem } from '../problem.ts';
import { playerOf, seatEngine, seatPerson, type Seat } from '../seat.ts';

export interface Beginning {
  readonly challenge: Challenge;
  readonly game: Game;
}

/** What chance and the shell add to an acceptance. */
export interface Acceptance {
  readonly player: Player;
  /** Set if the engine accepts. */
  readonly level?: LevelNumber;
  readonly at: number;
  readonly gameId: GameId;
  readonly coin: boolean;
}

export function acceptChallenge(
  challenge: Challenge,
  acceptance: Acceptance,
): Attempt<Beginning, GameProblem> {
  const { player, level, at, gameId, coin } = acceptance;
  const state = stateAt(challenge, at);
  if (state !== 'open') return refused({ code: 'challenge-closed', state });
  if (player.id === challenge.challenger.id) return refused({ code: 'accept-own-challenge' });
  const problem = unlessOpponent(challenge, player.id);
  if (problem) return refused(problem);
  const accepter = level === undefined ? seatPerson(player) : seatEngine(player, level);
  return done({
    challenge: { ...close(challenge, 'accepted'), opponent: playerOf(player), gameId },
    game: newGame(gameId, challenge, seats(challenge, accepter, coin), at),
  });
}

export function declineChallenge(challenge: Challenge, act: Act): Attempt<Challenge, GameProblem> {
  const state = stateAt(challenge, act.at);
  if (state !== 'open') return refused({ code: 'challenge-closed', state });
  if (!challenge.opponent) return refused({ code: 'challenge-not-yours' });
  const problem = unlessOpponent(challenge, act.by);
  return problem ? refused(problem) : done(close(challenge, 'declined'));
}

export function cancelChallenge(challenge: Challenge, act: Act): Attempt<Challenge, GameProblem> {
  const state = stateAt(challenge, act.at);
  if (state !== 'open') return refused({ code: 'challenge-closed', state });
  if (act.by !== challenge.challenger.id) return refused({ code: 'challenge-not-yours' });
  return done(close(challenge, 'cancelled'));
}

export const expireChallenge = (challenge: Challenge, now: number): Challenge | null =>
  challenge.state === 'open' && stateAt(challenge, now) === 'expired' ? close(challenge, 'expired') : null;

const stateAt = (challenge: Challenge, at: number): ChallengeState =>
  challenge.state === 'open' && at >= challenge.expiresAt ? 'expired' : challenge.state;

const close = (challenge: Challenge, state: ChallengeState): Challenge => ({
  ...challenge,
  state,
  version: challenge.version + 1,
});

const unlessOpponent = ({ opponent }: Challenge, user: UserId): GameProblem | null =>
  opponent && opponent.id !== user ? { code: 'challenge-not-for-you', opponent: opponent.name } : null;

function seats({ challenger: player, color }: Challenge, accepter: Seat, coin: boolean): ByColor<Seat> {
  const challenger = seatPerson(player);
  const chance: Color = coin ? 'white' : 'black';
  const own = color === 'random' ? chance : color;
  return own === 'white' ? { white: challenger, black: accepter } : { white: accepter, black: challenger };
}
