/** A server's data: its games, its erasure, and the checks for servers that removed the bot. */
import { expect, test } from 'vitest';
import { LIMITS } from '../../../src/app/ports/limits.ts';
import { RETENTION } from '../../../src/app/due/dueServer.ts';
import { NO_SETTINGS } from '../../../src/app/ports/subjects/settings.ts';
import { changeGame } from '../../../src/app/save/change.ts';
import { sweep } from '../../app/sweep.ts';
import { makeMove } from '../../../src/game/play/move.ts';
import { newTrial } from '../../../src/features/puzzle/rules.ts';
import { DAY } from '../../../src/game/calendar/span.ts';
import { begun } from '../../app/play.ts';
import { finish, player } from '../../app/finished.ts';
import { OTHER as PUZZLE } from '../../app/puzzles.ts';
import { newChannel, newTable, type Table } from '../../app/table.ts';
import { NOON } from '../../rating/games.ts';
import { dump, placesOf } from '../dump.ts';
import { sampleMeet } from '../contract/meets.ts';
import { placingOf, tournamentOf } from '../personal/everywhere.ts';
import { differencesIn } from '../opened.ts';
import { asImported } from '../../features/explore/store.ts';
import { newPlace } from '../place.ts';
import { importing, PLACE, sampleChallenge, sampleGame } from '../samples.ts';
import { slowTest } from '../../runs.ts';

const OTHER = { place: { ...PLACE, guildId: 'other-server' } };
const [anna, boris] = [player('anna'), player('boris')];

interface Scene {
  readonly place: string;
  readonly table: Table;
}

async function scene(): Promise<Scene> {
  const place = await newPlace();
  const table = await newTable(place);
  table.time.now = NOON;
  const { store } = table.app;
  await store.records.add({ id: 'r', variant: 'russian', source: '*' }, importing(NOON));
  for (const where of [{}, OTHER]) {
    const game = await finish(table, [anna, boris], 'white', where);
    await finish(table, [boris, anna], 'white', where);
    const { guildId } = game.place;
    if (guildId === null) throw new Error('the game is in no server');
    await store.standings.rule(guildId, {
      gameId: game.id,
      verb: 'void',
      by: 'dora',
      at: NOON,
      reason: null,
    });
    const plan = { guildId, name: 'W', channelId: 'c', locale: 'en-US', isReset: true, startedAt: NOON };
    await store.seasons.start({ ...plan, endsAt: null });
    const cup = tournamentOf(anna, guildId);
    await store.tournaments.add(cup, NOON);
    const placings = [placingOf(cup, anna)];
    const over = { tournament: { ...cup, version: 2 }, woken: 0 };
    await store.tournaments.save(over, NOON, { games: [], next: null, dueAt: NOON, placings });
    await store.games.wakeSecond({ ...game, second: { place: game.place, color: 'black' } }, NOON);
    await store.lobbies.wake(game.place, NOON);
    await store.visiting.openLink({ by: 'white', of: `game-${game.id}`, key: game.id }, guildId);
    const home = { place: { ...game.place, guildId }, name: 'Foxes', players: [] };
    await store.meets.add(sampleMeet({ id: game.id, home, guest: null, boards: [], closing: [] }), NOON);
    await store.drafts.save({ guildId, user: 'anna', version: 1, asked: {} }, NOON);
    const subject = { kind: 'game', id: game.id } as const;
    const post = { place: game.place, card: null };
    await store.analyses.save(
      { subject, version: 1, engine: 1, findings: [], post, forGuesses: false, madeAt: NOON },
      null,
    );
    await store.puzzles.add([
      { ...PUZZLE, puzzle: { ...PUZZLE.puzzle, id: guildId }, origin: { guildId, at: NOON } },
    ]);
    await store.puzzles.begin(newTrial({ ...PUZZLE.puzzle, id: guildId }, 'anna', NOON));
    await store.blocks.add({ by: { kind: 'server', id: guildId }, user: 'carl' }, NOON);
    const asked = { id: `asked in ${guildId}`, from: 'anna', to: 'boris', guildId, at: NOON };
    await store.tallies.ask(asked, LIMITS.asks);
    const watch = { guildId, user: 'carl', of: { kind: 'player', id: 'anna' } } as const;
    await store.watches.add({ ...watch, calls: 'end', madeAt: NOON, locale: 'de' }, 9, null);
    const of = { kind: 'game', id: `g of ${guildId}` } as const;
    const guess = { of, ply: 3, move: 'c3-d4', madeAt: NOON, points: null, engine: null };
    await store.guesses.add({ ...guess, guildId, player: { id: 'dora', name: 'Dora' } });
    const imported = asImported(sampleGame({ id: `imported in ${guildId}`, moves: ['c3-d4'] }));
    await store.explorer.addImported({ guildId, recordId: 'r', most: 1 }, [imported]);
    await store.attendance.note(guildId, [{ user: 'anna', isGone: false, at: NOON }]);
    await store.settings.save({
      guildId,
      version: 1,
      settings: { ...NO_SETTINGS, dailyPuzzle: 'c', gameOfDay: 'c' },
    });
    const daily = await store.dailies.load(guildId);
    await store.dailies.save({ ...daily!, version: 2, puzzleId: 'p' }, NOON);
    const board = {
      guildId,
      version: 1,
      order: 'rating',
      pool: 'all',
      span: 'ever',
      channelId: 'c',
    } as const;
    const unshown = { locale: 'en-US', card: null, former: null, digest: '', changedAt: NOON };
    await store.liveBoards.save({ ...board, ...unshown }, NOON);
    await store.homes.save({ guildId, version: 1, channelId: 'c', ...unshown }, NOON);
    await store.dailies.solve({ guildId, puzzleId: 'p', player: { id: 'anna', name: 'Anna' }, at: NOON });
    await store.challenges.add(
      sampleChallenge({ id: table.app.newId(), place: game.place, createdAt: NOON }),
      NOON,
    );
  }
  await begun(table);
  return { place, table };
}

