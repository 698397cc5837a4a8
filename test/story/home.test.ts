/** A server's home, from first tap to end: it shows running games and notifies nobody. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import {
  altTextsOf,
  buttonsOf,
  findButton,
  picturesOf,
  textOf,
} from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { addTextChannel } from '../../playground/server/world/world.ts';
import { NO_SETTINGS } from '../../src/app/ports/subjects/settings.ts';
import { DAY, HOUR, MINUTE } from '../../src/game/calendar/span.ts';
import type { Player } from '../../src/game/game.ts';
import { finish } from '../app/finished.ts';
import { storeAt } from '../store/opened.ts';
import { begin, pressNamed } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { byHand } from './hands.ts';
import type { Table } from './table.ts';
import { openScene, SOON } from './told.ts';
import { slowTest } from '../runs.ts';

type Scene = Awaited<ReturnType<typeof openScene>>;

const homesIn = ({ chidi, channel }: Table): readonly APIMessage[] =>
  chidi.messages(channel).filter((message) => textOf(message).includes('Draughts in this server'));

const homeIn = (table: Table): APIMessage => homesIn(table).at(-1)!;

/** The home's text, with the alt texts of its pictures, after a minute. */
async function shows({ clock, table }: Scene, ...words: readonly string[]): Promise<void> {
  const missing = (): readonly string[] => {
    clock.advance(MINUTE);
    const home = homeIn(table);
    const said = home ? [textOf(home), ...altTextsOf(home)].join('\n') : '';
    return words.filter((word) => !said.includes(word));
  };
  await expect.poll(missing, SOON).toEqual([]);
}

async function putUp({ anna, channel }: Table): Promise<APIMessage> {
  const { message: panel } = await anna.command(channel, 'server settings');
  return (await pressNamed(anna, panel!, 'Put this server’s home here')).message!;
}

test('one tap creates a home; games, the puzzle, the leader and tournaments update it, and nobody is notified', async () => {
  const scene = await openScene();
  const { table } = scene;
  const { anna, boris, chidi, channel, discord } = table;
  const told = await putUp(table);
  expect([isEphemeral(told), textOf(told)]).toEqual([
    true,
    expect.stringContaining(`This server’s home is now in <#${channel}>.`),
  ]);
  // Without a game, the home shows a puzzle at once, even if no channel was chosen for puzzles.
  await shows(scene, 'Nobody is playing right now.', '**Puzzle of the day**', 'Nobody has solved it yet.');
  const home = homeIn(table);
  expect(picturesOf(home)).toHaveLength(1);
  const puzzle = await (await chidi.click(home.id, findButton(home, 'Today’s puzzle').custom_id)).answer();
  expect([isEphemeral(puzzle), textOf(puzzle)]).toEqual([true, expect.stringContaining('to move')]);

  const card = await begin(table, anna, boris);
  await shows(scene, '1 game in this server', 'Anna to move', `/${card.channel_id}/`);
  await byHand(anna, card, 'c3-d4');
  await shows(scene, 'Boris to move');
  await anna.command(channel, 'tournament create', { name: 'Home Cup', form: 'swiss', starts: '7d' });
  await shows(scene, '🏆 **Home Cup** starts');
  const door = await (await chidi.click(home.id, findButton(home, 'Play').custom_id)).answer();
  expect(isEphemeral(door)).toBe(true);

  expect(homesIn(table).map(({ id }) => id)).toEqual([home.id]);
  expect([anna, boris, chidi].flatMap((who) => who.notifications().map(({ id }) => id))).not.toContain(
    home.id,
  );
  discord.deleteMessage(home.id);
  await begin(table, anna, chidi);
  scene.clock.advance(HOUR);
  const store = await storeAt(table.databasePath);
  await expect.poll(() => store.homes.load(discord.guildId), SOON).toBeNull();
  expect(homesIn(table)).toEqual([]);
});

