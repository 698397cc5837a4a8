/** Every mistake of a player gets a private answer in an exact sentence, and changes nothing. */
import { expect, test } from 'vitest';
import type { Press } from '../../../src/views/presses/presses.ts';
import type { Reply } from '../../../src/app/ports/command.ts';
import { begun, invited } from '../../app/play.ts';
import { newTable, type Table } from '../../app/table.ts';
import { PLACE } from '../../store/samples.ts';
import { refusalOf } from '../asks.ts';

/** A table with a game between Anna (White) and Boris, id2, and Anna's open challenge, id3. */
export interface Case {
  readonly name: string;
  readonly prepare?: (table: Table) => Promise<unknown>;
  readonly ask: (table: Table) => Promise<Reply>;
  readonly says: string;
  /** The sentence is in the first text of the reply, except in a lesson. */
  readonly saidIn?: (reply: Reply) => string;
}

const GAME = 'id2';
export const CHALLENGE = 'id3';

export const on = (command: string, action: string, ...args: readonly string[]): Press => ({
  command,
  action,
  args,
});
export const bot = { id: 'other', name: 'OTHER', isBot: true };
export const crownhead = { id: 'crownhead', name: 'CROWNHEAD', isBot: true };
export const boris = { id: 'boris', name: 'BORIS', isBot: false };
export const anna = { id: 'anna', name: 'ANNA', isBot: false };

export async function often(times: number, act: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < times; n += 1) await act();
}

const stored = ({ app: { store } }: Table): Promise<unknown> =>
  Promise.all([
    store.games.list({}),
    store.games.plans(GAME),
    store.challenges.load('id1'),
    store.challenges.load(CHALLENGE),
    store.challenges.load('id4'),
  ]);

/** Each answer is visible only to its user and has exactly these words, and nothing changes. */
export const areRefused = (cases: readonly Case[]): void =>
  test.each(cases)('$name', async ({ prepare, ask, says, saidIn = refusalOf }) => {
    const table = await newTable();
    expect((await begun(table)).id).toBe(GAME);
    expect((await invited(table, PLACE)).id).toBe(CHALLENGE);
    await prepare?.(table);
    const before = await stored(table);
    const reply = await ask(table);
    expect(saidIn(reply)).toBe(says);
    expect(reply.kind === 'private' && reply.screen.notifies).toEqual([]);
    expect(await stored(table)).toEqual(before);
  });
