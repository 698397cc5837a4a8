/**
 * Two processes of one bot behind a balancer, on one PostgreSQL: they share due work, and one
 * finishes what the other left.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { openStore } from '../../src/store/opening/open.ts';
import { newDatabase } from '../postgres/database.ts';
import { sampleChallenge, sampleGame } from '../store/samples.ts';
import { begin, cardAfter, gameOn, isCard } from './cards.ts';
import { byHand } from './hands.ts';
import { ENDPOINT } from './door.ts';
import { type BotProcess, run, settingsAt } from './process.ts';
import { openTable, type Table } from './table.ts';

const PATIENCE = { timeout: 30_000 };

interface Scene {
  readonly table: Table;
  readonly address: string;
  readonly bots: readonly [BotProcess, BotProcess];
}

async function openScene(prepare: (table: Table, address: string) => Promise<void>): Promise<Scene> {
  const table = await openTable({ endpoint: ENDPOINT });
  const { discord } = table;
  const address = await newDatabase();
  await prepare(table, address);
  const start = (): BotProcess => run({ ...settingsAt(discord, address), LOG_LEVEL: 'error' }, discord);
  const bots = [start(), start()] as const;
  await expect.poll(() => discord.world.doors.size, PATIENCE).toBe(2);
  await expect.poll(() => discord.world.commands.size, PATIENCE).toBeGreaterThan(0);
  return { table, address, bots };
}

async function beginUnshown(
  { discord, channel, anna, boris }: Table,
  address: string,
  games: number,
): Promise<void> {
  const opened = await openStore(address, () => undefined);
  if (!opened.ok) throw new Error(opened.problem.message);
  const place = { guildId: discord.world.guild.id, channelId: channel, locale: 'en-US' };
  const [white, black] = [anna, boris].map(({ person }) => ({ id: person.id, name: 'A player' }));
  const players = { white: white!, black: black! };
  const now = Date.now();
  for (let index = 0; index < games; index += 1) {
    const [id, gameId] = [`c${index}`, `g${index}`];
    await opened.value.challenges.add(sampleChallenge({ id, place }), 0);
    const accepted = sampleChallenge({ id, place, version: 2, state: 'accepted', gameId });
    await opened.value.games.begin(
      accepted,
      sampleGame({
        id: gameId,
        players,
        place,
        createdAt: now,
        changedAt: now,
        turns: [{ ply: 0, from: now }],
      }),
      0,
    );
    await opened.value.challenges.shown(id, 2, null, null);
  }
  await opened.value.close();
}

const cardsIn = ({ anna, channel }: Table): readonly APIMessage[] => anna.messages(channel).filter(isCard);

test('work due when both start is shown once', async () => {
  const GAMES = 40;
  const { table } = await openScene((opened, address) => beginUnshown(opened, address, GAMES));
  await expect.poll(() => cardsIn(table).length, PATIENCE).toBeGreaterThanOrEqual(GAMES);
  const games = cardsIn(table).map(gameOn);
  expect(games.toSorted()).toEqual(Array.from({ length: GAMES }, (_, index) => `g${index}`).toSorted());
  // At the door, neither process knows how much of Discord's limit the other uses.
  expect(table.discord.refusals.filter(({ status }) => status !== 429)).toEqual([]);
});

test('when one is killed between a move and its card, the other posts the card', async () => {
  const { table, bots } = await openScene(async () => undefined);
  const { anna, boris, discord } = table;
  const first = await begin(table, anna, boris);
  await byHand(anna, first, 'c3-d4');
  const second = await cardAfter(table, first);
  discord.faults.rest({ on: /POST \/webhooks/u, effect: { delayMs: 60_000 } });
  await byHand(boris, second, 'b6-a5');
  bots[0].signal('SIGKILL');
  await bots[0].ended;
  const words = '** b6-a5';
  const third = await anna.waitFor(
    (message) => isCard(message) && textOf(message).includes(words),
    PATIENCE.timeout,
  );
  expect(gameOn(third)).toBe(gameOn(first));
});

/** A game in which the engine has White and the first move, which nobody has started yet. */
async function beginAgainstEngine({ discord, channel, anna }: Table, address: string): Promise<void> {
  const opened = await openStore(address, () => undefined);
  if (!opened.ok) throw new Error(opened.problem.message);
  const place = { guildId: discord.world.guild.id, channelId: channel, locale: 'en-US' };
  const engine = { id: discord.botId, name: 'Crownhead', level: 3 } as const;
  const players = { white: engine, black: { id: anna.person.id, name: 'Anna' } };
  const now = Date.now();
  const begun = { createdAt: now, changedAt: now, turns: [{ ply: 0, from: now }] };
  const game = sampleGame({ id: 'engine', rated: false, players, place, ...begun });
  await opened.value.games.add(game, 0);
  await opened.value.close();
}

test('an engine’s turn that both processes find due is answered once', async () => {
  const { table, address } = await openScene(beginAgainstEngine);
  const { anna } = table;
  const card = await anna.waitFor(isCard, PATIENCE.timeout);
  expect(textOf(card)).toMatch(/Crownhead\*\* \S+ · \*\*<@\d+>\*\*, your move/u);
  // Any other process that thought about it had time to answer.
  await byHand(anna, card, 'b6-a5').catch(() => byHand(anna, card, 'b6-c5'));
  await cardAfter(table, card, 'engine');
  const opened = await openStore(address, () => undefined);
  if (!opened.ok) throw new Error(opened.problem.message);
  const stored = async (): Promise<readonly unknown[]> => {
    const record = await opened.value.games.load('engine');
    return [record?.game.moves.length, record?.game.version];
  };
  // A busy machine shows the move before the answer to it.
  await expect.poll(stored, PATIENCE).toEqual([3, 4]);
  await opened.value.close();
  expect(cardsIn(table)).toHaveLength(1);
});
