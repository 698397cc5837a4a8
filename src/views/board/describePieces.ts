/** Where every piece stands, in words: sides, men and kings, and towers from the top down. */
import { runsOf } from '../../draughts/runs.ts';
import { COLORS, ROLES } from '../../draughts/types.ts';
import type { Color, Position, Role, Square, Tower } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { Say } from '../../i18n/say.ts';
import { makeSquare } from '../../notation/square.ts';
import type { NotationStyle } from '../../notation/square.ts';

/** A board and how its squares are written. */
export interface Setting {
  readonly variant: Variant;
  readonly position: Position;
  readonly style: NotationStyle;
}

interface Standing {
  readonly square: Square;
  readonly tower: Tower;
}

const byNumber = new Intl.Collator('en', { numeric: true });

const standing = ({ position }: Setting): readonly Standing[] =>
  position.board.flatMap((tower, square) => (tower ? [{ square, tower }] : []));

const squareNames = ({ variant, style }: Setting, squares: readonly Square[]): readonly string[] =>
  squares.map((square) => makeSquare(variant, square, style)).sort(byNumber.compare);

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

/** A sentence for each kind of piece that there is, White's first. */
export const describePieces = (say: Say, setting: Setting): readonly string[] =>
  [...COLORS.flatMap((color) => describeSide(say, setting, color)), describeTowers(say, setting)].filter(
    (sentence) => sentence !== null,
  );
