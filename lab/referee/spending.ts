import { readFileSync } from 'node:fs';

/** In milliseconds; null if unknown. */
type CpuClock = () => number | null;

interface Spending {
  readonly during: <T>(work: () => Promise<T>) => Promise<T>;
  /** The mean CPU time per piece of work. */
  readonly mean: () => number | null;
}

export function spendingBy(clock: CpuClock): Spending {
  let works = 0;
  let all: number | null = 0;
  return {
    during: async (work) => {
      const before = clock();
      const result = await work();
      const after = clock();
      works += 1;
      all = all === null || before === null || after === null ? null : all + after - before;
      return result;
    },
    mean: () => all && all / Math.max(1, works),
  };
}

export const ownCpuTime: CpuClock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** On all common machines, Linux counts CPU time in hundredths of a second. */
const TICK = 10;

/** The CPU time of a process, its descendants and its ended children, on Linux. */
export function cpuTimeOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + TICK * Number(ticks), 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + (cpuTimeOf(Number(child)) ?? 0), own);
  } catch {
    return null;
  }
}
