/**
 * The law of the whole: whatever two players do to their games, however long nobody does anything, wherever a process dies
 * and whichever of two takes over, no deed that someone was told of is lost or done twice, no clock gains or loses time,
 * every open game has exactly one due time, its last card shows it as it is, and the ratings are what the games make them.
 *
 * LIFE_RUNS is how many lives are played; see CONTRIBUTING.
 */
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { LIMITS } from '../../src/app/limits.ts';
import { cardKey } from '../../src/app/card/announce.ts';
import type { GameRecord } from '../../src/app/ports/games.ts';
import type { Game } from '../../src/game/game.ts';
import { sideToMove } from '../../src/game/line.ts';
import { mentionsOf } from '../../src/game/seat.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { dueOf } from '../../src/game/due.ts';
import { gamesOf, isMatched, matchEnd } from '../../src/game/matchScore.ts';
import { FLAG_GRACE } from '../../src/game/timeout.ts';
import { DAY, HOUR, SECOND } from '../../src/game/span.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { above, reminderScreen } from '../../src/views/game/reminder.ts';
import { cardScreen } from '../../src/views/game/card.ts';
import { BEFORE_HOSTILE } from '../draughts/hostile.ts';
import { clear, newPlace } from '../store/place.ts';
import { present } from './channel.ts';
import { expectWhole, histories } from './chronicle.ts';
import { matches, step, TIMES, type Match, type Deed, type Step } from './steps.ts';
import { wishOf } from './wishes.ts';
import {
  compareClocks,
  newWorld,
  openAt,
  pass,
  perform,
  PLAYERS,
  restart,
  sweepAll,
  type How,
  type World,
} from './world.ts';
import { claimDue } from '../store/claiming.ts';

const RUNS = Number(process.env['LIFE_RUNS'] ?? 20);
const ALIVE: How = { process: 0, death: null };

const otherThan = (process: 0 | 1): How => ({ process: process === 0 ? 1 : 0, death: null });

async function act(world: World, deed: Deed): Promise<void> {
  const wish = await wishOf(world, deed);
  if (!wish) return;
  const { process, death, twice } = deed;
  const other: How = { process: process === 0 ? 1 : 0, death: null };
  await Promise.all([
    perform(world, { process, death }, wish),
    ...(twice ? [perform(world, other, wish)] : []),
  ]);
  await expectPeace(world);
  // A vacation is carried into the games by the next round of any process: within a second.
  if (deed.what === 'vacation') await sweepAll(world, other);
}

/** Nobody calls anybody again and again who does not answer, whichever process is asked how often at once. */
async function expectPeace({ stores, time }: World): Promise<void> {
  const now = time.now;
  for (const user of PLAYERS) {
    const open = (await stores[0].openChallenges(user)).filter(
      ({ challenger, createdAt, expiresAt }) =>
        challenger.id === user && createdAt > now - LIMITS.asks.per && expiresAt > now,
    );
    expect(open.length).toBeLessThanOrEqual(LIMITS.asks.most);
  }
}

async function wait(world: World, ms: number): Promise<void> {
  await pass(world, ms);
  // What cannot be shown is tried ever more seldom after a week, so bad weather ends before, and fair weather welcomes who comes back.
  if (ms >= HOUR) world.channel.fault = null;
  if (ms > 7 * DAY) await sweepAll(world, ALIVE);
}

async function sweepBy(world: World, how: How, both: boolean): Promise<void> {
  await Promise.all([sweepAll(world, how), ...(both ? [sweepAll(world, otherThan(how.process))] : [])]);
}

async function take(world: World, next: Step): Promise<void> {
  if (next.what === 'wait') return wait(world, next.ms);
  if (next.what === 'restart') return restart(world, next.process);
  if (next.what === 'sweep') return sweepBy(world, next, next.both);
  if (next.what !== 'weather') return act(world, next);
  world.channel.fault = next.fault;
  return undefined;
}

/** What rests because the process died of it three times, as it seemed, is freed by its operator. */
async function freeAll({ stores: [store], time }: World): Promise<void> {
  for (const { kind, id } of await store.due.resting()) await store.due.free(kind, id, time.now);
}

/** Nobody does anything more, and everything is settled. */
async function settle(world: World): Promise<void> {
  world.channel.fault = null;
  await freeAll(world);
  for (const ms of [7 * HOUR, 130 * SECOND, 130 * SECOND, 130 * SECOND]) {
    await pass(world, ms);
    await sweepAll(world, ALIVE);
    compareClocks(world);
  }
}

