/** Games of teams in the store: members find a team's games as their own, and nobody else does. */
import { beforeEach, expect, test } from 'vitest';
import { eraseUser } from '../../../src/app/person/erase.ts';
import type { Store } from '../../../src/app/ports/store.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';
import { formerPlayer, isFormer } from '../../../src/game/player.ts';
import type { Game } from '../../../src/game/game.ts';
import { leave } from '../../../src/game/play/otherEnds.ts';
import { membersOf, seatPerson, seatTeam } from '../../../src/game/seat.ts';
import { newTable, type Table } from '../../app/table.ts';
import { player } from '../../app/finished.ts';
import { agreed, played } from '../../game/table.ts';
import { NOON } from '../../rating/games.ts';
import { dump, placesOf } from '../dump.ts';
import { change, newPlace } from '../place.ts';
import { nextVersion, PLACE, sampleChallenge, sampleGame } from '../samples.ts';
import { differencesIn, storeAt } from '../opened.ts';

const [anna, boris, carl, dora] = [player('anna'), player('boris'), player('carl'), player('dora')];
const kings = seatTeam('kings', 'The Kings', [anna, boris]);
const seats = { white: kings, black: seatPerson(carl) };

let place = '';
let table: Table;
let store: Store;
beforeEach(async () => {
  place = await newPlace();
  table = await newTable(place);
  table.time.now = NOON;
  ({ store } = table.app);
});

const TIMES = { createdAt: NOON, changedAt: NOON, turns: [{ ply: 0, from: NOON }] };

async function begin(changes: Partial<Game> = {}): Promise<Game> {
  const game = sampleGame({ seats, rated: false, ...TIMES, ...changes });
  expect(await store.games.add(game, NOON)).toBe(true);
  return game;
}

const gamesOf = async (user: string, state?: 'running' | 'finished') =>
  (await store.games.list({ player: user, ...(state && { state }) })).map(({ game }) => game.id);
const inboxOf = async (user: string) => {
  const { records, total } = await store.games.inbox({ user, from: 0, limit: 10 });
  expect(total).toBe(records.length);
  return records.map(({ game }) => game.id);
};
const won = (game: Game): Game =>
  nextVersion(game, { result: { winner: 'white', by: 'resignation' }, changedAt: NOON + 1 });

test('a game is loaded with its team', async () => {
  const game = await begin();
  expect((await store.games.load('g1'))?.game).toEqual(game);
});

test('it is found by each member and by the opponent, while it runs and when it is over', async () => {
  const game = await begin();
  for (const state of ['running', undefined] as const)
    expect(await Promise.all(['anna', 'boris', 'carl', 'dora'].map((user) => gamesOf(user, state)))).toEqual([
      ['g1'],
      ['g1'],
      ['g1'],
      [],
    ]);
  await store.games.save(won(game), null);
  expect(await gamesOf('anna', 'running')).toEqual([]);
  expect(await gamesOf('boris', 'finished')).toEqual(['g1']);
  expect(await inboxOf('anna')).toEqual([]);
});

test('in lists it is where a game of one’s own would be', async () => {
  const single = { white: seatPerson(anna), black: seatPerson(dora) };
  for (let n = 1; n <= 6; n += 1)
    await begin({ id: `g${n}`, changedAt: NOON + n, ...(n % 2 === 0 && { seats: single }) });
  expect(await gamesOf('anna')).toEqual(['g6', 'g5', 'g4', 'g3', 'g2', 'g1']);
  expect(
    (await store.games.list({ player: 'anna', limit: 3, state: 'running' })).map(({ game }) => game.id),
  ).toEqual(['g6', 'g5', 'g4']);
  // It is her turn in all of them, and the longest wait comes first.
  expect(await inboxOf('anna')).toEqual(['g1', 'g2', 'g3', 'g4', 'g5', 'g6']);
  expect(await inboxOf('boris')).toEqual(['g1', 'g3', 'g5']);
  const page = await store.games.inbox({ user: 'anna', from: 2, limit: 2 });
  expect([page.records.map(({ game }) => game.id), page.total]).toEqual([['g3', 'g4'], 6]);
  expect((await store.games.inbox({ user: 'boris', guildId: 'guild-2', from: 0, limit: 9 })).total).toBe(0);
});

