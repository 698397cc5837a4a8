/**
 * The thread of a match stays open between its games. Its last board is updated once the thread
 * allows edits.
 */
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../src/game/calendar/span.ts';
import { changeGame, changeSettings } from '../../../src/app/save/change.ts';
import { makeMove } from '../../../src/game/play/move.ts';
import type { MessengerFault } from '../../../src/app/ports/messenger.ts';
import { CHALLENGE, RESIGN } from '../../../src/views/presses/declarations.ts';
import { at } from '../../../src/views/presses/presses.ts';
import { newTable, type Table } from '../table.ts';
import { sweep } from '../sweep.ts';
import { DAYS } from '../../tournament/life/hall.ts';
import { letPass, hallWith, runningIn } from './tournamentHall.ts';
import { press, type } from '../../commands/asks.ts';
import type { Game } from '../../../src/game/game.ts';

async function sweepAll({ app }: Table): Promise<void> {
  while (await sweep(app, app.messenger));
}

/**
 * Anna and Boris play a match in a thread, with an hour between games. Returns also the archived
 * threads and the last game.
 */
async function sitDownToMatch() {
  const table = await newTable();
  const archived: string[] = [];
  const archive = async (thread: string): Promise<'done'> => {
    archived.push(thread);
    return 'done';
  };
  const app = { ...table.app, threads: { ...table.app.threads, archive } };
  const seated: Table = { ...table, app };
  await changeSettings(app, 'guild-1', { gamesIn: 'thread' });
  const opponent = { id: 'boris', name: 'BORIS', isBot: false };
  const asked = await type(seated, 'anna', 'play', { opponent, color: 'white', match: '4', rest: '1h' });
  if (asked.kind !== 'invitation') throw new Error('no challenge');
  const begun = await press(seated, 'boris', CHALLENGE.to.accept({ id: asked.challenge.id }));
  if (begun.kind !== 'card') throw new Error('no game');
  await sweepAll(seated);
  return { table: seated, archived, first: begun.game };
}

async function playBriefly(table: Table, { id, seats }: Game): Promise<void> {
  const moves = [
    [seats.white.id, 'c3-d4'],
    [seats.black.id, 'b6-a5'],
  ] as const;
  for (const [by, move] of moves) await type(table, by, 'move', { move, game: id });
  const played = await table.app.store.games.load(id);
  await press(table, 'boris', RESIGN.to.confirm(at(played!.game)));
  await pass(table, MINUTE);
}

const latest = async ({ app }: Table): Promise<Game> => {
  const [record] = await app.store.games.list({ state: 'running', limit: 1 });
  if (!record) throw new Error('no game runs');
  return record.game;
};

async function pass(table: Table, ms: number): Promise<void> {
  table.time.now += ms;
  await sweepAll(table);
}

test('a thread is archived an hour after the last game of a match, but not during a break in the match', async () => {
  const { table, archived, first } = await sitDownToMatch();
  await playBriefly(table, first);
  await pass(table, HOUR);
  const second = await latest(table);
  table.time.now += HOUR / 2;
  await playBriefly(table, second);
  // After the second game began, nobody plays for an hour: until half an hour before the third.
  await pass(table, HOUR / 2);
  expect(archived).toEqual([]);
  await pass(table, HOUR / 2);
  table.time.now += MINUTE;
  await playBriefly(table, await latest(table));
  await pass(table, HOUR - 2 * MINUTE);
  expect(archived).toEqual([]);
  await pass(table, MINUTE);
  expect(archived).toEqual([first.place.channelId]);
});

test('an archived thread refuses edits, so its last board shows later that the match continues', async () => {
  const { table, first } = await sitDownToMatch();
  await playBriefly(table, first);
  const { messenger } = table.app;
  const updates: string[] = [];
  let fault: MessengerFault | null = 'forbidden';
  const app = {
    ...table.app,
    messenger: {
      ...messenger,
      update: async (...given: Parameters<typeof messenger.update>) => {
        updates.push(given[0].messageId);
        return fault ?? messenger.update(...given);
      },
    },
  };
  const seated = { ...table, app };
  await pass(seated, HOUR);
  const card = (await app.store.games.load(first.id))?.shown.card;
  expect(updates).toEqual([card?.messageId]);
  fault = null;
  await pass(seated, DAY);
  expect(updates).toEqual([card?.messageId, card?.messageId]);
});

test('if one game finds its tournament’s thread deleted, the other games leave it too', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 1 }, 4, { time: DAYS });
  await letPass(hall, HOUR);
  const [one] = await runningIn(hall);
  const thread = one!.place.channelId;
  const { channel, time, app } = hall;
  const post = channel.post.bind(channel);
  channel.post = async (place, ...given) => (place.channelId === thread ? 'gone' : post(place, ...given));
  const moved = await changeGame(app, one!.id, (game) =>
    makeMove(game, { by: game.seats.white.id, at: time.now }, 'c3-d4'),
  );
  expect(moved.ok).toBe(true);
  await letPass(hall, MINUTE);
  await letPass(hall, MINUTE);
  const games = await runningIn(hall);
  expect(games.map(({ place }) => place.channelId)).toEqual(['2', '2']);
  const cards = await Promise.all(games.map(async ({ id }) => (await app.store.games.load(id))?.shown.card));
  expect(cards.map((card) => card?.channelId)).toEqual(['2', '2']);
});
