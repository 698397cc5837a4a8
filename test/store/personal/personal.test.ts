/** What belongs to a person: every place where it stands is known, told to them, and empty when they want that. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { eraseUser, seeThrough } from '../../../src/app/person/erase.ts';
import { sweep } from '../../app/sweep.ts';
import { LIMITS } from '../../../src/app/limits.ts';
import type { Blocker } from '../../../src/app/ports/blocks.ts';
import { formerPlayer, isFormer } from '../../../src/game/former.ts';
import type { Game } from '../../../src/game/game.ts';
import { seatPerson, seatTeam } from '../../../src/game/seat.ts';
import { openStore } from '../../../src/store/opening/open.ts';
import { TABLES } from '../../../src/store/tables/tables.ts';
import { finish, player } from '../../app/finished.ts';
import { NO_SETTINGS } from '../../../src/app/ports/settings.ts';
import { fail, postDaily, SACRIFICE } from '../../app/puzzles.ts';
import { newChannel, newTable } from '../../app/table.ts';
import type { Table } from '../../app/table.ts';
import { DAY, NOON } from '../../rating/games.ts';
import type { Changes } from '../../game/players.ts';
import { dump, placesOf, type Dump } from '../dump.ts';
import { change, newPlace } from '../place.ts';
import { PLACE, sampleChallenge, sampleGame } from '../samples.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';

const ANNA = { id: '80351110224678912', name: 'Ännchen' };
const [boris, carl, dora] = [player('boris'), player('carl'), player('dora')];
const ELSEWHERE = { place: { ...PLACE, guildId: 'guild-2' } };

/** Columns in which users are, by the register. */
const HELD = Object.entries(TABLES).flatMap(([table, { columns }]) =>
  Object.entries(columns).flatMap(([column, holding]) => (holding === 'none' ? [] : [`${table}.${column}`])),
);

async function running(table: Table, changes: Changes = {}): Promise<Game> {
  const { store } = table.app;
  const at = { createdAt: table.time.now, changedAt: table.time.now };
  const game = sampleGame({
    id: table.app.newId(),
    players: { white: ANNA, black: boris },
    ...at,
    ...changes,
  });
  const challenge = sampleChallenge({ id: table.app.newId(), challenger: ANNA, opponent: boris, ...at });
  await store.addChallenge(challenge, 2000);
  const accepted = { ...challenge, version: 2, state: 'accepted', gameId: game.id } as const;
  await store.beginGame(accepted, game, 2000);
  return game;
}

/** An id of an account that was made at this instant (ms). */
const idMadeAt = (at: number): string => (BigInt(at - Date.UTC(2015, 0, 1)) << 22n).toString();

const plan = (line: string) => ({ ply: 0, takebacks: 0, lines: [[line, 'b6-a5']] });

interface Scene {
  readonly place: string;
  readonly table: Table;
  /** The game that Anna still plays, with White. */
  readonly game: Game;
}

/** A season in which Anna plays enough to be on its table, in a server of its own. */
async function seasonWith(table: Table): Promise<void> {
  const { app, time } = table;
  const guildId = 'guild-3';
  const winter = { guildId, name: 'Winter', channelId: 'c', locale: 'en-US', isReset: true };
  const season = await app.store.seasons.start({ ...winter, startedAt: NOON, endsAt: null });
  if (!season) throw new Error('there is no season');
  for (let n = 0; n < 5; n += 1) {
    await finish(table, [ANNA, n % 2 === 0 ? boris : carl], 'white', { place: { ...PLACE, guildId } });
  }
  await app.store.seasons.end(season, time.now);
}

/** Games of teams in a server of their own: Anna's with Boris, one in which she is alone, and one of that which goes on. */
async function teamGames(table: Table): Promise<void> {
  const place = { ...PLACE, guildId: 'guild-4' };
  const black = seatPerson(carl);
  const pair = seatTeam('pair', 'The Kings', [ANNA, boris]);
  const alone = seatTeam('alone', 'Lone Wolf', [ANNA]);
  await finish(table, [ANNA, carl], 'white', { seats: { white: pair, black }, place });
  await finish(table, [ANNA, carl], 'white', { seats: { white: alone, black }, place });
  await running(table, { seats: { white: alone, black }, place });
}

