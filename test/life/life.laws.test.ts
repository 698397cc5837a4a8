/**
 * The law of the whole: whatever two players do to their games, however long nobody does anything, wherever a process dies
 * and whichever of two takes over, no deed that someone was told of is lost or done twice, no clock gains or loses time,
 * every open game has exactly one due time and one card, which shows it as it is, and the ratings are what the games make them.
 *
 * LIFE_RUNS is how many lives are played; see CONTRIBUTING.
 */
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { DAY, HOUR, SECOND } from '../../src/game/span.ts';
import { BEFORE_HOSTILE } from '../draughts/hostile.ts';
import { clear, newPlace } from '../store/place.ts';
import { matches, step, TIMES, type Match, type Deed, type Step } from './steps.ts';
import { wishOf } from './wishes.ts';
import {
  compareClocks,
  answerLate,
  newWorld,
  openAt,
  pass,
  perform,
  restart,
  sweepAll,
  type How,
  type World,
} from './world.ts';
import { expectLaws, expectPeace } from './laws.ts';

const RUNS = Number(process.env['LIFE_RUNS'] ?? 12);

const ALIVE: How = { process: 0, death: null };

const otherThan = (process: 0 | 1): How => ({ process: process === 0 ? 1 : 0, death: null });

async function act(world: World, deed: Deed): Promise<void> {
  const wish = await wishOf(world, deed);
  if (!wish) return;
  const { process, death, twice, late } = deed;
  const other: How = { process: process === 0 ? 1 : 0, death: null };
  await Promise.all([
    perform(world, { process, death, late }, wish),
    ...(twice ? [perform(world, other, wish)] : []),
  ]);
  await expectPeace(world);
  // A vacation is carried into the games by the next round of any process: within a second.
  if (deed.what === 'vacation') await sweepAll(world, other);
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
  if (next.what === 'late answer') return answerLate(world);
  if (next.what !== 'weather') return act(world, next);
  const { channel } = world;
  channel.fault = next.fault;
  channel.wasClosed ||= next.fault === 'gone' || next.fault === 'forbidden';
  return undefined;
}

/** What rests because the process died of it three times, as it seemed, is freed by its operator. */
async function freeAll({ stores: [store], time }: World): Promise<void> {
  for (const { kind, id } of await store.due.resting()) await store.due.free(kind, id, time.now);
}

/** Nobody does anything more, and everything is settled. */
async function settle(world: World): Promise<void> {
  world.channel.fault = null;
  while (world.late.length > 0) await answerLate(world);
  await freeAll(world);
  for (const ms of [7 * HOUR, 130 * SECOND, 130 * SECOND, 130 * SECOND]) {
    await pass(world, ms);
    await sweepAll(world, ALIVE);
    compareClocks(world);
  }
}

/** What the first game of a life is, beside its clock. */
interface First {
  readonly time: (typeof TIMES)[number];
  readonly match: Match | null;
}

async function live(world: World, { time, match }: First, steps: readonly Step[]): Promise<void> {
  const calm = { ...ALIVE, twice: false, late: false };
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
  {
    what: 'offer',
    by: 'anna',
    kind: 'draw',
    action: 'offer',
    process: 0,
    death: null,
    twice: true,
    late: false,
  } as const,
  {
    what: 'offer',
    by: 'boris',
    kind: 'draw',
    action: 'decline',
    process: 1,
    death: null,
    twice: true,
    late: false,
  } as const,
  ...[0, 1].map((process) => ({
    ...({
      what: 'move',
      pick: 1,
      draw: false,
      pressed: false,
      death: null,
      twice: true,
      late: false,
    } as const),
    process: process === 0 ? (0 as const) : (1 as const),
  })),
]).flat();

const ALONE = { process: 0, death: null, twice: false, late: false } as const;

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

/** A move is made from a board whose poster died before it was remembered, and by one who dies as well. */
const BOTH_DIE: readonly Step[] = [
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, death: 'after posting' },
  { what: 'move', pick: 0, draw: false, pressed: true, ...ALONE, process: 1, death: 'before removing' },
];

/** Whoever made the first move posts its board when another has shown it, and dies of that; and so does who made the next. */
const LATE_AND_DEAD: readonly Step[] = [
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, late: true, death: 'after posting' },
  { what: 'wait', ms: 6 * SECOND },
  { what: 'sweep', process: 1, death: null, both: false },
  { what: 'late answer' },
  { what: 'move', pick: 0, draw: false, pressed: true, ...ALONE, late: true, death: 'after posting' },
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, process: 1 },
  { what: 'late answer' },
];

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
        [{ time: 'none', match: null }, [...BOTH_DIE]],
        [{ time: 'none', match: null }, [...LATE_AND_DEAD]],
        [{ time: '3d', match: { match: '4', draw: 'idf' } }, [...RESIGNED]],
      ],
    },
  );
  expect(lived).toBe(RUNS);
});
