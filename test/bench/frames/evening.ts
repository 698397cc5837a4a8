/** An evening on the page, as scenarios that are measured one by one. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { CLIENT_SECRET } from '../../../playground/server/options.ts';
import { keyFor, writeSession } from '../../../src/live/door/session.ts';
import { begin, gameOn } from '../../story/cards.ts';
import type { Stage } from '../bot/stage.ts';
import { type Frame, framesDuring } from './frame.ts';
import { type Device, type Hands, handsOn, openOn, SEEN, TEMPO, until } from './hands.ts';

const MOVES_AGAINST_THE_COMPUTER = 10;

/** A capture of three men, and one that ends the game. */
const CAPTURES = '?variant=russian&fen=W:Wc3,a1,g1,e1:Bd4,d6,f6,h8';

async function againstTheComputer({ squares, tap, drag }: Hands): Promise<void> {
  for (let made = 0; made < MOVES_AGAINST_THE_COMPUTER; made += 1) {
    const [from] = await squares('must-capture', 'movable');
    if (from === undefined) return;
    await tap(from);
    const [to] = await squares('target', 'stop');
    if (to === undefined) return;
    if (made % 2 === 0) await tap(to);
    else await drag(from, to);
    await sleep(SEEN);
  }
}

async function captures({ tap, drag }: Hands): Promise<void> {
  await tap('c3', 'e5', 'c7');
  await sleep(SEEN);
  await drag('h8', 'g7');
  await sleep(SEEN);
}

async function forTwo({ tap }: Hands): Promise<void> {
  await tap('c3', 'd4', 'f6', 'e5', 'd4', 'f6', 'g7', 'e5', 'b2', 'c3', 'h8', 'g7');
  await sleep(SEEN);
}

async function toTheEnd({ tap }: Hands): Promise<void> {
  await tap('c3', 'e5');
  await sleep(2 * SEEN);
}

async function panels({ press, choose }: Hands): Promise<void> {
  for (const name of ['Settings', 'Settings', 'Flip', 'Sounds', '4', 'Two players here', '3'])
    await press(name);
  await choose('international');
}

/** A phone's browser hides its bar, and a window's edge is dragged. */
async function resizing({ resize, size: { width, height } }: Hands): Promise<void> {
  for (let step = 0; step < 10; step += 1)
    await resize(width - (width > 500 ? 10 * step : 0), height - 8 * step);
}

async function turning({ resize, size: { width, height } }: Hands): Promise<void> {
  await resize(height, width);
  await resize(width, height);
}

const OFFLINE: Readonly<Record<string, readonly [query: string, play: (hands: Hands) => Promise<void>]>> = {
  'game against the computer': ['', againstTheComputer],
  'game for two': ['?variant=russian', forTwo],
  'captures of several men': [CAPTURES, captures],
  'end of a game': ['?variant=russian&fen=W:Wc3:Bd4', toTheEnd],
  'panels and choices': ['', panels],
  'resizing the window': ['', resizing],
  'turning the device': ['', turning],
};

/** Anna's move on the page, and Boris's in the channel. */
const LIVE = [
  ['c3', 'd4', 'f6-g5'],
  ['g3', 'h4', 'b6-a5'],
  ['h4', 'f6', 'g7:c3'],
  ['b2', 'd4', 'd6-c5'],
  ['d4', 'b6', 'a7:c5'],
] as const;

/** A live game with clocks to its end, and its analysis. */
async function* live(browser: Browser, stage: Stage, url: string, device: Device): AsyncGenerator<Measured> {
  const { anna, boris, channel } = stage;
  const game = gameOn(await begin(stage, anna, boris, channel, { time: '5+3', variant: 'russian' }));
  const { id, name } = anna.person;
  const visitor = { id, name, locale: 'en-US' };
  const cookie = writeSession(keyFor('visit', CLIENT_SECRET), visitor, Date.now() + 30 * 24 * 3_600_000);
  const page = await openOn(browser, device, `${url}/?game=${game}`, cookie);
  const hands = await handsOn(page, device);
  yield {
    name: 'live game with clocks',
    frames: await framesDuring(browser, page, async () => {
      for (const [from, to, answer] of LIVE) {
        await hands.tap(from, to);
        await sleep(TEMPO);
        await boris.command(channel, 'move', { move: answer, game });
        await sleep(2 * SEEN);
      }
      await hands.press('Resign');
      await hands.press('Yes, resign');
      await sleep(SEEN);
    }),
  };
  const toAnalysis = async (): Promise<void> => {
    await hands.press('Analyze');
    await until(page, `document.body.textContent.includes('Accuracy: ')`);
    await sleep(SEEN);
  };
  yield { name: 'opening the analysis', frames: await framesDuring(browser, page, toAnalysis) };
  const steps = async (): Promise<void> => {
    for (const key of ['ArrowLeft', 'ArrowRight'])
      for (let step = 0; step < 2 * LIVE.length; step += 1)
        await hands.key(key, step < LIVE.length ? SEEN : 120);
    await hands.key('Home', SEEN);
    await hands.key('End', SEEN);
    await hands.press('Analyze');
  };
  yield { name: 'steps through the analysis', frames: await framesDuring(browser, page, steps) };
  await page.context().close();
}

export interface Measured {
  readonly name: string;
  readonly frames: readonly Frame[];
}

export async function* evening(
  browser: Browser,
  stage: Stage,
  url: string,
  asked: string,
): AsyncGenerator<Measured> {
  for (const device of ['phone', 'desktop'] as const) {
    for (const [name, [query, play]] of Object.entries(OFFLINE)) {
      if (!`${name}, ${device}`.includes(asked)) continue;
      const page = await openOn(browser, device, `${url}/${query}`);
      const hands = await handsOn(page, device);
      const frames = await framesDuring(browser, page, () => play(hands));
      await page.context().close();
      yield { name: `${name}, ${device}`, frames };
    }
    if (`live, ${device}`.includes(asked))
      for await (const { name, frames } of live(browser, stage, url, device))
        yield { name: `${name}, ${device}`, frames };
  }
}
