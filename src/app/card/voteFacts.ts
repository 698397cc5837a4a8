/** The facts about votes on a card. Hidden votes leave the store only after the vote. */
import type { Game } from '../../game/game.ts';
import { firstToMove } from '../../game/line.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { isCrowd } from '../../game/seat.ts';
import { totalOf, type VoteFacts } from '../../game/vote/count.ts';
import { ballotOf } from '../../game/ballot.ts';
import type { Using } from '../ports/app.ts';

const MOST_REASONS = 3;
/** How many plies to look back: answers and forced moves may follow the last voted move. */
const PLIES = 10;

export async function voteFactsOf({ store }: Using<'votes'>, game: Game): Promise<VoteFacts | null> {
  const { id, voting } = game;
  if (!voting) return null;
  const ballot = ballotOf(game);
  const tallies = ballot && (await store.votes.tallies({ gameId: id, ...ballot }));
  return {
    count: tallies ? totalOf(tallies.moves) : 0,
    now: tallies && voting.tallies === 'open' ? tallies.moves : null,
    last: await lastVote(store, game),
  };
}

async function lastVote(store: Using<'votes'>['store'], game: Game): Promise<VoteFacts['last']> {
  const first = firstToMove(game);
  for (let ply = game.moves.length - 1; ply >= Math.max(0, game.moves.length - PLIES); ply -= 1) {
    const color = ply % 2 === 0 ? first : opponentOf(first);
    if (!isCrowd(game.seats[color])) continue;
    const move = game.moves[ply] ?? '';
    const { moves } = await store.votes.tallies({ gameId: game.id, ply, round: 0, from: 0, color });
    if (moves.length === 0) continue;
    const reasons = await store.votes.reasons(game.id, ply, move, MOST_REASONS);
    const isLast = ply === game.moves.length - 1 || !isCrowd(game.seats[opponentOf(color)]);
    return { moves, reasons, by: isLast ? null : color };
  }
  return null;
}
