/**
 * `/play find:`: two people who want the same game are paired, once. Until then, the lobby shows
 * who is waiting.
 */
import { describe, expect, test } from 'vitest';
import type { Messenger } from '../../../src/app/ports/messenger.ts';
import { inboxOf } from '../../../src/app/person/inbox.ts';
import { acceptSeek, seek, withdraw, type SeekWish, type Sought } from '../../../src/app/play/seeks.ts';
import { type GuildSettings, NO_SETTINGS } from '../../../src/app/ports/subjects/settings.ts';
import type { ServerAsker } from '../../../src/app/ports/command.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/game/calendar/span.ts';
import type { Game } from '../../../src/game/game.ts';
import { emptyPlace } from '../../store/place.ts';
import { PLACE } from '../../store/samples.ts';
import { storeAt } from '../../store/opened.ts';
import { buttonsOf, heardOf } from '../../views/screens.ts';
import { sweep } from '../sweep.ts';
import { asking, newChannel, newTable, tableOver, type Channel, type Table } from '../table.ts';

const GUILD = 'guild-1';
const LIVE: SeekWish = { variant: 'russian', time: '5+3', rated: true };
const SLOW: SeekWish = { ...LIVE, time: '3d' };

const asker = (table: Table, who: string, channelId = PLACE.channelId, guildId = GUILD): ServerAsker => ({
  ...asking(table, who),
  place: { ...PLACE, guildId, channelId },
});

async function seeks(table: Table, who: string, wish: SeekWish = LIVE, channelId?: string): Promise<Sought> {
  const attempt = await seek(table.app, asker(table, who, channelId), wish);
  if (!attempt.ok) throw new Error(attempt.problem.code);
  return attempt.value;
}

async function waits(table: Table, who: string, wish?: SeekWish, channelId?: string): Promise<string> {
  const sought = await seeks(table, who, wish, channelId);
  if (sought.kind !== 'waiting') throw new Error(`${who} found a game`);
  return sought.seek.id;
}

async function finds(table: Table, who: string, wish?: SeekWish): Promise<Game> {
  const sought = await seeks(table, who, wish);
  if (sought.kind !== 'found') throw new Error(`${who} waits`);
  return sought.game;
}

const playersOf = ({ seats }: Game): readonly string[] => [seats.white.id, seats.black.id].toSorted();

const choose = ({ app }: Table, chosen: Partial<GuildSettings>, guildId = GUILD) =>
  app.store.settings.save({ guildId, version: 1, settings: { ...NO_SETTINGS, ...chosen } });

const waiting = async ({ app }: Table): Promise<readonly string[]> =>
  (await app.store.challenges.seeks(GUILD)).map(({ challenger }) => challenger.id).toSorted();

async function rest(table: Table, channel: Channel, ms = 10 * SECOND): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    table.time.now += ms / 4;
    await sweep({ ...table.app, messenger: channel }, channel);
  }
}

describe('which players are paired', () => {
  test('the second person who wants the same game plays the first, in the channel of the first', async () => {
    const table = await newTable();
    await waits(table, 'anna', LIVE, 'channel-2');
    const game = await finds(table, 'boris');
    expect(playersOf(game)).toEqual(['anna', 'boris']);
    expect(game).toMatchObject({ rated: true, variant: 'russian', place: { channelId: 'channel-2' } });
    expect(await waiting(table)).toEqual([]);
  });

  test.each([
    ['blocks them', { kind: 'user', id: 'boris' }, 'anna'],
    ['is blocked by them', { kind: 'user', id: 'anna' }, 'boris'],
  ] as const)('nobody is paired with a person who %s', async (_, by, user) => {
    const table = await newTable();
    const id = await waits(table, 'anna');
    await table.app.store.blocks.add({ by, user }, 0);
    await waits(table, 'boris');
    const pressed = await acceptSeek(table.app, asker(table, 'boris'), id);
    expect(pressed.ok).toBe(false);
    expect(await waiting(table)).toEqual(['anna', 'boris']);
  });

  test('a person blocked by the server can’t seek and isn’t paired', async () => {
    const table = await newTable();
    await waits(table, 'anna');
    await table.app.store.blocks.add({ by: { kind: 'server', id: GUILD }, user: 'anna' }, 0);
    expect(await seek(table.app, asker(table, 'anna'), SLOW)).toMatchObject({
      problem: { code: 'no-games-here' },
    });
    await waits(table, 'boris');
  });

  test('someone who has too many games is skipped', async () => {
    const table = await newTable();
    await choose(table, { mostGames: 1 });
    await waits(table, 'anna');
    await waits(table, 'boris', SLOW);
    expect(playersOf(await finds(table, 'carla', SLOW))).toEqual(['boris', 'carla']);
    await waits(table, 'dora', SLOW);
    // Boris already plays, so he may not seek, and Anna is free.
    expect(await seek(table.app, asker(table, 'boris'), LIVE)).toMatchObject({
      problem: { code: 'too-many-games' },
    });
    expect(playersOf(await finds(table, 'emil'))).toEqual(['anna', 'emil']);
  });
});

