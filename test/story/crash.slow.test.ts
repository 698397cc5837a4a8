/**
 * `kill -9` at each step of a move or an answer. After the restart the channel shows the last move,
 * and the game continues.
 */
import { setTimeout } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buttonsOf, findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { byHand, byCommand, movesOn, piecesOn } from './hands.ts';
import { cardAfter, cardWith, isCard, gameOn } from './cards.ts';
import {
  killAndRestart,
  LONG,
  openScene,
  PATIENCE,
  type PlayedScene,
  playedScene,
  storedGame,
} from './killing.ts';
import { directChannel } from '../../playground/server/world/world.ts';
import type { RestFault } from '../../playground/server/faults.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';

const say = sayIn('en-US');

/** After this time saved changes count as shown or lost, in ms. */
const SHOWN_BY_THEN = 5000;

/** The bot reads a closed channel every 15 s at first, then up to once a minute (ms). */
const READ_BY_THEN = 100_000;

const savedMoves = async (scene: PlayedScene): Promise<number> =>
  (await storedGame(scene))?.moves.length ?? 0;

/** Anna chooses a move on the card; there may be no answer. */
async function chooseMove({ table, card }: PlayedScene, move: string): Promise<void> {
  await byHand(table.anna, card, move).catch(() => undefined);
}

/** Between a card and its record, the old card is removed. */
const REMEMBERING = { on: /DELETE \/webhooks/u, effect: { delayMs: 60_000 } } as const;

interface Step {
  readonly killed: string;
  /** White's move at that point, and the answer to it afterwards. */
  readonly moves: readonly [white: string, black: string];
  /** Makes the move, and returns when the bot has reached this step. */
  readonly stop: (scene: PlayedScene, move: string) => Promise<void>;
  readonly isSaved: boolean;
}

/** The steps of a move; their moves are the beginning of one game. */
const STEPS: readonly Step[] = [
  {
    killed: 'before it is saved',
    moves: ['c3-d4', 'b6-a5'],
    isSaved: false,
    stop: async (scene, move) => {
      scene.bot.signal('SIGSTOP');
      void chooseMove(scene, move);
    },
  },
  {
    killed: 'after it is saved, before it is acknowledged',
    moves: ['b2-c3', 'c7-b6'],
    isSaved: true,
    stop: async (scene, move) => {
      const before = await savedMoves(scene);
      scene.table.discord.faults.rest({ on: /callback/u, effect: { delayMs: 60_000 } });
      void chooseMove(scene, move);
      await expect.poll(() => savedMoves(scene), PATIENCE).toBe(before + 1);
    },
  },
  {
    killed: 'after it is acknowledged, before its card is posted',
    moves: ['g3-f4', 'f6-g5'],
    isSaved: true,
    stop: async (scene, move) => {
      scene.table.discord.faults.rest({ on: /POST \/channels/u, effect: { delayMs: 60_000 } });
      await chooseMove(scene, move);
    },
  },
  {
    killed: 'after its card is posted, before that is remembered',
    moves: ['f2-g3', 'b8-c7'],
    isSaved: true,
    stop: async (scene, move) => {
      scene.table.discord.faults.rest(REMEMBERING);
      void chooseMove(scene, move);
      await cardAfter(scene.table, scene.card);
    },
  },
];

/**
 * Late answers, (10015) requests after an answer at the door that Discord has not read yet, and
 * (10008) an old card that is looked up before the new one is recorded.
 */
const IN_VAIN: ReadonlySet<number> = new Set([10062, 10015, 10008]);

const nowAt = ({ table, card }: PlayedScene): APIMessage =>
  table.anna.messages(table.channel).find(({ id }) => id === card.id)!;

const boardsIn = ({ table }: PlayedScene): readonly string[] =>
  table.anna
    .messages(table.channel)
    .filter((message) => isCard(message) && buttonsOf(message).length > 0)
    .map(({ id }) => id);

