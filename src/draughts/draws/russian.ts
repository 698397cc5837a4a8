/**
 * The endings of Russian and Brazilian draughts (FMJD-64 rules 7.2.4 to 7.2.8).
 *
 * The rules don't say how 7.2.5 (15 moves of kings) and 7.2.6 (30 or 60 moves in small endings)
 * combine. As on the largest site for these games, 7.2.6 replaces 7.2.5 while four to seven pieces
 * remain and each side has a king. So no game ends before the longest official limit.
 */
import { boardOf } from '../geometry.ts';
import type { Color, Position, Square } from '../types.ts';
import type { Count, Course, DrawRule } from './drawRule.ts';
import { countOf, kingsOnlyRatio, type Ratio, tally } from './ratio.ts';
import { againstLoneKing, bothHaveKing, materialOf, totalOf, type Material } from './material.ts';

/** 7.2.4: three kings or more against one. */
const THREE_KINGS: Ratio = {
  rule: 'three-kings-15',
  plies: 30,
  startsAt: 'ratio',
  renews: ({ taken, crowns }) => taken > 0 || crowns,
};

const KINGS_ONLY = kingsOnlyRatio('kings-only-15', 15);

/** 7.2.6: kings on both sides, four or five pieces. */
const STANDOFF_30: Ratio = { ...THREE_KINGS, rule: 'standoff-30', plies: 60 };

/** 7.2.6: kings on both sides, six or seven pieces. */
const STANDOFF_60: Ratio = { ...THREE_KINGS, rule: 'standoff-60', plies: 120 };

/** 7.2.7: three pieces against a king on the main road. The king's time there has its own count. */
const MAIN_ROAD: Ratio = {
  rule: 'main-road-5',
  plies: 30,
  startsAt: 'ratio',
  renews: ({ taken, crownsFirst }) => taken > 0 || crownsFirst,
};
/** 7.2.7: the plies that a lone king must have been on the main road. */
const MAIN_ROAD_PLIES = 10;

/** 7.2.8: at most two pieces against a lone king. Captures don't prolong the game. */
const FEW_PIECES: Ratio = {
  rule: 'few-pieces-5',
  plies: 10,
  startsAt: 'ratio',
  renews: ({ crownsFirst, before, after }) => crownsFirst || (before > 3 && after <= 3),
};

const MAIN_ROAD_SQUARES: ReadonlySet<Square> = new Set(
  boardOf({ size: 8, squares: 'lower-left' }).squares.flatMap(({ row, column }, square) =>
    row + column === 7 ? [square] : [],
  ),
);

const RATIOS = [THREE_KINGS, KINGS_ONLY, STANDOFF_30, STANDOFF_60, MAIN_ROAD, FEW_PIECES];

export const russianEndings: DrawRule = { ends: RATIOS.map(({ rule }) => rule), judge };

function judge(course: Course): Count | null {
  const counted = tally(course, ({ material }, after) => ratioOf(material, after));
  return counted.ratio === MAIN_ROAD ? mainRoadCount(course, counted.clock) : countOf(counted);
}

function ratioOf(material: Material, position: Position): Ratio | null {
  const ending = againstLoneKing(material);
  if (ending && ending.strong.pieces <= 2) return FEW_PIECES;
  if (loneKingOnMainRoad(material, position)) return MAIN_ROAD;
  if (ending && ending.strong.men === 0) return THREE_KINGS;
  if (!bothHaveKing(material)) return null;
  return byTotal(totalOf(material));
}

function byTotal(total: number): Ratio {
  if (total === 4 || total === 5) return STANDOFF_30;
  if (total === 6 || total === 7) return STANDOFF_60;
  return KINGS_ONLY;
}

/** The color of a lone king that faces three pieces and is alone on the main road. */
function loneKingOnMainRoad(material: Material, { board }: Position): Color | null {
  const ending = againstLoneKing(material);
  if (ending?.strong.pieces !== 3) return null;
  const onRoad = [...MAIN_ROAD_SQUARES].flatMap((square) => board[square]?.[0] ?? []);
  return onRoad.length === 1 && onRoad[0]?.color === ending.loneKing ? ending.loneKing : null;
}

/** 7.2.7 applies after five moves on the road; until then, the 15 moves of 7.2.4 count too. */
function mainRoadCount({ positions }: Course, clock: number): Count {
  const stood = positions.slice(1).filter((position) => loneKingOnMainRoad(materialOf(position), position));
  const untilRoad = Math.max(0, MAIN_ROAD_PLIES - stood.length, MAIN_ROAD_PLIES - clock);
  const untilKings = Math.max(0, THREE_KINGS.plies - clock);
  return untilKings < untilRoad
    ? { rule: THREE_KINGS.rule, pliesLeft: untilKings }
    : { rule: MAIN_ROAD.rule, pliesLeft: untilRoad };
}
