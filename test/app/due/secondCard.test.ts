/** A game in two channels: each card notifies its own side, and neither waits for the other. */
import { expect, test } from 'vitest';
import { act } from '../../../src/app/play/act.ts';
import { findGame, gameNamed, typed } from '../../../src/app/play/find.ts';
import { postCard } from '../../../src/app/card/show.ts';
import { answerBy } from '../../../src/app/answer/answer.ts';
import type { Exchange } from '../../../src/app/ports/exchange.ts';
import type { MessengerFault } from '../../../src/app/ports/messenger.ts';
import { HOUR } from '../../../src/game/calendar/span.ts';
import type { MessageAddress, Place } from '../../../src/game/game.ts';
import { seatCrowd } from '../../../src/game/seat.ts';
import { makeMove } from '../../../src/game/play/move.ts';
import { acceptRematch, offerRematch } from '../../../src/game/offers/rematch.ts';
import { resign } from '../../../src/game/play/otherEnds.ts';
import type { Screen } from '../../../src/views/screen/screen.ts';
import { sampleGame } from '../../store/samples.ts';
import { heardOf } from '../../views/screens.ts';
import { sweep } from '../sweep.ts';
import { asking, newChannel, newTable, wordsOf } from '../table.ts';

const HOME: Place = { guildId: 'guild-1', channelId: 'channel-1', locale: 'en-US' };
const AWAY: Place = { guildId: 'guild-2', channelId: 'channel-2', locale: 'en-US' };

interface Post extends MessageAddress {
  readonly screen: Screen;
  readonly key: string;
}

/** Anna plays White in one server, Boris Black in the other. */
async function inTwoServers(time: string | null = null, away: Place = AWAY) {
  const table = await newTable();
  const channel = newChannel(() => table.time.now);
  const closed = new Map<string, MessengerFault>();
  const posts: Post[] = [];
  const post = channel.post.bind(channel);
  channel.post = async (place, screen, key) => {
    const fault = closed.get(place.channelId);
    if (fault) return fault;
    const posted = await post(place, screen, key);
    if (typeof posted === 'object') posts.push({ ...posted, screen, key });
    return posted;
  };
  const retire = channel.retire.bind(channel);
  channel.retire = async (card, screen) => closed.get(card.channelId) ?? retire(card, screen);
  const app = { ...table.app, messenger: channel };
  const perMove = time === null ? null : 24 * HOUR;
  const game = sampleGame({
    place: HOME,
    second: { place: away, color: 'black' },
    createdAt: table.time.now,
    changedAt: table.time.now,
    turns: [{ ply: 0, from: table.time.now }],
    time: perMove === null ? null : { kind: 'correspondence', perMove, restsWeekendsIn: null },
  });
  await app.store.games.add(game, table.time.now);
  const rest = async (ms = 10_000): Promise<void> => {
    for (let round = 0; round < 3; round += 1) {
      table.time.now += Math.round(ms / 3);
      await sweep(app, channel);
    }
  };
  await rest();
  const boardsIn = ({ channelId }: Place): readonly Post[] =>
    posts
      .filter((each) => each.channelId === channelId && channel.messages.has(each.messageId))
      .map((each) => ({ ...each, screen: channel.messages.get(each.messageId)! }));
  return { table: { ...table, app }, app, id: game.id, channel, closed, rest, boardsIn, posts };
}

type Hall = Awaited<ReturnType<typeof inTwoServers>>;

const nothing = async (): Promise<void> => undefined;

