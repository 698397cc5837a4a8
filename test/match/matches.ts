/** Matches for tests, started from the challenger's input. */
import { seatPerson } from '../../src/game/seat.ts';
import { createHash } from 'node:crypto';
import { acceptChallenge } from '../../src/game/challenge/answer.ts';
import { endGame } from '../../src/game/play/otherEnds.ts';
import { invite } from '../../src/game/challenge/invite.ts';
import { isMatched, type MatchedGame } from '../../src/game/match/matchScore.ts';
import type { Color } from '../../src/draughts/types.ts';
import { firstGame } from '../../src/game/match/games.ts';
import { offerOf, type MatchWish } from '../../src/game/match/offer.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A match's first game between Anna (White) and Boris, and the card that was shown before. */
export function challengeFor(
  wish: Omit<MatchWish, 'variant'>,
  mixed: readonly string[] = ['1', '2'],
): { game: MatchedGame; sealed: string } {
  const offer = offerOf({ variant: 'russian', ...wish }, 'secret', sha256);
  if (!offer.ok) throw new Error(offer.problem.code);
  const anna = seatPerson({ id: 'anna', name: 'Anna' });
  const place = { guildId: '1', channelId: '2', locale: 'en-US' };
  const terms = { variant: 'russian', challenger: anna, opponent: null, color: 'white', place } as const;
  const challenge = invite({ ...terms, match: offer.value }, 'c', 0);
  if (!challenge.ok) throw new Error(challenge.problem.code);
  const boris = { id: 'boris', name: 'Boris' };
  const begun = acceptChallenge(challenge.value, { player: boris, place, at: 0, gameId: 'g1', coin: true });
  if (!begun.ok) throw new Error(begun.problem.code);
  const game = firstGame(begun.value.game, offer.value, mixed, sha256);
  return { game: matched(game), sealed: offer.value.draw?.sealed ?? '' };
}

export function matched(game: Parameters<typeof isMatched>[0]): MatchedGame {
  if (!isMatched(game)) throw new Error('no match');
  return game;
}

/** The game after a win by this side; `null` means a draw. */
export const gameOver = (game: MatchedGame, winner: Color | null): MatchedGame =>
  matched(endGame(game, { winner, by: winner ? 'resignation' : 'agreement' }, 1000));