test('the home replaces the puzzle’s message and the empty lobby, but only in its own channel', async () => {
  const scene = await openScene();
  const { table, clock } = scene;
  const { chidi, channel, discord } = table;
  const side = addTextChannel(discord.world, 'side').id;
  const store = await storeAt(table.databasePath);
  const chosen = { dailyPuzzleHour: 13, lobby: channel };
  const choose = (version: number, dailyPuzzle: string) =>
    store.settings.save({
      guildId: discord.guildId,
      version,
      settings: { ...NO_SETTINGS, ...chosen, dailyPuzzle },
    });
  const titles = (where: string): readonly string[] =>
    chidi.messages(where).map((message) => textOf(message).split('\n')[0]!);
  await choose(1, channel);
  await putUp(table);
  await shows(scene, '**Puzzle of the day**');
  const first = (await store.dailies.load(discord.guildId))?.puzzleId;
  clock.advance(DAY);
  await expect.poll(async () => (await store.dailies.load(discord.guildId))?.puzzleId, SOON).not.toBe(first);
  await shows(scene, '**Puzzle of the day**');
  expect(titles(channel)).toEqual(['### 👑 Draughts in this server']);

  await choose(2, side);
  clock.advance(DAY);
  await expect.poll(() => titles(side), SOON).toEqual(['### Puzzle of the day']);
});

slowTest('a pinned list of running games becomes the home, in the same message', async () => {
  const scene = await openScene();
  const { table } = scene;
  const { anna, channel, discord } = table;
  await anna.command(channel, 'watch', { pinned: channel });
  const before = homeIn(table);
  // The message as an earlier version left it: a different digest, and no puzzle.
  const store = await storeAt(table.databasePath);
  const row = (await store.homes.load(discord.guildId))!;
  await store.homes.save({ ...row, version: row.version + 1, digest: 'of another version' }, 0);
  await shows(scene, '**Puzzle of the day**');
  expect(homeIn(table).id).toBe(before.id);
  expect(discord.refusals).toEqual([]);
});

const seatOf = ({ person: { id, name } }: Visitor): Player => ({ id, name });
const labelsOn = (message: APIMessage) =>
  buttonsOf(message).flatMap((each) => ('label' in each ? [each.label] : []));

slowTest('one tap begins the stories of the day, in the channel of the home, which they follow', async () => {
  const scene = await openScene();
  const { table, clock } = scene;
  const { anna, chidi, channel, discord, databasePath } = table;
  const side = addTextChannel(discord.world, 'side').id;
  const store = await storeAt(databasePath);
  await putUp(table);
  const { message: panel } = await anna.command(side, 'server settings');
  const opened = (await pressNamed(anna, panel!, 'Post a daily story')).message!;
  expect(textOf(opened)).toContain('**Story of the day**');
  expect(textOf(opened)).toContain('✅ Saved.');
  const chosen = async () => (await store.settings.load(discord.guildId)).settings.gameOfDay;
  expect(await chosen()).toBe(channel);
  const { message: again } = await anna.command(side, 'server settings');
  expect(textOf(again!)).toContain(`Story of the day: **<#${channel}>**`);
  expect(labelsOn(again!)).not.toContain('Post a daily story');

  await anna.command(channel, 'watch', { pinned: side });
  expect(await chosen()).toBe(side);
  const place = { guildId: discord.guildId, channelId: side, locale: 'en-US' };
  const moves = gameEndingBy('no-pieces').list.slice(0, 30);
  const seat = { app: { store, newId: () => 'storied' }, time: { now: clock.now() } };
  await finish(seat, [seatOf(anna), seatOf(chidi)], 'white', { place, moves });
  await expect
    .poll(async () => (await store.showcases.load(discord.guildId))?.postAt, SOON)
    .toBeTypeOf('number');
  clock.advance(9 * HOUR);
  const stories = (): readonly APIMessage[] =>
    anna.messages(side).filter((message) => textOf(message).includes('🎞️ Story of the day'));
  await expect.poll(() => stories().length, SOON).toBe(1);
  expect(textOf(stories()[0]!)).toContain('captured 3 pieces in one move');
  expect(anna.notifications().map(({ id }) => id)).not.toContain(stories()[0]!.id);
  const guess = await (
    await anna.click(stories()[0]!.id, findButton(stories()[0]!, 'Guess').custom_id)
  ).answer();
  expect([isEphemeral(guess), textOf(guess)]).toEqual([true, expect.stringContaining('guessers')]);
  expect(discord.refusals).toEqual([]);
});
