/**
 * How long the first user waits. Each round is a freshly started bot that gets one request as soon
 * as it is ready, and the same request again later. Measures the time (ms) from the command or
 * press to the card, and the memory.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { buttonTo, cardAfter, gameOn, isCard } from '../story/cards.ts';
import { moveOn } from './bot.ts';
import { memoryOf } from './bot/report.ts';
import { withBot, type Stage } from './bot/stage.ts';
import { alone, type Bench, less, median } from './bench.ts';

const ROUNDS = 5;
/** The minimum time (ms) for a person's first move, and for a bot to become idle. */
const THOUGHT = 2000;

/** How long an action takes, in ms. */
async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

async function boardOfTwo({ anna, boris, channel }: Stage, seen: Set<string>): Promise<void> {
  const message = await (await anna.command(channel, 'play', { opponent: boris.person.id })).answer();
  await boris.click(message.id, buttonTo(message, 'challenge', 'accept'));
  seen.add((await anna.waitFor((each) => isCard(each) && !seen.has(each.id))).id);
}

async function engineCard(
  { anna, channel, discord }: Stage,
  color: 'white' | 'black',
  seen: Set<string>,
): Promise<APIMessage> {
  await anna.command(channel, 'play', { opponent: discord.botId, color, level: '6' });
  const card = await anna.waitFor((message) => isCard(message) && !seen.has(message.id));
  seen.add(card.id);
  return card;
}

/** The requests to a bot, each with its time (ms); `seen` are the cards so far. */
type Scene = (stage: Stage, seen: Set<string>) => Promise<number>;

const SCENES: Readonly<Record<string, Scene>> = {
  'board of two people': (stage, seen) => timed(() => boardOfTwo(stage, seen)),
  'board against the engine': (stage, seen) => timed(() => engineCard(stage, 'white', seen)),
  'first move of the engine': (stage, seen) => timed(() => engineCard(stage, 'black', seen)),
  async 'answer of the engine'(stage, seen) {
    const card = await engineCard(stage, 'white', seen);
    const move = moveOn(card);
    if (!move) throw new Error('no move to choose');
    await sleep(THOUGHT);
    return timed(async () => {
      const next = cardAfter(stage, card, gameOn(card));
      await move(stage.anna);
      seen.add((await next).id);
    });
  },
  'the profile': (stage) => timed(async () => (await stage.anna.command(stage.channel, 'profile')).answer()),
};

const nothingSeen = () => ({
  first: [] as number[],
  again: [] as number[],
  idle: [] as number[],
  after: [] as number[],
});
type Seen = ReturnType<typeof nothingSeen>;

async function look(scene: Scene, seen: Seen, checkout?: string): Promise<void> {
  for await (const stage of withBot({ root: checkout })) {
    const cards = new Set<string>();
    seen.idle.push(memoryOf(stage.child).resident);
    seen.first.push(await scene(stage, cards));
    await sleep(THOUGHT);
    seen.again.push(await scene(stage, cards));
    seen.after.push(memoryOf(stage.child).resident);
  }
}

const FIGURES = [
  ['first', 'the first', 'ms'],
  ['again', 'once more', 'ms'],
  ['idle', 'memory when ready', 'MiB'],
  ['after', 'memory behind it', 'MiB'],
] as const;

/**
 * How long each request takes at first, and when repeated; the bots of another checkout take turns
 * with ours.
 */
export const cold: Bench = async function* measure(checkout = null) {
  for (const [name, scene] of Object.entries(SCENES)) {
    const [ours, theirs] = [nothingSeen(), nothingSeen()];
    for (let round = 0; round < ROUNDS; round += 1) {
      await look(scene, ours);
      if (checkout !== null) await look(scene, theirs, checkout);
    }
    for (const [what, said, unit] of FIGURES) {
      const title = `${name}, ${said}`;
      if (checkout === null) yield alone(title, unit, median(ours[what]));
      else yield less(title, unit, median(ours[what]), checkout, median(theirs[what]));
    }
  }
};
