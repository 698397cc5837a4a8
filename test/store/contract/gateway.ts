/** How processes share Discord's connections, turns and refusals: `stores` are two processes on one database. */
import { beforeEach, describe, expect, test } from 'vitest';
import { NEVER_OPEN, type Gateway, type Kept } from '../../../src/app/ports/gateway.ts';
import type { Pair } from './pair.ts';

const LONG = 60_000;
const OPEN: Kept = { session: { id: 's1', sequence: 7, url: 'wss://gateway' }, begun: [5], isOpen: true };
const FIRST = { shard: 0, of: 2 };

export function gatewayContract(stores: () => Pair): void {
  let ours: Gateway;
  let theirs: Gateway;
  beforeEach(() => {
    const [one, two] = stores();
    [ours, theirs] = [one.gateway, two.gateway];
  });
  const owners = async (): Promise<unknown> =>
    (await ours.view()).connections.map(({ shard, of, owner }) => [shard, of, owner]);

  test('whoever says so lives for so long, and longer when it says so again', async () => {
    await ours.attend('a', LONG);
    await theirs.attend('b', -1);
    expect((await theirs.view()).living).toEqual(['a']);
    await theirs.attend('b', LONG);
    expect((await ours.view()).living.toSorted()).toEqual(['a', 'b']);
    await theirs.leave('b');
    expect((await ours.view()).living).toEqual(['a']);
  });

  test('who knows itself to be alone forgets all others; who does not, only the long dead', async () => {
    await ours.attend('a', LONG);
    await ours.attend('b', LONG);
    await ours.attend('c', -2 * 3_600_000);
    await theirs.forget('a', false);
    expect((await ours.view()).living.toSorted()).toEqual(['a', 'b']);
    await theirs.forget('a', true);
    expect((await ours.view()).living).toEqual(['a']);
  });

  test('connections that are planned twice are there once, and of other numbers until only these are kept', async () => {
    await ours.plan(1);
    await Promise.all([ours.plan(2), theirs.plan(2)]);
    expect(await owners()).toEqual([
      [0, 1, null],
      [0, 2, null],
      [1, 2, null],
    ]);
    await theirs.keepOnly(2);
    expect(await owners()).toEqual([
      [0, 2, null],
      [1, 2, null],
    ]);
  });

  test('of two that take a connection at once one has it, with what is kept of it', async () => {
    await ours.plan(2);
    const taken = await Promise.all([ours.take(FIRST, 'a', null), theirs.take(FIRST, 'b', null)]);
    expect(taken.filter(Boolean)).toEqual([NEVER_OPEN]);
    const [mine, others] = taken[0] ? (['a', 'b'] as const) : (['b', 'a'] as const);
    await ours.keep(FIRST, others, { ...OPEN, begun: [] });
    await ours.keep(FIRST, mine, OPEN);
    expect(await theirs.take(FIRST, 'c', others)).toBeNull();
    expect(await theirs.take(FIRST, 'c', mine)).toEqual(OPEN);
  });

  test('who gives a connection back holds it no more, and who goes none', async () => {
    await ours.plan(2);
    await ours.take(FIRST, 'a', null);
    await ours.take({ shard: 1, of: 2 }, 'a', null);
    await ours.giveBack(FIRST, 'a', OPEN);
    expect((await theirs.view()).connections).toEqual([
      { ...FIRST, owner: null, isOpen: true },
      { shard: 1, of: 2, owner: 'a', isOpen: false },
    ]);
    await ours.giveBack(FIRST, 'a', NEVER_OPEN);
    expect(await theirs.take(FIRST, 'b', null)).toEqual(OPEN);
    await ours.leave('a');
    expect(await owners()).toEqual([
      [0, 2, 'b'],
      [1, 2, null],
    ]);
  });

  describe('turns', () => {
    test('come one after the other, however many ask at once, and of each thing by themselves', async () => {
      const waits = await Promise.all(
        [ours, theirs, ours, theirs].map((gateway) => gateway.nextTurn('one', LONG)),
      );
      const inOrder = waits.toSorted((a, b) => a - b);
      for (const [index, wait] of inOrder.entries()) {
        expect(wait).toBeLessThanOrEqual(index * LONG);
        expect(wait).toBeGreaterThan(index * LONG - LONG / 2);
      }
      expect(await ours.nextTurn('two', LONG)).toBe(0);
    });

    test('are not waited for where a clock was set back', async () => {
      await ours.nextTurn('one', 48 * 3_600_000);
      expect(await theirs.nextTurn('one', LONG)).toBe(0);
    });
  });

  test('what Discord refused is counted together', async () => {
    expect(await ours.refused(0)).toBe(0);
    await Promise.all([ours.refused(2), theirs.refused(3)]);
    expect(await theirs.refused(1)).toBe(6);
    expect(await ours.refused(0)).toBe(6);
  });
}