const block = ({ blocks }: Table['app']['store'], by: Blocker, user: string) =>
  blocks.add({ by, user }, NOON);

/** Anna has been everywhere where one can be. */
async function scene(): Promise<Scene> {
  const place = await newPlace();
  const table = await newTable(place);
  const { store } = table.app;
  table.time.now = NOON;
  await finish(table, [ANNA, boris], 'white');
  await finish(table, [carl, ANNA], 'white');
  await finish(table, [boris, carl], null);
  await finish(table, [ANNA, boris], 'black', { place: { ...PLACE, guildId: null } });
  const fed = await finish(table, [boris, carl], 'white', ELSEWHERE);
  const word = { gameId: fed.id, verb: 'void', by: ANNA.id, at: NOON, reason: null } as const;
  await store.standings.rule('guild-2', word);
  await store.attendance.note('guild-1', [{ user: ANNA.id, isGone: false, at: NOON }]);
  await seasonWith(table);
  await teamGames(table);
  const game = await running(table);
  await running(table, { players: { white: carl, black: ANNA } });
  const plans = { version: 1, white: plan('own-line'), black: plan('secret-line') };
  await store.savePlans(game.id, 1, plans);
  const times = { createdAt: NOON, expiresAt: NOON + DAY };
  await store.addChallenge(
    sampleChallenge({ id: 'by-anna', challenger: ANNA, opponent: null, ...times }),
    NOON,
  );
  await store.addChallenge(
    sampleChallenge({ id: 'to-anna', challenger: dora, opponent: ANNA, ...times }),
    NOON,
  );
  await store.saveDone(ANNA.id, 'move', NOON);
  await store.savePreference({ user: ANNA.id, version: 1, preference: { notation: 'numeric' } });
  await store.saveVacations({ user: ANNA.id, version: 1, spans: [] }, NOON + DAY);
  const notice = { gameId: 'gone', user: ANNA.id, occasion: 'turn', key: 'gone.1', madeAt: NOON } as const;
  await store.addNotice(notice, NOON + DAY);
  await store.puzzles.add([SACRIFICE]);
  await fail(table, ANNA.id);
  await store.saveSettings({
    guildId: 'guild-1',
    version: 1,
    settings: { ...NO_SETTINGS, dailyPuzzle: 'channel-1' },
  });
  await postDaily(table, 'guild-1');
  await store.dailies.solve({ guildId: 'guild-1', puzzleId: SACRIFICE.puzzle.id, player: ANNA, at: NOON });
  await store.personal.setHidden(ANNA.id, true);
  const asked = { id: 'asked', from: ANNA.id, to: 'boris', guildId: 'guild-1', at: NOON };
  await store.tallies.ask(asked, LIMITS.asks);
  await store.tallies.ask({ ...asked, id: 'answered', from: 'boris', to: ANNA.id }, LIMITS.asks);
  await block(store, { kind: 'user', id: ANNA.id }, 'carl');
  await block(store, { kind: 'user', id: 'dora' }, ANNA.id);
  await block(store, { kind: 'server', id: 'guild-1' }, ANNA.id);
  return { place, table, game };
}

const askFor = ({ table }: Scene) => {
  const erasure = { user: ANNA.id, former: formerPlayer('x1'), askedAt: NOON };
  return table.app.store.personal.addErasure(erasure, NOON);
};

async function differences({ app }: Table): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const audit of app.store.standings.audit(false)) found.push(...audit.differences);
  return found;
}

