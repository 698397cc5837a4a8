/**
 * A board in words, for those who cannot see the picture: who plays, what was just moved, whose turn it is, and where
 * every piece stands. Discord takes 1,024 characters; a full board of any size needs fewer.
 */
import type { Say } from '../i18n/say.ts';
import { makeSquare } from '../notation/square.ts';
import { describePieces } from './describePieces.ts';
import type { Setting } from './describePieces.ts';
import type { Look } from './look.ts';

const LONGEST_NAME = 32;

function describeLast(say: Say, look: Look): string | null {
  if (!look.last) return null;
  const { move, by, text } = look.last;
  const count = move.taken.length;
  if (count === 0) return say(`describe.last.${by}`, { move: text });
  const squares = say.list(
    move.taken.map((square) => makeSquare(look.variant, square, look.style)),
    'and',
  );
  return say(`describe.last-capture.${by}`, { move: text, count, squares });
}

function describeState(say: Say, { game, turn }: Look): string {
  if (!game.result) return say(`describe.turn.${turn}`);
  return game.result.winner ? say(`describe.won.${game.result.winner}`) : say('describe.drawn');
}

/** The whole board and the last move in at most 1,024 characters, without markdown. */
export function describeBoard(say: Say, look: Look): string {
  const { white, black } = look.game.players;
  return [
    say('describe.board', {
      variant: say(`variant.${look.game.variant}`),
      white: white.name.slice(0, LONGEST_NAME),
      black: black.name.slice(0, LONGEST_NAME),
    }),
    describeLast(say, look),
    describeState(say, look),
    ...describePieces(say, look),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** A board that nobody plays on yet. */
export const describePosition = (say: Say, setting: Setting): string =>
  [
    say('describe.position', { variant: say(`variant.${setting.variant.id}`) }),
    say(`describe.turn.${setting.position.turn}`),
    ...describePieces(say, setting),
  ].join(' ');
