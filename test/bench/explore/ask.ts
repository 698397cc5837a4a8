/**
 * The process that asks. A question is a complete press: the check for fair play against the
 * reader's own games, the store, and the screen.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { explore as contentAt } from '../../../src/features/explore/use.ts';
import type { ServerAsker } from '../../../src/app/ports/command.ts';
import { orDefault } from '../../../src/app/ports/store.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { openReadingPool } from '../../../src/reading/pool.ts';
import { storeOver } from '../../../src/store/opening/store.ts';
import { explorerScreen } from '../../../src/features/explore/view.ts';
import { gameEndingBy } from '../../story/games.ts';
import { asking, tableOver } from '../../app/table.ts';
import { chance } from '../../rating/season.ts';
import { databaseAt } from '../../store/opened.ts';
import { PLACE, sampleGame } from '../../store/samples.ts';
import { alone, quantile, type Figure } from '../bench.ts';
import { GUILD, PLAYER, type Asked } from './fill.ts';

export interface Questions {
  /** An address of this kind of database. */
  readonly name: string;
  readonly address: string;
  readonly asked: readonly Asked[];
}

const [PER_SECOND, SECONDS] = [200, 20];
const PLAYER_QUESTIONS = 200;
const MB = 2 ** 20;
const READERS = Array.from({ length: 100 }, (_, n) => `reader${n}`);
/** Readers with three running games of their own, long past the common openings. */
const PLAYING = READERS.filter((_, n) => n % 4 === 0);
const ELSEWHERE = gameEndingBy('no-pieces').list.slice(0, 24);

const viewerOf = ({ user, place }: ServerAsker) => ({
  user: user.id,
  guildId: place.guildId,
  place,
  isShown: false,
});

type Ask = (asked: Asked, user: string) => Promise<number>;

/** Asks at fixed times, whether or not earlier questions are answered. */
async function atRate(asked: readonly Asked[], ask: Ask): Promise<readonly number[]> {
  const random = chance(9);
  const began = performance.now();
  const answers: Promise<number>[] = [];
  for (let n = 0; n < PER_SECOND * SECONDS; n += 1) {
    const at = began + (n * 1000) / PER_SECOND;
    const which = asked[Math.floor(random() * asked.length)] ?? { path: '' };
    const early = at - performance.now();
    if (early > 0) await sleep(early);
    answers.push(ask(which, '').then(() => performance.now() - at));
  }
  return Promise.all(answers);
}

/** Memory of objects in use (MB). */
function inUse(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MB;
}

async function answer({ name, address, asked }: Questions): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const tell = (what: string, unit: string, value: number) =>
    figures.push(alone(`${name}: ${what}`, unit, value));
  const database = await databaseAt(address);
  const store = storeOver(database, console.error);
  const table = tableOver(store, { now: Date.UTC(2026, 10, 1) });
  const reading = openReadingPool({ report: console.error });
  const app = { ...table.app, reading };
  const place = { ...PLACE, guildId: GUILD };
  for (const reader of PLAYING)
    for (const n of [1, 2, 3]) {
      const players = { white: { id: reader, name: 'Zoe' }, black: { id: 'y', name: 'Yan' } };
      await store.games.add(sampleGame({ id: `${reader}${n}`, moves: ELSEWHERE, players }), 1e15);
    }
  const askers = READERS.map((reader): ServerAsker => ({ ...asking(table, reader, place), place }));
  const say = sayIn('en-US');
  let [shown, questions, refusals] = [0, 0, 0];
  const ask: Ask = async ({ path }, user) => {
    const asker = askers[(questions += 1) % askers.length]!;
    const at = { root: 'russian', path, band: 'all', since: 'ever', user, bottom: 'white' } as const;
    const content = await orDefault(contentAt(app, viewerOf(asker), at), null);
    if (!content?.ok) {
      // Readers can't explore a position of their own games. A busy machine leaves questions
      // unanswered.
      if (content?.problem.code !== 'explorer-near') refusals += 1;
      return 0;
    }
    shown += content.value.moves.length;
    return explorerScreen(say, content.value, {}).blocks.length;
  };
  const [inUseBefore, idle] = [inUse(), process.memoryUsage().rss / MB];
  let most = idle;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss / MB)), 50);
  tell('p99 in the first 20 s', 'ms', quantile(await atRate(asked.slice(0, 100), ask), 0.99));
  const waits = await atRate(asked, ask);
  tell(`${PER_SECOND} questions per second, median`, 'ms', quantile(waits, 0.5));
  tell(`${PER_SECOND} questions per second, p99`, 'ms', quantile(waits, 0.99));
  const began = process.cpuUsage();
  for (const each of asked) await ask(each, '');
  const { user, system } = process.cpuUsage(began);
  tell('CPU time per question', 'ms', (user + system) / 1000 / asked.length);
  const own: number[] = [];
  for (const each of asked.slice(0, PLAYER_QUESTIONS)) {
    const at = performance.now();
    await ask(each, PLAYER);
    own.push(performance.now() - at);
  }
  clearInterval(watch);
  tell('one player’s games, p99', 'ms', quantile(own, 0.99));
  tell('memory of the process before the first question', 'MB', idle);
  tell('more memory at most', 'MB', most - idle);
  tell('more objects in use afterwards', 'MB', inUse() - inUseBefore);
  tell('moves shown', 'moves', shown);
  tell('refused', 'questions', refusals);
  await reading.close();
  await database.db.destroy();
  return figures;
}

process.once('message', (questions: Questions) => {
  void answer(questions).then((figures) => process.send?.(figures));
});
