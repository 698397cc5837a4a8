/** Somebody asks for many films, imports and exports at once: they get their share, and everybody else their boards. */
import { expect, onTestFinished, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { NotDrawn } from '../../src/render/scene/scene.ts';
import { openDrawingThread } from '../../src/render/thread/drawingThread.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { begin, cardAfter, gameOn } from './cards.ts';
import { byCommand } from './hands.ts';
import { sitDown, type Table } from './table.ts';

const say = sayIn('en-US');
const MOVES = ['c3-d4', 'b6-a5', 'b2-c3', 'a7-b6'] as const;
const TEXT = '1. c3-d4 b6-a5 2. b2-c3 a7-b6 *';

/** A game between anna and boris that is over. */
async function played(table: Table): Promise<void> {
  const { anna, boris, channel } = table;
  let card = await begin(table, anna, boris);
  for (const [ply, move] of MOVES.entries()) {
    await byCommand(ply % 2 === 0 ? anna : boris, card, move);
    card = await cardAfter(table, card);
  }
  const { message } = await boris.command(channel, 'resign');
  await boris.click(message!.id, findButton(message!, 'Yes, resign').custom_id);
  await cardAfter(table, card);
}

const TAKEN = say('problem.share-taken', { count: 3 });

test('of many at once everybody gets a few, and another game goes on meanwhile', async () => {
  const renderer = openDrawingThread();
  onTestFinished(() => renderer.close());
  // No film is done before all are asked for.
  const { promise: asking, resolve: goOn } = Promise.withResolvers<void>();
  const gif: typeof renderer.gif = (...given) => asking.then(() => renderer.gif(...given));
  const table = await sitDown({ renderer: { ...renderer, gif } });
  const { anna, boris, chidi, channel, discord } = table;
  await played(table);
  const card = await begin(table, boris, chidi);
  const asked = Array.from({ length: 8 }, () => [
    anna.command(channel, 'replay', { as: 'film' }),
    anna.command(channel, 'import', { text: TEXT }),
    anna.command(channel, 'export'),
  ]).flat();
  await byCommand(boris, card, 'c3-d4');
  const next = await cardAfter(table, card, gameOn(card));
  expect(textOf(next)).toContain(say('card.last.white', { move: 'c3-d4' }));
  const own = (): readonly string[] => anna.messages(channel).filter(isEphemeral).map(textOf);
  await expect.poll(() => own().filter((text) => text === TAKEN).length).toBeGreaterThan(4);
  goOn();
  await Promise.all(asked);
  expect(discord.refusals).toEqual([]);
}, 60_000);

test('what cannot be drawn is a refusal in words, and the board follows once it can', async () => {
  const renderer = openRenderer();
  const state = { isBroken: false };
  const table = await sitDown({
    renderer: {
      ...renderer,
      png: async (...given) => {
        if (state.isBroken) throw new NotDrawn('no thread');
        return renderer.png(...given);
      },
    },
  });
  const { anna, boris, discord } = table;
  const card = await begin(table, anna, boris);
  state.isBroken = true;
  const heard = await byCommand(anna, card, 'c3-d4');
  expect(textOf(heard.message!)).toBe(say('problem.not-drawn'));
  state.isBroken = false;
  discord.clock.advance(60_000);
  expect(textOf(await cardAfter(table, card))).toContain(say('card.last.white', { move: 'c3-d4' }));
  expect(discord.refusals).toEqual([]);
}, 60_000);