test('turns come before waits, for every member', async () => {
  const waiting = await begin({ id: 'waits' });
  await store.games.save(played(waiting, 'c3-d4'), null);
  await begin({ id: 'turn', createdAt: NOON + 1, changedAt: NOON + 5 });
  for (const user of ['anna', 'boris']) expect(await inboxOf(user)).toEqual(['turn', 'waits']);
  expect(await inboxOf('carl')).toEqual(['waits', 'turn']);
});

test('a team with different members finds each game by its members', async () => {
  await begin();
  await begin({
    id: 'g2',
    changedAt: NOON - 1,
    seats: { ...seats, white: { ...kings, members: [boris, dora] } },
  });
  const expected = [['g1'], ['g1', 'g2'], ['g2']];
  expect(await Promise.all(['anna', 'boris', 'dora'].map((user) => gamesOf(user)))).toEqual(expected);
});

test('a member who leaves doesn’t find it any more, from the same save on', async () => {
  const game = await begin();
  const left = agreed(leave(game, 'anna', NOON)).game;
  expect(await store.games.save(left, null)).toBe(true);
  expect([await gamesOf('anna'), await gamesOf('boris')]).toEqual([[], ['g1']]);
  expect(placesOf(await dump(place), 'anna')).toEqual([]);
});

test('a late save doesn’t change its members', async () => {
  const game = await begin();
  const left = agreed(leave(game, 'anna', NOON)).game;
  await store.games.save(nextVersion(game), null);
  expect(await store.games.save(left, null)).toBe(false);
  expect(await gamesOf('anna')).toEqual(['g1']);
});

test('a challenge and a rematch begin such games as well', async () => {
  const challenge = sampleChallenge();
  await store.challenges.add(challenge, NOON);
  const accepted = { ...challenge, version: 2, state: 'accepted', gameId: 'g1' } as const;
  const game = sampleGame({ seats, ...TIMES });
  expect(await store.games.begin(accepted, game, NOON)).toBe(true);
  const over = won(game);
  await store.games.save(over, null);
  const next = sampleGame({ id: 'g2', seats: { white: seats.black, black: kings }, ...TIMES });
  expect(await store.games.beginRematch(nextVersion(over, { rematch: 'g2' }), next, NOON)).toBe(true);
  expect(await inboxOf('boris')).toEqual(['g2']);
  expect((await gamesOf('anna')).toSorted()).toEqual(['g1', 'g2']);
});

test('it counts against the team’s limit, and against none of its members’', async () => {
  await begin();
  expect(
    await Promise.all(['anna', kings.id, 'carl'].map((id) => store.games.countRunning(id, 'guild-1'))),
  ).toEqual([0, 1, 1]);
  const room = { inServer: { guildId: 'guild-1', players: [kings.id], most: 1 }, withEngine: null };
  await store.settings.save({ ...(await store.settings.load('guild-1')), version: 1 });
  expect(await store.games.add(sampleGame({ id: 'g2', seats, ...TIMES }), NOON, room)).toBe(false);
  expect(await gamesOf('anna')).toEqual(['g1']);
});

test('it is deleted with its server', async () => {
  await begin();
  await store.servers.erase('guild-1');
  expect(placesOf(await dump(place), 'boris')).toEqual([]);
});

test('in the books: it counts for the statistics of its server, and for nobody’s rating', async () => {
  const game = await begin({ rated: true });
  const moves = Array.from({ length: 40 }, () => 'c3-d4');
  expect(await saveGame(table.app, { ...won(game), moves }, null)).toBe(true);
  const ended = await store.standings.ended('guild-1', 'g1');
  expect(ended?.outcome).toMatchObject({
    verdict: 'casual',
    ratings: null,
    players: { white: { id: 'team.kings', name: 'The Kings' }, black: carl },
  });
  for (const id of ['anna', 'boris', 'carl', kings.id])
    expect((await store.standings.records('guild-1', id)).size).toBe(0);
  expect(await differencesIn(store)).toEqual([]);
});