/** What people were told happened is what was stored, once; and what they were refused was not. */
function expectTruth({ told, chronicle }: World): void {
  for (const { deed, reply } of told) {
    const stored = chronicle.entries.filter((entry) => entry.deed === deed).map(({ game }) => game);
    if (reply.kind === 'card' || reply.kind === 'begun') expect(stored).toEqual([reply.game]);
    else if (reply.kind === 'rematch') expect(stored).toEqual([reply.finished, reply.game]);
    else expect(stored).toEqual([]);
  }
}

/** Each vacation that was stored was stored once. */
async function expectVacations({ stores, chronicle }: World): Promise<void> {
  const books = await Promise.all(PLAYERS.map((user) => stores[1].vacations(user)));
  expect(books.reduce((sum, { version }) => sum + version, 0)).toBe(chronicle.vacations);
}

/** A card that came down with the reminder of its turn. */
function remindedCard(game: Game, card: Screen): Screen {
  const users = mentionsOf(game.seats[sideToMove(game)]);
  return above(reminderScreen(sayIn(game.place.locale), game, null, users), card);
}

/**
 * The last card shows the game as it is, below the reminder if there was one; one that is still on is due at the one instant that its state tells. A channel that
 * is gone is not knocked at again for the same state: then no card is remembered.
 */
async function expectShown(world: World, { game, shown }: GameRecord): Promise<void> {
  if (game.latest === 'rematch-begun' || game.latest === 'next-begun') return;
  expect(shown.version).toBe(game.version);
  if (shown.card === null && world.channel.givenUp.has(cardKey(game))) return;
  const screen = cardScreen(sayIn(game.place.locale), game);
  const isReminded = !game.result && shown.reminded === game.turns.length;
  const right = [screen, ...(isReminded ? [remindedCard(game, screen)] : [])];
  const read = world.channel.read(shown.card);
  expect(await Promise.all(right.map(present))).toContainEqual(read);
}

/** The instants at which the games become due, each with its id. */
async function dueTimes({ stores }: World): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  const games = await stores[0].games({ limit: 100 });
  for (const { game, shown } of games) {
    // Nothing more is to be done for a game that another has followed.
    if (game.rematch !== null) continue;
    const due = dueOf(game, shown, 0);
    if (due !== null) times.set(game.id, due);
  }
  return times;
}

async function claimed({ stores }: World, now: number): Promise<readonly string[]> {
  const rows = await claimDue(stores[1], now, now, 100);
  return rows.flatMap((row) => (row.kind === 'game' ? [row.work.game.id] : []));
}

/** No game is due before its time, and each is at it. */
async function expectDue(world: World): Promise<void> {
  const times = await dueTimes(world);
  const inOrder = [...times].toSorted(([, a], [, b]) => a - b);
  const [[, first] = [null, null]] = inOrder;
  if (first !== null) expect(await claimed(world, first - 1)).toEqual([]);
  const all = await claimed(world, Math.max(0, ...times.values()));
  expect(all.toSorted()).toEqual([...times.keys()].toSorted());
}

async function expectRatings({ stores }: World): Promise<void> {
  const found: string[] = [];
  for await (const { differences } of stores[0].standings.audit(false)) found.push(...differences);
  expect(found).toEqual([]);
}

/** Each game of a match is followed by one and no more, until the match is over or has to wait; none begins of itself. */
function expectMatches({ chronicle }: World): void {
  const games = [...histories(chronicle).values()].flatMap((history) => history.slice(-1)).filter(isMatched);
  const later = games.filter(({ match }) => match.number > 1);
  for (const game of later) {
    const [before, ...others] = games.filter(({ rematch }) => rematch === game.id);
    expect(others).toEqual([]);
    expect(before && gamesOf(before)).toEqual(game.match.before);
    expect(before && matchEnd(before)).toBeNull();
    expect(game.match.number).toBe(game.match.before.length + 1);
    if (game.match.number % 2 === 0) expect(game.start).toBe(before?.start);
  }
}

async function expectLaws(world: World): Promise<void> {
  expectMatches(world);
  expectTruth(world);
  for (const [id, history] of histories(world.chronicle)) {
    expectWhole(history);
    const record = await world.stores[1].game(id);
    if (!record) throw new Error('the game is lost');
    expect(record.game).toEqual(history.at(-1));
    const fallen = world.watches.get(id)?.fallen() ?? null;
    const isOver = fallen !== null && world.time.now >= fallen + FLAG_GRACE;
    expect([isOver, record.game.result !== null]).toEqual([isOver, isOver || record.game.result !== null]);
    await expectShown(world, record);
    expect((await world.stores[0].plans(id)).version).toBe(world.chronicle.plans.get(id) ?? 0);
  }
  await expectVacations(world);
  await expectDue(world);
  await expectRatings(world);
}

/** What the first game of a life is, beside its clock. */
interface First {
  readonly time: (typeof TIMES)[number];
  readonly match: Match | null;
}

