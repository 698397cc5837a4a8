/**
 * Takes the README's pictures in the playground, where the bot runs: messages as on a phone, and a
 * phone's board beside the channel.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { APIMessage } from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import { openPlayground } from '../playground/playground.ts';
import { buttonsOf, textOf } from '../playground/server/visitor/reading.ts';
import type { Visitor } from '../playground/server/visitor/visitor.ts';
import { parseConfig } from '../src/config.ts';
import { refuse } from '../src/tools/commandLine.ts';
import { openChromium, PHONE } from '../test/browser/chromium.ts';
import { begin, buttonTo, playMoves, resign } from '../test/story/cards.ts';

const FOLDER = 'docs/pictures/';
const BESIDE = { width: 900, height: PHONE.height };
/** As wide as a phone, and high enough for each message. */
const TALL = { width: PHONE.width, height: 1400 };
/** Somebody who only watches, and gets no private messages. */
const VIEWER = 'Elif';
/** Of the pictures, between 0 and 1. */
const QUALITY = 0.85;

/** How long an analysis or a tournament may take, in ms. */
const PATIENCE = 120_000;

const config = parseConfig({ PORT: '0', LOG_LEVEL: 'silent' });
if (!config.ok) refuse(config.problem.join('\n'));
const opened = await openPlayground(config.value, { games: null, people: [VIEWER] });
if (!opened.ok) refuse(opened.problem);
const playground = opened.value;
const { standIn, url } = playground;
const players = ['Anna', 'Boris', 'Chidi', 'Dana'].map((name) => standIn.visitor(name));
const [anna, boris] = [standIn.visitor('Anna'), standIn.visitor('Boris')];
const browser = await openChromium();

const movesIn = (file: string): readonly string[] =>
  readFileSync(`${FOLDER}${file}`, 'utf8').match(/[a-h]\d(?:[-:][a-h]\d)+/gu) ?? [];

/** The playground, as this person sees a channel. */
async function windowOf(name: string, channel: string, viewport = TALL): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-US', deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto(`${url}/?user=${standIn.visitor(name).person.id}`);
  await page.getByRole('region', { name: 'Messages' }).waitFor();
  if (viewport !== BESIDE) await page.getByRole('button', { name: 'Channels and seats' }).click();
  const channels = page.getByRole('navigation', { name: 'Channels' });
  await channels.getByRole('button', { name: channel }).click();
  return page;
}

/** Saves a screenshot as WebP, which Chromium can write, but only in a page. */
async function save(shot: Buffer, name: string): Promise<void> {
  const page = await browser.newPage();
  const data = JSON.stringify(`data:image/png;base64,${shot.toString('base64')}`);
  const picture = await page.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = ${data};
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', ${QUALITY});
  })()`);
  await page.close();
  const bytes = Buffer.from(picture.split(',')[1] ?? '', 'base64');
  writeFileSync(`${FOLDER}${name}.webp`, bytes);
  console.log(`${FOLDER}${name}.webp: ${Math.round(bytes.length / 1024)} KB`);
}

/** Without a message's menu, and without what only the playground has. */
const LOOK = {
  animations: 'disabled',
  style: '.apps, .seats { display: none } .topic { visibility: hidden }',
} as const;
/** Until a window has drawn the news, in ms. */
const DRAWN = 1000;

async function saveLast(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(DRAWN);
  await save(await page.getByRole('article').last().screenshot(LOOK), name);
  await page.context().close();
}

/** A game between Anna and Boris, up to a move. */
async function played(channel: string, moves: readonly string[], more = {}): Promise<APIMessage> {
  const table = { anna, boris, channel };
  return playMoves(table, await begin(table, anna, boris, channel, more), moves);
}

async function takeGame(name: string, moves: readonly string[], more = {}): Promise<void> {
  await played(standIn.channel('general'), moves, more);
  await saveLast(await windowOf('Anna', 'general'), name);
}

async function takeAnalysis(): Promise<void> {
  const channel = standIn.channel('arena');
  const card = await played(channel, movesIn('game.pdn'));
  await anna.click(card.id, buttonTo(card, 'analyze', 'begin'));
  const page = await windowOf('Anna', 'arena');
  await page.getByRole('button', { name: 'First blunder' }).click({ timeout: PATIENCE });
  await saveLast(page, 'analysis');
}

/** Resigns the game that the player has in this channel, if they have one. */
async function resignIn(channel: string, who: Visitor): Promise<void> {
  const { message } = await who.command(channel, 'games', { do: 'resign' });
  const sure = message && buttonsOf(message).find(({ custom_id: id }) => id.startsWith('resign|confirm'));
  if (sure) await who.click(message.id, sure.custom_id);
}

/** A tournament where everyone loses to the players before them. */
async function takePodium(): Promise<void> {
  const channel = standIn.channel('draughts');
  const viewer = await windowOf(VIEWER, 'draughts');
  const terms = { name: 'Friday blitz', form: 'round-robin', time: '5+3' };
  const made = await (await anna.command(channel, 'tournament create', terms)).answer();
  const card = await anna.waitFor((message) => textOf(message).includes('🏆 **Friday blitz**'));
  for (const who of players) await who.click(card.id, buttonTo(card, 'tournament', 'join'));
  const question = await (await anna.click(made.id, buttonTo(made, 'tournament', 'start'))).answer();
  await anna.click(question.id, buttonTo(question, 'tournament', 'begin'));
  for (const round of [1, 2, 3]) {
    const isOfRound = (message: APIMessage): boolean => textOf(message).includes(`**Round ${round}**`);
    const { channel_id: thread } = await anna.waitFor(isOfRound, PATIENCE);
    for (const who of players.slice(1).toReversed()) await resignIn(thread, who);
  }
  await viewer.getByRole('button', { name: 'Host it again' }).waitFor({ timeout: PATIENCE });
  await saveLast(viewer, 'podium');
}

/** A phone with the board, beside the channel with the same game. */
async function takeStrip(): Promise<void> {
  const channel = standIn.channel('draughts');
  const card = await played(channel, movesIn('game.pdn').slice(0, 14));
  const desk = await windowOf('Boris', 'draughts', BESIDE);
  const phone = await windowOf('Anna', 'draughts', PHONE);
  await phone.getByRole('article').last().getByRole('button', { name: 'Board' }).click();
  await phone.frameLocator('.activity iframe').getByText(', your move').waitFor();
  await phone.waitForTimeout(DRAWN);
  const shots = await Promise.all([desk, phone].map((page) => page.screenshot(LOOK)));
  const [left, right] = shots.map((shot) => `data:image/png;base64,${shot.toString('base64')}`);
  const context = await browser.newContext({
    viewport: { width: 1330, height: 844 },
    deviceScaleFactor: 1.25,
  });
  const page = await context.newPage();
  await page.setContent(`<style>
    body { margin: 0; display: flex; justify-content: space-between }
    img { height: 844px; border-radius: 16px; box-sizing: border-box }
    img + img { border: 8px solid #000; border-radius: 40px }
  </style><img src="${left}"><img src="${right}">`);
  await save(await page.screenshot({ omitBackground: true }), 'board');
  // The bot doesn't analyze a game that is close to a running one.
  await resign({ anna }, boris, card);
}

// First, while its channel has nothing else.
await takeStrip();
await takeGame('capture', ['c3-d4', 'f6-e5']);
await takeGame('towers', movesIn('towers.pdn'), { variant: 'bashni' });
await takeAnalysis();
await takePodium();
await browser.close();
await playground.stop();
process.exit(0);
