/** A tournament with groups. Each group is a separate round robin with its own tables and files. */
import { tableRound } from '../roundRobin/berger.ts';
import { advancersFor, dealGroups, groupsFor, roundsFor } from '../roundRobin/groups.ts';
import { stackGroups } from '../roundRobin/league.ts';
import type { Pair } from '../event.ts';
import type { HeldRound, Meeting, MeetingGame, Phase, Tournament } from './tournament.ts';

/**
 * Groups of up to `size`. In a league (`finals` is 0), they are ranked; `moving` players change.
 */
export interface Grouping {
  readonly size: number;
  readonly cycles: 1 | 2;
  readonly isAtOnce: boolean;
  readonly advancing: number;
  readonly finals: number;
  readonly moving: number;
}

/** League groups are ranked. Other groups are equally strong, and a single group is the final. */
export const firstPhase = ({ finals, size }: Grouping, players: number): Phase => ({
  from: 1,
  groups: (finals === 0 ? stackGroups : dealGroups)(players, groupsFor(players, size)),
});

export const letterOf = (group: number): string => 'ABCDEFGH'.charAt(group);

/** A single group is also a final. A league has no final. */
export const isFinal = (grouping: Grouping | null, { from, groups }: Phase): boolean =>
  grouping !== null && grouping.finals > 0 && (from > 1 || groups.length === 1);

/** `index` counts from 0 within its phase. The only final needs no letter. */
export interface GroupKey {
  readonly isFinal: boolean;
  readonly index: number;
  readonly isOnly: boolean;
}

export const groupKey = (grouping: Grouping | null, phase: Phase, index: number): GroupKey => ({
  isFinal: isFinal(grouping, phase),
  index,
  isOnly: phase.groups.length === 1,
});

export function advancersOf(grouping: Grouping, phase: Phase): number {
  if (grouping.finals === 0 || isFinal(grouping, phase)) return 0;
  const players = phase.groups.reduce((sum, group) => sum + group.length, 0);
  return advancersFor(players, phase.groups.length, grouping.advancing);
}

const lastRoundOf = ({ cycles }: Grouping, { from, groups }: Phase): number =>
  from - 1 + Math.max(0, ...groups.map((group) => roundsFor(group.length, cycles)));

export const plannedIn = (grouping: Grouping, phase: Phase): number =>
  lastRoundOf(grouping, phase) +
  roundsFor(advancersOf(grouping, phase) * phase.groups.length, grouping.cycles);

export const phaseAt = ({ phases }: Pick<Tournament, 'phases'>, round: number): Phase | null =>
  phases.findLast(({ from }) => from <= round) ?? null;

export function awaitsFinal(
  { phases, rounds }: Pick<Tournament, 'phases' | 'rounds'>,
  grouping: Grouping | null,
): boolean {
  const phase = phases.at(-1);
  if (!grouping || grouping.finals === 0 || !phase || isFinal(grouping, phase)) return false;
  return rounds.length >= lastRoundOf(grouping, phase);
}

export function rowIn(
  phase: Phase,
  { cycles }: { readonly cycles: 1 | 2 },
  round: number,
): (Pick<HeldRound, 'byes'> & { readonly pairs: readonly Pair[] }) | null {
  const rows = phase.groups.flatMap((group) => {
    const row = tableRound(group.length, cycles, round - phase.from);
    const at = (place: number): number => group[place - 1] ?? 0;
    return row
      ? [
          {
            pairs: row.pairs.map(({ white, black }) => ({ white: at(white), black: at(black) })),
            byes: row.bye === null ? [] : [at(row.bye)],
          },
        ]
      : [];
  });
  if (rows.length === 0) return null;
  return { pairs: rows.flatMap(({ pairs }) => pairs), byes: rows.flatMap(({ byes }) => byes) };
}

type PlaceOf = (number: number) => number;

const gameIn = (game: MeetingGame, placeOf: PlaceOf): MeetingGame => ({
  ...game,
  white: placeOf(game.white),
  black: placeOf(game.black),
});

const meetingIn = (meeting: Meeting, placeOf: PlaceOf): Meeting => ({
  ...meeting,
  white: placeOf(meeting.white),
  black: placeOf(meeting.black),
  games: meeting.games.map((game) => gameIn(game, placeOf)),
});

/** Players meet only players from their own group. */
const roundIn = (round: HeldRound, from: number, placeOf: PlaceOf): HeldRound => ({
  ...round,
  number: round.number - from + 1,
  meetings: round.meetings
    .filter(({ white }) => placeOf(white) > 0)
    .map((meeting, index) => ({ ...meetingIn(meeting, placeOf), board: index + 1 })),
  byes: round.byes.map(placeOf).filter((place) => place > 0),
  absent: [],
});

/** A group as a round robin. Players are numbered as in its Berger table, and rounds start at 1. */
export function groupAlone(
  tournament: Tournament,
  { cycles, isAtOnce }: Grouping,
  phase: Phase,
  index: number,
): Tournament {
  const { terms, players, rounds } = tournament;
  const group = phase.groups[index] ?? [];
  const placeOf: PlaceOf = (number) => group.indexOf(number) + 1;
  const planned = roundsFor(group.length, cycles);
  return {
    ...tournament,
    terms: { ...terms, form: { kind: 'round-robin', cycles, isAtOnce } },
    players: players
      .filter(({ number }) => placeOf(number) > 0)
      .map((player) => ({ ...player, number: placeOf(player.number) }))
      .toSorted((a, b) => a.number - b.number),
    rounds: rounds
      .slice(phase.from - 1, phase.from - 1 + planned)
      .map((round) => roundIn(round, phase.from, placeOf)),
    phases: [],
    planned,
  };
}
