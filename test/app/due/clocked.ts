/** Games with running clocks, and what their channel shows. */
import { changeGame } from '../../../src/app/save/change.ts';
import { sweep } from '../sweep.ts';
import type { Game } from '../../../src/game/game.ts';
import { makeMove } from '../../../src/game/play/move.ts';
import { SECOND } from '../../../src/game/calendar/span.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { begunAt } from '../play.ts';
import { wordsOf, type Channel, type Table } from '../table.ts';

export const say = sayIn('en-US');

export async function move(table: Table, id: string, by: string, text: string): Promise<Game> {
  const moved = await changeGame(table.app, id, (game) => makeMove(game, { by, at: table.time.now }, text));
  if (!moved.ok) throw new Error(moved.problem.code);
  return moved.value.game;
}

export async function opened(table: Table, channel: Channel, time: string): Promise<Game> {
  const { id } = await begunAt(table, time);
  const game = await move(table, id, 'anna', 'c3-d4');
  table.time.now += 5 * SECOND;
  await sweep(table.app, channel);
  return game;
}

export const texts = ({ messages }: Channel): readonly string[] => [...messages.values()].map(wordsOf);

export const reminders = (channel: Channel): readonly string[] =>
  texts(channel).filter((text) => text.startsWith('⏰'));

export const isFlag = (text: string): boolean => /beat boris on time/iu.test(text);

export const stored = async ({ app }: Table, { id }: Game): Promise<Game | undefined> =>
  (await app.store.games.load(id))?.game;
