/**
 * All attacks over the gateway and the page in turn on one bot, whose memory must return to its old
 * level.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { begin } from '../../story/cards.ts';
import { alone, type Figure } from '../bench.ts';
import { withBot } from '../bot/stage.ts';
import { freePort } from '../../freePort.ts';
import { after, others, residentOf } from './others.ts';
import { pageSettings, sceneOf, visitors, type Scene } from './pageAttacks.ts';
import { add, newTally, wordsOf, type Tally } from './tally.ts';
import { carryOut, TRIALS } from './trials.ts';

/** How long the bot idles after the attacks, in ms. */
const REST = 60_000;

interface Waged {
  readonly tally: Tally;
  rounds: number;
  /** Per-person limits may refuse later rounds. */
  readonly faults: string[];
}

/** The tally of each attack by its name. `look` is called after each attack. */
async function inTurn(scene: Scene, isOver: () => boolean, look: () => void): Promise<Map<string, Waged>> {
  const all = new Map<string, Waged>();
  while (!isOver())
    for (const trial of TRIALS.filter(({ way, attack }) => way === 'gateway' && attack !== null)) {
      if (isOver()) break;
      const waged = all.get(trial.name) ?? { tally: newTally(), rounds: 0, faults: [] };
      all.set(trial.name, waged);
      waged.rounds += 1;
      const tally = newTally();
      const fault = await carryOut(trial, scene, tally);
      if (fault !== null) waged.faults.push(fault);
      add(waged.tally, tally);
      look();
    }
  return all;
}

/** Yields the memory (MiB) above the level before the attacks. `heap`: the heap limit (MB). */
export async function* endure(minutes: number, heap: number): AsyncGenerator<Figure> {
  const pagePort = await freePort();
  const env = { LOG_LEVEL: 'silent', ...pageSettings(pagePort) };
  for await (const stage of withBot({ heap, env })) {
    const card = await begin(stage, stage.anna, stage.boris);
    await others(stage, card, after(REST / 4));
    const scene = sceneOf(stage, pagePort, card);
    const before = residentOf(stage.child);
    const isOver = after(minutes * 60_000);
    let most = before;
    const [{ failed, p99 }, visited, waged] = await Promise.all([
      others(stage, card, isOver),
      visitors(scene, isOver),
      inTurn(scene, isOver, () => {
        most = Math.max(most, residentOf(stage.child));
      }),
    ]);
    yield alone(`failed interactions of others in ${minutes} minutes`, '', failed);
    yield alone('failed visits of the page by others', '', visited.failed);
    yield alone('acknowledged p99 of others', 'ms', p99);
    yield alone('grown resident memory, at most', 'MB', most - before);
    await sleep(REST);
    yield alone('grown resident memory, a minute later', 'MB', residentOf(stage.child) - before);
    for (const [name, { tally, rounds, faults }] of waged)
      console.error(`${name}: ${wordsOf(tally)}, ${rounds - faults.length} of ${rounds} rounds in full`);
    const idle = [...waged.values()].filter(({ rounds, faults }) => faults.length === rounds);
    if (idle.length > 0) throw new Error(idle.flatMap(({ faults }) => faults.slice(0, 1)).join('\n'));
  }
}