async function live(world: World, { time, match }: First, steps: readonly Step[]): Promise<void> {
  const calm = { ...ALIVE, twice: false };
  await take(world, { what: 'challenge', by: 'anna', time, weekends: true, start: null, match, ...calm });
  await take(world, { what: 'answer', by: 'boris', action: 'accept', ...calm });
  compareClocks(world);
  for (const next of steps) {
    await take(world, next);
    compareClocks(world);
  }
  await settle(world);
  await expectLaws(world);
}

/** Everything reaches both processes at once: what no chance may leave out, for it is what compare-and-set is for. */
const CLICKED_TWICE: readonly Step[] = Array.from({ length: 6 }, () => [
  { what: 'offer', by: 'anna', kind: 'draw', action: 'offer', process: 0, death: null, twice: true } as const,
  {
    what: 'offer',
    by: 'boris',
    kind: 'draw',
    action: 'decline',
    process: 1,
    death: null,
    twice: true,
  } as const,
  ...[0, 1].map((process) => ({
    ...({ what: 'move', pick: 1, draw: false, pressed: false, death: null, twice: true } as const),
    process: process === 0 ? (0 as const) : (1 as const),
  })),
]).flat();

const ALONE = { process: 0, death: null, twice: false } as const;

/** A game that comes into a position beyond counting, in which both go on while one floods the other's buttons. */
const BEYOND_COUNTING: readonly Step[] = [
  {
    what: 'challenge',
    by: 'anna',
    time: 'none',
    weekends: false,
    start: BEFORE_HOSTILE,
    match: null,
    ...ALONE,
  },
  { what: 'answer', by: 'boris', action: 'accept', ...ALONE },
  { what: 'wrong move', by: 'boris', text: BEFORE_HOSTILE.move, ...ALONE },
  { what: 'flood', by: 'boris', action: 'piece', value: 'f5', ...ALONE },
  { what: 'flood', by: 'anna', action: 'piece', value: 'f5', ...ALONE, twice: true },
  { what: 'plan', picks: [7, 1], ...ALONE },
  ...[3, 1, 2].map((pick): Step => ({
    what: 'move',
    pick,
    draw: false,
    pressed: false,
    ...ALONE,
    twice: true,
  })),
  { what: 'resign', by: 'boris', ...ALONE },
];

/** One pesters the other through both processes, is answered, pesters on, and is shunned. */
const PESTERED: readonly Step[] = [
  { what: 'pester', by: 'boris', ...ALONE, twice: true },
  { what: 'answer', by: 'anna', action: 'decline', ...ALONE },
  { what: 'pester', by: 'boris', ...ALONE, process: 1, twice: true },
  { what: 'shun', by: 'anna', ...ALONE },
  { what: 'pester', by: 'anna', ...ALONE, twice: true },
];

/** The flag of one falls during the vacation of the other, who comes back after a process died of writing that down. */
const BACK_TOO_LATE: readonly Step[] = [
  { what: 'vacation', by: 'boris', days: 5, ...ALONE },
  { what: 'wait', ms: 30 * HOUR },
  { what: 'sweep', process: 0, death: 'before saving', both: false },
  { what: 'vacation', by: 'boris', days: null, ...ALONE },
];

/** All games of a match are resigned, and both processes find at once that the next one is due. */
const RESIGNED: readonly Step[] = Array.from({ length: 5 }, () => [
  { what: 'resign', by: 'boris', ...ALONE } as const,
  { what: 'sweep', process: 0, death: null, both: true } as const,
  { what: 'wait', ms: 6 * SECOND } as const,
  { what: 'sweep', process: 1, death: null, both: true } as const,
  { what: 'wait', ms: 6 * SECOND } as const,
]).flat();

test('lives of games', async () => {
  const place = await newPlace();
  const stores: World['stores'] = [await openAt(place), await openAt(place)];
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  let lived = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.record({ time: fc.constantFrom(...TIMES), match: matches }),
      fc.array(step, { maxLength: 24, size: 'max' }),
      async (first, steps) => {
        await clear(place);
        await live(newWorld(place, stores), first, steps);
        lived += 1;
      },
    ),
    {
      numRuns: RUNS,
      examples: [
        [{ time: 'none', match: null }, [...CLICKED_TWICE]],
        [{ time: 'none', match: null }, [...BEYOND_COUNTING]],
        [{ time: 'none', match: null }, [...PESTERED]],
        [{ time: '1d', match: null }, [...BACK_TOO_LATE]],
        [{ time: '3d', match: { match: '4', draw: 'idf' } }, [...RESIGNED]],
      ],
    },
  );
  expect(lived).toBe(RUNS);
});