async function survive(before: PlayedScene, step: Step): Promise<PlayedScene> {
  const [white, black] = step.moves;
  const { killed } = step;
  const { anna, boris } = before.table;
  const moves = await savedMoves(before);
  await step.stop(before, white);
  const scene = await killAndRestart(before);
  const saved = (await savedMoves(scene)) > moves;
  expect({ killed, saved }).toEqual({ killed, saved: step.isSaved });

  if (!step.isSaved) await byHand(anna, nowAt(scene), white);
  const card = await cardWith(scene.table, `** ${white}`);
  await byHand(boris, card, black);
  const next = await cardWith(scene.table, `** ${black}`);
  expect([...movesOn(next), ...piecesOn(next)]).not.toEqual([]);
  await expect.poll(() => boardsIn(scene), { ...PATIENCE, message: `killed ${killed}` }).toEqual([next.id]);
  expect(scene.table.discord.refusals.filter(({ code }) => !IN_VAIN.has(code))).toEqual([]);
  return { ...scene, card: next };
}

test(
  'killed at each step of a move, it continues from there',
  async () => {
    let scene = await playedScene();
    for (const step of STEPS) scene = await survive(scene, step);
    expect((await storedGame(scene))?.moves).toEqual(STEPS.flatMap(({ moves }) => moves));
  },
  LONG,
);

test('killed before its card is remembered, and the other player types the next move at once: one board is left', async () => {
  const scene = await playedScene();
  const { anna, boris, channel, discord } = scene.table;
  discord.faults.rest(REMEMBERING);
  void chooseMove(scene, 'c3-d4');
  await cardAfter(scene.table, scene.card);
  await killAndRestart(scene);
  await setTimeout(SHOWN_BY_THEN);
  await boris.command(channel, 'move', { move: 'b6-a5' });
  const next = await cardWith(scene.table, '** b6-a5');
  await expect.poll(() => boardsIn(scene), PATIENCE).toEqual([next.id]);
  await byHand(anna, next, 'd4-e5');
});

test('frozen for longer than Discord waits, it does not do what people were told has failed', async () => {
  const scene = await playedScene();
  const { anna, channel } = scene.table;
  scene.bot.signal('SIGSTOP');
  const move = byHand(anna, scene.card, 'c3-d4');
  await expect(move).rejects.toThrow('did not respond');
  // On a busy machine the fastest delivery, which the bot counts as zero, was slow too.
  await setTimeout(2000);
  scene.bot.signal('SIGCONT');
  await anna.command(channel, 'help');
  expect(await savedMoves(scene)).toBe(0);
});

test('killed between the acceptance of a challenge and its first card, it begins the game after all', async () => {
  const scene = await openScene();
  const { anna, boris, channel, discord } = scene.table;
  const options = { opponent: boris.person.id, color: 'white' };
  const { message: invitation } = await anna.command(channel, 'play', options);
  discord.faults.rest({ on: /POST \/channels/u, effect: { delayMs: 60_000 } });
  await boris.click(invitation!.id, findButton(invitation!, 'Accept').custom_id);
  await killAndRestart(scene);
  const card = await cardAfter(scene.table, invitation!);
  await byHand(anna, card, 'c3-d4');
  const next = await cardWith(scene.table, '** c3-d4');
  expect(gameOn(next)).toBe(gameOn(card));
});

/**
 * Where the bot is held until it is killed, after the action is saved: before it is acknowledged,
 * or before its posted card is recorded.
 */
const HELD: readonly [RestFault, RestFault] = [
  { on: /callback/u, effect: { delayMs: 60_000 } },
  { on: /POST \/(?:webhooks|interactions)/u, effect: { drop: 'after' } },
];

/** The planned answer, followed by quiet moves in turn; both in one game. */
const PLANNED: readonly (readonly [white: string, black: string, ...after: readonly string[]])[] = [
  ['c3-d4', 'b6-a5', 'g3-f4', 'c7-b6'],
  ['f2-g3', 'f6-g5', 'b2-c3', 'b8-c7'],
];

