/** Cards that stay in a channel for hours and change there, within Discord's limit on edits. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { altTextsOf, buttonsOf, findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { timeOf } from '../../playground/server/world/snowflake.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { HOUR, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { NO_SETTINGS } from '../../src/app/ports/subjects/settings.ts';
import { storeAt } from '../store/opened.ts';
import { begin, playMoves, resign } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { byHand } from './hands.ts';
import { openTable, type Table } from './table.ts';
import { SOON } from './told.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const MOVES = gameEndingBy('no-pieces').list.slice(0, 10);

async function openScene(): Promise<Table> {
  const table = await openTable({ clock: standingClock(NOON) });
  const store = await storeAt(table.databasePath);
  const settings = { ...NO_SETTINGS, lobby: table.channel };
  await store.settings.save({ guildId: table.discord.guildId, version: 1, settings });
  await table.startBot();
  return table;
}

const cardWith = (table: Table, words: string): APIMessage | undefined =>
  table.anna.messages(table.channel).findLast((message) => textOf(message).includes(words));

/** The message's text, with the alt texts of its pictures. */
function shownOn(table: Table, title: string): string {
  const card = cardWith(table, title);
  return card ? [textOf(card), ...altTextsOf(card)].join('\n') : '';
}

/** Lets time pass in steps, so that everything that is due happens on time. */
async function passes({ discord }: Table, ms: number, step: number): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    discord.clock.advance(step);
    await new Promise((resolve) => void setTimeout(resolve, 60));
  }
}

/** When messages in the channel were edited that were over an hour old. */
const oldEdits = ({ discord, channel }: Table): readonly number[] =>
  discord.requests.flatMap(({ method, path, at, status }) => {
    const [, of, id] = /^\/channels\/(\d+)\/messages\/(\d+)$/u.exec(path) ?? [];
    return of === channel && method === 'PATCH' && status === 200 && id && at - timeOf(id) > HOUR ? [at] : [];
  });

/** The largest number of edits within any 20 seconds. */
const crowding = (times: readonly number[]): number =>
  Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 20 * SECOND).length));

const CARDS = {
  leaderboard: ['Most wins', 'Anna'],
  home: ['Draughts in this server', '1 game in this server'],
  tournament: ['Old Cup', 'chidi'],
  lobby: ['Looking for an opponent', 'Looking for an opponent'],
} as const;

test('four kinds of old cards change at once, and Discord gets three edits in 20 seconds, until all are current', async () => {
  const table = await openScene();
  const { anna, boris, chidi, channel, discord } = table;
  await anna.command(channel, 'leaderboard', { by: 'wins', pinned: channel });
  await anna.command(channel, 'watch', { pinned: channel });
  await anna.command(channel, 'tournament create', { name: 'Old Cup', form: 'swiss', starts: '7d' });
  await boris.command(channel, 'play', { find: 'server', time: '3d' });
  discord.clock.advance(SECOND);
  await chidi.command(channel, 'play', { find: 'server', time: '5d' });
  await expect
    .poll(() => {
      discord.clock.advance(6 * SECOND);
      return buttonsOf(cardWith(table, 'Looking for an opponent')!).length;
    }, SOON)
    .toBe(2);
  await passes(table, 3 * HOUR, 20 * MINUTE);
  const names = Object.values(CARDS).map(([title]) => title);
  await expect.poll(() => names.filter((title) => !cardWith(table, title)), SOON).toEqual([]);
  const before = names.map((title) => cardWith(table, title)?.id);
  // Each hour, the home checks again who can read the tournament's channel.
  const checked = discord.clock.now();
  const laterEdits = () => oldEdits(table).filter((at) => at > checked);

  // While the clock is stopped: a win, a running game, a new player, and a seek that ends.
  await resign(table, boris, await playMoves(table, await begin(table, anna, boris), MOVES));
  await begin(table, anna, boris);
  discord.clock.advance(6 * MINUTE);
  await chidi.command(channel, 'tournament join');
  const lobby = cardWith(table, 'Looking for an opponent')!;
  const own = await chidi.click(lobby.id, buttonsOf(lobby).at(-1)!.custom_id);
  await chidi.click(own.message!.id, findButton(own.message!, 'Stop looking').custom_id);
  await passes(table, 1, 1);
  await expect.poll(laterEdits, SOON).toHaveLength(3);
  for (let round = 0; round < 4; round += 1) {
    await chidi.command(channel, round % 2 === 0 ? 'tournament leave' : 'tournament join');
    await passes(table, 10 * SECOND, 2 * SECOND);
  }
  await expect
    .poll(
      () => {
        discord.clock.advance(5 * SECOND);
        return Object.values(CARDS).filter(
          ([title, words]) => !shownOn(table, title).replaceAll(chidi.person.id, 'chidi').includes(words),
        );
      },
      { ...SOON, interval: 100 },
    )
    .toEqual([]);
  await expect.poll(() => buttonsOf(cardWith(table, 'Looking for an opponent')!).length, SOON).toBe(1);
  expect(names.map((title) => cardWith(table, title)?.id)).toEqual(before);
  const edits = laterEdits();
  expect(edits.length).toBeGreaterThanOrEqual(5);
  expect(crowding(edits)).toBeLessThanOrEqual(3);
  expect(discord.refusals).toEqual([]);
});

