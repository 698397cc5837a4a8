/**
 * The audience is notified of each version of a game that was shown in its channel, even if the
 * process dies.
 */
import { expect, test } from 'vitest';
import { act } from '../../../src/app/play/act.ts';
import { answerBy } from '../../../src/app/answer/answer.ts';
import { changeVacation } from '../../../src/app/person/vacations.ts';
import { DAY, MINUTE } from '../../../src/game/calendar/span.ts';
import { startVacation } from '../../../src/game/clock/vacation.ts';
import { makeMove } from '../../../src/game/play/move.ts';
import type { Exchange } from '../../../src/app/ports/exchange.ts';
import { begunAt } from '../play.ts';
import { sweep } from '../sweep.ts';
import { PLACE } from '../../store/samples.ts';
import { asking, newChannel, newTable, type Channel } from '../table.ts';

async function followed() {
  const table = await newTable();
  const { time } = table;
  const channel = newChannel(() => time.now);
  const heard: string[] = [];
  const audience: (typeof table)['app']['audience'] = {
    async reached(game, news) {
      const shown = (await table.app.store.games.load(game.id))?.shown.version;
      heard.push(`${game.version} ${news} after ${shown}`);
    },
  };
  const app = { ...table.app, messenger: channel, audience };
  const { id } = await begunAt({ ...table, app }, '3d');
  const later = (ms: number): Promise<unknown> => {
    time.now += ms;
    return sweep(app, channel);
  };
  return { table: { ...table, app }, app, channel, id, heard, later };
}

const nothing = async (): Promise<void> => undefined;

/** A command in the channel, whose public answer is posted there. */
function answered(channel: Channel): Exchange {
  const speak: Exchange['speak'] = async (screen) => {
    const posted = await channel.post(PLACE, screen, 'answer');
    if (typeof posted === 'string') throw new Error(posted);
    return posted;
  };
  return {
    pressed: null,
    isGuest: false,
    isApart: false,
    besideGame: null,
    isUndone: () => false,
    whisper: nothing,
    hear: nothing,
    ask: async () => false,
    launch: async () => false,
    replace: async () => false,
    revise: async () => false,
    tell: nothing,
    erase: async () => 'forbidden',
    speak,
    prepare: async (screen) => () => speak(screen),
  };
}

const move = ({ app, table, id }: Awaited<ReturnType<typeof followed>>, by: string, text: string) =>
  act(app, asking(table, by), id, (game) => makeMove(game, { by, at: table.time.now }, text));

test('followers are notified of a board posted by the sweep, by a button press, or after a vacation', async () => {
  const play = await followed();
  const { app, table, channel, heard, later } = play;
  await later(MINUTE);
  expect(heard).toEqual(['1 calling after 0']);
  const moved = await move(play, 'anna', 'c3-d4');
  await answerBy(app)(answered(channel), asking(table, 'anna'), moved);
  expect(heard.slice(1)).toEqual(['2 calling after 1']);
  await changeVacation(app, 'boris', (book) => startVacation(book, table.time.now, 5));
  await later(MINUTE);
  expect(heard.slice(2)).toEqual(['3 quiet after 2']);
  await later(DAY);
  expect(heard).toHaveLength(3);
});

test('a process that dies before it stores the card has notified the followers, and the next process notifies them again', async () => {
  const play = await followed();
  const { app, channel, heard, later, table } = play;
  await later(MINUTE);
  await move(play, 'anna', 'c3-d4');
  const games = { ...app.store.games, shown: () => Promise.reject(new Error('killed')) };
  table.time.now += MINUTE;
  await expect(sweep({ ...app, store: { ...app.store, games } }, channel)).rejects.toThrow('failed');
  expect(heard.slice(1)).toEqual(['2 calling after 1']);
  await later(10 * MINUTE);
  expect(heard.slice(1)).toEqual(['2 calling after 1', '2 calling after 1']);
});