const tablesWith = async (place: string, guildId: string): Promise<readonly string[]> => [
  ...new Set(placesOf(await dump(place), guildId).map((each) => each.replace(/\..*/u, ''))),
];

test('a server is deleted with all its data, and other servers are not changed', async () => {
  const { place, table } = await scene();
  const before = await tablesWith(place, 'other-server');
  expect(await tablesWith(place, 'guild-1')).toEqual(before);
  const { columns } = await dump(place);
  const all = Object.keys(columns).filter((name) => columns[name]?.includes('guild_id'));
  // Attempts belong to their solver. Attempts at the server's own puzzles also belong to the
  // server.
  expect(before.toSorted()).toEqual([...all, 'trial'].toSorted());
  await table.app.store.servers.erase('guild-1');
  expect(await tablesWith(place, 'guild-1')).toEqual([]);
  expect(await tablesWith(place, 'other-server')).toEqual(before);
  await finish(table, [anna, boris], 'white');
  expect(await differencesIn(table.app.store)).toEqual([]);
});

test('a server’s games are counted and listed, finished games first, and each kind oldest first', async () => {
  const { table } = await scene();
  table.time.now += DAY;
  const last = await finish(table, [anna, boris], 'white');
  const { servers } = table.app.store;
  const ids = await servers.gameIds('guild-1');
  expect(ids).toHaveLength(4);
  expect(await servers.countGames('guild-1')).toBe(4);
  const games = await servers.games(ids);
  expect(games.map(({ result }) => result !== null)).toEqual([true, true, true, false]);
  expect(games[2]?.id).toBe(last.id);
  const pages = [0, 3].map((from) => servers.gameIds('guild-1', { from, limit: 3 }));
  expect(await Promise.all(pages)).toEqual([ids.slice(0, 3), ids.slice(3)]);
  expect((await table.app.store.servers.games(ids)).map(({ id }) => id)).toEqual(ids);
  expect(await table.app.store.servers.games([])).toEqual([]);
});

/** Sweeps at most every fifth day, like a bot that is often down. */
const STRIDE = 5;

async function passes({ app, time }: Table, days: number): Promise<void> {
  for (let left = days; left > 0; left -= STRIDE) {
    time.now += Math.min(left, STRIDE) * DAY;
    while (await sweep(app, newChannel()));
  }
}

test('a server that removed the bot is kept for a month and then deleted', async () => {
  const { place, table } = await scene();
  table.gone.add('guild-1');
  await passes(table, RETENTION / DAY);
  expect(await tablesWith(place, 'guild-1')).toContain('game');
  await passes(table, 8);
  expect(await tablesWith(place, 'guild-1')).toEqual([]);
  expect(await tablesWith(place, 'other-server')).toContain('game');
});

slowTest(
  'a server that removed the bot is kept if the bot returns in time, and the month starts again',
  async () => {
    const { place, table } = await scene();
    table.gone.add('guild-1');
    await passes(table, 25);
    table.gone.delete('guild-1');
    await passes(table, 10);
    table.gone.add('guild-1');
    await passes(table, 28);
    expect(await tablesWith(place, 'guild-1')).toContain('game');
  },
);

test('a server that removed the bot is not erased while games are played there, for example through a member’s own app', async () => {
  const { place, table } = await scene();
  table.gone.add('guild-1');
  const game = await begun(table);
  const shuffle = ['c3-d4', 'b6-a5', 'b2-c3', 'a7-b6'];
  for (const [ply, text] of shuffle.entries()) {
    const by = ply % 2 === 0 ? 'anna' : 'boris';
    const moved = await changeGame(table.app, game.id, (now) =>
      makeMove(now, { by, at: table.time.now }, text),
    );
    expect(moved.ok).toBe(true);
    await passes(table, 20);
  }
  await passes(table, 8);
  expect(await tablesWith(place, 'guild-1')).toContain('game');
  await passes(table, 3);
  expect(await tablesWith(place, 'guild-1')).toEqual([]);
});
