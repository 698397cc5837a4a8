/** Someone who waits for a long time sees the progress, and other people don't. */
import { expect, onTestFinished, test } from 'vitest';
import type { APIMessage } from 'discord-api-types/v10';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { LIMITS } from '../../src/app/ports/limits.ts';
import { lateAnswersOver } from '../../src/discord/incoming/deferrals.ts';
import { presentWith } from '../../src/discord/showing/present.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { advance, type Progress } from '../../src/kit/progress.ts';
import { quiet, text } from '../../src/views/screen/blocks.ts';
import { plainRest } from '../discord/plainRest.ts';
import { gameOn, begin, playMoves, resign } from './cards.ts';
import { reading } from './sharedThreads.ts';
import { renderer, sitDown, type Table } from './table.ts';
import { slowTest } from '../runs.ts';

const say = sayIn('en-US');
const OFTEN = { ...LIMITS, progress: 20 };
const TEXT = '1. c3-d4 b6-a5 2. b2-c3 a7-b6 *';

/** Work that waits until a gate opens, with a progress set by the test. */
function gate() {
  let gates = Promise.withResolvers<void>();
  let seen: Progress[] = [];
  return {
    pass: async <T>(progress: Progress | undefined, work: () => Promise<T>): Promise<T> => {
      if (progress) seen.push(progress);
      await gates.promise;
      return work();
    },
    reach: async (done: number, all: number): Promise<void> => {
      await expect.poll(() => seen.length).toBeGreaterThan(0);
      for (const progress of seen) advance(progress, done, all);
    },
    open: () => gates.resolve(),
    close: () => {
      gates = Promise.withResolvers();
      seen = [];
    },
  };
}

/** Animations and texts that wait until the gate opens. */
async function slowly(limits = OFTEN) {
  const { pass, ...hands } = gate();
  const table = await sitDown({
    limits,
    renderer: { ...renderer, gif: (film, look, progress) => pass(progress, () => renderer.gif(film, look)) },
    reading: {
      ...reading,
      record: (request, by) => pass(request.progress, () => reading.record(request, by)),
      contents: (request, by) => pass(request.progress, () => reading.contents(request, by)),
    },
  });
  onTestFinished(() => hands.open());
  return { table, ...hands };
}

const own = (who: Visitor, { channel }: Table): readonly APIMessage[] =>
  who.messages(channel).filter(isEphemeral);

const wordsFor = (who: Visitor, table: Table): readonly string[] => own(who, table).map(textOf);

const isFilm = (message: APIMessage): boolean => JSON.stringify(message).includes('board.gif');

async function finished(table: Table): Promise<APIMessage> {
  const { anna, boris } = table;
  return resign(table, boris, await playMoves(table, await begin(table, anna, boris), ['c3-d4', 'b6-a5']));
}

test('an animation’s progress counts its pictures, and the animation then replaces it', async () => {
  const { table, reach, open } = await slowly();
  const { anna, channel, discord } = table;
  await finished(table);
  const asked = anna.command(channel, 'replay', { as: 'film' });
  await expect.poll(() => wordsFor(anna, table)).toEqual([say('progress.working')]);
  await reach(120, 300);
  await expect.poll(() => wordsFor(anna, table)).toEqual([say('progress.film', { done: 120, all: 300 })]);
  await reach(280, 300);
  await expect.poll(() => wordsFor(anna, table)).toEqual([say('progress.film', { done: 280, all: 300 })]);
  open();
  await asked;
  const film = await anna.waitFor(isFilm);
  expect(own(anna, table).map(({ id }) => id)).toEqual([film.id]);
  expect(discord.refusals).toEqual([]);
});

slowTest('the progress of an imported text is shown', async () => {
  const { table, reach, open } = await slowly();
  const { anna, channel, discord } = table;
  const asked = anna.command(channel, 'replay', { text: TEXT });
  await reach(4_500_000, 10_000_000);
  await expect.poll(() => wordsFor(anna, table)).toEqual([say('progress.reading', { percent: 45 })]);
  open();
  await asked;
  await anna.waitFor((message) => textOf(message).includes('Russian draughts'));
  expect(own(anna, table)).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});

