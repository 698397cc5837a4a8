/** One budget of requests for all processes, and slowing down while Discord refuses much. */
import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPacing, type Pacing } from '../../src/discord/pacing.ts';
import { apartAfter, holdsBack, isRefusal } from '../../src/discord/refusals.ts';
import { APART, nextOf, sizeAfter, takingTurns } from '../../src/discord/turns.ts';

/** What the store does with turns, by a time that is told. */
function tellingBook(time: { now: number }) {
  const seen = { freeAt: -Infinity, asked: 0, refused: 0 };
  return {
    seen,
    nextTurn: async (_of: string, span: number): Promise<number> => {
      const from = Math.max(seen.freeAt, time.now);
      seen.freeAt = from + span;
      seen.asked += 1;
      return from - time.now;
    },
    refused: async (requests: number): Promise<number> => (seen.refused += requests),
  };
}

describe('turns', () => {
  const steps = fc.array(
    fc.record({ later: fc.nat(120), process: fc.nat(3), requests: fc.integer({ min: 1, max: 12 }) }),
    { minLength: 1, maxLength: 60 },
  );

  test('of any processes are at most fifty within any second', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const time = { now: 0 };
        const parts = { book: tellingBook(time), stopwatch: () => time.now, apart: () => APART };
        const processes = Array.from({ length: 4 }, () => takingTurns(parts));
        const asked: number[] = [];
        for (const { later, process, requests } of all) {
          time.now += later;
          const turn = processes[process]!;
          const waits = await Promise.all(Array.from({ length: requests }, turn));
          asked.push(...waits.map((wait) => time.now + wait));
        }
        for (const from of asked) {
          const within = asked.filter((at) => at >= from && at < from + 1000);
          expect(within.length).toBeLessThanOrEqual(50);
        }
      }),
    );
  });

  test('are taken several at once by whoever is busy, and one by one by others', async () => {
    const time = { now: 0 };
    const book = tellingBook(time);
    const turn = takingTurns({ book, stopwatch: () => time.now, apart: () => APART });
    for (let requests = 0; requests < 200; requests += 1) time.now += await turn();
    expect(book.seen.asked).toBeLessThan(40);
    const before = book.seen.asked;
    for (let requests = 0; requests < 5; requests += 1) {
      time.now += 5000;
      await turn();
    }
    expect(book.seen.asked - before).toBe(5);
  });

  test('are a quarter of all while the store is away', async () => {
    const book = { nextTurn: () => Promise.reject(new Error('away')) };
    const turn = takingTurns({ book, stopwatch: () => 0, apart: () => APART });
    const waits = await Promise.all(Array.from({ length: 20 }, turn));
    const inASecond = waits.filter((wait) => wait < 1000);
    expect(inASecond.length).toBeLessThanOrEqual(13);
    expect(inASecond.length).toBeGreaterThan(10);
  });

  test('that nobody used in time are gone', () => {
    const slice = { from: 1000, apart: 20, size: 3, used: 0 };
    expect(nextOf(slice, 1000)?.left.used).toBe(1);
    expect(nextOf(slice, 1090)?.left.used).toBe(3);
    expect(nextOf(slice, 1091)).toBeNull();
    expect(sizeAfter(slice, 0)).toBe(1);
    expect(sizeAfter({ ...slice, used: 3 }, 0)).toBe(6);
  });
});

describe('refusals', () => {
  test.each([
    [999, false, APART],
    [1000, true, 5 * APART],
    [3000, true, 1000],
    [6000, true, 10_000],
  ])('%i in ten minutes', (refusals, isHeld, apart) => {
    expect([holdsBack(refusals), apartAfter(refusals)]).toEqual([isHeld, apart]);
  });

  test.each([
    [401, null, true],
    [403, null, true],
    [404, null, false],
    [429, 'user', true],
    [429, 'shared', false],
  ])('an answer %i of the scope %s counts: %s', (status, scope, counts) => {
    expect(isRefusal(status, scope)).toBe(counts);
  });

  test('never come near ten thousand, whatever is refused', () => {
    // All that is asked is refused, by as many processes as there may be, and each hears of it five seconds later.
    const [minutes, heard]: [number[], number[]] = [[], []];
    for (let at = 0; at < 1_200_000; at += 1000) {
      const known = heard.at(-5) ?? 0;
      const asked = 1000 / apartAfter(known);
      minutes.push(asked);
      heard.push(minutes.slice(-600).reduce((sum, each) => sum + each, 0));
    }
    expect(Math.max(...heard)).toBeLessThan(7000);
  });
});

function paced(isAlone: boolean, status = 200) {
  const book = tellingBook({ now: 0 });
  const slowed: boolean[] = [];
  const pacing: Pacing = openPacing({
    book,
    isAlone,
    stopwatch: () => 0,
    slows: (_refusals, isSlow) => slowed.push(isSlow),
  });
  onTestFinished(pacing.close);
  const make = pacing.paced(async () => new Response(null, { status }));
  return { book, pacing, slowed, ask: (url: string) => make(url, {}) };
}

describe('pacing', () => {
  const CALLBACK = 'https://discord.com/api/v10/interactions/1/token/callback';
  const POST = 'https://discord.com/api/v10/channels/1/messages';

  test('leaves answers to interactions alone, and all of a bot that is alone', async () => {
    const [together, alone] = [paced(false), paced(true)];
    await together.ask(CALLBACK);
    await alone.ask(POST);
    expect([together.book.seen.asked, alone.book.seen.asked]).toEqual([0, 0]);
    await together.ask(POST);
    expect(together.book.seen.asked).toBe(1);
  });

  test('counts what is refused, slows down, says so once, and hears when that is over', async () => {
    const { ask, book, pacing, slowed } = paced(true, 403);
    for (let requests = 0; requests < 1000; requests += 1) await ask(CALLBACK);
    expect(pacing.holdsBack()).toBe(false);
    await pacing.tell();
    await pacing.tell();
    expect([pacing.holdsBack(), book.seen.refused, slowed]).toEqual([true, 1000, [true]]);
    book.seen.refused = 3;
    await pacing.tell();
    expect([pacing.holdsBack(), slowed]).toEqual([false, [true, false]]);
  });
});
