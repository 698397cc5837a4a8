import type { AnyEvent, Entrant } from '../event.ts';
import { type Ledger, ledgerOf, scoreOf } from '../ledger.ts';
import { gameOutcome, matchOutcome, toPoints, toUnits } from '../outcome.ts';
import { DIRECT, type TieBreak, valueOf } from './tieBreaks.ts';

/** The games among tied players (C.07 6). */
interface Encounters {
  readonly ledger: Ledger;
  /** Whether the schedule is known, as in a round robin. If so, unplayed games count. */
  readonly isScheduled: boolean;
  readonly most: number;
}

interface Standing {
  readonly number: number;
  readonly score: number;
  readonly reach: number;
}

function standingIn(
  group: readonly number[],
  number: number,
  { ledger, isScheduled, most }: Encounters,
): Standing {
  const entries = ledger[number] ?? [];
  let [score, missing] = [0, 0];
  for (const other of group) {
    if (other === number) continue;
    const met = entries.filter(({ opponent, isPlayed }) => opponent === other && (isPlayed || isScheduled));
    if (met.length === 0) missing += 1;
    else score += met.reduce((sum, { points }) => sum + points, 0) / met.length;
  }
  return { number, score, reach: score + (isScheduled ? 0 : missing * most) };
}

function byScore(standings: readonly Standing[]): readonly (readonly number[])[] {
  const scores = [...new Set(standings.map(({ score }) => score))].sort((a, b) => b - a);
  return scores.map((score) => standings.filter((one) => one.score === score).map(({ number }) => number));
}

/** First the leaders that nobody could have overtaken, one by one; then the rest. */
function safeFirst(standings: readonly Standing[]): readonly (readonly number[])[] {
  const left = standings.toSorted((a, b) => b.score - a.score);
  const safe: number[][] = [];
  for (;;) {
    const [first, ...others] = left;
    if (!first || others.some(({ reach }) => reach >= first.score)) break;
    safe.push([first.number]);
    left.shift();
  }
  return left.length > 0 ? [...safe, left.map(({ number }) => number)] : safe;
}

function splitByEncounter(group: readonly number[], encounters: Encounters): readonly (readonly number[])[] {
  if (group.length < 2) return [group];
  const standings = group.map((number) => standingIn(group, number, encounters));
  const isComplete = standings.every(({ score, reach }) => score === reach);
  const parts = isComplete ? byScore(standings) : safeFirst(standings);
  if (parts.length === 1) return parts;
  return parts.flatMap((part) => splitByEncounter(part, encounters));
}

export interface Row {
  readonly rank: number;
  readonly number: number;
  readonly points: number;
  /** Null if there is no value. For direct encounter, the number of tied players who rank lower. */
  readonly tieBreaks: readonly (number | null)[];
}

export interface PointsTable {
  readonly kind: 'points';
  readonly tieBreaks: readonly TieBreak[];
  readonly rows: readonly Row[];
}

interface TableSpec {
  readonly players: readonly Entrant[];
  readonly ledger: Ledger;
  readonly win: number;
  readonly draw: number;
  readonly rounds: number;
  readonly isScheduled: boolean;
  readonly tieBreaks: readonly TieBreak[];
}

type Group = readonly number[];
type Values = ReadonlyMap<number, number | null>;

function splitByValue(group: Group, values: Values): readonly Group[] {
  const levelOf = (number: number): number => values.get(number) ?? -Infinity;
  const levels = [...new Set(group.map(levelOf))].sort((a, b) => b - a);
  return levels.map((level) => group.filter((number) => levelOf(number) === level));
}

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

/** Ratings count only if every player has one. */
const needsRatings = (code: TieBreak): boolean => code === 'ARO' || code === 'TPR' || code === 'LP';

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

/** A match of two games is one round, so a win is worth twice the points. */
const MATCH = 2;

export function standingsFor(
  tournament: Exclude<AnyEvent, { system: 'knock-out' }>,
  tieBreaks: readonly TieBreak[],
): readonly Row[] {
  const { players, scoring } = tournament;
  const [win, draw] = [toUnits(scoring.win), toUnits(scoring.draw)];
  const common = { players, tieBreaks, win, draw, rounds: tournament.rounds.length, isScheduled: false };
  switch (tournament.system) {
    case 'dutch': {
      const counting = { scoring, outcomeOf: gameOutcome, games: 1 } as const;
      return standingsOf({ ...common, ledger: ledgerOf(players.length, tournament.rounds, counting) });
    }
    case 'round-robin': {
      // A free round is worth nothing.
      const counting = { scoring: { ...scoring, bye: 0 }, outcomeOf: gameOutcome, games: 1 } as const;
      const ledger = ledgerOf(players.length, tournament.rounds, counting);
      return standingsOf({ ...common, ledger, isScheduled: true });
    }
    case 'double-swiss': {
      const counting = { scoring, outcomeOf: matchOutcome, games: 2 } as const;
      const ledger = ledgerOf(players.length, tournament.rounds, counting);
      return standingsOf({ ...common, ledger, win: MATCH * win, draw: MATCH * draw });
    }
  }
}

export interface Reason {
  readonly ahead: number;
  readonly behind: number;
  readonly by: 'PTS' | TieBreak | null;
  readonly values: readonly [number | null, number | null];
}

function reasonFor(high: Row, low: Row, codes: readonly TieBreak[]): Reason {
  const pair = { ahead: high.number, behind: low.number };
  if (high.points !== low.points) return { ...pair, by: 'PTS', values: [high.points, low.points] };
  const index = high.tieBreaks.findIndex((value, at) => value !== low.tieBreaks[at]);
  return {
    ...pair,
    by: codes[index] ?? null,
    values: [high.tieBreaks[index] ?? null, low.tieBreaks[index] ?? null],
  };
}

export const explain = (rows: readonly Row[], codes: readonly TieBreak[]): readonly Reason[] =>
  rows.slice(1).flatMap((low, index) => {
    const high = rows[index];
    return high ? [reasonFor(high, low, codes)] : [];
  });