describe('how a seek can end', () => {
  test.each([
    ['5+3', HOUR],
    ['3d', DAY],
    ['none', DAY],
  ] as const)('a seek with a clock of %s ends after %i ms', async (time, lasts) => {
    const [table, channel] = [await newTable(), newChannel()];
    await waits(table, 'anna', { ...LIVE, time });
    table.time.now += lasts - 1;
    await rest(table, channel, 0);
    expect(await waiting(table)).toEqual(['anna']);
    table.time.now += 1;
    await waits(table, 'boris', { ...LIVE, time });
    await rest(table, channel, 0);
    expect(await waiting(table)).toEqual(['boris']);
  });

  test('a seek ends by its own button, and only its player may press it', async () => {
    const table = await newTable();
    const id = await waits(table, 'anna');
    expect((await withdraw(table.app, asker(table, 'boris'), id)).ok).toBe(false);
    expect((await withdraw(table.app, asker(table, 'anna'), id)).ok).toBe(true);
    expect(await waiting(table)).toEqual([]);
    expect(await acceptSeek(table.app, asker(table, 'boris'), id)).toMatchObject({
      problem: { code: 'challenge-closed', state: 'cancelled' },
    });
  });

  test('a seek ends when someone presses it, which also withdraws their own seek', async () => {
    const table = await newTable();
    const id = await waits(table, 'anna');
    await waits(table, 'boris', SLOW);
    const taken = await acceptSeek(table.app, asker(table, 'boris'), id);
    expect(taken.ok && playersOf(taken.value.game)).toEqual(['anna', 'boris']);
    expect(await waiting(table)).toEqual([]);
  });

  test('a seek ends when its player makes a different one; repeating the same seek changes nothing', async () => {
    const table = await newTable();
    const id = await waits(table, 'anna');
    expect(await waits(table, 'anna')).toBe(id);
    const other = await waits(table, 'anna', SLOW);
    expect(other).not.toBe(id);
    expect((await table.app.store.challenges.seeks(GUILD)).map((each) => each.id)).toEqual([other]);
  });

  test('a seek ends when its player has left the server', async () => {
    const table = await newTable();
    await waits(table, 'anna');
    table.gone.add('anna');
    await waits(table, 'boris');
    expect(await waiting(table)).toEqual(['boris']);
  });
});