test('an erasure removes a member from the team, which plays on with the others', async () => {
  const game = await begin();
  await eraseUser(table.app, 'anna', NOON);
  const left = (await store.games.load('g1'))?.game;
  expect([left?.result, membersOf(left?.seats.white ?? seats.black)]).toEqual([null, [boris]]);
  expect([await gamesOf('anna'), await inboxOf('boris')]).toEqual([[], ['g1']]);
  expect(placesOf(await dump(place), 'anna')).toEqual([]);
  expect(left && played(left, 'c3-d4').version).toBe(game.version + 2);
});

test('an erasure of the last member resigns, and a placeholder takes the seat with the team’s name', async () => {
  await begin();
  await eraseUser(table.app, 'anna', NOON);
  await eraseUser(table.app, 'boris', NOON);
  const over = (await store.games.load('g1'))?.game;
  expect(over?.result).toEqual({ winner: 'black', by: 'resignation' });
  expect([over?.seats.white.kind, isFormer(over?.seats.white.id ?? '')]).toEqual(['person', true]);
  const left = await dump(place);
  expect(['anna', 'boris', 'The Kings', 'team.kings'].flatMap((text) => placesOf(left, text))).toEqual([]);
  const expected = { id: over?.seats.white.id, name: over?.seats.white.name };
  expect((await store.standings.ended('guild-1', 'g1'))?.outcome.players.white).toEqual(expected);
  expect(await differencesIn(store)).toEqual([]);
});

test('an erasure removes a member from a damaged game too', async () => {
  const game = await begin();
  await store.games.save(won(game), null);
  await change(place, `update game set data = replace(data, '"version"', '"varsion"')`);
  await store.personal.addErasure({ user: 'anna', former: formerPlayer('x1'), askedAt: NOON + 1 }, NOON);
  const other = await storeAt(place, () => undefined);
  await eraseUser({ ...table.app, store: other }, 'anna', NOON + 1);
  await other.close();
  const left = await dump(place);
  expect([placesOf(left, 'anna'), placesOf(left, 'ANNA')]).toEqual([[], []]);
  expect(placesOf(left, 'boris')).toEqual(['game.data', 'team_member.user_id']);
});

test('an erasure of the opponent keeps the team unchanged', async () => {
  await begin({ place: { ...PLACE, guildId: null } });
  await eraseUser(table.app, 'carl', NOON);
  const over = (await store.games.load('g1'))?.game;
  expect([over?.seats.white, isFormer(over?.seats.black.id ?? '')]).toEqual([kings, true]);
  expect(await gamesOf('anna')).toEqual(['g1']);
});

test('an erasure doesn’t remove anyone from a game that began after it', async () => {
  const later = { createdAt: NOON + 1, changedAt: NOON + 1 };
  const game = await begin(later);
  await eraseUser(table.app, 'anna', NOON);
  expect((await store.games.load('g1'))?.game).toEqual(game);
  expect(await gamesOf('anna')).toEqual(['g1']);
});

const plan = (line: string) => ({ ply: 0, takebacks: 0, lines: [[line, 'b6-a5']] });

test('a member’s data contains the game and the team’s plan, and not the opponent’s', async () => {
  await begin();
  await store.games.savePlans('g1', 1, { version: 1, white: plan('own-line'), black: plan('secret-line') });
  const told = JSON.stringify(await store.personal.holdings('anna'));
  expect([told.includes('own-line'), told.includes('secret-line'), told.includes('The Kings')]).toEqual([
    true,
    false,
    true,
  ]);
  const other = JSON.stringify(await store.personal.holdings('carl'));
  expect([other.includes('own-line'), other.includes('secret-line')]).toEqual([false, true]);
});