/** Moves by a button of the board in a channel. */
async function move(
  { table, app, id, channel, closed, boardsIn }: Hall,
  who: string,
  place: Place,
  text: string,
) {
  const asker = asking(table, who, place);
  const [board] = boardsIn(place);
  const heard: Screen[] = [];
  const exchange: Exchange = {
    pressed: board ? { card: board, isPrivate: false, isNewest: false } : null,
    isGuest: false,
    isApart: false,
    besideGame: null,
    isUndone: () => false,
    whisper: async (screen) => void heard.push(screen),
    hear: nothing,
    ask: async () => false,
    launch: async () => false,
    replace: async (screen) => (await channel.update(board!, screen)) === 'done',
    revise: async () => false,
    tell: nothing,
    erase: async () => channel.remove(board!),
    speak: async () => {
      throw new Error('nothing is said here');
    },
    prepare: async () => {
      throw new Error('nothing is said here');
    },
  };
  const reply = await act(app, asker, id, (game) => makeMove(game, { by: who, at: asker.at }, text));
  // Nobody can press a button in a closed channel, so they play on the page.
  if (!closed.has(place.channelId)) await answerBy(app)(exchange, asker, reply);
  else if (reply.kind === 'card') await postCard(app, reply.game);
  return heard;
}

const called = (posts: readonly Post[]): readonly string[] => posts.flatMap(({ screen }) => screen.notifies);

test('each server has one card, which shows the same game and notifies its own player', async () => {
  const hall = await inTwoServers();
  expect(called(hall.boardsIn(HOME))).toEqual(['anna']);
  expect(called(hall.boardsIn(AWAY))).toEqual([]);
  expect(await move(hall, 'anna', HOME, 'c3-d4')).toEqual([]);
  await hall.rest();
  expect(called(hall.boardsIn(HOME))).toEqual([]);
  expect(called(hall.boardsIn(AWAY))).toEqual(['boris']);
  const [before] = hall.boardsIn(AWAY);
  expect(await move(hall, 'boris', AWAY, 'b6-a5')).toEqual([]);
  // Boris's own card is edited at once.
  expect(hall.boardsIn(AWAY).map(({ messageId }) => messageId)).toEqual([before!.messageId]);
  expect(heardOf(hall.boardsIn(AWAY)[0]!.screen)).toContain('b6-a5');
  await hall.rest();
  expect(called(hall.boardsIn(HOME))).toEqual(['anna']);
  expect([hall.boardsIn(HOME).length, hall.boardsIn(AWAY).length]).toEqual([1, 1]);
});

test.each(['forbidden', 'later'] as const)(
  'a second channel that was closed for 20 s shows the current board within a minute after it opens: %s',
  async (fault) => {
    const hall = await inTwoServers();
    hall.closed.set(AWAY.channelId, fault);
    expect(await move(hall, 'anna', HOME, 'c3-d4')).toEqual([]);
    await hall.rest(20_000);
    hall.closed.delete(AWAY.channelId);
    for (let seconds = 0; seconds < 60; seconds += 5) await hall.rest(5000);
    expect(called(hall.boardsIn(AWAY))).toEqual(['boris']);
    expect(heardOf(hall.boardsIn(AWAY)[0]!.screen)).toContain('c3-d4');
  },
);

test('people in the second server see the game and find their own games there; people elsewhere do not', async () => {
  const { table, app, id } = await inTwoServers();
  const named = (who: string, place: Place) => gameNamed(app, asking(table, who, place), typed(id)!);
  expect((await named('carla', AWAY)).ok).toBe(true);
  expect((await named('carla', { ...AWAY, guildId: 'guild-3' })).ok).toBe(false);
  expect(await findGame(app, asking(table, 'boris', AWAY))).toMatchObject({ ok: true, value: { id } });
  expect((await findGame(app, asking(table, 'boris', { ...AWAY, guildId: 'guild-3' }))).ok).toBe(false);
});

test.each(['forbidden', 'gone'] as const)(
  'a server that is %s changes nothing for the other',
  async (fault) => {
    for (const [closed, open] of [
      [HOME, AWAY],
      [AWAY, HOME],
    ] as const) {
      const hall = await inTwoServers();
      hall.closed.set(closed.channelId, fault);
      const mover = open === HOME ? 'anna' : 'boris';
      const moves = ['c3-d4', 'b6-a5', 'd4-c5'];
      for (const [index, text] of moves.entries()) {
        const who = index % 2 === 0 ? 'anna' : 'boris';
        await move(hall, who, who === mover ? open : closed, text);
        await hall.rest(HOUR);
      }
      const [board, ...others] = hall.boardsIn(open);
      expect(others).toEqual([]);
      expect(heardOf(board!.screen)).toContain('d4-c5');
    }
  },
);

