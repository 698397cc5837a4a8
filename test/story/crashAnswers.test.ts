/**
 * `kill -9` where one deed saves two things at once: a move with the planned answer to it, and a rematch with the game that
 * it ends in. Whatever dies, both are there or neither, once, and the channel shows it.
 */
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { byCommand, byHand } from './hands.ts';
import { cardAfter, gameOn, isCard } from './cards.ts';
import { cardWith, killAndRestart, PATIENCE, playedScene, storedGame } from './killing.ts';

const say = sayIn('en-US');

/** Where the bot is held until it is killed; the deed is saved by then. */
const HELD = {
  'before it is acknowledged': { on: /callback/u, effect: { delayMs: 60_000 } },
  'after its card is posted, before that is remembered': {
    on: /POST \/(?:webhooks|interactions)/u,
    effect: { drop: 'after' },
  },
} as const;

test.each(Object.entries(HELD))('a planned answer: killed %s', async (_where, fault) => {
  const scene = await playedScene();
  const { anna, boris, channel } = scene.table;
  await boris.command(channel, 'plan', { lines: 'if c3-d4 then b6-a5' });
  scene.table.discord.faults.rest(fault);
  byCommand(anna, scene.card, 'c3-d4').catch(() => undefined);
  await expect.poll(async () => (await storedGame(scene))?.moves, PATIENCE).toEqual(['c3-d4', 'b6-a5']);
  await killAndRestart(scene);
  const card = await cardWith(scene, say('card.answered.black', { move: 'b6-a5' }));
  await byHand(anna, card, 'g3-f4');
  await cardWith(scene, say('card.last.white', { move: 'g3-f4' }));
  expect((await storedGame(scene))?.moves).toEqual(['c3-d4', 'b6-a5', 'g3-f4']);
});

test.each(Object.entries(HELD))('a rematch: killed %s', async (_where, fault) => {
  const scene = await playedScene();
  const { anna, boris, channel } = scene.table;
  const { message: question } = await anna.command(channel, 'resign');
  if (!question) throw new Error('resigning was not asked about');
  await anna.click(question.id, findButton(question, say('button.resign-now')).custom_id);
  const over = await cardAfter(scene.table, scene.card);
  await anna.click(over.id, findButton(over, say('button.offer.rematch')).custom_id);
  const offered = await cardAfter(scene.table, over);
  scene.table.discord.faults.rest(fault);
  boris.click(offered.id, findButton(offered, say('button.accept.rematch')).custom_id).catch(() => undefined);
  await expect.poll(async () => (await storedGame(scene))?.rematch ?? '', PATIENCE).not.toBe('');
  await killAndRestart(scene);
  const id = (await storedGame(scene))?.rematch ?? '';
  const card = await cardAfter(scene.table, offered, id);
  await byHand(boris, card, 'c3-d4');
  const next = await cardAfter(scene.table, card, id);
  expect(textOf(next)).toContain(say('card.last.white', { move: 'c3-d4' }));
  const games = new Set(anna.messages(channel).filter(isCard).map(gameOn));
  expect([...games].toSorted()).toEqual([gameOn(scene.card), id].toSorted());
});
