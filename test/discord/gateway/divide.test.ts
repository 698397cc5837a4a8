/** How connections are divided: laws that hold for any processes and connections, whoever comes and dies. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divide } from '../../../src/discord/gateway/divide.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];
type Owners = (string | null)[];

const living = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 });
/** Some are held by nobody, some by the dead. */
const owners = fc.array(fc.constantFrom(null, 'dead', ...NAMES), { minLength: 1, maxLength: 24 });

const heldBy = (all: Owners, id: string): number => all.filter((owner) => owner === id).length;

/** Who holds what after this process has given and taken. */
function after(me: string, processes: readonly string[], all: Owners): Owners {
  const { give, take } = divide(me, processes, all);
  return all.map((owner, shard) => {
    if (take.includes(shard)) return me;
    return give.includes(shard) ? null : owner;
  });
}

const look = (processes: readonly string[], all: Owners): Owners =>
  processes.reduce((before, me) => after(me, processes, before), all);

const settled = (processes: readonly string[], all: Owners): Owners =>
  look(processes, look(processes, look(processes, all)));

describe('connections', () => {
  test('are all held after three looks of everybody, by each as many give or take one', () => {
    fc.assert(
      fc.property(living, owners, (processes, all) => {
        const divided = settled(processes, all);
        const counts = processes.map((id) => heldBy(divided, id));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('stay where they are once they are divided', () => {
    fc.assert(
      fc.property(living, owners, (processes, all) => {
        const divided = settled(processes, all);
        expect(look(processes, divided)).toEqual(divided);
      }),
    );
  });

  test('are wanted by one process at a time, when all look at once', () => {
    fc.assert(
      fc.property(living, owners, (processes, all) => {
        const divisions = processes.map((me) => divide(me, processes, all));
        const taken = divisions.flatMap(({ take }) => take);
        expect(new Set(taken).size).toBe(taken.length);
        const isFree = (shard: number) => !processes.includes(all[shard] ?? '');
        expect(taken.every(isFree)).toBe(true);
      }),
    );
  });

  test('are given only by whoever has more than a share, and as few as will do', () => {
    fc.assert(
      fc.property(living, owners, (processes, all) => {
        const most = Math.ceil(all.length / processes.length);
        for (const me of processes) {
          const { give } = divide(me, processes, all);
          expect(give.length).toBeLessThanOrEqual(Math.max(0, heldBy(all, me) - most + 1));
          expect(give.every((shard) => all[shard] === me)).toBe(true);
        }
      }),
    );
  });
});