test('a card far up in its channel is posted again at the bottom, and the old card is deleted', async () => {
  const table = await openScene();
  const { anna, boris, channel, discord } = table;
  await anna.command(channel, 'watch', { pinned: channel });
  const first = cardWith(table, 'Draughts in this server')!;
  await passes(table, 2 * HOUR, 20 * MINUTE);
  for (let n = 0; n < 40; n += 1) anna.say(channel, `message ${n}`);
  await begin(table, anna, boris);
  await expect
    .poll(() => {
      discord.clock.advance(MINUTE);
      return textOf(cardWith(table, 'Draughts in this server')!);
    }, SOON)
    .toContain('1 game in this server');
  const second = cardWith(table, 'Draughts in this server')!;
  expect(second.id).not.toBe(first.id);
  await expect.poll(() => anna.messages(channel).some(({ id }) => id === first.id), SOON).toBe(false);
  expect(discord.refusals).toEqual([]);
});

/** The newest board for the team that votes. */
const voteCard = (table: Table): APIMessage => cardWith(table, 'vote for your move')!;

test('an old vote card shares the limit on edits with other boards, shows the number of votes, and is posted again if it is far up', async () => {
  const table = await openScene();
  const { anna, boris, chidi, channel, discord } = table;
  await anna.command(channel, 'leaderboard', { by: 'wins', pinned: channel });
  await anna.command(channel, 'watch', { pinned: channel });
  await anna.command(channel, 'team play', {
    everyone: true,
    color: 'white',
    level: '1',
    'time-per-move': '6h',
  });
  await expect.poll(() => cardWith(table, 'vote for your move'), SOON).toBeDefined();
  await passes(table, 2 * HOUR, 20 * MINUTE);
  const first = voteCard(table);
  // Votes and changes keep all three cards busy.
  for (const [round, who] of [anna, boris, chidi, anna, boris].entries()) {
    await byHand(who, voteCard(table), ['c3-d4', 'e3-f4', 'g3-h4', 'e3-f4', 'c3-d4'][round]!);
    const card = await begin(table, anna, boris);
    await passes(table, 12 * SECOND, 3 * SECOND);
    await resign(table, anna, await playMoves(table, card, MOVES));
    await passes(table, 12 * SECOND, 3 * SECOND);
  }
  const isCurrent = (): boolean =>
    textOf(voteCard(table)).includes('· 3 votes') &&
    textOf(cardWith(table, 'Draughts in this server')!).includes('1 game');
  await expect
    .poll(
      () => {
        discord.clock.advance(5 * SECOND);
        return isCurrent();
      },
      { ...SOON, interval: 100 },
    )
    .toBe(true);
  expect(voteCard(table).id).toBe(first.id);
  expect(textOf(voteCard(table))).not.toMatch(/c3-d4|e3-f4|g3-h4/u);
  const edits = oldEdits(table);
  expect(edits.length).toBeGreaterThanOrEqual(5);
  expect(crowding(edits)).toBeLessThanOrEqual(3);

  for (let n = 0; n < 40; n += 1) anna.say(channel, `message ${n}`);
  await byHand(chidi, first, 'e3-f4');
  await expect
    .poll(() => {
      discord.clock.advance(5 * SECOND);
      return voteCard(table).id === first.id;
    }, SOON)
    .toBe(false);
  await expect.poll(() => anna.messages(channel).some(({ id }) => id === first.id), SOON).toBe(false);
  expect(textOf(voteCard(table))).toContain('· 3 votes');
  expect(discord.refusals).toEqual([]);
});
