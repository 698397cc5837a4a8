/** A bracket: one column per round, one plate per tie, and lines along which winners advance. */
import { type Brush, plate as fillPlate } from '../paint/brush.ts';
import { fade } from '../scene/shape.ts';
import { paintWords } from '../paint/font.ts';
import { MARGIN, type Plan, WIDTH, paintName } from './plan.ts';
import type { Bracket, Side, Tie } from '../scene/results.ts';
import type { Theme } from '../scene/theme.ts';

const GUTTER = 8;
const GAP = 7;
const LINE = 20;
const LETTERS = 11;
/** Names shrink to this before they are cut off. */
const LEAST_NAME = 9.5;
const CAPTION = 20;

interface Sizes {
  readonly plate: number;
  readonly height: number;
}

const sizesOf = ({ rounds }: Bracket): Sizes => {
  const first = rounds[0]?.length ?? 1;
  const plate = Math.min(150, (WIDTH - 2 * MARGIN - (rounds.length - 1) * GUTTER) / rounds.length);
  return { plate, height: first * (2 * LINE + GAP) };
};

const middleOf = ({ height }: Sizes, ties: number, at: number): number =>
  MARGIN + ((at + 0.5) * height) / ties;

const leftOf = ({ plate }: Sizes, round: number): number => MARGIN + round * (plate + GUTTER);

function paintSide(brush: Brush, theme: Theme, side: Side, { plate }: Sizes, x: number, y: number) {
  const [size, base] = [LETTERS, y + LINE * 0.7];
  const fill = side.isWinner ? theme.text : theme.coordinate;
  const score = 4 + size * 0.62 * side.score.length;
  if (side.isWinner) fillPlate(brush, fade(theme.turn, 0.28), [x, y, plate, LINE], 3);
  const place = { x: x + 4, y: base, size, room: plate - 8 - score, least: LEAST_NAME };
  if (side.player) paintName(brush, side.player, place, fill);
  const end = { x: x + plate - 4, y: base, size, room: score, align: 'right' } as const;
  paintWords(brush, side.score, end, fill);
}

function paintTie(brush: Brush, theme: Theme, tie: Tie, sizes: Sizes, x: number, middle: number): void {
  if (!tie) return;
  const { plate } = sizes;
  fillPlate(brush, fade(theme.frameLight, 0.7), [x, middle - LINE, plate, 2 * LINE], 3);
  for (const [at, side] of tie.entries()) paintSide(brush, theme, side, sizes, x, middle + (at - 1) * LINE);
  brush.fillStyle = theme.frame;
  brush.fillRect(x, middle - 0.5, plate, 1);
}

function paintWay(brush: Brush, theme: Theme, sizes: Sizes, round: number, ties: number, at: number): void {
  const [from, to] = [leftOf(sizes, round) + sizes.plate, leftOf(sizes, round + 1)];
  const y = middleOf(sizes, ties, at);
  const target = middleOf(sizes, ties / 2, Math.floor(at / 2)) + (at % 2 === 0 ? -0.5 : 0.5) * LINE;
  brush.strokeStyle = theme.inlay;
  brush.lineWidth = 1;
  brush.beginPath();
  brush.moveTo(from, y);
  brush.lineTo((from + to) / 2, y);
  brush.lineTo((from + to) / 2, target);
  brush.lineTo(to, target);
  brush.stroke();
}

function paintRound(brush: Brush, theme: Theme, { rounds }: Bracket, sizes: Sizes, round: number): void {
  const ties = rounds[round] ?? [];
  for (const [at, tie] of ties.entries()) {
    if (tie && round + 1 < rounds.length) paintWay(brush, theme, sizes, round, ties.length, at);
    paintTie(brush, theme, tie, sizes, leftOf(sizes, round), middleOf(sizes, ties.length, at));
  }
}

/** Placed below the final, or below everything if the first round leaves no room. */
const thirdAt = (sizes: Sizes, { rounds }: Bracket): number =>
  rounds.length > 2
    ? middleOf(sizes, 1, 0) + 3 * LINE + CAPTION + GAP
    : MARGIN + sizes.height + CAPTION + LINE;

function paintThird(brush: Brush, theme: Theme, bracket: Bracket, sizes: Sizes): void {
  const { third, rounds } = bracket;
  if (!third) return;
  const [x, middle] = [leftOf(sizes, rounds.length - 1), thirdAt(sizes, bracket)];
  const place = { x: x + 4, y: middle - LINE - 5, size: 10.5, room: sizes.plate - 4 };
  paintWords(brush, third.caption, place, theme.coordinate);
  paintTie(brush, theme, third.tie, sizes, x, middle);
}

export function planBracket(theme: Theme, bracket: Bracket): Plan {
  const sizes = sizesOf(bracket);
  const end = bracket.third ? thirdAt(sizes, bracket) + LINE : 0;
  return {
    height: Math.max(MARGIN + sizes.height, end) + MARGIN,
    paint(brush) {
      for (const round of bracket.rounds.keys()) paintRound(brush, theme, bracket, sizes, round);
      paintThird(brush, theme, bracket, sizes);
    },
  };
}
