/**
 * `kill -9` at each step of a move. The bot is a real process; what the stand-in is doing at that moment says which step
 * it was. After the restart the channel shows the last move that was made, and the game goes on from there.
 */
import { setTimeout } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buttonsOf, findButton, findMenu, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { byHand } from './hands.ts';
import { cardAfter, isCard } from './cards.ts';
import { cardWith, killAndRestart, openScene, PATIENCE, playedScene, storedGame } from './killing.ts';
import type { PlayedScene } from './killing.ts';

const say = sayIn('en-US');

/** After so long what was saved counts as shown or lost, in ms. */
const SHOWN_BY_THEN = 5000;

/** How many moves of the game are stored. */
const savedMoves = async (scene: PlayedScene): Promise<number> =>
  (await storedGame(scene))?.moves.length ?? 0;

/** Anna chooses a move on the card; there may be no answer. */
async function chooseMove({ table, card }: PlayedScene): Promise<void> {
  await table.anna.choose(card.id, findMenu(card).custom_id, ['c3-d4']).catch(() => undefined);
}

/** What comes between a card and its being remembered: the old one is taken away. */
const REMEMBERING = { on: /DELETE \/webhooks/u, effect: { delayMs: 60_000 } } as const;

/** Steps of a move, each with how to stop there, and whether the move was saved before. */
const STEPS: Readonly<
  Record<string, { readonly stop: (scene: PlayedScene) => Promise<void>; readonly saved: boolean }>
> = {
  'before it is saved': {
    saved: false,
    stop: async (scene) => {
      scene.bot.signal('SIGSTOP');
      void chooseMove(scene);
    },
  },
  'after it is saved, before it is acknowledged': {
    saved: true,
    stop: async (scene) => {
      scene.table.discord.faults.rest({ on: /callback/u, effect: { delayMs: 60_000 } });
      void chooseMove(scene);
      await expect.poll(() => savedMoves(scene), PATIENCE).toBe(1);
    },
  },
  'after it is acknowledged, before its card is posted': {
    saved: true,
    stop: async (scene) => {
      scene.table.discord.faults.rest({ on: /POST \/channels/u, effect: { delayMs: 60_000 } });
      await chooseMove(scene);
    },
  },
  'after its card is posted, before that is remembered': {
    saved: true,
    stop: async (scene) => {
      scene.table.discord.faults.rest(REMEMBERING);
      void chooseMove(scene);
      await cardAfter(scene.table, scene.card);
    },
  },
};

/** Answers that come too late, and (10015) what follows on an answer at the door that Discord has not read yet. */
const IN_VAIN: ReadonlySet<number> = new Set([10062, 10015]);

const nowAt = ({ table, card }: PlayedScene): APIMessage =>
  table.anna.messages(table.channel).find(({ id }) => id === card.id)!;

/** The messages on which the game can be played. */
const boardsIn = ({ table }: PlayedScene): readonly string[] =>
  table.anna
    .messages(table.channel)
    .filter((message) => isCard(message) && buttonsOf(message).length > 0)
    .map(({ id }) => id);

test.each(Object.entries(STEPS))('killed %s', async (_name, { stop, saved }) => {
  const scene = await playedScene();
  const { anna, boris } = scene.table;
  await stop(scene);
  await killAndRestart(scene);
  expect(await savedMoves(scene)).toBe(saved ? 1 : 0);

  const played = say('card.last.white', { move: 'c3-d4' });
  if (!saved) await byHand(anna, nowAt(scene), 'c3-d4');
  const card = await cardWith(scene, played);
  await byHand(boris, card, 'b6-a5');
  const next = await cardWith(scene, say('card.last.black', { move: 'b6-a5' }));
  expect(menusOf(next)).toHaveLength(1);
  await expect.poll(() => boardsIn(scene), PATIENCE).toEqual([next.id]);
  expect(scene.table.discord.refusals.filter(({ code }) => !IN_VAIN.has(code))).toEqual([]);
});

test('killed before its card is remembered, and the other player types the next move at once: one board is left', async () => {
  const scene = await playedScene();
  const { anna, boris, channel, discord } = scene.table;
  discord.faults.rest(REMEMBERING);
  void chooseMove(scene);
  await cardAfter(scene.table, scene.card);
  await killAndRestart(scene);
  await setTimeout(SHOWN_BY_THEN);
  await boris.command(channel, 'move', { move: 'b6-a5' });
  const next = await cardWith(scene, say('card.last.black', { move: 'b6-a5' }));
  await expect.poll(() => boardsIn(scene), PATIENCE).toEqual([next.id]);
  await byHand(anna, next, 'd4-e5');
});

test('frozen for longer than Discord waits, it does not do what people were told has failed', async () => {
  const scene = await playedScene();
  const { anna, channel } = scene.table;
  scene.bot.signal('SIGSTOP');
  const move = anna.choose(scene.card.id, findMenu(scene.card).custom_id, ['c3-d4']);
  await expect(move).rejects.toThrow('did not respond');
  // On a busy machine the fastest delivery, which the bot counts as none, was slow too.
  await setTimeout(2000);
  scene.bot.signal('SIGCONT');
  await anna.command(channel, 'help');
  expect(await savedMoves(scene)).toBe(0);
});

test('killed between the acceptance of a challenge and its first card, it begins the game after all', async () => {
  const scene = await openScene();
  const { anna, boris, channel, discord } = scene.table;
  const options = { opponent: boris.person.id, color: 'white' };
  const { message: invitation } = await anna.command(channel, 'challenge', options);
  discord.faults.rest({ on: /POST \/channels/u, effect: { delayMs: 60_000 } });
  await boris.click(invitation!.id, findButton(invitation!, 'Accept').custom_id);
  await killAndRestart(scene);
  const card = await cardAfter(scene.table, invitation!);
  await byHand(anna, card, 'c3-d4');
  const next = await cardAfter(scene.table, card);
  expect(textOf(next)).toContain(say('card.last.white', { move: 'c3-d4' }));
});
