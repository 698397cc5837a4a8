/**
 * The ladder: players challenge someone a few places above them, and the winner takes that place.
 */
import { refused } from '../../../kit/result.ts';
import {
  ladderAfter,
  type LadderEvent,
  type LadderRow,
  ladderRows,
  type LadderState,
} from '../../ladder/places.ts';
import { MOST_ROUNDS } from '../terms.ts';
import type { Ruling, Tournament } from '../tournament.ts';
import type { FormRules } from './form.ts';

const USUAL_REACH = 3;
const MOST_REACH = 10;

export const ladder: FormRules<'ladder'> = {
  least: 2,
  most: 100,
  games: 1,
  bye: 1,
  isFixed: false,
  hasRounds: false,
  hasPauses: false,
  hasWinners: false,
  isSeason: false,
  isEndless: true,
  // A challenge may be accepted at any hour, even while the challenger is away.
  clock: 'correspondence',
  tieBreaks: [],
  chosen: ({ reach }) => ({ kind: 'ladder', reach: reach ?? USUAL_REACH }),
  fault: ({ reach }) =>
    reach < 1 || reach > MOST_REACH ? { code: 'tournament-reach', most: MOST_REACH } : null,
  lasts: () => null,
  mostRounds: () => MOST_ROUNDS,
  grouping: () => null,
  reach: ({ reach }) => reach,
  planned: () => null,
  scheduled: () => null,
  draw: () => refused('no-pairing'),
  meetings: () => [],
  table: (tournament) => ({ kind: 'ladder', rows: rowsOf(tournament) }),
  event: () => null,
};

interface Timed {
  readonly at: number;
  readonly event: LadderEvent;
}

const RETURNS: ReadonlySet<Ruling['what']> = new Set(['back', 'added', 'replaced']);

/** Each time a player entered or returned. After the start, they begin at the bottom. */
function arrivals({ players, rulings, startedAt, past }: Tournament): readonly Timed[] {
  const from = past?.until ?? startedAt ?? Infinity;
  const numbers = new Map(players.map(({ id, number }) => [id, number]));
  const arrived = (number: number | undefined, at: number): readonly Timed[] =>
    number !== undefined && at > from ? [{ at, event: { joins: number } }] : [];
  return [
    ...players.flatMap(({ number, since, enteredAt = since }) => arrived(number, enteredAt)),
    ...rulings
      .filter(({ what }) => RETURNS.has(what))
      .flatMap(({ users, at }) => arrived(numbers.get(users.at(-1) ?? ''), at)),
  ];
}

const outcomes = ({ rounds }: Tournament): readonly Timed[] =>
  rounds.flatMap(({ meetings }) =>
    meetings.flatMap(({ games }) => {
      const { white, black, result, endedAt } = games.at(-1) ?? {};
      return white === undefined || black === undefined || !result || endedAt === undefined
        ? []
        : [{ at: endedAt ?? 0, event: { white, black, result } }];
    }),
  );

/** The places and records at an instant (ms since 1970). */
export function ladderAt(tournament: Tournament, until = Infinity): LadderState {
  const { players, past } = tournament;
  const placed = new Set(past?.order);
  const others = players.flatMap(({ number }) => (placed.has(number) ? [] : [number]));
  const events = [...outcomes(tournament), ...arrivals(tournament)]
    .filter(({ at }) => at <= until)
    .toSorted((a, b) => a.at - b.at);
  return ladderAfter(
    { order: [...(past?.order ?? []), ...others], records: past?.records ?? [] },
    events.map(({ event }) => event),
  );
}

function rowsOf(tournament: Tournament): readonly LadderRow[] {
  const { players } = tournament;
  const present = new Set(players.filter(({ withdrawn }) => !withdrawn).map(({ number }) => number));
  return ladderRows(ladderAt(tournament), (number) => present.has(number));
}
