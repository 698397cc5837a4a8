/**
 * A user who exceeds limits, through Discord, is told what is too much and when it ends, while
 * everyone else gets their boards.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test, onTestFinished } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Heard, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { LIMITS } from '../../src/app/ports/limits.ts';
import { DAY, HOUR, MINUTE } from '../../src/game/calendar/span.ts';
import { openTable, sitDown, type Table } from './table.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { NotDrawn } from '../../src/render/scene/drawing.ts';
import { openDrawingThread } from '../../src/render/thread/drawingThread.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { begin, cardAfter, gameOn, playMoves, resign } from './cards.ts';
import { byCommand } from './hands.ts';

const PRESS = { accept: 'Accept', decline: 'Decline', cancel: 'Cancel' } as const;

const press = async (who: Visitor, message: APIMessage, what: keyof typeof PRESS): Promise<Heard> =>
  who.click(message.id, findButton(message, PRESS[what]).custom_id);

/** A public invitation; `null` without one. */
async function invited(heard: Promise<Heard>): Promise<APIMessage | null> {
  const answer = await (await heard).answer();
  return isEphemeral(answer) ? null : answer;
}

async function told(heard: Promise<Heard>): Promise<string> {
  const answer = await (await heard).answer();
  expect(isEphemeral(answer)).toBe(true);
  return textOf(answer);
}

/** When that is possible again (ms), as Discord shows it. */
const againAt = (words: string): number => 1000 * Number(/<t:(\d+):R>/u.exec(words)?.[1]);

const call = (who: Visitor, { channel }: Table, whom: Visitor): Promise<Heard> =>
  who.command(channel, 'play', { opponent: whom.person.id });

test('a user who does not answer is called three times an hour, whichever process counts', async () => {
  const table = await openTable();
  const first = await table.startBot();
  const { anna, boris, chidi, discord } = table;
  const began = discord.clock.now();
  const [one] = [await invited(call(anna, table, boris)), await invited(call(anna, table, boris))];
  await press(anna, one!, 'cancel');
  await first.stop();
  await table.startBot();
  const third = await invited(call(anna, table, boris));
  const full = await told(call(anna, table, boris));
  expect(full).toMatch(
    /^You’ve asked <@\d+> for a game 3 times and haven’t gotten an answer yet\. You can ask again <t:\d+:R>, or as soon as they answer\.$/u,
  );
  expect(Math.abs(againAt(full) - began - HOUR)).toBeLessThan(MINUTE);
  expect(await invited(call(anna, table, chidi))).not.toBeNull();
  await press(boris, third!, 'decline');
  expect(await invited(call(anna, table, boris))).not.toBeNull();
  expect(await invited(call(anna, table, boris))).toBeNull();
  discord.clock.advance(HOUR + MINUTE);
  expect(await invited(call(anna, table, boris))).not.toBeNull();
  expect(discord.refusals).toEqual([]);
});

test('of sixty simultaneous challenges, three call someone; of open ones, ten are posted', async () => {
  // This tests how many are granted, not how soon.
  const table = await sitDown({}, { ackMs: 20_000 });
  const { anna, boris, chidi, channel, discord } = table;
  const posted = (): readonly APIMessage[] => chidi.messages(channel).filter((post) => !isEphemeral(post));
  await Promise.all(Array.from({ length: 60 }, () => call(anna, table, boris)));
  const calls = posted().filter(({ mentions }) => mentions.some(({ id }) => id === boris.person.id));
  expect([calls.length, posted().length]).toEqual([3, 3]);
  await Promise.all(Array.from({ length: 60 }, () => chidi.command(channel, 'play', { color: 'random' })));
  expect(posted()).toHaveLength(3 + LIMITS.openChallenges);
  expect(discord.refusals).toEqual([]);
});

test('ten challenges are open at once; closed ones make room', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  const challenge = (): Promise<Heard> => anna.command(channel, 'play', { color: 'random' });
  const all = [];
  for (let n = 0; n < LIMITS.openChallenges; n += 1) all.push(await invited(challenge()));
  const full = await told(challenge());
  expect(full).toMatch(
    /^You already have 10 open challenges, and that’s the limit\. You can start another <t:\d+:R>, or as soon as one is accepted, declined, or withdrawn\.$/u,
  );
  expect(Math.abs(againAt(full) - discord.clock.now() - DAY)).toBeLessThan(MINUTE);
  expect(await invited(boris.command(channel, 'play', { color: 'random' }))).not.toBeNull();
  await press(anna, all[0]!, 'cancel');
  await press(boris, all[1]!, 'accept');
  expect([await invited(challenge()), await invited(challenge())]).not.toContain(null);
  expect(await invited(challenge())).toBeNull();
  expect(discord.refusals).toEqual([]);
});

test('the number of records per person is limited, and others can still import theirs', async () => {
  const imports = { records: 3, characters: 100, per: DAY };
  const table = await sitDown({ limits: { ...LIMITS, imports } });
  const { anna, boris, channel, discord } = table;
  const bring = async (who: Visitor, moves = '1. c3-d4 *'): Promise<string> =>
    told(who.command(channel, 'replay', { text: moves }));
  for (let n = 0; n < 3; n += 1) expect(await bring(anna)).toContain('Russian draughts');
  const full = await bring(anna);
  expect(full).toMatch(/^You’ve reached the daily limit for imports\. You can import more <t:\d+:R>\.$/u);
  expect(Math.abs(againAt(full) - discord.clock.now() - DAY)).toBeLessThan(MINUTE);
  expect(await bring(boris, `{ ${'a '.repeat(40)}} 1. c3-d4 *`)).toContain('Russian draughts');
  expect(await bring(boris)).toContain('the daily limit for imports');
  discord.clock.advance(DAY + MINUTE);
  expect(await bring(anna)).toContain('Russian draughts');
  expect(discord.refusals).toEqual([]);
});

const say = sayIn('en-US');

const MOVES = ['c3-d4', 'b6-a5', 'b2-c3', 'a7-b6'] as const;

const TEXT = '1. c3-d4 b6-a5 2. b2-c3 a7-b6 *';

async function played(table: Table): Promise<void> {
  const { anna, boris } = table;
  await resign(table, boris, await playMoves(table, await begin(table, anna, boris), MOVES));
}

const TAKEN = say('problem.share-taken', { count: 3 });

test('of many simultaneous requests everyone gets a few, and another game continues', async () => {
  const renderer = openDrawingThread();
  onTestFinished(() => renderer.close());
  // No film is finished before all are requested.
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

test('an impossible picture is refused in words, and the board follows once it can be drawn', async () => {
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
