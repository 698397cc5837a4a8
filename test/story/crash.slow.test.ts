/**
 * `kill -9` at each step of a move or an answer. After the restart, the channel shows the last
 * move, and the game continues.
 */
import { setTimeout } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buttonsOf } from '../../playground/server/visitor/reading.ts';
import { byHand, movesOn, piecesOn } from './hands.ts';
import { cardAfter, cardWith, isCard } from './cards.ts';
import { killAndRestart, LONG, PATIENCE, type PlayedScene, playedScene, storedGame } from './killing.ts';

const savedMoves = async (scene: PlayedScene): Promise<number> =>
  (await storedGame(scene))?.moves.length ?? 0;

/** Anna chooses a move on the card. The bot might not answer. */
async function chooseMove({ table, card }: PlayedScene, move: string): Promise<void> {
  await byHand(table.anna, card, move).catch(() => undefined);
}

/** The old card is removed after the new card is posted and before it is recorded. */
const REMEMBERING = { on: /DELETE \/webhooks/u, effect: { delayMs: 60_000 } } as const;

interface Step {
  readonly killed: string;
  /** White's move at that point, and Black's move in reply. */
  readonly moves: readonly [white: string, black: string];
  /** Makes the move, and resolves when the bot has reached this step. */
  readonly stop: (scene: PlayedScene, move: string) => Promise<void>;
  readonly isSaved: boolean;
}

/** The steps of a move. Together, their moves are the beginning of a game. */
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
 * Late answers; requests after an answer that Discord has not read yet (10015); and an old card
 * that is looked up before the new card is recorded (10008).
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
  'after a kill at each step of a move, the bot continues from there',
  async () => {
    let scene = await playedScene();
    for (const step of STEPS) scene = await survive(scene, step);
    expect((await storedGame(scene))?.moves).toEqual(STEPS.flatMap(({ moves }) => moves));
  },
  LONG,
);

test('after a freeze beyond Discord’s time limit, the bot doesn’t carry out requests that Discord has reported as failed', async () => {
  const scene = await playedScene();
  const { anna, channel } = scene.table;
  scene.bot.signal('SIGSTOP');
  const move = byHand(anna, scene.card, 'c3-d4');
  await expect(move).rejects.toThrow('did not respond');
  // On a busy machine, even the fastest delivery was slow, and the bot counts it as zero.
  await setTimeout(2000);
  scene.bot.signal('SIGCONT');
  await anna.command(channel, 'help');
  expect(await savedMoves(scene)).toBe(0);
});
