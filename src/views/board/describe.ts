/**
 * A board in words, for those who cannot see the picture: who plays, what was just moved, whose turn it is, and where
 * every piece stands. Discord takes 1,024 characters; a full board of any size needs fewer.
 */
import { endingOf } from '../../draughts/ending.ts';
import { lastPosition } from '../../draughts/line.ts';
import type { Line } from '../../draughts/line.ts';
import type { Color } from '../../draughts/types.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Result } from '../../game/game.ts';
import { absentIn } from '../../game/sides.ts';
import type { Say } from '../../i18n/say.ts';
import { cut } from '../../notation/cut.ts';
import { makeSquare } from '../../notation/square.ts';
import type { NotationStyle } from '../../notation/square.ts';
import { describePieces } from './describePieces.ts';
import type { Setting } from './describePieces.ts';
import { lastPlayed } from './look.ts';
import type { Look, Played } from './look.ts';
import { playerName } from '../screen/playerName.ts';

const LONGEST_NAME = 32;

function describeLast(say: Say, { variant, style }: Setting, last: Played | null): string | null {
  if (!last) return null;
  const { move, by, text } = last;
  const count = move.taken.length;
  if (count === 0) return say(`describe.last.${by}`, { move: text });
  const squares = say.list(
    move.taken.map((square) => makeSquare(variant, square, style)),
    'and',
  );
  return say(`describe.last-capture.${by}`, { move: text, count, squares });
}

function describeState(say: Say, turn: Color, result: Result | null): string {
  if (!result) return say(`describe.turn.${turn}`);
  if (result.by === 'aborted') return say('describe.aborted');
  return result.winner ? say(`describe.won.${result.winner}`) : say('describe.drawn');
}

/** The whole board and the last move in at most 1,024 characters, without markdown. */
export function describeBoard(say: Say, look: Look): string {
  const absent = absentIn(look.game);
  const { white, black } = look.game.seats;
  return [
    say('describe.board', {
      variant: say(`variant.${look.game.variant}`),
      white: cut(playerName(say, white), LONGEST_NAME),
      black: cut(playerName(say, black), LONGEST_NAME),
    }),
    describeLast(say, look, look.last),
    absent ? say(`describe.won.${opponentOf(absent)}`) : describeState(say, look.turn, look.game.result),
    ...describePieces(say, look),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** A board that nobody plays on: a position to begin from, an example. */
export function describeLine(say: Say, line: Line, style: NotationStyle): string {
  const { variant } = line;
  const position = lastPosition(line);
  const setting = { variant, position, style };
  return [
    say('describe.position', { variant: say(`variant.${variant.id}`) }),
    describeLast(say, setting, lastPlayed(line, style)),
    describeState(say, position.turn, endingOf(line)),
    ...describePieces(say, setting),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}
