/** Limits: more requests than one person may make, and a picture that can't be drawn. */
import { expect, test, onTestFinished } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { sitDown, type Table } from './table.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { NotDrawn } from '../../src/render/scene/drawing.ts';
import { openDrawingThread } from '../../src/render/thread/drawingThread.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { begin, cardAfter, gameOn, playMoves, resign } from './cards.ts';
import { byCommand } from './hands.ts';

const say = sayIn('en-US');

const MOVES = ['c3-d4', 'b6-a5', 'b2-c3', 'a7-b6'] as const;

const TEXT = '1. c3-d4 b6-a5 2. b2-c3 a7-b6 *';

async function played(table: Table): Promise<void> {
  const { anna, boris } = table;
  await resign(table, boris, await playMoves(table, await begin(table, anna, boris), MOVES));
}

const TAKEN = say('problem.share-taken', { count: 3 });

test('with many simultaneous requests, each person gets a few, and another game continues', async () => {
  const renderer = openDrawingThread();
  onTestFinished(() => renderer.close());
  // No animation is finished before all of them are requested.
  const { promise: asking, resolve: goOn } = Promise.withResolvers<void>();
  const gif: typeof renderer.gif = (...given) => asking.then(() => renderer.gif(...given));
  const table = await sitDown({ renderer: { ...renderer, gif } });
  const { anna, boris, chidi, channel, discord } = table;
  await played(table);
  const card = await begin(table, boris, chidi);
  const asked = Array.from({ length: 8 }, () => [
    anna.command(channel, 'replay', { as: 'film' }),
    anna.command(channel, 'replay', { text: TEXT }),
    anna.command(channel, 'replay', { as: 'export' }),
  ]).flat();
  await byCommand(boris, card, 'c3-d4');
  const next = await cardAfter(table, card, gameOn(card));
  expect(textOf(next)).toContain('** c3-d4');
  const own = (): readonly string[] => anna.messages(channel).filter(isEphemeral).map(textOf);
  await expect.poll(() => own().filter((text) => text === TAKEN).length).toBeGreaterThan(4);
  goOn();
  await Promise.all(asked);
  expect(discord.refusals).toEqual([]);
}, 60_000);

test('an impossible picture is refused with a message, and the board is posted once it can be drawn', async () => {
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
  expect(textOf(await cardAfter(table, card))).toContain('** c3-d4');
  expect(discord.refusals).toEqual([]);
}, 60_000);
