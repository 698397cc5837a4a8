/** A channel with tournaments: members who enter, play or are absent, and the stored state. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished } from 'vitest';
import { altTextsOf, buttonsOf, textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { standingClock, type Clock } from '../../playground/server/world/clock.ts';
import type { SweptStore } from '../../src/app/due/kinds.ts';
import type { Config } from '../../src/config.ts';
import type { Bot } from '../../src/main.ts';
import type { Game, GameId } from '../../src/game/game.ts';
import { lineOf, sideToMove } from '../../src/game/line.ts';
import { makeFullMove } from '../../src/notation/move.ts';
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
export const answerTo = async (who: Visitor, channel: string, name: string, options = {}): Promise<string> =>
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

export async function stateOf({ store, id }: Pick<Hall, 'store' | 'id'>): Promise<Tournament> {
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

export const isOver = ({ stage }: Tournament): boolean => stage === 'finished';

const seated = ({ players }: Hall, game: Game, color: 'white' | 'black'): Visitor => {
  const found = players.find(({ person }) => person.id === game.seats[color].id);
  if (!found) throw new Error(`nobody has ${color}`);
  return found;
};

const isOf =
  (game: GameId) =>
  (message: APIMessage): boolean =>
    JSON.stringify(message.components).includes(`|${game}|`);

/** The newest card of a game, once there is a card. */
const cardOf = ({ table }: Hall, id: GameId): Promise<APIMessage> => table.anna.waitFor(isOf(id), PATIENCE);

/** The player to move types the first legal move, in the card's channel or elsewhere. */
export async function makeMove(hall: Hall, id: GameId, options = {}, elsewhere?: string): Promise<void> {
  const [game] = await hall.store.servers.games([id]);
  if (!game) throw new Error('there is no such game');
  const line = lineOf(game);
  const [move] = legalMoves(line.variant, lastPosition(line));
  if (!move) throw new Error('there is no move');
  const channel = elsewhere ?? (await cardOf(hall, id)).channel_id;
  const typed = { move: makeFullMove(line.variant, move), game: id, ...options };
  await seated(hall, game, sideToMove(game)).command(channel, 'move', typed);
}

/** How a game ends: won by a side, or drawn. */
type Outcome = 'white' | 'black' | 'draw';

/** A short game: both players move, and then one resigns, or a draw is offered and accepted. */
export async function play(hall: Hall, game: Game, outcome: Outcome): Promise<void> {
  await makeMove(hall, game.id);
  await makeMove(hall, game.id, outcome === 'draw' ? { draw: true } : {});
  if (outcome === 'draw') return agree(hall, game);
  const { channel_id: channel } = await cardOf(hall, game.id);
  await resign(seated(hall, game, outcome === 'white' ? 'black' : 'white'), channel, game.id);
}

/** The player to move, who has Black after some random openings, accepts the draw offer. */
async function agree(hall: Hall, game: Game): Promise<void> {
  const offered = await hall.table.anna.waitFor(
    (message) => isOf(game.id)(message) && buttonsOf(message).some(({ label }) => label === 'Accept'),
    PATIENCE,
  );
  await pressNamed(seated(hall, game, sideToMove(game)), offered, 'Accept');
}

/** Someone resigns and confirms it. */
async function resign(who: Visitor, channel: string, game: GameId): Promise<void> {
  const question = await (await who.command(channel, 'games', { do: 'resign', game })).answer();
  await who.click(question.id, buttonTo(question, 'resign', 'confirm'));
  await goneFrom(who, question);
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

/** Waits for the announcement of the tournament's winners in the channel, with their picture. */
export async function winnersOf({ table: { anna, channel } }: Hall): Promise<APIMessage> {
  const isEnd = (message: APIMessage): boolean =>
    message.channel_id === channel && textOf(message).startsWith('## 🏆 <@');
  const end = await anna.waitFor(isEnd, PATIENCE);
  expect(altTextsOf(end)).toEqual([expect.stringContaining('Podium of Cup')]);
  return end;
}

/** Waits for a message in the tournament's thread. */
export const heard = ({ table: { anna, channel } }: Hall, words: string): Promise<APIMessage> =>
  anna.waitFor((message) => message.channel_id !== channel && says(words)(message), PATIENCE);
