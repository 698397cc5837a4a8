/** The table of an event: places by points and tie-breaks, and why one is ahead of the next. */
import type { Entrant } from '../event.ts';
import { scoreOf } from '../ledger.ts';
import type { Ledger } from '../ledger.ts';
import { toPoints } from '../points.ts';
import { splitByEncounter } from './directEncounter.ts';
import { DIRECT, valueOf } from './tieBreaks.ts';
import type { TieBreak } from './tieBreaks.ts';

export interface Row {
  /** From 1; shared by those whom nothing tells apart (1, 2, 2, 4). */
  readonly rank: number;
  readonly number: number;
  readonly points: number;
  /** In the order of the tie-breaks; null where there is no value. Of direct encounters: how many of those level are behind. */
  readonly tieBreaks: readonly (number | null)[];
}

/** A table by points and tie-breaks. */
export interface PointsTable {
  readonly kind: 'points';
  readonly tieBreaks: readonly TieBreak[];
  readonly rows: readonly Row[];
}

export interface TableSpec {
  readonly players: readonly Entrant[];
  readonly ledger: Ledger;
  /** The points of a win and a draw of one round, in units. */
  readonly win: number;
  readonly draw: number;
  /** How many were held. */
  readonly rounds: number;
  readonly isScheduled: boolean;
  readonly tieBreaks: readonly TieBreak[];
}

type Group = readonly number[];
type Values = ReadonlyMap<number, number | null>;

/** Those of equal value together, the highest first, those without one last. */
function splitByValue(group: Group, values: Values): readonly Group[] {
  const levelOf = (number: number): number => values.get(number) ?? -Infinity;
  const levels = [...new Set(group.map(levelOf))].sort((a, b) => b - a);
  return levels.map((level) => group.filter((number) => levelOf(number) === level));
}

/** Splits all groups by a tie-break, and gives everybody's value. */
function applyTieBreak(
  code: TieBreak,
  groups: readonly Group[],
  spec: TableSpec,
): { groups: readonly Group[]; values: Values } {
  const { ledger, win, isScheduled } = spec;
  if (code === DIRECT) {
    const values = new Map<number, number | null>();
    const split = groups.flatMap((group) => {
      const parts = splitByEncounter(group, { ledger, isScheduled, most: win });
      let behind = group.length;
      for (const part of parts) {
        behind -= part.length;
        for (const number of part) values.set(number, behind);
      }
      return parts;
    });
    return { groups: split, values };
  }
  const ratings = new Map(spec.players.map(({ number, rating }) => [number, rating]));
  const ratingOf = (number: number): number | undefined => ratings.get(number);
  const values = new Map(
    spec.players.map(({ number }) => [number, valueOf(code, number, { ...spec, ratingOf })] as const),
  );
  return { groups: groups.flatMap((group) => splitByValue(group, values)), values };
}

/** Ratings are worth something only where everybody has one. */
const needsRatings = (code: TieBreak): boolean => code === 'ARO' || code === 'TPR' || code === 'LP';

/** The rows, best first; level ones by number. */
export function standingsOf(spec: TableSpec): readonly Row[] {
  const points = new Map(
    spec.players.map(({ number }) => [number, toPoints(scoreOf(spec.ledger[number] ?? []))] as const),
  );
  const isRated = spec.players.every(({ rating }) => rating !== undefined);
  const numbers = spec.players.map(({ number }) => number);
  let groups = splitByValue(numbers, points);
  const columns = spec.tieBreaks.map((code): Values => {
    if (needsRatings(code) && !isRated) return new Map();
    const split = applyTieBreak(code, groups, spec);
    ({ groups } = split);
    return split.values;
  });
  let rank = 1;
  return groups.flatMap((group) => {
    const shared = rank;
    rank += group.length;
    return group
      .toSorted((a, b) => a - b)
      .map((number) => ({
        rank: shared,
        number,
        points: points.get(number) ?? 0,
        tieBreaks: columns.map((values) => values.get(number) ?? null),
      }));
  });
}