test('a second card whose thread was deleted moves to the channel, and the first card stays', async () => {
  const thread = { ...AWAY, channelId: 'thread-2', threadOf: AWAY.channelId };
  const hall = await inTwoServers(null, thread);
  expect(hall.boardsIn(thread)).toHaveLength(1);
  hall.closed.set(thread.channelId, 'gone');
  await move(hall, 'anna', HOME, 'c3-d4');
  const first = hall.boardsIn(HOME)[0]!.messageId;
  await hall.rest();
  expect(called(hall.boardsIn(AWAY))).toEqual(['boris']);
  expect(heardOf(hall.boardsIn(AWAY)[0]!.screen)).toContain('c3-d4');
  await hall.rest(HOUR);
  expect(hall.boardsIn(HOME).map(({ messageId }) => messageId)).toEqual([first]);
  await move(hall, 'boris', AWAY, 'b6-a5');
  await hall.rest();
  expect([hall.boardsIn(HOME).length, hall.boardsIn(AWAY).length]).toEqual([1, 1]);
});

test('a reminder is posted in the channel of the player to move', async () => {
  const hall = await inTwoServers('1d');
  await move(hall, 'anna', HOME, 'c3-d4');
  await hall.rest();
  const before = hall.posts.length;
  await hall.rest(21 * HOUR);
  const reminders = hall.posts.slice(before);
  expect(reminders.map(({ channelId }) => channelId)).toEqual([AWAY.channelId]);
  expect(called(reminders)).toEqual(['boris']);
});

test('a rematch is played in both channels too, and each channel keeps its player', async () => {
  const { app, id, table } = await inTwoServers();
  const { game } = (await app.store.games.load(id))!;
  const at = table.time.now;
  const over = resign(game, { by: 'anna', at });
  if (!over.ok) throw new Error(over.problem.code);
  const offered = offerRematch(over.value.game, { by: 'anna', at }, 'g2');
  if (!offered.ok) throw new Error(offered.problem.code);
  const begun = acceptRematch(offered.value.game, { by: 'boris', at }, 'g2');
  if (!begun.ok) throw new Error(begun.problem.code);
  const { next } = begun.value;
  expect(next?.seats.white.id).toBe('boris');
  expect(next?.second).toEqual({ place: AWAY, color: 'white' });
});

test('a team whose channel is closed to the bot is named in the other channel, once', async () => {
  const { app, table, closed, rest, posts } = await inTwoServers();
  closed.set('channel-3', 'forbidden');
  const there = { ...HOME, channelId: 'channel-3' };
  const club = seatCrowd('guild-1', '#club', { kind: 'channel', channelId: 'channel-3' });
  const hall = seatCrowd('guild-1', '#hall', { kind: 'channel', channelId: 'channel-1' });
  const game = sampleGame({
    id: 'votes',
    place: HOME,
    second: { place: there, color: 'black' },
    voting: { window: HOUR, tallies: 'hidden', quorum: 1, leastDays: 0 },
    createdAt: table.time.now,
    changedAt: table.time.now,
    turns: [{ ply: 0, from: table.time.now }],
  });
  await app.store.games.add({ ...game, seats: { white: hall, black: club } }, table.time.now);
  await app.store.games.wakeSecond(game, table.time.now);
  await rest();
  const told = () => posts.filter(({ screen }) => wordsOf(screen).includes('can’t see this game'));
  // Discord posts a message with the same key only once within a few minutes.
  const messages = () => new Set(told().map(({ key }) => key)).size;
  expect(messages()).toBe(1);
  expect(told()[0]).toMatchObject({ channelId: 'channel-1', screen: { notifies: [] } });
  expect(wordsOf(told()[0]!.screen)).toContain('<#channel-3>');
  const within = told().length;
  await rest(30 * HOUR);
  expect(told()).toHaveLength(within);
});
