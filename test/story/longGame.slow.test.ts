/**
 * A correspondence game of 40 days: reminders, a vacation, restarts in every phase, and a flag that
 * falls to the second.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import type { Game } from '../../src/game/game.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { openStore } from '../../src/store/opening/open.ts';
import { cardAfter, gameOn, isCard } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { byCommand } from './hands.ts';
import { openTable, type Table } from './table.ts';

const say = sayIn('en-US');
/** 2026, when the first of June is a Monday. */
const instant = (text: string): number => Date.parse(`2026-${text}Z`);
const { list: MOVES } = gameEndingBy('kings-only-15');

interface Scene {
  readonly table: Table;
  readonly goTo: (time: string) => void;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

async function openScene(start: string): Promise<Scene> {
  const clock = standingClock(instant(start));
  const table = await openTable({ clock });
  let bot = await table.startBot();
  return {
    table,
    goTo: (time) => clock.advance(instant(time) - clock.now()),
    stop: () => bot.stop(),
    start: async () => {
      bot = await table.startBot();
    },
  };
}

async function restart({ stop, start }: Scene): Promise<void> {
  await stop();
  await start();
}

const isReminder = (message: APIMessage): boolean => textOf(message).startsWith('⏰');

async function reminded({ table }: Scene, who: Visitor, time: string): Promise<APIMessage> {
  const card = await table.anna.waitFor(
    (message) => isReminder(message) && Date.parse(message.timestamp) === instant(time),
  );
  expect(who.notifications().map(({ id }) => id)).toContain(card.id);
  return card;
}

async function storedGame({ databasePath }: Table, id: string): Promise<Game | undefined> {
  const opened = await openStore(databasePath, () => undefined);
  if (!opened.ok) throw new Error(opened.problem.message);
  const record = await opened.value.games.load(id);
  await opened.value.close();
  return record?.game;
}

/** Anna challenges Boris, who accepts while another bot runs; returns the first card. */
async function challenged(scene: Scene): Promise<APIMessage> {
  const { table } = scene;
  const { anna, boris, channel } = table;
  const options = { opponent: boris.person.id, color: 'white', time: '3d', weekends: true };
  const { message } = await anna.command(channel, 'play', options);
  await restart(scene);
  if (!message) throw new Error('there is no invitation');
  await boris.click(message.id, findButton(message, 'Accept').custom_id);
  return cardAfter(table, message);
}

test('a game of forty days', async () => {
  const scene = await openScene('06-01T12:00:00');
  const { table, goTo } = scene;
  const { anna, boris, channel, discord } = table;
  let card = await challenged(scene);
  const id = gameOn(card);
  let ply = 0;
  const move = async (time: string): Promise<void> => {
    goTo(time);
    await byCommand(ply % 2 === 0 ? anna : boris, card, MOVES[ply] ?? '');
    card = await cardAfter(table, card, id);
    ply += 1;
  };

  await restart(scene);
  await move('06-01T13:00:00');
  await restart(scene);
  goTo('06-03T22:36:00');
  card = await reminded(scene, boris, '06-03T22:36:00');
  await restart(scene);
  await move('06-04T12:59:59');

  goTo('06-07T18:00:00');
  await restart(scene);
  goTo('06-08T12:00:00');
  await anna.command(channel, 'preferences', { vacation: 'start', days: 10 });
  const away = { player: `<@${anna.person.id}>`, moment: `<t:${instant('06-18T12:00:00') / 1000}:f>` };
  await anna.waitFor(
    (message) => message.id === card.id && textOf(message).includes(say('card.vacation', away)),
  );
  goTo('06-10T12:00:00');
  await scene.stop();
  goTo('06-17T12:00:00');
  await scene.start();
  goTo('06-18T22:35:59');
  card = await reminded(scene, anna, '06-18T22:35:59');
  await restart(scene);
  await move('06-19T12:59:58');

  for (const time of ['06-22T09:00:00', '06-24T09:00:00', '06-26T09:00:00', '06-30T09:00:00']) {
    await move(time);
    await restart(scene);
  }
  await move('07-02T09:00:00');
  await move('07-06T10:00:00');
  goTo('07-08T19:36:00');
  card = await reminded(scene, boris, '07-08T19:36:00');
  await scene.stop();
  goTo('07-11T12:00:00');
  await scene.start();

  const last = await cardAfter(table, card);
  expect(textOf(last)).toContain(`beat ${boris.person.name} on time`);
  expect(textOf(last)).toContain(`🏆 <@${anna.person.id}> beat`);
  const expected = { result: { winner: 'white', by: 'flag' }, changedAt: instant('07-09T10:00:00') };
  expect(await storedGame(table, id)).toMatchObject(expected);
  await expect.poll(() => anna.messages(channel).filter(isCard)).toHaveLength(1);
  expect(anna.messages(channel).filter(isReminder)).toEqual([]);
  expect(discord.refusals).toEqual([]);
});
