/** Late boards from a process that died while posting are removed soon, and the card stays. */
import { expect, test } from 'vitest';
import { announceGame, cardKey } from '../../../src/app/card/show.ts';
import { gameCard } from '../../../src/app/card/gameCard.ts';
import { restoreDeleted } from '../../../src/app/card/restore.ts';
import { FIRST_LOOK } from '../../../src/app/card/strays.ts';
import { GRACE, changeGame } from '../../../src/app/save/change.ts';
import type { Game, MessageAddress } from '../../../src/game/game.ts';
import { NO_SETTINGS, type GuildSettings } from '../../../src/app/ports/subjects/settings.ts';
import { makeMove } from '../../../src/game/play/move.ts';
import { DAY, MINUTE } from '../../../src/game/calendar/span.ts';
import { PLACE } from '../../store/samples.ts';
import { begun } from '../play.ts';
import { sweep } from '../sweep.ts';
import { claimDue } from '../../store/claiming.ts';
import { newChannel, newTable, wordsOf } from '../table.ts';

async function opened(settings: Partial<GuildSettings> = {}) {
  const table = await newTable();
  const { time } = table;
  const channel = newChannel(() => time.now);
  const app = { ...table.app, messenger: channel };
  const { guildId } = PLACE;
  if (guildId !== null)
    await app.store.settings.save({ guildId, version: 1, settings: { ...NO_SETTINGS, ...settings } });
  const { id } = await begun(table);
  const later = async (ms: number): Promise<void> => {
    time.now += ms;
    while (await sweep(app, channel));
  };
  await later(GRACE);
  await later(5 * MINUTE);
  const move = async (by: string, text: string): Promise<Game> => {
    const moved = await changeGame(app, id, (game) => makeMove(game, { by, at: time.now }, text));
    if (!moved.ok) throw new Error(moved.problem.code);
    return moved.value.game;
  };
  const post = async (game: Game): Promise<MessageAddress> => {
    const posted = await channel.post(game.place, await gameCard(app, game), cardKey(game));
    if (typeof posted === 'string') throw new Error(posted);
    return posted;
  };
  const show = async (game: Game): Promise<unknown> => announceGame(app, game, await post(game));
  const shown = async () => (await app.store.games.load(id))?.shown.card?.messageId;
  const boards = () =>
    [...channel.messages].filter(([, { blocks }]) => blocks.some(({ kind }) => kind === 'buttons'));
  const left = async () => [await shown(), boards().map(([name]) => name)];
  const sought = async () =>
    (await claimDue(app.store, time.now + DAY, time.now, 100)).filter(({ kind }) => kind === 'strays');
  return { app, channel, id, later, move, post, show, left, sought };
}

test('a late board is removed if its process seemed dead and the sweep has shown the game', async () => {
  const { later, move, post, left } = await opened();
  const game = await move('anna', 'c3-d4');
  await later(GRACE);
  await post(game);
  expect(await left()).toEqual(['m2', ['m2', 'm3']]);
  await later(FIRST_LOOK);
  // This board also shows the game and is lower in the channel, so it can replace the card.
  expect(await left()).toEqual(['m3', ['m3']]);
});

test('a late board is removed if it shows a move that was undone or followed by another', async () => {
  const { sought, later, move, post, show, left } = await opened();
  const before = await move('anna', 'c3-d4');
  await show(await move('boris', 'b6-a5'));
  await post(before);
  expect(await left()).toEqual(['m2', ['m2', 'm3']]);
  await later(FIRST_LOOK);
  expect(await left()).toEqual(['m2', ['m2']]);
  await post(before);
  await later(2 * MINUTE);
  expect(await left()).toEqual(['m2', ['m2']]);
  expect(await sought()).toEqual([]);
});

test('a late board that overwrote the card is updated', async () => {
  const { app, channel, later, move, show } = await opened();
  const before = await move('anna', 'c3-d4');
  await show(await move('boris', 'b6-a5'));
  await channel.update({ channelId: PLACE.channelId, messageId: 'm2' }, await gameCard(app, before));
  await later(FIRST_LOOK);
  expect(wordsOf(channel.messages.get('m2'))).toContain('b6-a5');
});

test('a late board replaces a card that was not found', async () => {
  const { app, channel, id, later, left } = await opened();
  channel.messages.delete('m1');
  const games = { ...app.store.games, shown: () => Promise.reject(new Error('killed')) };
  const dying = { ...app, store: { ...app.store, games } };
  await expect(restoreDeleted(dying, id, null)).rejects.toThrow('killed');
  expect(await left()).toEqual(['m1', ['m2']]);
  await later(FIRST_LOOK);
  expect(await left()).toEqual(['m2', ['m2']]);
});

test('nothing is deleted while the next move is being shown, or while Discord doesn’t answer', async () => {
  const { channel, later, move, post, show, left } = await opened();
  const before = await move('anna', 'c3-d4');
  await show(await move('boris', 'b6-a5'));
  await post(before);
  await later(FIRST_LOOK - 1000);
  await post(await move('anna', 'd4-c5'));
  await later(1000);
  expect(await left()).toEqual(['m2', ['m2', 'm3', 'm4']]);
  channel.fault = 'later';
  await later(FIRST_LOOK);
  channel.fault = null;
  await later(FIRST_LOOK);
  await later(FIRST_LOOK);
  expect(await left()).toEqual(['m4', ['m4']]);
});

test('late boards stay if the server keeps old boards', async () => {
  const { sought, later, move, post, show, left } = await opened({ oldCards: 'kept' });
  const before = await move('anna', 'c3-d4');
  await show(await move('boris', 'b6-a5'));
  await post(before);
  await later(FIRST_LOOK);
  expect(await left()).toEqual(['m2', ['m1', 'm2', 'm3']]);
  expect(await sought()).toEqual([]);
});

test('a process that shows the game in time leaves no late board to search for', async () => {
  const { sought, move, show } = await opened();
  await show(await move('anna', 'c3-d4'));
  expect(await sought()).toEqual([]);
});