describe('each seek is used once', () => {
  test('if many people press a seek at once, one of them gets the game', async () => {
    const table = await newTable();
    const id = await waits(table, 'anna');
    const people = Array.from({ length: 8 }, (_, index) => `person-${index}`);
    const taken = await Promise.all(people.map((who) => acceptSeek(table.app, asker(table, who), id)));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('if an even number of people seek at once, each plays once, on two processes', async () => {
    const place = await emptyPlace();
    const time = { now: 1_000_000 };
    const tables = [tableOver(await storeAt(place), time), tableOver(await storeAt(place), time)];
    const channel = newChannel();
    const people = Array.from({ length: 12 }, (_, index) => `person-${index}`);
    const ids = [0, 0];
    for (const [index, { app }] of tables.entries())
      Object.assign(app, { newId: () => `p${index}x${(ids[index]! += 1)}` });
    await Promise.all(people.map((who, index) => seeks(tables[index % 2]!, who)));
    for (const table of tables) await rest(table, channel);
    const games = await tables[0]!.app.store.games.list({ guildId: GUILD, state: 'running', limit: 100 });
    expect(games.flatMap(({ game }) => playersOf(game)).toSorted()).toEqual(people.toSorted());
    expect(await waiting(tables[0]!)).toEqual([]);
    for (const { app } of tables) await app.store.close();
  });

  test('a person who seeks twice at the same time is listed once, on two processes too', async () => {
    const table = await newTable();
    const wishes = [LIVE, SLOW, { ...SLOW, time: '2d' }, LIVE];
    await Promise.all(wishes.map((wish) => seeks(table, 'anna', wish)));
    expect(await waiting(table)).toEqual(['anna']);
    const blind = { ...table.app.store.challenges, open: async () => [] };
    await seek(
      { ...table.app, store: { ...table.app.store, challenges: blind } },
      asker(table, 'anna'),
      SLOW,
    );
    expect(await waiting(table)).toEqual(['anna', 'anna']);
    table.time.now += 1;
    await waits(table, 'anna', { ...SLOW, time: '4d' });
    expect(await waiting(table)).toEqual(['anna']);
  });

  test('someone whose own seek is taken while they search gets one game, not an error', async () => {
    const table = await newTable();
    await table.app.store.blocks.add({ by: { kind: 'user', id: 'carl' }, user: 'boris' }, 0);
    await waits(table, 'carl');
    table.time.now += 1;
    const { challenges } = table.app.store;
    let looks = 0;
    const overtaken: typeof challenges.seeks = async (...given) => {
      looks += 1;
      // When Anna searches again, Boris has just taken her seek.
      if (looks === 2) {
        const own = (await challenges.seeks(GUILD)).find(({ challenger }) => challenger.id === 'anna');
        await acceptSeek(table.app, asker(table, 'boris'), own!.id);
      }
      return looks === 1 ? [] : challenges.seeks(...given);
    };
    const app = {
      ...table.app,
      store: { ...table.app.store, challenges: { ...challenges, seeks: overtaken } },
    };
    expect((await seek(app, asker(table, 'anna'), LIVE)).ok).toBe(true);
    const games = await table.app.store.games.list({ guildId: GUILD });
    expect(games.map(({ game }) => playersOf(game))).toEqual([['anna', 'boris']]);
    expect(await waiting(table)).toEqual(['carl']);
  });

  test('if the process dies before its second search, the sweep finds the pair', async () => {
    const [table, channel] = [await newTable(), newChannel()];
    const made: string[] = [];
    for (const who of ['anna', 'boris']) {
      const dead = {
        ...table.app,
        store: { ...table.app.store, challenges: { ...table.app.store.challenges } },
      };
      // The process finds nobody, and dies after saving the seek.
      dead.store.challenges.seeks = async () => [];
      dead.store.challenges.shown = async () => {
        throw new Error('killed');
      };
      await expect(seek(dead, asker(table, who), LIVE)).rejects.toThrow('killed');
      made.push(who);
      table.time.now += 1;
    }
    expect(await waiting(table)).toEqual(made);
    await rest(table, channel);
    const games = await table.app.store.games.list({ guildId: GUILD, state: 'running' });
    expect(games.map(({ game }) => playersOf(game))).toEqual([['anna', 'boris']]);
    expect(await waiting(table)).toEqual([]);
    // The board is posted, and the lobby's message was deleted.
    expect(channel.messages.size).toBe(1);
  });
});

const lobbies = (channel: Channel) =>
  [...channel.messages].filter(([, screen]) => heardOf(screen).includes('Looking for an opponent'));

describe('the lobby', () => {
  test('a single message shows everyone who is waiting in its channel, each with a button', async () => {
    const [table, channel] = [await newTable(), newChannel()];
    await choose(table, { lobby: '7' });
    await waits(table, 'anna');
    await waits(table, 'boris', SLOW, 'channel-3');
    await rest(table, channel);
    const [shown, ...others] = lobbies(channel);
    expect(others).toEqual([]);
    expect(buttonsOf(shown![1]).map(({ press }) => press.command)).toEqual(['seek', 'seek']);
    await finds(table, 'carla', SLOW);
    await rest(table, channel);
    expect(buttonsOf(lobbies(channel)[0]![1])).toHaveLength(1);
  });

  test('if the server chose no channel, the lobby’s message is deleted with the last seek', async () => {
    const [table, channel] = [await newTable(), newChannel()];
    const id = await waits(table, 'anna');
    await rest(table, channel);
    expect(lobbies(channel)).toHaveLength(1);
    await withdraw(table.app, asker(table, 'anna'), id);
    await rest(table, channel);
    expect(channel.messages.size).toBe(0);
  });

  test('in the chosen channel, the lobby’s message stays and says how to seek', async () => {
    const [table, channel] = [await newTable(), newChannel()];
    await choose(table, { lobby: '7' });
    const id = await waits(table, 'anna');
    await rest(table, channel);
    await withdraw(table.app, asker(table, 'anna'), id);
    await rest(table, channel);
    expect(lobbies(channel).map(([, screen]) => heardOf(screen))).toEqual([
      expect.stringContaining('/play find:'),
    ]);
  });

  test('the lobby’s message is edited at most every five seconds, and posted again for a new seek if it is old', async () => {
    const [table, channel] = [await newTable(), newChannel()];
    let edits = 0;
    const update: Messenger['update'] = channel.update.bind(channel);
    channel.update = async (card, screen) => {
      edits += 1;
      return update(card, screen);
    };
    await waits(table, 'anna', SLOW);
    await rest(table, channel, 20 * SECOND);
    const first = lobbies(channel)[0]![0];
    for (let second = 0; second < 20; second += 1) {
      await waits(table, `person-${second % 4}`, { ...SLOW, time: `${second + 4}h` });
      await rest(table, channel, SECOND);
    }
    expect(edits).toBeGreaterThan(2);
    expect(edits).toBeLessThan(6);
    expect(lobbies(channel).map(([id]) => id)).toEqual([first]);
    await rest(table, channel, HOUR);
    await waits(table, 'zoe', { ...SLOW, time: '40h' });
    await rest(table, channel);
    expect(lobbies(channel)).toHaveLength(1);
    expect(lobbies(channel)[0]![0]).not.toBe(first);
  });

  test('if the lobby’s message was deleted, the next seek posts it again, and a closed channel is tried again', async () => {
    const [table, channel] = [await newTable(), newChannel()];
    await waits(table, 'anna');
    await rest(table, channel);
    channel.messages.clear();
    await waits(table, 'boris', SLOW);
    await rest(table, channel);
    expect(lobbies(channel)).toHaveLength(1);
    channel.fault = 'forbidden';
    await waits(table, 'carla', { ...SLOW, time: '2d' });
    await rest(table, channel);
    channel.fault = null;
    await rest(table, channel, DAY / 2);
    expect(buttonsOf(lobbies(channel)[0]![1])).not.toHaveLength(0);
  });

  test('seeks from a deleted channel are not shown, and their games are played in the opponent’s channel', async () => {
    const [table, channel] = [await newTable(), newChannel()];
    await choose(table, { lobby: 'lounge' });
    await waits(table, 'anna');
    await rest(table, channel);
    const places: string[] = [];
    const counting: Channel = {
      ...channel,
      fault: 'gone',
      post: async ({ channelId }, ...more) => {
        places.push(channelId);
        return channelId === 'lounge' ? 'gone' : channel.post({ ...PLACE, channelId }, ...more);
      },
      update: async () => 'gone',
    };
    await waits(table, 'boris', SLOW);
    await rest(table, counting);
    expect((await table.app.store.settings.load(GUILD)).settings.lobby).toBeNull();
    places.length = 0;
    await rest(table, counting, MINUTE);
    const game = await finds(table, 'carla');
    expect(playersOf(game)).toEqual(['anna', 'carla']);
    expect(game.place).toMatchObject({ guildId: GUILD, channelId: PLACE.channelId });
    expect(await waiting(table)).toEqual(['boris']);
    await rest(table, counting, MINUTE);
    expect(places).not.toContain('lounge');
    // Boris seeks again, and is shown in his own channel.
    await waits(table, 'boris', SLOW);
    await rest(table, channel);
    expect(
      lobbies(channel)
        .map(([, screen]) => heardOf(screen))
        .join(),
    ).toContain('boris');
  });

  test('a player with a hidden rating is shown without it', async () => {
    const [table, channel] = [await newTable(), newChannel()];
    await table.app.store.personal.setHidden('anna', true);
    await waits(table, 'anna');
    await rest(table, channel);
    expect(heardOf(lobbies(channel)[0]![1])).not.toContain('1500');
  });
});

const AWAY = 'guild-2';
const FAR: SeekWish = { ...LIVE, isEverywhere: true };

async function allowing(...guilds: readonly string[]): Promise<Table> {
  const table = await newTable();
  for (const guildId of guilds) await choose(table, { otherServers: true }, guildId);
  return table;
}

const inAway = (table: Table, who: string) => seek(table.app, asker(table, who, 'channel-2', AWAY), FAR);

const killed = async (): Promise<never> => {
  throw new Error('killed');
};

describe('across servers', () => {
  test('two people who both seek across servers are paired; each server has one board', async () => {
    const [table, channel] = [await allowing(GUILD, AWAY), newChannel()];
    await waits(table, 'anna', FAR);
    const sought = await inAway(table, 'boris');
    if (!sought.ok || sought.value.kind !== 'found') throw new Error('no game');
    const { game } = sought.value;
    expect(game.place).toMatchObject({ guildId: GUILD, channelId: PLACE.channelId });
    expect(game.second).toMatchObject({ place: { guildId: AWAY, channelId: 'channel-2' } });
    expect(game.seats[game.second!.color].id).toBe('boris');
    expect(game.rated).toBe(true);
    const places: string[] = [];
    const post = channel.post.bind(channel);
    channel.post = async (place, screen, key) => {
      places.push(place.channelId);
      return post(place, screen, key);
    };
    await rest(table, channel);
    expect(places).toEqual([PLACE.channelId, 'channel-2']);
    expect(channel.messages.size).toBe(2);
    const own = (await inboxOf(table.app, 'boris', { page: 0 })).records;
    expect(own.map((record) => record.game.place.guildId)).toEqual([AWAY]);
    expect(own[0]?.shown.card?.channelId).toBe('channel-2');
  });

  test('a server that doesn’t allow seeks across servers refuses them, even if it allowed them before', async () => {
    const table = await allowing(GUILD);
    await waits(table, 'anna', FAR);
    expect(await inAway(table, 'boris')).toMatchObject({ ok: false, problem: { code: 'seek-home-only' } });
    await choose(table, { otherServers: true }, AWAY);
    await table.app.store.settings.save({ guildId: GUILD, version: 2, settings: NO_SETTINGS });
    expect(await inAway(table, 'boris')).toMatchObject({ value: { kind: 'waiting' } });
  });

  test.each([
    ['anna', { kind: 'server', id: AWAY }],
    ['boris', { kind: 'server', id: GUILD }],
    ['boris', { kind: 'user', id: 'anna' }],
  ] as const)('if %s is blocked by %o, they are not paired', async (user, by) => {
    const table = await allowing(GUILD, AWAY);
    await waits(table, 'anna', FAR);
    await table.app.store.blocks.add({ by, user }, 0);
    expect(await inAway(table, 'boris')).toMatchObject({ value: { kind: 'waiting' } });
  });

  test('seeks from a server that has removed the bot are not paired', async () => {
    const table = await allowing(GUILD, AWAY);
    await waits(table, 'anna', FAR);
    table.gone.add(GUILD);
    expect(await inAway(table, 'boris')).toMatchObject({ value: { kind: 'waiting' } });
  });

  test('the lobby of another server shows nobody from this server, and refuses presses for them', async () => {
    const [table, channel] = [await allowing(GUILD, AWAY), newChannel()];
    const id = await waits(table, 'anna', FAR);
    expect(await table.app.store.challenges.seeks(AWAY)).toEqual([]);
    await rest(table, channel);
    expect(lobbies(channel)).toHaveLength(1);
    expect(await acceptSeek(table.app, asker(table, 'boris', 'channel-2', AWAY), id)).toMatchObject({
      problem: { code: 'challenge-unknown' },
    });
  });

  test('if the process dies before its second search, the sweep finds the pair across servers', async () => {
    const [table, channel] = [await allowing(GUILD, AWAY), newChannel()];
    const { challenges } = table.app.store;
    const blind = { ...challenges, seeks: async () => [], seeksEverywhere: async () => [] };
    const dead = { ...table.app, store: { ...table.app.store, challenges: blind } };
    await seek(dead, asker(table, 'anna'), FAR);
    table.time.now += 1;
    const dying = { ...dead, store: { ...dead.store, challenges: { ...blind, shown: killed } } };
    await expect(seek(dying, asker(table, 'boris', 'channel-2', AWAY), FAR)).rejects.toThrow('killed');
    for (let time = 0; time < 3; time += 1) await rest(table, channel);
    const [record, ...others] = await table.app.store.games.list({ state: 'running' });
    expect(others).toEqual([]);
    expect(record?.game.place.guildId).toBe(GUILD);
    expect(record?.game.second?.place.guildId).toBe(AWAY);
    expect(channel.messages.size).toBe(2);
  });
});
