/**
 * A record of what was stored: every version of every game whose save succeeded, with the action
 * that caused it. Comparing it with the replies that people got shows whether anything was lost or
 * done twice.
 */
import { expect } from 'vitest';
import type { SweptStore } from '../../src/app/due/kinds.ts';
import type { Game } from '../../src/game/game.ts';

/** A version of a game, and the action that stored it. */
export interface Entry {
  readonly deed: number;
  readonly game: Game;
}

export interface Chronicle {
  readonly entries: Entry[];
  /** How often each game's plans were stored. */
  readonly plans: Map<string, number>;
  /** How many changes of vacations were stored. */
  vacations: number;
}

export const newChronicle = (): Chronicle => ({ entries: [], plans: new Map(), vacations: 0 });

/** A store that records its successful saves. */
export function chronicled(store: SweptStore, chronicle: Chronicle, deed: number): SweptStore {
  const note = (saved: boolean, ...games: readonly Game[]): boolean => {
    if (saved) chronicle.entries.push(...games.map((game) => ({ deed, game })));
    return saved;
  };
  const notePlans = (saved: boolean, id: string): boolean => {
    if (saved) chronicle.plans.set(id, (chronicle.plans.get(id) ?? 0) + 1);
    return saved;
  };
  return {
    ...store,
    games: {
      ...store.games,
      save: async (game, dueAt, plans, consequences) => {
        const saved = note(await store.games.save(game, dueAt, plans, consequences), game);
        return plans ? notePlans(saved, game.id) : saved;
      },
      savePlans: async (...given) => notePlans(await store.games.savePlans(...given), given[0]),
      begin: async (...given) => note(await store.games.begin(...given), given[1]),
      beginRematch: async (over, game, dueAt) =>
        note(await store.games.beginRematch(over, game, dueAt), over, game),
    },
    people: {
      ...store.people,
      saveVacations: async (...given) => {
        const saved = await store.people.saveVacations(...given);
        chronicle.vacations += Number(saved);
        return saved;
      },
    },
  };
}

/** The versions of each game in order. */
export function histories({ entries }: Chronicle): ReadonlyMap<string, readonly Game[]> {
  const byId = Map.groupBy(entries, ({ game }) => game.id);
  return new Map(
    [...byId].map(([id, own]) => [id, own.map(({ game }) => game).toSorted((a, b) => a.version - b.version)]),
  );
}

/**
 * Each version was stored once, over the previous one; moves are only added, or taken back by
 * agreement.
 */
export function expectWhole(history: readonly Game[]): void {
  expect(history.map(({ version }) => version)).toEqual(history.map((_, index) => index + 1));
  for (const [index, game] of history.entries()) {
    const before = history[index - 1];
    if (!before) continue;
    const kept = Math.min(before.moves.length, game.moves.length);
    expect(game.moves.slice(0, kept)).toEqual(before.moves.slice(0, kept));
    const fewer = game.moves.length < before.moves.length;
    expect(game.takebacks - before.takebacks).toBe(Number(fewer));
    expect(game.changedAt).toBeGreaterThanOrEqual(before.changedAt);
    // After its end, only rematch offers change a game.
    const over = before.result !== null;
    expect(over ? { result: game.result, moves: game.moves } : {}).toEqual(
      over ? { result: before.result, moves: before.moves } : {},
    );
  }
}
