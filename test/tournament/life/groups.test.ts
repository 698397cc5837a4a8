/**
 * Tournaments with groups: their composition, who advances, and the effects of withdrawals and late
 * corrections.
 */
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../src/game/calendar/span.ts';
import { filesOf } from '../../../src/tournament/life/table/files.ts';
import { leave } from '../../../src/tournament/life/players/entering.ts';
import { correct } from '../../../src/tournament/life/organizing.ts';
import { tableOf } from '../../../src/tournament/life/table/table.ts';
import type { Form } from '../../../src/tournament/life/terms.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import { DAYS, entered, favorites, hash, NOON, playOut, termsOf, type Script } from './hall.ts';

const groupsOf = (
  size: number,
  advancing: number,
  changes: Partial<Extract<Form, { kind: 'groups' }>> = {},
): Form => ({
  kind: 'groups',
  size,
  advancing,
  finals: 1,
  cycles: 1,
  isAtOnce: false,
  ...changes,
});

const held = (form: Form, players: number, script: Partial<Script> = {}) =>
  playOut(entered(termsOf(form), players), { endFor: favorites, ...script });

/** Ranks and players, from the top: `1:3 2:1`. */
const placesIn = (tournament: Tournament): string =>
  tableOf(tournament, hash)
    .rows.map(({ rank, number }) => `${rank}:${number}`)
    .join(' ');

/** The groups of each phase, and the round in which it begins: `1: 1 4 / 2 3`. */
const phasesOf = ({ phases }: Tournament): readonly string[] =>
  phases.map(({ from, groups }) => `${from}: ${groups.map((each) => each.join(' ')).join(' / ')}`);

test('ten players in two groups play out, and two from each group play the final', () => {
  const { tournament, games } = held(groupsOf(5, 2), 10);
  expect(tournament).toMatchObject({ stage: 'finished', end: 'played', planned: 8 });
  expect(phasesOf(tournament)).toEqual(['1: 1 4 5 8 9 / 2 3 6 7 10', '6: 1 2 4 3']);
  expect(games).toHaveLength(10 + 10 + 6);
  expect(tournament.rounds[0]?.byes).toEqual([1, 2]);
  expect(placesIn(tournament)).toBe('1:1 2:2 3:3 4:4 5:5 5:6 7:7 7:8 9:9 9:10');
});

test('twelve players in three groups, with two finals: the next two in each group play in the second final', () => {
  const { tournament, games } = held(groupsOf(4, 2, { finals: 2 }), 12);
  expect(tournament).toMatchObject({ stage: 'finished', end: 'played', planned: 3 + 5 });
  const expected = ['1: 1 6 7 12 / 2 5 8 11 / 3 4 9 10', '4: 1 2 3 6 5 4 / 7 8 9 12 11 10'];
  expect(phasesOf(tournament)).toEqual(expected);
  expect(games).toHaveLength(3 * 6 + 2 * 15);
  // By strength, player 7 wins the second final, and ranks behind everyone in the first final.
  expect(placesIn(tournament)).toBe('1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:10 11:11 12:12');
  expect(filesOf(tournament, hash)).toMatchObject({
    value: [{ part: 'A' }, { part: 'B' }, { part: 'C' }, { part: 'final-A' }, { part: 'final-B' }],
  });
});

test.each([
  ['as many as there can be: the third would be of two', 7, 4, 1, 3, [4, 3]],
  ['one alone where there are no groups', 4, 4, 2, 3, [4]],
  ['the others are done', 12, 4, 1, 2, [3, 3]],
] as const)('finals: %s', (_, players, size, advancing, finals, sizes) => {
  const { tournament } = held(groupsOf(size, advancing, { finals }), players);
  expect(tournament).toMatchObject({ stage: 'finished', end: 'played' });
  expect(tournament.phases.at(-1)?.groups.map(({ length }) => length)).toEqual(sizes);
  expect(placesIn(tournament).split(' ')).toHaveLength(players);
});

test.each([
  ['all are one group where they fit', 6, groupsOf(6, 2), 5, 15],
  ['a final needs three', 8, groupsOf(4, 1), 6, 12 + 6],
  ['groups differ in size by one', 7, groupsOf(4, 2), 3 + 3, 3 + 6 + 6],
  ['everybody twice', 6, groupsOf(3, 2, { cycles: 2 }), 6 + 6, 12 + 12],
  ['eight groups at most', 64, groupsOf(3, 2), 7 + 15, 8 * 28 + 120],
] as const)('%s', (_, players, form, rounds, games) => {
  const played = held(form, players);
  expect(played.tournament.rounds).toHaveLength(rounds);
  expect(played.tournament.planned).toBe(rounds);
  expect(played.games).toHaveLength(games);
  expect(tableOf(played.tournament, hash).rows[0]).toMatchObject({ rank: 1, number: 1 });
});

