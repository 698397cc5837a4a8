/**
 * The work of the page's main thread in each frame during an evening of play, on a CPU four times
 * slower than this machine's. Scripts and layout may take at most 8 ms, half of a frame's time.
 */
import { HERE, withBot } from './bot/stage.ts';
import { openChromium } from '../browser/chromium.ts';
import { freePort } from '../freePort.ts';
import { type Bench, type Figure, alone, quantile } from './bench.ts';
import { evening, type Measured } from './frames/evening.ts';
import { costOf } from './frames/frame.ts';
import { pageSettings } from './hostile/pageAttacks.ts';

/** In ms. */
const LIMIT = 8;
const WORST = Number(process.env['FRAMES_WORST'] ?? 3);
const { FRAMES_ASKED = '' } = process.env;

function tellWorst({ name, frames }: Measured): void {
  for (const frame of frames.toSorted((a, b) => costOf(b) - costOf(a)).slice(0, WORST)) {
    const { parts, ...works } = frame;
    const spent = Object.entries(works).map(([work, ms]) => `${work} ${ms.toFixed(1)}`);
    console.error(`${name}: ${costOf(frame).toFixed(1)} = ${spent.join(', ')}: ${parts.join('; ')}`);
  }
}

function* told(name: string, frames: Measured['frames']): Generator<Figure> {
  const costs = frames.map(costOf);
  const paints = frames.map(({ paint }) => paint);
  for (const share of [0.5, 0.99])
    yield alone(`${name}: scripts and layout p${share * 100}`, 'ms', quantile(costs, share));
  yield alone(`${name}: scripts and layout max`, 'ms', Math.max(...costs));
  yield alone(
    `${name}: frames over ${LIMIT} ms, of ${costs.length}`,
    'frames',
    costs.filter((ms) => ms > LIMIT).length,
  );
  yield alone(`${name}: paint p99`, 'ms', quantile(paints, 0.99));
}

export const frames: Bench = async function* (checkout) {
  const browser = await openChromium();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...pageSettings(port), PUBLIC_URL: url };
  const all: Measured['frames'][number][] = [];
  for await (const stage of withBot({ env, root: checkout ?? HERE }))
    for await (const measured of evening(browser, stage, url, FRAMES_ASKED)) {
      tellWorst(measured);
      yield* told(measured.name, measured.frames);
      all.push(...measured.frames);
    }
  yield* told('the evening', all);
  await browser.close();
};