test('progress after a press on a public message is private, and doesn’t change the message', async () => {
  const { table, reach, open, close } = await slowly();
  const { anna, boris, channel, discord } = table;
  open();
  await anna.command(channel, 'replay', { text: TEXT, public: true });
  const shown = await anna.waitFor((each) => !isEphemeral(each) && textOf(each).includes('Russian draughts'));
  close();
  const asked = boris.click(shown.id, findButton(shown, 'Step by step').custom_id);
  await reach(3, 4);
  await expect.poll(() => wordsFor(boris, table)).toEqual([say('progress.reading', { percent: 75 })]);
  const [told] = own(boris, table);
  const seen = (): string => JSON.stringify(anna.messages(channel).find(({ id }) => id === shown.id));
  expect(seen()).toBe(JSON.stringify(shown));
  open();
  await asked;
  const steps = await boris.waitFor((each) => isEphemeral(each) && textOf(each).includes('Russian draughts'));
  expect([steps.id, own(boris, table).length]).toEqual([told!.id, 1]);
  expect(seen()).toBe(JSON.stringify(shown));
  expect(discord.refusals).toEqual([]);
});

slowTest('progress after a private press is beside the message, which stays until the answer', async () => {
  const { table, reach, open } = await slowly();
  const { anna, channel, discord } = table;
  const game = gameOn(await finished(table));
  const { message } = await anna.command(channel, 'replay', { game });
  const asked = anna.click(message!.id, findButton(message!, 'Animation').custom_id);
  await reach(1, 2);
  const counted = say('progress.film', { done: 1, all: 2 });
  await expect.poll(() => wordsFor(anna, table)).toEqual([textOf(message!), counted]);
  open();
  await asked;
  const film = await anna.waitFor(isFilm);
  expect(film.id).toBe(message!.id);
  await expect.poll(() => own(anna, table).length).toBe(1);
  // A public message doesn't replace the reader's own message.
  await anna.click(film.id, findButton(film, 'Show to everyone').custom_id);
  await anna.waitFor((each) => !isEphemeral(each) && isFilm(each));
  await expect.poll(() => own(anna, table).map(({ id }) => id)).toEqual([film.id]);
  expect(discord.refusals).toEqual([]);
});

test('progress is deleted after a public answer', async () => {
  const { table, reach, open } = await slowly();
  const { anna, channel, discord } = table;
  const asked = anna.command(channel, 'replay', { text: TEXT, public: true });
  await reach(1, 4);
  await expect.poll(() => wordsFor(anna, table)).toEqual([say('progress.reading', { percent: 25 })]);
  open();
  await asked;
  await anna.waitFor((each) => !isEphemeral(each) && textOf(each).includes('Russian draughts'));
  expect(own(anna, table)).toEqual([]);
  expect(discord.refusals).toEqual([]);
});

slowTest('a user in the queue behind somebody else also sees the progress', async () => {
  const { table, reach, open } = await slowly();
  const { anna, boris, channel, discord } = table;
  await finished(table);
  const first = anna.command(channel, 'replay', { as: 'film' });
  await reach(1, 3);
  const second = boris.command(channel, 'replay', { as: 'film' });
  await expect.poll(() => wordsFor(boris, table)).toEqual([say('progress.queued')]);
  open();
  await Promise.all([first, second]);
  await boris.waitFor((message) => isEphemeral(message) && isFilm(message));
  expect(own(boris, table)).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});

test('a quick animation and a quick text show no progress', async () => {
  const { table, open } = await slowly({ ...LIMITS, progress: 10_000 });
  open();
  const { anna, channel, discord } = table;
  await finished(table);
  await anna.command(channel, 'replay', { as: 'film' });
  await anna.command(channel, 'replay', { text: TEXT });
  await expect.poll(() => own(anna, table).length).toBe(2);
  expect(discord.requests.filter(({ body }) => JSON.stringify(body).includes('⏳'))).toEqual([]);
});

slowTest('if the process dies after the progress was shown, the user eventually gets an answer', async () => {
  const { table, reach } = await slowly();
  const { anna, channel, discord } = table;
  await finished(table);
  void anna.command(channel, 'replay', { as: 'film' });
  await reach(2, 3);
  await expect.poll(() => wordsFor(anna, table)).toEqual([say('progress.film', { done: 2, all: 3 })]);
  const { token } = [...discord.world.interactions.values()].at(-1)!;
  const late = lateAnswersOver(plainRest(discord), presentWith(renderer), () => undefined);
  const deferral = { id: '1', application: discord.applicationId, token, user: '1', locale: 'en', at: 0 };
  expect(await late.send({ ...deferral, isThinking: true }, quiet(text('sorry')))).toBe('done');
  await expect.poll(() => wordsFor(anna, table)).toContain('sorry');
});
