/**
 * A team plays a person, through Discord: no command makes teams yet, so their game is begun in the
 * store.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Heard, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { NO_PREFERENCE } from '../../src/app/ports/people.ts';
import type { Store } from '../../src/app/ports/store.ts';
import { newGame } from '../../src/game/newGame.ts';
import { seatPerson, seatTeam } from '../../src/game/seat.ts';
import { DAY, MINUTE } from '../../src/game/calendar/span.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { openStore } from '../../src/store/opening/open.ts';
import { dump, placesOf } from '../store/dump.ts';
import { buttonTo, cardAfter, gameOn, isCard, refusalsIn } from './cards.ts';
import { byCommand, byHand } from './hands.ts';
import { openTable, type Table } from './table.ts';

const say = sayIn('en-US');
const at = ({ person }: Visitor): string => `<@${person.id}>`;
const named = ({ person }: Visitor) => ({ id: person.id, name: 'A player' });

interface Scene {
  readonly table: Table;
  readonly clock: ReturnType<typeof standingClock>;
  readonly store: Store;
  /** The first card, which was just shown in the channel. */
  readonly card: APIMessage;
  readonly notified: () => readonly number[];
}

/** The Kings, Anna and Boris, have White against Chidi; each move may take a day. */
async function openGame(): Promise<Scene> {
  const clock = standingClock(Date.UTC(2026, 5, 1, 12));
  const table = await openTable({ clock });
  const { discord, channel, anna, boris, chidi } = table;
  const opened = await openStore(table.databasePath, () => undefined);
  if (!opened.ok) throw new Error(opened.problem.message);
  const store = opened.value;
  onTestFinished(() => store.close());
  const terms = {
    variant: 'russian',
    start: null,
    rated: true,
    time: { kind: 'correspondence', perMove: DAY, restsWeekendsIn: null },
    place: { guildId: discord.world.guild.id, channelId: channel, locale: 'en-US' },
  } as const;
  const white = seatTeam('kings', 'The Kings', [named(anna), named(boris)]);
  const game = newGame('team1', terms, { white, black: seatPerson(named(chidi)) }, clock.now());
  await store.games.add(game, clock.now());
  await table.startBot({ now: () => clock.now() });
  return {
    table,
    clock,
    store,
    card: await anna.waitFor(isCard),
    notified: () => [anna, boris, chidi].map((who) => who.notifications().length),
  };
}

async function told(heard: Promise<Heard>): Promise<string> {
  const answer = await (await heard).answer();
  expect(isEphemeral(answer)).toBe(true);
  return textOf(answer);
}

const gamesOf = (who: Visitor, channel: string): Promise<string> => told(who.command(channel, 'games'));

test('any of its members moves, all of them are mentioned, and nobody is rated', async () => {
  const { table, store, card: first, notified } = await openGame();
  const { anna, boris, chidi, channel, discord } = table;
  expect(textOf(first)).toContain(
    `⚪ **The Kings (${at(anna)}, ${at(boris)})**, your move against ⚫ **A player**`,
  );
  expect(textOf(first)).toContain('casual');
  expect(notified()).toEqual([1, 1, 0]);
  expect(await told(byCommand(chidi, first, 'b6-a5'))).toContain('it’s White’s move');

  await byHand(boris, first, 'c3-d4');
  const second = await cardAfter(table, first);
  expect(notified()).toEqual([1, 1, 1]);
  expect(await told(byCommand(anna, second, 'b2-c3'))).toContain('it’s Black’s move');
  expect(await gamesOf(anna, channel)).toContain(`${at(chidi)} is thinking`);
  expect(await gamesOf(chidi, channel)).toMatch(/\*\*Your move\*\*.*The Kings/u);

  await byHand(chidi, second, 'b6-a5');
  const third = await cardAfter(table, second);
  expect(notified()).toEqual([2, 2, 1]);
  for (const who of [anna, boris]) expect(await gamesOf(who, channel)).toContain('**Your move**');
  await byCommand(anna, third, 'b2-c3');
  const fourth = await cardAfter(table, third);

  await chidi.command(channel, 'games', { do: 'draw' });
  const offered = await cardAfter(table, fourth);
  expect(notified()).toEqual([3, 3, 2]);
  await boris.click(offered.id, buttonTo(offered, 'draw', 'accept'));
  const over = await cardAfter(table, offered);
  await chidi.click(over.id, buttonTo(over, 'rematch', 'offer'));
  const wanted = await cardAfter(table, over);
  await anna.click(wanted.id, buttonTo(wanted, 'rematch', 'accept'));
  const again = await anna.waitFor((message) => isCard(message) && gameOn(message) !== gameOn(first));
  expect(textOf(again)).toContain(`⚪ **${at(chidi)}**, your move against ⚫ **The Kings**`);
  expect(textOf(again)).toContain('casual');
  for (const { person } of [anna, boris, chidi])
    expect((await store.standings.records(discord.world.guild.id, person.id)).size).toBe(0);
  expect(refusalsIn(discord)).toEqual([]);
});

