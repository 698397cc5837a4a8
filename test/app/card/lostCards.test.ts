/**
 * A board or invitation whose process died before recording it is found later, so nothing is posted
 * twice or left over.
 */
import { expect, test } from 'vitest';
import type { App } from '../../../src/app/ports/app.ts';
import { announceGame, cardKey } from '../../../src/app/card/show.ts';
import { gameCard } from '../../../src/app/card/gameCard.ts';
import { FIRST_LOOK } from '../../../src/app/card/strays.ts';
import { POSTING } from '../../../src/app/due/kind.ts';
import { HOUR, MINUTE } from '../../../src/game/calendar/span.ts';
import { changeGame } from '../../../src/app/save/change.ts';
import type { Game } from '../../../src/game/game.ts';
import { makeMove } from '../../../src/game/play/move.ts';
import { makeOffer } from '../../../src/game/offers/offering.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { invitationScreen } from '../../../src/views/game/invitation.ts';
import { card, PLACE } from '../../store/samples.ts';
import { begun, invited } from '../play.ts';
import { sweep } from '../sweep.ts';
import { newChannel, newTable, wordsOf } from '../table.ts';

async function shownGame() {
  const table = await newTable();
  const { time } = table;
  const channel = newChannel(() => time.now);
  const app = { ...table.app, messenger: channel };
  const { id } = await begun(table);
  const later = async (ms: number) => {
    time.now += ms;
    // Each board that a search found has its own row, and is removed in a sweep of its own.
    for (let round = 0; round < 3; round += 1) await sweep(app, channel);
  };
  await later(POSTING);
  time.now += MINUTE;
  const move = async (by: string, text: string): Promise<Game> => {
    const moved = await changeGame(app, id, (game) => makeMove(game, { by, at: time.now }, text));
    if (!moved.ok) throw new Error(moved.problem.code);
    return moved.value.game;
  };
  const shown = async () => (await app.store.games.load(id))?.shown.card;
  const boards = () =>
    [...channel.messages].filter(([, { blocks }]) => blocks.some(({ kind }) => kind === 'buttons'));
  return { app, channel, time, id, later, move, shown, boards: () => boards().map(([name]) => name) };
}

const post = async (app: App, game: Game) => {
  const posted = await app.messenger.post(game.place, await gameCard(app, game), cardKey(game));
  return typeof posted === 'object' ? posted : null;
};

test('the sweep stores a posted board that was never stored as the card', async () => {
  const { app, later, move, shown, boards } = await shownGame();
  await post(app, await move('anna', 'c3-d4'));
  expect([await shown(), boards()]).toEqual([card('m1'), ['m1', 'm2']]);
  await later(POSTING);
  expect([await shown(), boards()]).toEqual([card('m2'), ['m2']]);
});

test('an edit updates the recovered board to the current game', async () => {
  const { app, channel, id, time, later, move, shown } = await shownGame();
  const game = await move('anna', 'c3-d4');
  await changeGame(app, id, (now) => makeOffer(now, { by: 'anna', at: time.now }, 'draw'));
  await post(app, game);
  await later(POSTING);
  expect(await shown()).toEqual(card('m2'));
  expect(wordsOf(channel.messages.get('m2'))).toContain('draw');
});

test('a board that shows the current game is left alone, because an edit could overwrite a move on it', async () => {
  const { app, channel, later, move, shown } = await shownGame();
  await post(app, await move('anna', 'c3-d4'));
  const found = channel.messages.get('m2');
  await later(POSTING);
  expect(await shown()).toEqual(card('m2'));
  expect(channel.messages.get('m2')).toBe(found);
});

test('without permission to search, a new board shows the game, and the old one is removed as soon as possible', async () => {
  const { app, channel, later, move, shown, boards } = await shownGame();
  await post(app, await move('anna', 'c3-d4'));
  channel.isBlind = true;
  await later(20 * HOUR);
  expect([await shown(), boards()]).toEqual([card('m3'), ['m2', 'm3']]);
  await later(MINUTE);
  expect(boards()).toEqual(['m2', 'm3']);
  channel.isBlind = false;
  await later(6 * HOUR);
  expect([await shown(), boards()]).toEqual([card('m3'), ['m3']]);
});

test('boards of intermediate states are removed too', async () => {
  const { app, channel, time, later, move, shown, boards } = await shownGame();
  await post(app, await move('anna', 'c3-d4'));
  time.now += 20 * HOUR;
  channel.isBlind = true;
  const game = await move('boris', 'b6-a5');
  await announceGame(app, game, (await post(app, game))!);
  expect([await shown(), boards()]).toEqual([card('m3'), ['m2', 'm3']]);
  channel.isBlind = false;
  await later(MINUTE);
  expect([await shown(), boards()]).toEqual([card('m3'), ['m3']]);
});

