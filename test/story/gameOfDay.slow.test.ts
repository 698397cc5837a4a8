/** A server's game of the day, from the choice of its channel to the channel's end. */
import { expect, onTestFinished, test } from 'vitest';
import { findMenu, menusOf, picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import { addTextChannel } from '../../playground/server/world/world.ts';
import { DAY, HOUR, MINUTE } from '../../src/game/calendar/span.ts';
import { openAt } from '../life/world.ts';
import { begin, playMoves, resign } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { remembered } from './remembered.ts';
import { openScene, SOON } from './told.ts';

type Scene = Awaited<ReturnType<typeof openScene>>;

const MOVES = gameEndingBy('no-pieces').list.slice(0, 12);

/** By the panel that `/server settings` shows. */
async function set({ table: { anna, channel } }: Scene, id: string, value: string): Promise<void> {
  const { message: panel } = await anna.command(channel, 'server settings');
  const opened = await anna.choose(panel!.id, findMenu(panel!).custom_id, [id]);
  const menu = menusOf(opened.message!).at(-1)!.custom_id;
  expect(textOf((await anna.choose(panel!.id, menu, [value])).message!)).toContain('✅ Saved.');
}

/** Anna and Boris play until he resigns; resolves to the game's last card. */
async function played({ clock, table }: Scene) {
  clock.advance(MINUTE);
  const card = await playMoves(table, await begin(table, table.anna, table.boris), MOVES);
  return remembered(table, await resign(table, table.boris, card));
}

/** Lets time pass, until the bot has decided what to post. */
async function passes({ clock, table }: Scene, ms: number): Promise<void> {
  clock.advance(ms);
  const store = await openAt(table.databasePath);
  onTestFinished(() => store.close());
  await expect.poll(() => store.due.waiting(clock.now()), SOON).not.toContain('showcase');
}

test('the best game of each day is posted with its film, at the server’s hour and in its channel', async () => {
  const scene = await openScene();
  const { table } = scene;
  const { anna, boris, chidi, discord } = table;
  const { world } = discord;
  const [gallery, museum] = ['gallery', 'museum'].map((name) => addTextChannel(world, name).id);
  const posts = (channel = gallery!) => chidi.messages(channel).map((message) => textOf(message));
  await set(scene, 'gameOfDay', gallery!);
  await set(scene, 'gameOfDayHour', '20');
  const first = await played(scene);
  await playMoves(table, await begin(table, anna, boris), MOVES);
  await passes(scene, 8 * HOUR - MINUTE - 1000);
  expect(posts()).toEqual([]);
  await passes(scene, 1000);
  await expect.poll(() => posts(), SOON).toEqual([expect.stringContaining('Game of the day')]);
  const [post] = chidi.messages(gallery!);
  expect(textOf(post!)).toContain(`/${first.channel_id}/${first.id}`);
  expect(picturesOf(post!)).toHaveLength(1);
  expect(post!.attachments[0]?.content_type ?? post!.attachments[0]?.filename).toMatch(/gif/u);
  expect(chidi.notifications()).toEqual([]);

  // Nothing ended the next day; a game runs, and the players of the first talk about a rematch.
  await passes(scene, DAY);
  await scene.bot.stop();
  await table.startBot();
  await played(scene);
  await passes(scene, DAY);
  await expect.poll(() => posts(), SOON).toHaveLength(2);

  // A later hour counts from tomorrow.
  await played(scene);
  await set(scene, 'gameOfDayHour', '21');
  await passes(scene, HOUR);
  expect(posts()).toHaveLength(2);
  await played(scene);
  await passes(scene, DAY);
  await expect.poll(() => posts(), SOON).toHaveLength(3);

  // A closed channel gets it once it opens.
  discord.deny(gallery!, 'SendMessages');
  await played(scene);
  await passes(scene, DAY);
  await expect.poll(() => discord.refusals.map(({ status }) => status), SOON).toEqual([403]);
  discord.allow(gallery!, 'SendMessages');
  await passes(scene, HOUR);
  // On a busy machine, the bot hears of the refusal only in this hour.
  const later = () => {
    scene.clock.advance(MINUTE);
    return posts();
  };
  await expect.poll(later, SOON).toHaveLength(4);

  // A deleted channel gets none, until the server chooses another.
  discord.deleteChannel(gallery!);
  await played(scene);
  await passes(scene, DAY - HOUR);
  await set(scene, 'gameOfDay', museum!);
  await played(scene);
  await passes(scene, DAY);
  await expect.poll(() => posts(museum), SOON).toEqual([expect.stringContaining('Game of the day')]);
  expect(discord.refusals.map(({ status }) => status)).toEqual([403, 404]);
}, 120_000);