test('is reminded as each of its members likes, and loses when none of them moves in time', async () => {
  const { table, clock, store, card, notified } = await openGame();
  const { anna, boris, chidi, discord } = table;
  await byCommand(anna, card, 'c3-d4');
  const second = await cardAfter(table, card);
  await byCommand(chidi, second, 'b6-a5');
  await cardAfter(table, second);
  const notices = {
    ways: { reminder: 'direct' },
    digest: { hour: 9, zone: 'UTC' },
    locale: 'en-US',
  } as const;
  await store.people.savePreference({
    user: boris.person.id,
    version: 1,
    preference: { ...NO_PREFERENCE, notices },
  });

  clock.advance(0.8 * DAY);
  const reminder = await anna.waitFor((message) => textOf(message).startsWith('⏰'));
  expect(textOf(reminder)).toContain(`The Kings (${at(anna)}, ${at(boris)})`);
  expect(anna.notifications().map(({ id }) => id)).toContain(reminder.id);
  const direct = await boris.waitFor((message) => message.channel_id !== table.channel);
  expect(textOf(direct)).toContain(at(chidi));
  expect(notified().at(-1)).toBe(1);
  expect(boris.notifications().map(({ id }) => id)).not.toContain(reminder.id);

  clock.advance(0.2 * DAY + MINUTE);
  const over = await cardAfter(table, reminder);
  expect(textOf(over)).toContain(`🏆 ${at(chidi)} beat`);
  expect(textOf(over)).toContain(`beat The Kings on time`);
  for (const who of [anna, boris, chidi]) expect(who.notifications().map(({ id }) => id)).toContain(over.id);
  expect(discord.refusals).toEqual([]);
});

async function forget(who: Visitor, channel: string): Promise<void> {
  const press = async (message: APIMessage, label: string) =>
    (await who.click(message.id, findButton(message, label).custom_id)).answer();
  const overview = await (await who.command(channel, 'preferences', { open: 'privacy' })).answer();
  await press(await press(overview, 'Delete my data…'), 'Yes, delete my data');
}

test('plays on without an erased member; with the last one it resigns, and nothing of it is left', async () => {
  const { table, clock, card } = await openGame();
  const { anna, boris, chidi, channel, databasePath, discord } = table;
  await byCommand(anna, card, 'c3-d4');
  const second = await cardAfter(table, card);
  await byCommand(chidi, second, 'b6-a5');
  const third = await cardAfter(table, second);

  await forget(anna, channel);
  expect(await told(byCommand(anna, third, 'b2-c3'))).toBe(say('problem.no-game-here'));
  expect(placesOf(await dump(databasePath), anna.person.id)).toEqual([]);
  clock.advance(10_000);
  const without = await cardAfter(table, third);
  expect(textOf(without)).toContain(`The Kings (${at(boris)})`);
  await byHand(boris, without, 'b2-c3');
  const fourth = await cardAfter(table, without);

  await forget(boris, channel);
  clock.advance(10_000);
  const over = await cardAfter(table, fourth);
  expect(textOf(over)).toContain(`${at(chidi)} beat Former player`);
  expect(textOf(over)).toContain(`🏆 ${at(chidi)} beat`);
  const left = await dump(databasePath);
  expect([boris.person.id, 'The Kings', 'team.kings'].flatMap((text) => placesOf(left, text))).toEqual([]);
  expect(discord.refusals).toEqual([]);
});
