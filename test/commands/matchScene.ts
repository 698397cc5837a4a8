/** A match played by two people with commands and presses between sweeps. */
import type { Game } from '../../src/game/game.ts';
import { MINUTE } from '../../src/game/calendar/span.ts';
import { newChannel, newTable, wordsOf, type Channel, type Table } from '../app/table.ts';
import { sweep } from '../app/sweep.ts';
import { pressLabel, screenOf, type } from './asks.ts';

/** Enough time for a board, the next game, its board, and a sweep that finds nothing. */
const SWEEPS = 4;

export const boris = { id: 'boris', name: 'Boris', isBot: false };

export interface Scene extends Table {
  readonly channel: Channel;
}

export async function newScene(): Promise<Scene> {
  const table = await newTable();
  return { ...table, channel: newChannel(() => table.time.now) };
}

/** Lets this much time pass with sweeps: unposted answers first, then their consequences. */
export async function later(table: Scene, ms: number): Promise<void> {
  for (let time = 0; time < SWEEPS; time += 1) {
    table.time.now += ms / SWEEPS;
    await sweep(table.app, table.channel);
  }
}

export const running = async ({ app }: Table): Promise<readonly Game[]> =>
  (await app.store.games.list({ state: 'running' })).map(({ game }) => game);

export async function current(table: Table): Promise<Game> {
  const [game, ...others] = await running(table);
  if (!game || others.length > 0) throw new Error('not one game is on');
  return game;
}

export async function begin(table: Scene, wish: Parameters<typeof type>[3]): Promise<string> {
  const invitation = screenOf(
    await type(table, 'anna', 'play', { opponent: boris, color: 'white', ...wish }),
  );
  await pressLabel(table, 'boris', invitation, 'Accept');
  await later(table, MINUTE);
  return wordsOf(invitation);
}

export async function resigns(table: Table, who: string): Promise<void> {
  const { id } = await current(table);
  const resigned = await type(table, who, 'games', { do: 'resign', game: id });
  await pressLabel(table, who, screenOf(resigned), 'Yes, resign');
}

export const lastCard = ({ channel }: Scene): string => wordsOf([...channel.messages.values()].at(-1));

export const pressOnLast = async (table: Scene, who: string, label: string) => {
  const [last] = (await table.app.store.games.list({ state: 'finished', limit: 1 })).map(({ game }) => game);
  if (!last) throw new Error('no game is over');
  return pressLabel(table, who, screenOf({ kind: 'card', game: last, note: '' }), label);
};
