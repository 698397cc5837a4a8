/** Matches between servers: their boards, and their score. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanceMeet, gamesBegun, pairBoards, type MeetNews } from '../../src/game/meet/advance.ts';
import { cancelMeet, joinMeet, leaveMeet, replaceInMeet, withoutPerson } from '../../src/game/meet/decide.ts';
import { scoreOf, SIDES, type Meet, type MeetPlayer } from '../../src/game/meet/meet.ts';
import { serverTable } from '../../src/game/meet/table.ts';
import { resign } from '../../src/game/play/otherEnds.ts';
import { sampleMeet } from '../store/contract/meets.ts';

const team = (letter: string) =>
  fc
    .array(fc.option(fc.integer({ min: 800, max: 2400 }), { nil: null }), { maxLength: 12 })
    .map((ratings) =>
      ratings.map((rating, index): MeetPlayer => ({ id: `${letter}${index}`, name: letter, rating })),
    );

const meets = fc
  .record({ home: team('h'), guest: team('g'), mostBoards: fc.integer({ min: 2, max: 10 }) })
  .map(({ home, guest, mostBoards }): Meet => {
    const meet = sampleMeet({ stage: 'open', boards: [], closing: [], mostBoards });
    return { ...meet, home: { ...meet.home, players: home }, guest: { ...meet.guest!, players: guest } };
  });

const news = fc
  .record({
    apart: fc.array(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 })), {
      maxLength: 6,
    }),
    barred: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 3 }),
  })
  .map(({ apart, barred }): MeetNews => ({
    games: new Map(),
    apart: apart.map(([a, b]) => [`g${b}`, `h${a}`] as const),
    barred: new Set(barred.map((index) => `g${index}`)),
  }));

test('everybody plays at most once, nobody is paired with a blocked player, and the boards alternate colors', () => {
  fc.assert(
    fc.property(meets, news, (meet, told) => {
      const boards = pairBoards(meet, told);
      expect(boards.length).toBeLessThanOrEqual(meet.mostBoards);
      for (const side of SIDES) {
        const ids = boards.map((board) => board[side].id);
        expect(new Set(ids).size).toBe(ids.length);
      }
      for (const { home, guest, number, white } of boards) {
        expect(told.barred.has(guest.id)).toBe(false);
        expect(told.apart.some(([a, b]) => a === guest.id && b === home.id)).toBe(false);
        expect(white).toBe(number % 2 === 1 ? 'home' : 'guest');
      }
      const ratings = boards.map(({ home }) => home.rating ?? -1);
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    }),
  );
});

test('without blocks, the strongest players play in order, on as many boards as both teams can fill', () => {
  fc.assert(
    fc.property(meets, (meet) => {
      const boards = pairBoards(meet, { apart: [], barred: new Set() });
      const sizes = [meet.home.players.length, meet.guest?.players.length ?? 0, meet.mostBoards];
      expect(boards).toHaveLength(Math.min(...sizes));
      const best = (meet.guest?.players ?? []).map(({ rating }) => rating ?? -1).toSorted((a, b) => b - a);
      expect(boards.map(({ guest }) => guest.rating ?? -1)).toEqual(best.slice(0, boards.length));
    }),
  );
});

const NONE: MeetNews = { games: new Map(), apart: [], barred: new Set() };
const ids = () => {
  let made = 0;
  return () => `n${(made += 1)}`;
};

/** Plays a match to its end. White wins each game, and each step is taken twice. */
function playedOut(begun: Meet): Meet {
  const newId = ids();
  let meet = advanceMeet(begun, NONE, begun.startsAt, newId);
  const games = new Map(gamesBegun(begun, meet, 1).map((game) => [game.id, game]));
  for (const game of games.values()) {
    const over = resign(game, { by: game.seats.black.id, at: 2 });
    if (!over.ok) throw new Error(over.problem.code);
    games.set(game.id, over.value.game);
    const told = { ...NONE, games };
    meet = advanceMeet(meet, told, begun.startsAt, newId);
    expect(advanceMeet(meet, told, begun.startsAt, newId)).toBe(meet);
  }
  return meet;
}

test('a match is canceled or played to its end, and each board is worth two points', () => {
  fc.assert(
    fc.property(meets, (meet) => {
      const over = playedOut(meet);
      const isEnough = Math.min(meet.home.players.length, meet.guest?.players.length ?? 0) >= 2;
      expect(over.stage).toBe(isEnough ? 'finished' : 'cancelled');
      expect(scoreOf(over, 'home') + scoreOf(over, 'guest')).toBe(2 * over.boards.length);
      expect(scoreOf(over, 'home')).toBe(2 * Math.ceil(over.boards.length / 2));
    }),
  );
});

