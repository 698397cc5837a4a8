/**
 * `kill -9` where one deed saves two things at once: a move with the planned answer to it, and a rematch with the game that
 * it ends in. Whatever dies, both are there or neither, once, and the channel shows it.
 */
import { expect, test } from 'vitest';
import type { RestFault } from '../../playground/server/faults.ts';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { byCommand, byHand } from './hands.ts';
import { cardAfter, gameOn, isCard } from './cards.ts';
import {
  cardWith,
  killAndRestart,
  LONG,
  PATIENCE,
  type PlayedScene,
  playedScene,
  storedGame,
} from './killing.ts';

const say = sayIn('en-US');

/** Where the bot is held until it is killed, when the deed is saved: before it is acknowledged, and before its posted card is remembered. */
const HELD: readonly [RestFault, RestFault] = [
  { on: /callback/u, effect: { delayMs: 60_000 } },
  { on: /POST \/(?:webhooks|interactions)/u, effect: { drop: 'after' } },
];

/** What a plan answers, with the quiet moves after it, by turns; both are of one game. */
const PLANNED: readonly (readonly [white: string, black: string, ...after: readonly string[]])[] = [
  ['c3-d4', 'b6-a5', 'g3-f4', 'c7-b6'],
  ['f2-g3', 'f6-g5', 'b2-c3', 'b8-c7'],
];

/** Black's plan answers White's move, the bot is killed meanwhile, and the game goes on. */
async function answerAndDie(
  before: PlayedScene,
  fault: RestFault,
  moves: (typeof PLANNED)[number],
): Promise<PlayedScene> {
  const [white, black, ...after] = moves;
  const { anna, boris, channel } = before.table;
  const played = (await storedGame(before))?.moves ?? [];
  await boris.command(channel, 'plan', { lines: `if ${white} then ${black}` });
  before.table.discord.faults.rest(fault);
  byCommand(anna, before.card, white).catch(() => undefined);
  await expect
    .poll(async () => (await storedGame(before))?.moves, PATIENCE)
    .toEqual([...played, white, black]);
  const scene = await killAndRestart(before);
  let card = await cardWith(scene, say('card.answered.black', { move: black }));
  for (const [n, move] of after.entries()) {
    await byHand(n === 0 ? anna : boris, card, move);
    card = await cardWith(scene, say(n === 0 ? 'card.last.white' : 'card.last.black', { move }));
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

/** White resigns and asks for another game, the bot is killed when Black has agreed, and that game begins, with Black as White. */
async function agreeAndDie(
  before: PlayedScene,
  fault: RestFault,
  white: Visitor,
  black: Visitor,
): Promise<PlayedScene> {
  const { channel, discord } = before.table;
  const { message: question } = await white.command(channel, 'resign');
  if (!question) throw new Error('resigning was not asked about');
  await white.click(question.id, findButton(question, say('button.resign-now')).custom_id);
  const over = await cardAfter(before.table, before.card);
  await white.click(over.id, findButton(over, say('button.offer.rematch')).custom_id);
  const offered = await cardAfter(before.table, over);
  discord.faults.rest(fault);
  black.click(offered.id, findButton(offered, say('button.accept.rematch')).custom_id).catch(() => undefined);
  await expect.poll(async () => (await storedGame(before))?.rematch ?? '', PATIENCE).not.toBe('');
  const scene = await killAndRestart(before);
  const id = (await storedGame(scene))?.rematch ?? '';
  const card = await cardAfter(scene.table, offered, id);
  await byHand(black, card, 'c3-d4');
  const next = await cardAfter(scene.table, card, id);
  expect(textOf(next)).toContain(say('card.last.white', { move: 'c3-d4' }));
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