test('a move made during the search is shown by its own process', async () => {
  const { app, channel, time, move, boards, shown } = await shownGame();
  await move('anna', 'c3-d4');
  const looking = { ...channel, sentSince: channel.sentSince.bind(channel) };
  const made: Promise<unknown>[] = [];
  let isMade = false;
  const sentSince: App['messenger']['sentSince'] = async (...given) => {
    if (isMade) return looking.sentSince(...given);
    isMade = true;
    const next = await move('boris', 'b6-a5');
    const posted = await post(app, next);
    made.push(announceGame(app, next, posted!));
    return looking.sentSince(...given);
  };
  time.now += POSTING;
  await sweep(app, { ...looking, sentSince });
  await Promise.all(made);
  expect([await shown(), boards()]).toEqual([card('m2'), ['m2']]);
  expect(wordsOf(channel.messages.get('m2'))).toContain('b6-a5');
});

test('a late process doesn’t remove newer boards', async () => {
  const { app, later, move, shown, boards, time } = await shownGame();
  await post(app, await move('anna', 'c3-d4'));
  time.now += 1000;
  const before = await move('boris', 'b6-a5');
  const after = await move('anna', 'd4-c5');
  const newer = await post(app, after);
  const late = await post(app, before);
  const games = { ...app.store.games, shown: () => Promise.reject(new Error('killed')) };
  const dying = { ...app, store: { ...app.store, games } };
  await expect(announceGame(dying, before, late!)).rejects.toThrow('killed');
  expect(boards()).toEqual(['m2', 'm3', 'm4']);
  await announceGame(app, after, newer!);
  await later(FIRST_LOOK);
  expect([await shown(), boards()]).toEqual([card('m3'), ['m3']]);
});

test('a board overwritten by a late edit is updated', async () => {
  const { app, channel, move } = await shownGame();
  const before = await move('anna', 'c3-d4');
  const posted = await post(app, before);
  const after = await move('boris', 'b6-a5');
  await app.messenger.update(posted!, await gameCard(app, after));
  await announceGame(app, after, posted!);
  await app.messenger.update(posted!, await gameCard(app, before));
  await announceGame(app, before, posted!);
  expect(wordsOf(channel.messages.get('m2'))).toContain('b6-a5');
});

test('if the next move’s process also dies, only one board is left', async () => {
  const { app, time, later, move, shown, boards } = await shownGame();
  await post(app, await move('anna', 'c3-d4'));
  time.now += 1000;
  await post(app, await move('boris', 'b6-a5'));
  expect([await shown(), boards()]).toEqual([card('m1'), ['m1', 'm2', 'm3']]);
  for (const ms of [POSTING, FIRST_LOOK]) await later(ms);
  expect([await shown(), boards()]).toEqual([card('m3'), ['m3']]);
});

test('boards that could not be removed before the card was recorded are removed when Discord answers', async () => {
  const { app, channel, later, move, shown, boards } = await shownGame();
  await post(app, await move('anna', 'c3-d4'));
  const game = await move('boris', 'b6-a5');
  const posted = await post(app, game);
  channel.fault = 'later';
  await announceGame(app, game, posted!);
  await later(MINUTE);
  expect([await shown(), boards()]).toEqual([card('m3'), ['m1', 'm2', 'm3']]);
  channel.fault = null;
  await later(3 * MINUTE);
  expect([await shown(), boards()]).toEqual([card('m3'), ['m3']]);
});

test('a board becomes the card if the existing card was deleted during an update', async () => {
  const { app, move, shown, boards } = await shownGame();
  const game = await move('anna', 'c3-d4');
  const posted = await post(app, game);
  const old = await shown();
  const next = await move('boris', 'b6-a5');
  await app.store.games.shown(game.id, next.version, old ?? null, null);
  await app.messenger.remove(old!);
  await announceGame(app, game, posted!, { left: old ?? null });
  expect([await shown(), boards()]).toEqual([card('m2'), ['m2']]);
});

test('boards of other games are left alone', async () => {
  const one = await shownGame();
  const other = { ...(await one.move('anna', 'c3-d4')), id: 'another' };
  await post(one.app, other);
  await one.later(POSTING);
  expect(one.boards()).toEqual(['m2', 'm3']);
});

test('an unrecorded invitation is found and kept up to date', async () => {
  const table = await newTable();
  const channel = newChannel(() => table.time.now);
  const challenge = await invited(table);
  await channel.post(PLACE, invitationScreen(sayIn('en-US'), challenge), 'key');
  table.time.now += POSTING;
  await sweep(table.app, channel);
  expect([...channel.messages.keys()]).toEqual(['m1']);
  expect((await table.app.store.challenges.load(challenge.id))?.shown.card).toEqual(card('m1'));
});
