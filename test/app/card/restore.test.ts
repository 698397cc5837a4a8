/** A deleted card is posted again when someone looks at the game, and only then. */
import { expect, test } from 'vitest';
import { changeGame } from '../../../src/app/save/change.ts';
import type { Messenger } from '../../../src/app/ports/messenger.ts';
import { gameCard } from '../../../src/app/card/gameCard.ts';
import { restoreDeleted } from '../../../src/app/card/restore.ts';
import { sweep } from '../sweep.ts';
import type { MessageAddress } from '../../../src/game/game.ts';
import { makeOffer } from '../../../src/game/offers/offering.ts';
import { resign } from '../../../src/game/play/otherEnds.ts';
import { DAY, MINUTE } from '../../../src/game/calendar/span.ts';
import { card } from '../../store/samples.ts';
import { begunAt } from '../play.ts';
import { newChannel, newTable } from '../table.ts';
import { claimDue } from '../../store/claiming.ts';

async function opened() {
  const table = await newTable();
  const channel = newChannel();
  const game = await begunAt(table, '1d');
  const { app, time } = table;
  const later = () => {
    time.now += 5000;
    return sweep(app, channel);
  };
  await later();
  const shown = async () => (await app.store.games.load(game.id))?.shown.card;
  const look = (messenger: Messenger = channel, pressed: MessageAddress | null = null) =>
    restoreDeleted({ ...app, messenger }, game.id, pressed);
  return { app, time, channel, game, later, shown, look };
}

test('an existing card is kept, and so is a card in a channel that the bot may not read', async () => {
  const { channel, look, shown } = await opened();
  await look();
  channel.fault = 'forbidden';
  await look();
  expect(await shown()).toEqual(card('m1'));
});

test('a player who presses the card has seen it, so Discord is not asked', async () => {
  const { channel, look } = await opened();
  const asked: MessageAddress[] = [];
  const find = async (each: MessageAddress) => {
    asked.push(each);
    return channel.find(each);
  };
  await look({ ...channel, find }, card('m1'));
  expect(asked).toEqual([]);
  await look({ ...channel, find }, { ...card('m0'), channelId: 'elsewhere' });
  expect(asked).toEqual([card('m1')]);
});

test.each([
  ['there', ['m1']],
  ['gone', ['m3']],
])(
  'if a board other than the card is pressed and the card is %s, only one of them remains',
  async (state, left) => {
    const { app, channel, game, look, shown } = await opened();
    const stray = await channel.post(game.place, await gameCard(app, game), 'late');
    if (state === 'gone') channel.messages.delete('m1');
    await look(channel, typeof stray === 'object' ? stray : null);
    expect([...channel.messages.keys()]).toEqual(left);
    expect((await shown())?.messageId).toBe(left[0]);
  },
);

test('nothing is deleted before the card is stored', async () => {
  const { app, channel, game, look, time } = await opened();
  await changeGame(app, game.id, (each) => makeOffer(each, { by: 'anna', at: time.now }, 'draw'));
  const posted = await channel.post(game.place, await gameCard(app, game), 'new');
  await look(channel, typeof posted === 'object' ? posted : null);
  expect([...channel.messages.keys()]).toEqual(['m1', 'm2']);
});

test('a deleted card is posted again, and the game is due as before', async () => {
  const { app, channel, game, look, shown, time } = await opened();
  channel.messages.delete('m1');
  await look();
  expect(await shown()).toEqual(card('m2'));
  expect(channel.messages.get('m2')?.notifies).toEqual([]);
  expect((await app.store.games.load(game.id))?.shown.version).toBe(game.version);
  expect((await claimDue(app.store, time.now + MINUTE, time.now, 10)).map(({ kind }) => kind)).toEqual([
    'strays',
  ]);
  expect((await claimDue(app.store, time.now + 14 * DAY, time.now, 10)).map(({ kind }) => kind)).toContain(
    'game',
  );
});

test('a card that can’t be posted now is posted the next time someone looks', async () => {
  const { channel, look, shown } = await opened();
  channel.messages.delete('m1');
  await look({ ...channel, post: async () => 'later' });
  expect(await shown()).toEqual(card('m1'));
  await look();
  expect(await shown()).toEqual(card('m2'));
});

test('the card of a finished game is not posted again', async () => {
  const { app, channel, game, later, look, shown, time } = await opened();
  await changeGame(app, game.id, (each) => resign(each, { by: 'anna', at: time.now }));
  await later();
  channel.messages.delete('m2');
  await look();
  expect(await shown()).toEqual(card('m2'));
});

test.each(['find', 'post'] as const)(
  'a change during the replacement, at `%s`, is eventually shown',
  async (at) => {
    const { app, channel, game, later, look, shown, time } = await opened();
    channel.messages.delete('m1');
    const change = async () => {
      await changeGame(app, game.id, (each) => makeOffer(each, { by: 'anna', at: time.now }, 'draw'));
      await later();
    };
    await look({
      ...channel,
      find: async (each) => {
        if (at === 'find') await change();
        return channel.find(each);
      },
      post: async (...given) => {
        if (at === 'post') await change();
        return channel.post(...given);
      },
    });
    const last = await shown();
    expect([...channel.messages.keys()]).toEqual([last?.messageId]);
    expect((await app.store.games.load(game.id))?.shown.version).toBe(game.version + 1);
  },
);
