/** The store's contract for puzzles. */
import { expect, test } from 'vitest';
import { NO_SETTINGS } from '../../../src/app/ports/subjects/settings.ts';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { newTrial } from '../../../src/features/puzzle/rules.ts';
import { newRating } from '../../../src/rating/glicko.ts';
import { OTHER, SACRIFICE } from '../../app/puzzles.ts';
import { claimDue } from '../../store/claiming.ts';

const HERE = { guildId: 'guild-1' };

export function puzzleContract(stores: () => readonly [SweptStore, SweptStore]): void {
  const trial = newTrial(OTHER.puzzle, 'anna', 5000);
  const solver = { user: 'anna', variant: 'russian', version: 0, rating: null, tried: 0, solved: 0 } as const;
  const ended = { ...trial, version: 2, state: 'failed', change: { before: 1500, after: 1400 } } as const;
  const outcome = {
    trial: ended,
    solver: { ...solver, version: 1, rating: newRating(5000), tried: 1 },
    record: { ...OTHER, version: 2 },
  };

  test('a puzzle is added once, and keeps its rating', async () => {
    const [{ puzzles }, other] = stores();
    await puzzles.add([SACRIFICE]);
    await other.puzzles.add([{ ...SACRIFICE, version: 7 }, OTHER]);
    expect(await puzzles.load(SACRIFICE.puzzle.id)).toEqual(SACRIFICE);
    expect(await puzzles.load('none')).toBeNull();
  });

  test('the next puzzle is the untried puzzle with the nearest rating', async () => {
    const [{ puzzles }] = stores();
    expect(await puzzles.next('anna', { ...HERE, variant: 'russian', value: 1500 })).toBeNull();
    await puzzles.add([SACRIFICE, OTHER]);
    expect((await puzzles.next('anna', { ...HERE, variant: 'russian', value: 1500 }))?.puzzle.id).toBe(
      OTHER.puzzle.id,
    );
    expect((await puzzles.next('anna', { ...HERE, variant: 'russian', value: 900 }))?.puzzle.id).toBe(
      SACRIFICE.puzzle.id,
    );
    await puzzles.begin(trial);
    expect((await puzzles.next('anna', { ...HERE, variant: 'russian', value: 1500 }))?.puzzle.id).toBe(
      SACRIFICE.puzzle.id,
    );
    expect((await puzzles.next('boris', { ...HERE, variant: 'russian', value: 1500 }))?.puzzle.id).toBe(
      OTHER.puzzle.id,
    );
    expect(await puzzles.next('anna', { ...HERE, variant: 'bashni', value: 1500 })).toBeNull();
  });

  test('an attempt begins once, and each save replaces its previous version', async () => {
    const [{ puzzles }, other] = stores();
    await puzzles.add([OTHER]);
    await puzzles.begin(trial);
    await other.puzzles.begin({ ...trial, misses: 1 });
    expect(await puzzles.openTrial('anna', { ...HERE, variant: null })).toEqual(trial);
    expect(await puzzles.openTrial('anna', { ...HERE, variant: 'bashni' })).toBeNull();
    expect(await puzzles.saveTrial({ ...trial, version: 2, ply: 2 })).toBe(true);
    expect(await other.puzzles.saveTrial({ ...trial, version: 2, misses: 1 })).toBe(false);
    expect((await other.puzzles.trial('anna', OTHER.puzzle.id))?.ply).toBe(2);
  });

  const own = { ...OTHER, origin: { guildId: 'guild-1', at: 70 } };

  test('a server’s puzzle is only available in that server', async () => {
    const [{ puzzles }] = stores();
    await puzzles.add([SACRIFICE, own]);
    const wish = { variant: 'russian', value: 1600 } as const;
    const idFor = async (guildId: string | null) =>
      (await puzzles.next('anna', { ...wish, guildId }))?.puzzle.id;
    expect(await idFor('guild-1')).toBe(own.puzzle.id);
    expect([await idFor('guild-2'), await idFor(null)]).toEqual([SACRIFICE.puzzle.id, SACRIFICE.puzzle.id]);
    expect(await puzzles.ids('russian')).toEqual([SACRIFICE.puzzle.id]);
    expect([await puzzles.count('guild-1'), await puzzles.count('guild-2')]).toEqual([1, 0]);
    await puzzles.begin(trial);
    expect(await puzzles.openTrial('anna', { ...HERE, variant: null })).toEqual(trial);
    expect(await puzzles.openTrial('anna', { guildId: 'guild-2', variant: null })).toBeNull();
    expect(await puzzles.openTrial('anna', { guildId: null, variant: null })).toBeNull();
  });

  test('a server’s puzzles are listed in the order in which they were found', async () => {
    const [{ puzzles }] = stores();
    await puzzles.add([{ ...SACRIFICE, origin: { guildId: 'guild-1', at: 90 } }, own]);
    expect(await puzzles.foundAfter('guild-1', 'russian', 0)).toEqual(own);
    expect((await puzzles.foundAfter('guild-1', 'russian', 70))?.puzzle.id).toBe(SACRIFICE.puzzle.id);
    expect(await puzzles.foundAfter('guild-1', 'russian', 90)).toBeNull();
    expect(await puzzles.foundAfter('guild-1', 'bashni', 0)).toBeNull();
    expect(await puzzles.foundAfter('guild-2', 'russian', 0)).toBeNull();
  });

  test('the end of an attempt is saved atomically, once', async () => {
    const [{ puzzles }, other] = stores();
    await puzzles.add([OTHER]);
    await puzzles.begin(trial);
    expect(await puzzles.solver('anna', 'russian')).toEqual(solver);
    expect(await Promise.all([puzzles.finish(outcome), other.puzzles.finish(outcome)])).toContain(false);
    expect(await puzzles.trial('anna', OTHER.puzzle.id)).toEqual(ended);
    expect(await puzzles.solver('anna', 'russian')).toEqual(outcome.solver);
    expect(await puzzles.openTrial('anna', { ...HERE, variant: null })).toBeNull();
  });

  test('nothing is saved if the puzzle was rated in the meantime', async () => {
    const [{ puzzles }] = stores();
    await puzzles.add([{ ...OTHER, version: 3 }]);
    await puzzles.begin(trial);
    expect(await puzzles.finish(outcome)).toBe(false);
    expect(await puzzles.trial('anna', OTHER.puzzle.id)).toEqual(trial);
    expect((await puzzles.solver('anna', 'russian')).version).toBe(0);
  });

  const wanted = { guildId: 'guild-1', version: 1, settings: { ...NO_SETTINGS, dailyPuzzle: '7' } };

  test('a puzzle of the day is due at the requested time', async () => {
    const [store] = stores();
    await store.settings.save(wanted);
    expect((await claimDue(store, 10, 100, 5)).map(({ kind }) => kind)).toContain('daily');
  });

  test('a solver is recorded once, and makes the puzzle’s message due', async () => {
    const [store, other] = stores();
    await store.settings.save(wanted);
    const daily = await store.dailies.load('guild-1');
    await store.dailies.save({ ...daily!, version: 2, puzzleId: OTHER.puzzle.id }, 9000);
    const player = { id: 'anna', name: 'Anna' };
    const solved = { guildId: 'guild-1', puzzleId: OTHER.puzzle.id, player, at: 50 };
    await Promise.all([store.dailies.solve(solved), other.dailies.solve({ ...solved, at: 60 })]);
    await store.dailies.solve({ ...solved, puzzleId: 'another' });
    expect(await other.dailies.solvers('guild-1', OTHER.puzzle.id)).toEqual([player]);
    expect(await other.dailies.solvers('guild-1', 'another')).toEqual([]);
    expect((await claimDue(store, 100, 1000, 5)).map(({ kind }) => kind)).toContain('daily');
    expect((await store.dailies.load('guild-1'))?.version).toBe(3);
  });
}
