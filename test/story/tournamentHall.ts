/** A channel with tournaments: members who enter, play or are absent, and the stored state. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { standingClock, type Clock } from '../../playground/server/world/clock.ts';
import type { SweptStore } from '../../src/app/due/kinds.ts';
import type { Config } from '../../src/config.ts';
import type { Bot } from '../../src/main.ts';
import type { Game } from '../../src/game/game.ts';
import { runningGames } from '../../src/tournament/life/meeting.ts';
import type { Tournament } from '../../src/tournament/life/tournament.ts';
import { openAt } from '../life/world.ts';
import { buttonTo, goneFrom, pressNamed } from './cards.ts';
import { patient } from './patient.ts';
import { openTable, type Table } from './table.ts';

/** Sunday noon. */
const NOON = Date.UTC(2026, 5, 7, 12);

const GUESTS = ['Dora', 'Elif', 'Farid', 'Gita', 'Hugo', 'Ines', 'Juan'] as const;

/** Time (ms) for a complete tournament on a busy machine, and for an event in it. */
export const LONG = 240_000;
const PATIENCE = 60_000;

export interface Hall {
  readonly table: Table;
  readonly bot: Bot;
  readonly clock: Clock;
  /** The players by name; Anna, the organizer, is first. */
  readonly players: readonly Visitor[];
  readonly store: SweptStore;
  readonly id: string;
}

const says =
  (words: string) =>
  (message: APIMessage): boolean =>
    textOf(message).includes(words);

/** A command's answer to its user. */
const answerTo = async (who: Visitor, channel: string, name: string, options = {}): Promise<string> =>
  textOf(await (await who.command(channel, name, options)).answer());

/** Anna announces a tournament, and this many people press "Join". */
export async function openHall(
  count: number,
  terms: object,
  changes: (table: Table) => Partial<Config> = () => ({}),
): Promise<Hall> {
  const clock = standingClock(NOON);
  const table = await openTable({ clock, people: GUESTS });
  const bot = await table.startBot({ now: () => clock.now() }, changes(table));
  const { anna, boris, chidi, discord } = table;
  const guests = GUESTS.map((name) => patient(discord.visitor(name)));
  const players = [anna, boris, chidi, ...guests].slice(0, count);
  const told = await answerTo(anna, table.channel, 'tournament create', { name: 'Cup', ...terms });
  expect(told).toContain('**Cup** is open');
  const card = await anna.waitFor(says('🏆 **Cup**'), PATIENCE);
  const join = buttonTo(card, 'tournament', 'join');
  for (const who of players) {
    const { message } = await who.click(card.id, join);
    expect(textOf(message!)).toContain('You’re in **Cup**');
  }
  await anna.waitFor((message) => message.id === card.id && says(`**${count} players:**`)(message), PATIENCE);
  const store = await openAt(table.databasePath);
  onTestFinished(() => store.close());
  return { table, bot, clock, players, store, id: join.split('|')[2] ?? '' };
}

async function stateOf({ store, id }: Pick<Hall, 'store' | 'id'>): Promise<Tournament> {
  const record = await store.tournaments.load(id);
  if (!record) throw new Error('there is no tournament');
  return record.tournament;
}

/** The current games, by board. */
export async function runningIn(hall: Hall): Promise<readonly Game[]> {
  const ids = runningGames(await stateOf(hall)).flatMap(({ game }) => game.id ?? []);
  return hall.store.servers.games(ids);
}

/** Waits until the tournament has reached this state. */
export async function until(hall: Hall, isSo: (tournament: Tournament) => boolean): Promise<void> {
  await expect.poll(async () => isSo(await stateOf(hall)), { timeout: PATIENCE, interval: 50 }).toBe(true);
}

/** Waits until the tournament has begun, and its players were notified. */
export const isRound =
  (number: number) =>
  ({ rounds, told }: Tournament): boolean =>
    rounds.at(-1)?.number === number &&
    (told.includes(`pairings-${number}`) || told.includes('pairings-all'));

/** A short game: both players move, and Black resigns. */
export async function play({ players, table: { anna } }: Hall, { id, seats }: Game): Promise<void> {
  const seated = ({ id: user }: { readonly id: string }) => players.find(({ person }) => person.id === user)!;
  const [white, black] = [seated(seats.white), seated(seats.black)];
  const isCard = ({ components }: APIMessage): boolean => JSON.stringify(components).includes(`|${id}|`);
  const { channel_id: channel } = await anna.waitFor(isCard, PATIENCE);
  await white.command(channel, 'move', { move: 'c3-d4', game: id });
  await black.command(channel, 'move', { move: 'b6-a5', game: id });
  const question = await (await black.command(channel, 'games', { do: 'resign', game: id })).answer();
  await black.click(question.id, buttonTo(question, 'resign', 'confirm'));
  await goneFrom(black, question);
}

const statusOf = async ({ anna, channel }: Table): Promise<APIMessage> =>
  (await anna.command(channel, 'tournament show', {})).answer();

/** Anna, the organizer, uses the button below her status to start the tournament. */
export async function startNow(table: Table): Promise<void> {
  const { message: answer } = await pressNamed(table.anna, await statusOf(table), 'Start now');
  const isAsked = !textOf(answer!).includes('started the tournament');
  const { message } = isAsked ? await pressNamed(table.anna, answer!, 'Yes, start') : { message: answer };
  expect(textOf(message!)).toContain('started the tournament');
}
