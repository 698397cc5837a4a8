/** The history of an event: each player's results, round by round. */
import { type PairOutcome, toUnits } from './outcome.ts';
import type { Absence, Color, Pair, Round, Scoring } from './event.ts';

export interface Entry {
  readonly kind: 'game' | 'forfeit' | 'bye' | Absence['kind'];
  readonly opponent: number | null;
  /** The allocated color, even if the game wasn't played; in a match, that of the first game. */
  readonly color: Color | null;
  readonly points: number;
  /** Not forfeited: only opponents who really played can't be paired again (C.04.2 3.5). */
  readonly isPlayed: boolean;
  readonly isForfeited: boolean;
  readonly games: number;
  readonly halves: number;
}

/** By player number, with an entry per finished round. Index 0 isn't used. */
export type Ledger = readonly (readonly Entry[])[];

interface Counting<P> {
  readonly scoring: Scoring;
  readonly outcomeOf: (pair: P, scoring: Scoring) => PairOutcome;
  readonly games: 1 | 2;
}

const absencePoints = (kind: Absence['kind'], { win, draw }: Scoring): number =>
  kind === 'full' ? toUnits(win) : kind === 'half' ? toUnits(draw) : 0;

function entriesOf<P extends Pair>(pair: P, { scoring, outcomeOf }: Counting<P>): readonly [Entry, Entry] {
  const { points, forfeited, games, halves } = outcomeOf(pair, scoring);
  const isPlayed = !forfeited.includes(true);
  const shared = { kind: isPlayed ? 'game' : 'forfeit', isPlayed, games: isPlayed ? games : 0 } as const;
  const entry = (side: 0 | 1, opponent: number, color: Color): Entry => ({
    ...shared,
    opponent,
    color,
    points: points[side],
    isForfeited: forfeited[side],
    halves: isPlayed ? halves[side] : 0,
  });
  return [entry(0, pair.black, 'white'), entry(1, pair.white, 'black')];
}

export function ledgerOf<P extends Pair>(
  players: number,
  rounds: readonly Round<P>[],
  counting: Counting<P>,
): Ledger {
  const { scoring, games } = counting;
  const ledger: Entry[][] = Array.from({ length: players + 1 }, () => []);
  const idle = (kind: Entry['kind'], points: number): Entry => ({
    kind,
    opponent: null,
    color: null,
    points,
    isPlayed: false,
    isForfeited: false,
    games: 0,
    halves: 0,
  });
  for (const { pairs, bye, absent } of rounds) {
    for (const pair of pairs) {
      const [whites, blacks] = entriesOf(pair, counting);
      ledger[pair.white]?.push(whites);
      ledger[pair.black]?.push(blacks);
    }
    if (bye !== null) ledger[bye]?.push(idle('bye', toUnits(scoring.bye)));
    for (const { number, kind } of absent)
      ledger[number]?.push(idle(kind, games * absencePoints(kind, scoring)));
  }
  return ledger;
}

export const scoreOf = (entries: readonly Entry[], rounds = entries.length): number =>
  entries.slice(0, rounds).reduce((sum, { points }) => sum + points, 0);

/** The colors that count when allocating the next color, oldest first (C.04.2 3.4; C.04.5 1.6). */
export const colorsOf = (entries: readonly Entry[]): readonly Color[] =>
  entries.flatMap(({ games, color }) => (games > 0 && color !== null ? [color] : []));

export const wasPairedIn = ({ opponent, kind }: Entry): boolean => opponent !== null || kind === 'bye';

export const metIn = (entries: readonly Entry[]): ReadonlySet<number> =>
  new Set(entries.flatMap(({ isPlayed, opponent }) => (isPlayed && opponent !== null ? [opponent] : [])));