test('each game is played in White’s server, and Black is notified in the other server', () => {
  const before = sampleMeet({ boards: [] });
  const games = gamesBegun(before, sampleMeet(), 1);
  expect(games).toMatchObject([
    {
      id: 'g1',
      place: { guildId: 'guild-1' },
      second: { place: { guildId: 'guild-2' }, color: 'black' },
      meet: { id: 'meet1', board: 1 },
    },
  ]);
});

test('before the start nothing happens, and an invitation that nobody accepts expires', () => {
  const open = sampleMeet({ stage: 'open', boards: [] });
  expect(advanceMeet(open, NONE, open.startsAt - 1, ids())).toBe(open);
  const alone = sampleMeet({ stage: 'invited', guest: null, boards: [] });
  expect(advanceMeet(alone, NONE, alone.startsAt, ids()).stage).toBe('cancelled');
});

test('a reserve takes a board, and the board’s game is annulled; an unreadable game is played again', () => {
  const meet = sampleMeet({ closing: [] });
  const carl = meet.home.players[1]!;
  const swapped = replaceInMeet(meet, 'home', { out: 'anna', player: carl }, new Set());
  if (!swapped.ok) throw new Error(swapped.problem.code);
  expect(swapped.value.closing).toEqual(['g1']);
  expect(swapped.value.boards[0]).toMatchObject({ home: { id: 'carl' }, gameId: null });
  expect(swapped.value.home.players.map(({ id }) => id)).toEqual(['carl']);
  expect(replaceInMeet(meet, 'home', { out: 'anna', player: carl }, new Set(['g1']))).toMatchObject({
    problem: { code: 'meet-begun' },
  });
  const lost = advanceMeet(meet, { ...NONE, games: new Map([['g1', null]]) }, 0, ids());
  expect(lost.boards[0]?.gameId).toBe('n1');
});

test('a team is full with five reserves', () => {
  let meet = sampleMeet({ stage: 'open', mostBoards: 2 });
  const next = (index: number) => joinMeet(meet, 'guest', { id: `p${index}`, name: 'P', rating: null });
  for (let joined = next(0); joined.ok; joined = next(meet.guest!.players.length)) meet = joined.value;
  expect(next(7)).toMatchObject({ problem: { code: 'meet-full', most: 7 } });
  expect(meet.guest?.players).toHaveLength(7);
});

test('an erased person is removed from a match', () => {
  for (const stage of ['open', 'running', 'finished'] as const) {
    const erased = withoutPerson(sampleMeet({ stage }), 'anna', { id: 'former.1', name: '' });
    expect(JSON.stringify(erased)).not.toMatch(/anna/iu);
  }
});

test.each([
  ['running', 'meet-started', 'meet-not-open'],
  ['finished', 'meet-over', 'meet-over'],
  ['cancelled', 'meet-over', 'meet-over'],
] as const)('a match that is %s keeps its teams, and states the reason', (stage, cancelling, joining) => {
  const meet = sampleMeet({ stage });
  const carl = { id: 'carl', name: 'Carl', rating: null };
  expect(cancelMeet(meet, 'home')).toMatchObject({ problem: { code: cancelling } });
  expect(joinMeet(meet, 'home', carl)).toMatchObject({ problem: { code: joining } });
  expect(leaveMeet(meet, 'home', 'anna')).toMatchObject({ problem: { code: joining } });
});

const played = (home: string, guest: string, result: 'home' | 'guest' | 'draw', name = home): Meet => {
  const meet = sampleMeet({ stage: 'finished' });
  const at = (guildId: string) => ({ ...meet.home.place, guildId });
  return {
    ...meet,
    home: { ...meet.home, name, place: at(home) },
    guest: { ...meet.home, name: guest, place: at(guest) },
    boards: meet.boards.map((board) => ({ ...board, result })),
  };
};

test('the ranking counts matches between servers that both agreed, by points and then by boards', () => {
  const all = [
    played('a', 'b', 'home'),
    played('b', 'c', 'draw'),
    played('a', 'secret', 'guest'),
    played('c', 'a', 'guest', 'renamed'),
  ];
  const lines = serverTable(all, new Set(['a', 'b', 'c']));
  expect(
    lines.map(({ name, won, drawn, lost, boards, against }) => [name, won, drawn, lost, boards, against]),
  ).toEqual([
    ['a', 2, 0, 0, 4, 0],
    ['b', 0, 1, 1, 1, 3],
    ['renamed', 0, 1, 1, 1, 3],
  ]);
  expect(serverTable(all, new Set(['a']))).toEqual([]);
});
