/** A text for people who can't see the picture. Even a full board fits the limit (`HOLDS.alt`). */
import { boardOf } from '../../draughts/geometry.ts';
import { opponentOf, runsOf } from '../../draughts/piece.ts';
import {
  type Color,
  COLORS,
  type Position,
  type Role,
  ROLES,
  type Square,
  type Tower,
} from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { Say } from '../../i18n/say.ts';
import { makeSquare, type NotationStyle, spokenIn, squaresIn } from '../../notation/square.ts';
import { endingOf } from '../../draughts/ending.ts';
import { lastPosition, type Line } from '../../draughts/line.ts';
import { isCalledOff, type GameResult } from '../../game/game.ts';
import { absentIn } from '../../game/line.ts';
import { cut } from '../../kit/cut.ts';
import { playerName } from '../screen/phrases.ts';
import { lastPlayed, type Look } from './look.ts';

export interface Setting {
  readonly variant: Variant;
  readonly position: Position;
  readonly style: NotationStyle;
}

interface Standing {
  readonly square: Square;
  readonly tower: Tower;
}

const standing = ({ position }: Setting): readonly Standing[] =>
  position.board.flatMap((tower, square) => (tower ? [{ square, tower }] : []));

/** By name: along the files, or by number. `squares` are in the order of numbers. */
function squareNames({ variant, style }: Setting, squares: readonly Square[]): readonly string[] {
  const board = boardOf(variant);
  const fileOf = (square: Square): number => board.squares[square]?.column ?? 0;
  const inOrder =
    squaresIn(variant, style) === 'numeric'
      ? squares
      : squares.toReversed().toSorted((a, b) => fileOf(a) - fileOf(b));
  return inOrder.map((square) => makeSquare(variant, square, style));
}

const GROUPS = { man: 'describe.men', king: 'describe.kings' } as const;

function describeGroup(say: Say, setting: Setting, color: Color, role: Role): string | null {
  const squares = standing(setting)
    .filter(({ tower: [top, ...under] }) => top.color === color && top.role === role && under.length === 0)
    .map(({ square }) => square);
  if (squares.length === 0) return null;
  return say(`${GROUPS[role]}.${color}`, {
    count: squares.length,
    squares: say.list(squareNames(setting, squares), 'plain'),
  });
}

function describeTowers(say: Say, setting: Setting): string | null {
  const towers = standing(setting).filter(({ tower }) => tower.length > 1);
  if (towers.length === 0) return null;
  const described = towers.map(({ square, tower }) =>
    say('describe.tower', {
      square: makeSquare(setting.variant, square, setting.style),
      pieces: say.list(
        runsOf(tower).map(({ piece, count }) => say(`describe.run.${piece.color}.${piece.role}`, { count })),
        'plain',
      ),
    }),
  );
  return say('describe.towers', { count: towers.length, towers: described.join('; ') });
}

function describeSide(say: Say, setting: Setting, color: Color): readonly (string | null)[] {
  if (!standing(setting).some(({ tower: [top] }) => top.color === color))
    return [say(`describe.none.${color}`)];
  return ROLES.map((role) => describeGroup(say, setting, color, role));
}

export const describePieces = (say: Say, setting: Setting): readonly string[] =>
  [...COLORS.flatMap((color) => describeSide(say, setting, color)), describeTowers(say, setting)].filter(
    (sentence) => sentence !== null,
  );

const LONGEST_NAME = 32;

function describeLast(say: Say, { variant, style }: Setting, line: Line): string | null {
  const last = lastPlayed(line, spokenIn(style) ?? variant.notation.squares);
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

function describeState(say: Say, turn: Color, result: GameResult | null): string {
  if (!result) return say(`describe.turn.${turn}`);
  if (isCalledOff(result)) return say('describe.aborted');
  return result.winner ? say(`describe.won.${result.winner}`) : say('describe.drawn');
}

export function describeBoard(say: Say, look: Look): string {
  const absent = absentIn(look.game);
  const { white, black } = look.game.seats;
  return [
    say('describe.board', {
      variant: say(`variant.${look.game.variant}`),
      white: cut(playerName(say, white), LONGEST_NAME),
      black: cut(playerName(say, black), LONGEST_NAME),
    }),
    describeLast(say, look, look.line),
    absent ? say(`describe.won.${opponentOf(absent)}`) : describeState(say, look.turn, look.game.result),
    ...describePieces(say, look),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

export function describeLine(say: Say, line: Line, style: NotationStyle): string {
  const { variant } = line;
  const position = lastPosition(line);
  const setting = { variant, position, style };
  return [
    say('describe.position', { variant: say(`variant.${variant.id}`) }),
    describeLast(say, setting, line),
    describeState(say, position.turn, endingOf(line)),
    ...describePieces(say, setting),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}
