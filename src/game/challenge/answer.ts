/** Answers to a challenge; each closes it permanently. */
import { done, refused, type Result } from '../../kit/result.ts';
import type { ByColor, Color } from '../../draughts/types.ts';
import type { Challenge, ChallengeState } from './challenge.ts';
import type { Act } from '../decision.ts';
import type { Game, GameId, Place, Player, UserId } from '../game.ts';
import { newGame } from '../newGame.ts';
import type { GameProblem } from '../problem.ts';
import { isPerson, mayActFor, seatPerson, type Seat } from '../seat.ts';

export interface Beginning {
  readonly challenge: Challenge;
  readonly game: Game;
}

/** The random values and ids that the shell adds when a challenge is accepted. */
interface Acceptance {
  readonly player: Player;
  /** The game's channel, if the challenge has none. */
  readonly place: Place;
  readonly at: number;
  readonly gameId: GameId;
  readonly coin: boolean;
}

export function barOnAccepting(challenge: Challenge, { by, at }: Act): GameProblem | null {
  const state = stateAt(challenge, at);
  if (state !== 'open') return { code: 'challenge-closed', state };
  if (mayActFor(challenge.challenger, by)) return { code: 'accept-own-challenge', id: challenge.id };
  return unlessOpponent(challenge, by);
}

export function acceptChallenge(
  challenge: Challenge,
  acceptance: Acceptance,
): Result<Beginning, GameProblem> {
  const { player, at, gameId, coin } = acceptance;
  const problem = barOnAccepting(challenge, { by: player.id, at });
  if (problem) return refused(problem);
  const opponent = seatFor(challenge, player);
  const place = challenge.place ?? acceptance.place;
  return done({
    challenge: { ...close(challenge, 'accepted'), opponent, gameId },
    game: newGame(
      gameId,
      { ...challenge, voting: challenge.crowd?.voting, place },
      seats(challenge, opponent, coin),
      at,
    ),
  });
}

export function declineChallenge(challenge: Challenge, act: Act): Result<Challenge, GameProblem> {
  const problem = barOnAccepting(challenge, act);
  if (problem) return refused(problem);
  return challenge.opponent ? done(close(challenge, 'declined')) : refused({ code: 'challenge-not-yours' });
}

export function cancelChallenge(challenge: Challenge, act: Act): Result<Challenge, GameProblem> {
  const state = stateAt(challenge, act.at);
  if (state !== 'open') return refused({ code: 'challenge-closed', state });
  if (!mayActFor(challenge.challenger, act.by)) return refused({ code: 'challenge-not-yours' });
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
  opponent && !mayActFor(opponent, user) ? { code: 'challenge-not-for-you', opponent: opponent.name } : null;

/** A person gets their current name; the engine keeps the level from the challenge. */
const seatFor = ({ opponent }: Challenge, player: Player): Seat =>
  opponent && !isPerson(opponent) ? opponent : seatPerson(player);

function seats({ challenger, crowd, color }: Challenge, accepter: Seat, coin: boolean): ByColor<Seat> {
  const by = crowd?.team ?? challenger;
  const chance: Color = coin ? 'white' : 'black';
  const own = color === 'random' ? chance : color;
  return own === 'white' ? { white: by, black: accepter } : { white: accepter, black: by };
}
