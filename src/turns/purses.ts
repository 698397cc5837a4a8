/** How much names may spend. Each name has a purse, which refills over time. */

export interface Allowance {
  /** How much a full purse holds. */
  readonly burst: number;
  readonly perSecond: number;
}

interface Purses {
  /** Whether anything is left. The last task may cost more, and then the name is in debt. */
  readonly has: (name: string) => boolean;
  readonly spend: (name: string, cost: number) => void;
}

interface Purse {
  left: number;
  /** In ms. */
  at: number;
}

/** If there are more purses than this, full ones are forgotten. */
const MOST = 1000;

/** `stopwatch` returns elapsed ms, and never decreases. */
export function openPurses({ burst, perSecond }: Allowance, stopwatch: () => number): Purses {
  const purses = new Map<string, Purse>();
  let most = MOST;

  const leftIn = ({ left, at }: Purse): number =>
    Math.min(burst, left + ((stopwatch() - at) / 1000) * perSecond);

  function forget(): void {
    for (const [name, purse] of purses) if (leftIn(purse) >= burst) purses.delete(name);
    most = Math.max(MOST, purses.size * 2);
  }

  return {
    has: (name) => {
      const purse = purses.get(name);
      return purse === undefined || leftIn(purse) > 0;
    },
    spend: (name, cost) => {
      const purse = purses.get(name);
      purses.set(name, { left: (purse ? leftIn(purse) : burst) - cost, at: stopwatch() });
      if (purses.size > most) forget();
    },
  };
}