async function answerAndDie(
  before: PlayedScene,
  fault: RestFault,
  moves: (typeof PLANNED)[number],
): Promise<PlayedScene> {
  const [white, black, ...after] = moves;
  const { anna, boris, channel } = before.table;
  const played = (await storedGame(before))?.moves ?? [];
  await boris.command(channel, 'games', { do: 'plan', lines: `if ${white} then ${black}` });
  before.table.discord.faults.rest(fault);
  byCommand(anna, before.card, white).catch(() => undefined);
  await expect
    .poll(async () => (await storedGame(before))?.moves, PATIENCE)
    .toEqual([...played, white, black]);
  const scene = await killAndRestart(before);
  let card = await cardWith(scene.table, `** ${black} (as planned)`);
  for (const [n, move] of after.entries()) {
    await byHand(n === 0 ? anna : boris, card, move);
    card = await cardWith(scene.table, `** ${move}`);
  }
  return { ...scene, card };
}

test(
  'a planned answer, killed at either step',
  async () => {
    let scene = await playedScene();
    for (const [n, fault] of HELD.entries()) scene = await answerAndDie(scene, fault, PLANNED[n]!);
    expect((await storedGame(scene))?.moves).toEqual(PLANNED.flat());
  },
  LONG,
);

const cardOffering = ({ table, card }: PlayedScene, label: string): Promise<APIMessage> =>
  table.anna.waitFor(
    (message) =>
      isCard(message) &&
      gameOn(message) === gameOn(card) &&
      buttonsOf(message).some((button) => button.label === label),
  );

async function agreeAndDie(
  before: PlayedScene,
  fault: RestFault,
  white: Visitor,
  black: Visitor,
): Promise<PlayedScene> {
  const { channel, discord } = before.table;
  const { message: question } = await white.command(channel, 'games', { do: 'resign' });
  if (!question) throw new Error('resigning was not asked about');
  await white.click(question.id, findButton(question, say('button.resign-now')).custom_id);
  const over = await cardOffering(before, say('button.offer.rematch'));
  await white.click(over.id, findButton(over, say('button.offer.rematch')).custom_id);
  const offered = await cardOffering(before, say('button.accept'));
  discord.faults.rest(fault);
  black.click(offered.id, findButton(offered, say('button.accept')).custom_id).catch(() => undefined);
  await expect.poll(async () => (await storedGame(before))?.rematch ?? '', PATIENCE).not.toBe('');
  const scene = await killAndRestart(before);
  const id = (await storedGame(scene))?.rematch ?? '';
  const card = await cardAfter(scene.table, offered, id);
  await byHand(black, card, 'c3-d4');
  const next = await cardWith(scene.table, '** c3-d4', id);
  return { ...scene, card: next };
}

test(
  'a rematch, killed at either step',
  async () => {
    const first = await playedScene();
    const { anna, boris, channel } = first.table;
    const [acknowledging, remembering] = HELD;
    const second = await agreeAndDie(first, acknowledging, anna, boris);
    const third = await agreeAndDie(second, remembering, boris, anna);
    const games = new Set(anna.messages(channel).filter(isCard).map(gameOn));
    expect([...games].toSorted()).toEqual([first, second, third].map(({ card }) => gameOn(card)).toSorted());
  },
  LONG,
);

test(
  'killed while its channel is closed and again when it opens, it posts the owed board',
  async () => {
    let scene = await playedScene();
    const { table, card } = scene;
    const { anna, boris, channel, discord } = table;
    const away = directChannel(discord.world, anna.person).id;
    discord.deny(channel, 'SendMessages');
    await anna.command(away, 'move', { move: 'c3-d4', game: gameOn(card) });
    await expect.poll(() => savedMoves(scene), PATIENCE).toBe(1);
    const boards = (): number =>
      anna.messages(channel).filter((each) => isCard(each) && each.id !== card.id).length;
    // A row that a third kill finds claimed rests, because it might be what kills.
    scene = await killAndRestart(scene);
    await setTimeout(1000);
    expect(boards()).toBe(0);
    discord.allow(channel, 'SendMessages');
    scene = await killAndRestart(scene);
    await expect.poll(boards, { timeout: READ_BY_THEN }).toBe(1);
    const owed = anna.messages(channel).find((each) => isCard(each) && each.id !== card.id)!;
    expect(gameOn(owed)).toBe(gameOn(card));
    expect(textOf(owed)).toContain('c3-d4');
    await byCommand(boris, owed, 'f6-g5');
    await cardWith(table, 'f6-g5', gameOn(card));
    await expect.poll(boards, PATIENCE).toBe(1);
  },
  LONG,
);
