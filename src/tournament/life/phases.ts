/** A tournament of groups, each of which is a round robin of its own, with its tables and files. */
import { tableRound } from '../roundRobin/berger.ts';
import { advancersFor, dealGroups, groupsFor, roundsFor } from '../roundRobin/groups.ts';
import { stackGroups } from '../roundRobin/league.ts';
import { isGrouped, type Form, type GroupsForm } from './terms.ts';
import type { HeldRound, Meeting, MeetingGame, Phase, Tournament } from './tournament.ts';

/** League groups are ranked; other groups are equally strong, and a single one is the final. */
export const firstPhase = ({ kind, size }: GroupsForm, players: number): Phase => ({
  from: 1,
  groups: (kind === 'league' ? stackGroups : dealGroups)(players, groupsFor(players, size)),
});

export const letterOf = (group: number): string => 'ABCDEFGH'.charAt(group);

/** A single group is also a final. A league has none. */
export const isFinal = ({ kind }: Form, { from, groups }: Phase): boolean =>
  kind === 'groups' && (from > 1 || groups.length === 1);

/** `index` counts from 0 in its phase. The only final needs no letter. */
export interface GroupKey {
  readonly isFinal: boolean;
  readonly index: number;
  readonly isOnly: boolean;
}

export const groupKey = (form: Form, phase: Phase, index: number): GroupKey => ({
  isFinal: isFinal(form, phase),
  index,
  isOnly: phase.groups.length === 1,
});

export function advancersOf(form: GroupsForm, phase: Phase): number {
  if (form.kind === 'league' || isFinal(form, phase)) return 0;
  const players = phase.groups.reduce((sum, group) => sum + group.length, 0);
  return advancersFor(players, phase.groups.length, form.advancing);
}

export const lastRoundOf = ({ cycles }: GroupsForm, { from, groups }: Phase): number =>
  from - 1 + Math.max(0, ...groups.map((group) => roundsFor(group.length, cycles)));

export const plannedIn = (form: GroupsForm, phase: Phase): number =>
  lastRoundOf(form, phase) + roundsFor(advancersOf(form, phase) * phase.groups.length, form.cycles);

export const phaseAt = ({ phases }: Pick<Tournament, 'phases'>, round: number): Phase | null =>
  phases.findLast(({ from }) => from <= round) ?? null;

export function awaitsFinal({ terms: { form }, phases, rounds }: Tournament): boolean {
  const phase = phases.at(-1);
  if (form.kind !== 'groups' || !phase || isFinal(form, phase)) return false;
  return rounds.length >= lastRoundOf(form, phase);
}

export function nextRow({ terms: { form }, players, phases, rounds }: Tournament): {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly byes: readonly number[];
} | null {
  if (form.kind !== 'round-robin' && !isGrouped(form)) return null;
  const all = { from: 1, groups: [players.map((_, index) => index + 1)] };
  const phase = isGrouped(form) ? phases.at(-1) : all;
  if (!phase) return null;
  const rows = phase.groups.flatMap((group) => {
    const row = tableRound(group.length, form.cycles, rounds.length + 1 - phase.from);
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

const roundIn = (round: HeldRound, from: number, placeOf: PlaceOf): HeldRound => ({
  ...round,
  number: round.number - from + 1,
  meetings: round.meetings
    .filter(({ white, black }) => placeOf(white) > 0 && placeOf(black) > 0)
    .map((meeting, index) => ({ ...meetingIn(meeting, placeOf), board: index + 1 })),
  byes: round.byes.map(placeOf).filter((place) => place > 0),
  absent: [],
});

/** A group as a round robin, with players numbered as in its Berger table and rounds from 1. */
export function groupAlone(
  tournament: Tournament,
  form: GroupsForm,
  phase: Phase,
  index: number,
): Tournament {
  const { terms, players, rounds } = tournament;
  const group = phase.groups[index] ?? [];
  const placeOf: PlaceOf = (number) => group.indexOf(number) + 1;
  const planned = roundsFor(group.length, form.cycles);
  return {
    ...tournament,
    terms: { ...terms, form: { kind: 'round-robin', cycles: form.cycles, isAtOnce: form.isAtOnce } },
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
