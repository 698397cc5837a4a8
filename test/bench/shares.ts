/**
 * What others feel while one member asks for a hundred films, analyses, imports and exports at once: from a move to its
 * acknowledgement and to its card, in ms, beside the same without them. The bot is a process of its own.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { buttonsOf, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { byList, lineBy } from '../render/scenes.ts';
import { begin, cardAfter, gameOn } from '../story/cards.ts';
import { moveOn } from './bot.ts';
import { withBot, type Stage } from './bot/stage.ts';
import { alone, quantile } from './bench.ts';
import type { Bench } from './bench.ts';

const SAMPLES = 60;
/** As many plies as a text that can be typed has. */
const PLIES = 193;
const OF_EACH = 100;

interface Table {
  card: APIMessage;
  ply: number;
}

const MOVES = [/^Play /u, /^move\|pick/u] as const;
const canMove = (card: APIMessage): boolean =>
  buttonsOf(card).some(({ label }) => MOVES[0].test(label ?? '')) ||
  menusOf(card).some(({ custom_id }) => MOVES[1].test(custom_id));

const sitDown = async (stage: Stage): Promise<Table> => ({
  card: await begin(stage, stage.anna, stage.boris),
  ply: 0,
});

/** One move, and its times; on a new game when this one is over or asks in two steps. */
async function play(stage: Stage, table: Table) {
  if (!canMove(table.card)) Object.assign(table, await sitDown(stage));
  const { card, ply } = table;
  const next = cardAfter(stage, card, gameOn(card));
  const began = performance.now();
  await moveOn(card)?.(ply % 2 === 0 ? stage.anna : stage.boris);
  const acknowledged = performance.now() - began;
  Object.assign(table, { card: await next, ply: ply + 1 });
  return { acknowledged, posted: performance.now() - began };
}

async function measured(stage: Stage) {
  const table = await sitDown(stage);
  const samples = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    samples.push(await play(stage, table));
    await sleep(50);
  }
  return samples;
}

/** A long game of random moves. */
function longGame(): string {
  const { variant, moves } = lineBy('international', PLIES, byList([7, 3, 1, 4]));
  const text = moves.map((move) => makeFullMove(variant, move)).join(' ');
  return `[GameType "20"]\n${text} *`;
}

/** Whoever floods the bot waits for their own turns, and what waits for longer than Discord does is not answered any more. */
const isAnswered = (outcome: PromiseSettledResult<unknown>): boolean => {
  if (outcome.status === 'fulfilled') return true;
  if (String(outcome.reason).includes('did not respond')) return false;
  throw outcome.reason;
};

/** Asks for a hundred of each, and gives the share that was answered. */
async function rage({ chidi, channel }: Stage): Promise<number> {
  const { message } = await chidi.command(channel, 'import', { text: longGame() });
  const film = buttonsOf(message!).find(({ custom_id }) => custom_id.startsWith('import|film'));
  const analysis = buttonsOf(message!).find(({ custom_id }) => custom_id.startsWith('analyze|begin'));
  if (!film || !analysis) throw new Error(`no film or no analysis: ${textOf(message!)}`);
  const asked = Array.from({ length: OF_EACH }, () => [
    chidi.click(message!.id, film.custom_id),
    chidi.click(message!.id, analysis.custom_id),
    chidi.command(channel, 'import', { text: '1. c3-d4 b6-a5 *' }),
    chidi.command(channel, 'export'),
  ]);
  const outcomes = await Promise.allSettled(asked.flat());
  return outcomes.filter(isAnswered).length / outcomes.length;
}

/** The times of the others' moves, in peace and under siege. */
export const shares: Bench = async function* () {
  for await (const stage of withBot()) {
    await measured(stage);
    for (const [name, siege] of [
      ['in peace', null],
      ['while one asks for a hundred of each', rage],
    ] as const) {
      const [samples, answered] = await Promise.all([measured(stage), siege?.(stage)]);
      if (answered !== undefined) yield alone('answered to the one who asks', '%', answered * 100);
      for (const step of ['acknowledged', 'posted'] as const) {
        const times = samples.map((sample) => sample[step]);
        yield alone(`${step} p50, ${name}`, 'ms', quantile(times, 0.5));
        yield alone(`${step} p99, ${name}`, 'ms', quantile(times, 0.99));
      }
    }
  }
};