const names = (of: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(of)
    .flatMap(([table, list]) => list.map((column) => `${table}.${column}`))
    .toSorted();

describe('the register of where users are', () => {
  test('has every table and column of the schema', async () => {
    const { columns } = await dump((await scene()).place);
    const register = Object.entries(TABLES).map(
      ([table, { columns: held }]) => [table, Object.keys(held)] as const,
    );
    expect(names(columns)).toEqual(names(Object.fromEntries(register)));
  });

  test('knows every column in which a user is found who has been everywhere', async () => {
    const all = await scene();
    await askFor(all);
    expect(placesOf(await dump(all.place), ANNA.id)).toEqual(HELD.toSorted());
  });
});

describe('what someone is told', () => {
  test('is something of each table that knows them, and no secret of another', async () => {
    const all = await scene();
    await askFor(all);
    const told = await all.table.app.store.personal.holdings(ANNA.id);
    expect(Object.keys(told).toSorted()).toEqual(
      [...new Set(HELD.map((each) => each.replace(/\..*/u, '')))].toSorted(),
    );
    for (const rows of Object.values(told)) expect(JSON.stringify(rows)).toContain(ANNA.id);
    expect(JSON.stringify(told)).toContain('own-line');
    expect(JSON.stringify(told)).not.toContain('secret-line');
    expect(told['game']).toHaveLength(13);
    expect(told['team_member']).toHaveLength(3);
    expect(told['challenge']).toHaveLength(5);
    expect(told['ask']).toHaveLength(2);
    expect(told['blocks']).toHaveLength(2);
    expect(JSON.stringify(told['blocks'])).not.toContain('dora');
  });

  test('is empty for someone unknown', async () => {
    const { table } = await scene();
    const told = await table.app.store.personal.holdings('nobody');
    expect(Object.values(told).flat()).toEqual([]);
  });
});

const ratings = async ({ app }: Table, user: string) =>
  [...(await app.store.standings.records('guild-1', user))].map(([pool, { rating, spans }]) => ({
    pool,
    rating,
    spans,
  }));

/** The running game is over before ratings are compared: its end counts like any other. */
async function eraseRunning({ app }: Table): Promise<void> {
  for (const { game } of await app.store.games({ player: ANNA.id, state: 'running' })) {
    const result = { winner: 'black', by: 'resignation' } as const;
    await saveGame(app, { ...game, version: game.version + 1, result }, null);
  }
}

describe('an erasure', () => {
  test('leaves neither id nor name anywhere, and nobody else’s rating changes', async () => {
    const { place, table } = await scene();
    await eraseRunning(table);
    const before = [await ratings(table, 'boris'), await ratings(table, 'carl')];
    await eraseUser(table.app, ANNA.id, NOON);
    const left = await dump(place);
    expect([placesOf(left, ANNA.id), placesOf(left, ANNA.name)]).toEqual([[], []]);
    // A team of hers alone is gone with her; the other one is Boris's as well.
    expect([placesOf(left, 'Lone Wolf'), placesOf(left, 'team.alone')]).toEqual([[], []]);
    expect(placesOf(left, 'team.pair')).toContain('game.white_id');
    expect([await ratings(table, 'boris'), await ratings(table, 'carl')]).toEqual(before);
    expect(await differences(table)).toEqual([]);
  });

  test('of a young account leaves it known that it was young, so that its games still do not count', async () => {
    const table = await newTable(await newPlace());
    table.time.now = NOON;
    const young = { id: idMadeAt(NOON - DAY), name: 'Newcomer' };
    await finish(table, [boris, young], 'white');
    await eraseUser(table.app, young.id, NOON);
    expect(await ratings(table, 'boris')).toEqual([]);
    expect(await differences(table)).toEqual([]);
  });

  test('gives up what runs, closes what is open, and shows both without the name', async () => {
    const { place, table, game } = await scene();
    await eraseUser(table.app, ANNA.id, NOON);
    const { store } = table.app;
    const over = (await store.game(game.id))?.game;
    expect(over?.result).toEqual({ winner: 'black', by: 'resignation' });
    expect(isFormer(over?.seats.white.id ?? '')).toBe(true);
    expect((await store.challenge('by-anna'))?.challenge.state).toBe('cancelled');
    expect((await store.challenge('to-anna'))?.challenge.state).toBe('declined');
    expect(await store.games({ state: 'running' })).toEqual([]);
    expect(placesOf(await dump(place), ANNA.id)).toEqual([]);
  });

  test('takes them off the boards; who comes back begins afresh', async () => {
    const { table } = await scene();
    await eraseUser(table.app, ANNA.id, NOON);
    const { standings } = table.app.store;
    const board = { guildId: 'guild-1', pool: 'all', span: 'ever', order: 'games', now: NOON } as const;
    const { lines } = await standings.page(board, { offset: 0, size: 20, reader: ANNA.id });
    expect(lines.map(({ user }) => user).toSorted()).toEqual(['boris', 'carl']);
    table.time.now += DAY;
    await finish(table, [ANNA, dora], 'white', { createdAt: table.time.now });
    expect((await standings.records('guild-1', ANNA.id)).get('all')?.spans.ever.games).toBe(1);
    expect(await differences(table)).toEqual([]);
  });

  test('that was interrupted is seen through by the sweep, and done again it does no harm', async () => {
    const all = await scene();
    const erasure = await askFor(all);
    const { table, place } = all;
    expect(await askFor(all)).toEqual(erasure);
    await sweep(table.app, newChannel());
    await seeThrough(table.app, erasure);
    expect(placesOf(await dump(place), ANNA.id)).toEqual([]);
    expect(await differences(table)).toEqual([]);
  });

  test('does not touch what begins after it', async () => {
    const { table } = await scene();
    table.time.now += 1;
    const later = await running(table);
    await eraseUser(table.app, ANNA.id, NOON);
    expect((await table.app.store.game(later.id))?.game).toEqual(later);
  });
});

describe('someone hidden', () => {
  const board = { guildId: 'guild-1', pool: 'all', span: 'ever', order: 'games', now: NOON } as const;

  test('is on no board and in no pair, until they are shown again', async () => {
    const { table } = await scene();
    const { standings, personal } = table.app.store;
    const seen = async () => {
      const page = { offset: 0, size: 20, reader: ANNA.id };
      const { lines, players, own } = await standings.page(board, page);
      const { pairs } = await standings.statistics('guild-1', NOON);
      expect(lines).toHaveLength(players);
      return [lines.length, pairs.length, own.place, own.isHidden];
    };
    expect(await seen()).toEqual([2, 1, null, true]);
    await personal.setHidden(ANNA.id, false);
    expect(await seen()).toEqual([3, 3, 1, false]);
    await personal.setHidden(ANNA.id, true);
    await personal.setHidden(ANNA.id, true);
    expect(await personal.isHidden(ANNA.id)).toBe(true);
    expect(await personal.hiddenAmong([ANNA.id, 'boris'])).toEqual(new Set([ANNA.id]));
  });
});

/** Tables with text that may be damaged; what games hold is tried by itself. */
const WITH_DATA = Object.entries(TABLES).flatMap(([table, { columns }]) =>
  table !== 'game' && Object.hasOwn(columns, 'data') ? [table] : [],
);

describe.each(WITH_DATA)('when every %s is damaged', (name) => {
  async function damaged() {
    const { place, table } = await scene();
    await table.app.store.analyses.save(
      { subject: { kind: 'game', id: 'id1' }, version: 1, engine: 1, findings: [], post: null, madeAt: NOON },
      null,
    );
    await change(place, `update ${name} set data = substr(data, 2)`);
    const opened = await openStore(place, () => undefined);
    if (!opened.ok) throw new Error(opened.problem.message);
    onTestFinished(() => opened.value.close());
    return { place, app: { ...table.app, store: opened.value } };
  }

  test('all that is stored of someone is told, and then erased', async () => {
    const { place, app } = await damaged();
    expect((await app.store.personal.holdings(ANNA.id))['game']).toHaveLength(13);
    await eraseUser(app, ANNA.id, NOON);
    const left = await dump(place);
    expect(placesOf(left, ANNA.id)).toEqual([]);
    expect(JSON.stringify(left)).not.toContain(ANNA.name);
  });

  test('a server is erased', async () => {
    const { place, app } = await damaged();
    await app.store.servers.erase('guild-1');
    expect(placesOf(await dump(place), 'guild-1')).toEqual([]);
  });
});

const outcomes = ({ cells }: Dump) => cells.filter(({ table }) => table === 'outcome');

test('what is damaged in the books of a server is made anew when the next game there ends, and nothing else changes', async () => {
  const { place, table } = await scene();
  const sound = await dump(place);
  for (const name of ['outcome', 'record'])
    await change(place, `update ${name} set data = substr(data, 1, 20) where guild_id = 'guild-1'`);
  expect(await differences(table)).toHaveLength(3 + 3 * 2);
  await finish(table, [boris, carl], 'white');
  expect(await differences(table)).toEqual([]);
  expect(outcomes(await dump(place))).toEqual(expect.arrayContaining(outcomes(sound)));
});
