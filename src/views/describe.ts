/**
 * A board in words, for those who cannot see the picture: who plays, what was just moved, whose turn it is, and where
 * every piece stands. Discord takes 1,024 characters; a full board of any size needs fewer.
 */
import { COLORS, ROLES } from '../draughts/types.ts';
import type { Color, Piece, Role, Square, Tower } from '../draughts/types.ts';
import type { Say } from '../i18n/say.ts';
import { makeSquare } from '../notation/square.ts';
import type { Look } from './look.ts';

const LONGEST_NAME = 32;
const byNumber = new Intl.Collator('en', { numeric: true });

interface Standing {
  readonly square: Square;
  readonly tower: Tower;
}

const standing = ({ position }: Look): readonly Standing[] =>
  position.board.flatMap((tower, square) => (tower ? [{ square, tower }] : []));

const squareNames = ({ variant }: Look, squares: readonly Square[]): readonly string[] =>
  squares.map((square) => makeSquare(variant, square)).sort(byNumber.compare);

function describeLast(say: Say, look: Look): string | null {
  if (!look.last) return null;
  const { move, by, text } = look.last;
  const count = move.taken.length;
  if (count === 0) return say(`describe.last.${by}`, { move: text });
  const squares = say.list(
    move.taken.map((square) => makeSquare(look.variant, square)),
    'and',
  );
  return say(`describe.last-capture.${by}`, { move: text, count, squares });
}

function describeState(say: Say, { game, turn }: Look): string {
  if (!game.result) return say(`describe.turn.${turn}`);
  return game.result.winner ? say(`describe.won.${game.result.winner}`) : say('describe.drawn');
}

const GROUPS = { man: 'describe.men', king: 'describe.kings' } as const;

function describeGroup(say: Say, look: Look, color: Color, role: Role): string | null {
  const squares = standing(look)
    .filter(({ tower: [top, ...under] }) => top.color === color && top.role === role && under.length === 0)
    .map(({ square }) => square);
  if (squares.length === 0) return null;
  return say(`${GROUPS[role]}.${color}`, {
    count: squares.length,
    squares: say.list(squareNames(look, squares), 'plain'),
  });
}

/** Neighbours of one kind in a tower, counted: from the top "1 white king, 2 black men". */
function runsOf(tower: Tower): readonly { readonly piece: Piece; readonly count: number }[] {
  const runs: { piece: Piece; count: number }[] = [];
  for (const piece of tower) {
    const run = runs.at(-1);
    if (run && run.piece.color === piece.color && run.piece.role === piece.role) run.count += 1;
    else runs.push({ piece, count: 1 });
  }
  return runs;
}

function describeTowers(say: Say, look: Look): string | null {
  const towers = standing(look).filter(({ tower }) => tower.length > 1);
  if (towers.length === 0) return null;
  const described = towers.map(({ square, tower }) =>
    say('describe.tower', {
      square: makeSquare(look.variant, square),
      pieces: say.list(
        runsOf(tower).map(({ piece, count }) => say(`describe.run.${piece.color}.${piece.role}`, { count })),
        'plain',
      ),
    }),
  );
  return say('describe.towers', { count: towers.length, towers: described.join('; ') });
}

function describeSide(say: Say, look: Look, color: Color): readonly (string | null)[] {
  if (!standing(look).some(({ tower: [top] }) => top.color === color)) return [say(`describe.none.${color}`)];
  return ROLES.map((role) => describeGroup(say, look, color, role));
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
    ...COLORS.flatMap((color) => describeSide(say, look, color)),
    describeTowers(say, look),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}