test('in correspondence, all group games begin together, and all games of the final begin after the last group game', () => {
  const form = groupsOf(4, 2, { isAtOnce: true });
  const { tournament, posted } = playOut(entered(termsOf(form, { time: DAYS }), 8), {
    endFor: (game, number) => ({ ...favorites(game, number), takes: (number + 1) * HOUR }),
  });
  const begun = tournament.rounds.map(({ begunAt }) => (begunAt - NOON) / HOUR);
  expect(begun).toEqual([1, 1, 1, 13, 13, 13]);
  // The tournament is announced less than a day before its start, so it needs no reminder.
  expect(posted).toEqual(['pairings-all', 'final', 'end-table', 'end']);
});

test('in real time, the groups’ tables are posted before the final begins', () => {
  const { posted } = held(groupsOf(3, 2), 6);
  expect(posted.slice(4).join(' ')).toBe(
    'table-2 pairings-3 table-3 final pairings-4 table-4 pairings-5 table-5 pairings-6 end-table end',
  );
});

const leaves = (user: string, rounds: number) => (each: Tournament, now: number) => {
  const left = each.rounds.length >= rounds ? leave(each, { by: user, at: now }) : null;
  return left?.ok ? left.value : each;
};

test('a player who left does not advance, but the next player in the group does', () => {
  const { tournament } = held(groupsOf(4, 2), 8, { meanwhile: leaves('u1', 3) });
  expect(tournament.phases.at(-1)).toEqual({ from: 4, groups: [[4, 2, 5, 3]] });
  expect(tournament).toMatchObject({ stage: 'finished', end: 'played', planned: 6 });
});

test('a player who left in the final loses the remaining games, and group games stay unchanged', () => {
  const { tournament } = held(groupsOf(4, 2), 8, { meanwhile: leaves('u1', 5) });
  const table = tableOf(tournament, hash);
  const points = table.kind === 'groups' ? table.groups.map((each) => each.table.rows[0]?.points) : [];
  expect(points).toEqual([6, 6, 4]);
  const { games } = tournament.rounds[5]!.meetings.find(({ white, black }) => white === 1 || black === 1)!;
  expect(games).toMatchObject([{ id: null, isRuled: true }]);
});

const gone = (users: readonly string[]) => (now: number) => ({
  gone: now > NOON + 75 * MINUTE ? users : [],
});

test('if too few players are left in a group, other groups’ players fill the final', () => {
  const two = held(groupsOf(3, 2), 6, { newsAt: gone(['u1', 'u4', 'u5']) }).tournament;
  expect(two.phases.at(-1)?.groups).toEqual([[2, 3]]);
  expect(two).toMatchObject({ end: 'played', planned: 4 });
  const one = held(groupsOf(3, 1), 6, { newsAt: gone(['u1', 'u4', 'u5', 'u3']) }).tournament;
  expect(one.phases.at(-1)?.groups).toEqual([[2, 6]]);
});

test('a result that is corrected during the final changes the group’s table, but not the final', () => {
  const { tournament } = held(groupsOf(4, 2), 8, {
    meanwhile: (each, now) => {
      const [game] = each.rounds[0]?.meetings[0]?.games ?? [];
      const act = { by: 'boss', at: now, reason: 'a wrong button' };
      const changed = each.phases.length === 2 ? correct(each, game?.id ?? '', '0-1', act) : null;
      return changed?.ok ? changed.value : each;
    },
  });
  expect(tournament.rulings).toMatchObject([{ what: 'corrected', from: '1-0', to: '0-1' }]);
  expect(tournament.phases.at(-1)?.groups).toEqual([[1, 2, 4, 3]]);
  const table = tableOf(tournament, hash);
  const groupA = table.kind === 'groups' ? table.groups[0] : undefined;
  expect(groupA?.table.rows.map(({ points }) => points)).not.toEqual([6, 4, 2, 0]);
});

test('a tournament can reach its announced end during the group stage', () => {
  const terms = termsOf(groupsOf(4, 2), { time: DAYS, endsAt: NOON + 2 * DAY });
  const { tournament } = playOut(entered(terms, 8), {
    endFor: (game, number) => ({ ...favorites(game, number), takes: DAY }),
  });
  expect(tournament).toMatchObject({ stage: 'finished', end: 'time' });
  expect(tableOf(tournament, hash).rows[1]?.rank).toBe(1);
});
