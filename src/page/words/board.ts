/** The board's texts for screen readers. */
import { legalMoves } from '../../draughts/moves.ts';
import { runsOf } from '../../draughts/piece.ts';
import type { Tower } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variantIds.ts';
import { makeMove } from '../../notation/move.ts';
import { makeSquare, spokenIn } from '../../notation/square.ts';
import type { BoardState, BoardWords, SquareFacts } from '../board/state.ts';
import type { PageSay } from './say.ts';

function pieceOn(say: PageSay, square: string, tower: Tower): string {
  const [{ color, role }] = tower;
  if (tower.length === 1) return say(`page.square.${color}.${role}`, { square });
  const runs = runsOf(tower).map(({ piece, count }) =>
    say(`describe.run.${piece.color}.${piece.role}`, { count }),
  );
  return say('page.square.tower', { square, pieces: runs.join(', ') });
}

function squareText(say: PageSay, { name, tower, part }: SquareFacts): string {
  const square = tower === null ? say('page.square.empty', { square: name }) : pieceOn(say, name, tower);
  return part === null ? square : say(`page.part.${part}`, { square });
}

export function lastText(say: PageSay, { variant, last, notation }: BoardState): string {
  if (last === null) return '';
  const { move: played, before } = last;
  const move = makeMove(variant, played, legalMoves(variant, before), spokenIn(notation));
  const count = played.taken.length;
  if (count === 0) return say(`describe.last.${before.turn}`, { move });
  const squares = say.list(
    played.taken.map((square) => makeSquare(variant, square, notation)),
    'conjunction',
  );
  return say(`describe.last-capture.${before.turn}`, { move, count, squares });
}

export const boardWordsIn = (say: PageSay, variant: VariantId): BoardWords => ({
  board: say('page.board', { variant: say(`variant.${variant}`) }),
  released: say('page.released'),
  square: (facts) => squareText(say, facts),
  played: (played) => lastText(say, played),
  chosen: (square, targets) => say('page.chosen', { square, squares: say.list(targets, 'disjunction') }),
  blocked: (square, isOwn) => say(isOwn ? 'page.blocked.piece' : 'page.blocked.empty', { square }),
  onward: (square, targets) => say('page.onward', { square, squares: say.list(targets, 'disjunction') }),
  unclear: (square, stops) => say('page.unclear', { square, squares: say.list(stops, 'disjunction') }),
});
