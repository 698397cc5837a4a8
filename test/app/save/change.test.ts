/**
 * Changing a game twice at the same time, from two processes or by two clicks: exactly one change
 * counts.
 */
import { expect, onTestFinished, test } from 'vitest';
import type { App } from '../../../src/app/ports/app.ts';
import { changeGame, changePlans } from '../../../src/app/save/change.ts';
import { makeOffer } from '../../../src/game/offers/offering.ts';
import { makeMove } from '../../../src/game/play/move.ts';
import { openStore } from '../../../src/store/opening/open.ts';
import { pathInNewFolder } from '../../store/folder.ts';
import type { Plans } from '../../../src/game/plan/plan.ts';
import { begun } from '../play.ts';
import { newTable, type Table } from '../table.ts';
import { runsOf } from '../../runs.ts';

async function withSecondProcess(): Promise<{ readonly table: Table; readonly apps: readonly App[] }> {
  const path = await pathInNewFolder('games.db');
  const table = await newTable(path);
  const second = await openStore(path, () => {});
  if (!second.ok) throw new Error(second.problem.message);
  onTestFinished(() => second.value.close());
  return { table, apps: [table.app, { ...table.app, store: second.value }] };
}

test('if two moves are made at once, one is saved and the other is refused, again and again', async () => {
  const { table, apps } = await withSecondProcess();
  for (let round = 0; round < runsOf(200); round += 1) {
    const { id } = await begun(table);
    const moves = ['c3-d4', 'e3-f4'];
    const answers = await Promise.all(
      apps.map((app, index) =>
        changeGame(app, id, (game) => makeMove(game, { by: 'anna', at: 0, ply: 0 }, moves[index] ?? '')),
      ),
    );
    expect(answers.filter(({ ok }) => !ok)).toEqual([{ ok: false, problem: { code: 'stale-click' } }]);
    const winner = answers.findIndex(({ ok }) => ok);
    const expected = { version: 2, moves: [moves[winner]] };
    expect((await table.app.store.games.load(id))?.game).toMatchObject(expected);
  }
});

test('a process that lost the race decides again on the current game', async () => {
  const { table, apps } = await withSecondProcess();
  const { id } = await begun(table);
  const [offered, moved] = await Promise.all([
    changeGame(apps[0]!, id, (game) => makeOffer(game, { by: 'boris', at: 0 }, 'draw')),
    changeGame(apps[1]!, id, (game) => makeMove(game, { by: 'anna', at: 0 }, 'c3d4')),
  ]);
  expect([offered.ok, moved.ok]).toEqual([true, true]);
  expect((await table.app.store.games.load(id))?.game).toMatchObject({ version: 3, moves: ['c3-d4'] });
});

test('a plan for a position that has changed is decided again', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  const { games } = table.app.store;
  const saved = [false, true];
  const savePlans: typeof games.savePlans = async () => saved.shift() ?? false;
  const app = { ...table.app, store: { ...table.app.store, games: { ...games, savePlans } } };
  const decided: Plans[] = [];
  const changed = await changePlans(app, id, (_game, plans) => {
    decided.push(plans);
    return { ok: true, value: plans };
  });
  expect(changed.ok).toBe(true);
  expect(decided).toHaveLength(2);
});

test('an unknown game is refused', async () => {
  const { app } = await newTable();
  expect(await changeGame(app, 'none', (game) => makeOffer(game, { by: 'anna', at: 0 }, 'draw'))).toEqual({
    ok: false,
    problem: { code: 'unknown-game' },
  });
});

test('a store that never saves causes an error and not an endless loop', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  const { store } = table.app;
  const app = { ...table.app, store: { ...store, games: { ...store.games, save: async () => false } } };
  await expect(changeGame(app, id, (game) => makeOffer(game, { by: 'anna', at: 0 }, 'draw'))).rejects.toThrow(
    /20 attempts/u,
  );
});
