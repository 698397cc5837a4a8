import { expect, test } from 'vitest';
import { begun } from '../app/play.ts';
import { newTable, wordsOf } from '../app/table.ts';
import { press, pressOn, screenOf, type } from './asks.ts';

test('/rules explains the requested variant, privately', async () => {
  const reply = await type(await newTable(), 'anna', 'rules', { variant: 'frisian' });
  expect(reply.kind).toBe('private');
  expect(wordsOf(screenOf(reply))).toContain('## Frisian draughts');
});

test('/rules explains the game played here, even to spectators', async () => {
  const table = await newTable();
  await begun(table, 'boris', undefined, 'bashni');
  for (const who of ['anna', 'dora'])
    expect(wordsOf(screenOf(await type(table, who, 'rules')))).toContain('## Bashni (towers)');
});

test('/rules explains Russian draughts if no game is running, and its menu shows all other variants', async () => {
  const table = await newTable();
  const first = screenOf(await type(table, 'anna', 'rules'));
  expect(wordsOf(first)).toContain('## Russian draughts');
  const next = await press(table, 'anna', pressOn(first), 'turkish');
  expect(next.kind).toBe('private');
  expect(wordsOf(screenOf(next))).toContain('## Turkish draughts');
});
