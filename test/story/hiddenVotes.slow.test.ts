/**
 * Nothing about a running vote is readable before it ends. Two votes that differ only in their
 * secrets look the same to everyone else: on every screen, in files, on the page and in alt texts.
 */
import type { APIMessage } from 'discord-api-types/v10';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { openLog } from '../../src/log.ts';
import { buttonTo, gameOn, isCard } from './cards.ts';
import { byHand } from './hands.ts';
import { withPage, visit } from './pages.ts';
import { remembered } from './remembered.ts';
import { openTable, type Table } from './table.ts';

const MOVES = ['a3-b4', 'c3-b4', 'c3-d4', 'e3-d4', 'e3-f4', 'g3-f4', 'g3-h4'];
const REASON = 'A plan that nobody must know yet';

interface Ballot {
  readonly move: string;
  readonly wish: 'Vote for a draw' | 'Vote to resign' | null;
  readonly hasReason: boolean;
  readonly isDone: boolean;
}

/** The secrets of two voters. */
type Secrets = readonly [Ballot, Ballot];

const BALLOT = fc.record({
  move: fc.constantFrom(...MOVES),
  wish: fc.constantFrom('Vote for a draw' as const, 'Vote to resign' as const, null),
  hasReason: fc.boolean(),
  isDone: fc.boolean(),
});
const NOTHING: Ballot = { move: 'c3-d4', wish: null, hasReason: false, isDone: false };

/** Every command that shows something about a game or a person. */
const LOOKS: readonly (readonly [string, Readonly<Record<string, string | boolean>>])[] = [
  ['games', {}],
  ['games', { do: 'moves' }],
  ['games', { where: 'here' }],
  ['games', { do: 'board' }],
  ['watch', {}],
  ['watch', { game: 'THE GAME' }],
  ['watch', { guess: true, game: 'THE GAME' }],
  ...['steps', 'export', 'analysis'].map((as) => ['replay', { game: 'THE GAME', as }] as const),
  ['games', { do: 'plan', game: 'THE GAME' }],
  ['games', { do: 'hint', game: 'THE GAME' }],
  ['openings', {}],
  ['openings', { game: 'THE GAME' }],
  ['profile', { player: 'A VOTER' }],
  ['profile', { server: true }],
  ['leaderboard', {}],
  ['rules', {}],
  ['server data', {}],
  ['preferences', { open: 'privacy' }],
];

async function voteSecretly(who: Visitor, card: APIMessage, ballot: Ballot): Promise<void> {
  const cast = await (await byHand(who, card, ballot.move)).answer();
  expect([isEphemeral(cast), textOf(cast)]).toEqual([true, expect.stringContaining(ballot.move)]);
  if (ballot.isDone) await (await who.click(card.id, buttonTo(card, 'vote', 'done'))).answer();
  const own = await (await who.click(card.id, buttonTo(card, 'vote', 'mine'))).answer();
  if (ballot.hasReason) {
    const { modal } = await who.click(own.id, findButton(own, 'Give a reason').custom_id);
    await (await who.submit(modal!, { reason: REASON })).answer();
  }
  if (ballot.wish !== null) await who.click(own.id, findButton(own, ballot.wish).custom_id);
}

/** The text without details that differ between any two games. */
const plainly = (shown: unknown, game: string): string =>
  JSON.stringify(shown)
    .replaceAll(game, 'GAME')
    .replaceAll(/127\.0\.0\.1:\d+/gu, 'HOST')
    .replaceAll(/\d{15,}/gu, 'ID');

/** The texts of a message, with its alt texts and the text of its files. */
async function wholeOf(message: APIMessage): Promise<unknown> {
  const { content, embeds, components, attachments } = message;
  const files = attachments.map(async ({ filename, description, url }) => {
    const file = await fetch(url);
    const isText = /\.(txt|json|pdn|csv)$/u.test(filename);
    return { filename, description, ...(isText && { text: await file.text() }) };
  });
  return { content, embeds, components, files: await Promise.all(files) };
}

const publicTo = (who: Visitor, channels: readonly string[]): readonly APIMessage[] =>
  channels.flatMap((each) => who.messages(each).filter((message) => !isEphemeral(message)));

async function pageOf(table: Table, bot: Awaited<ReturnType<Table['startBot']>>, who: Visitor, game: string) {
  const page = await visit({ table, bot }, who.person.id, game);
  await expect.poll(page.seen).toBeDefined();
  // On a busy machine, the same facts may appear twice.
  return [...new Set(page.told.map((each) => JSON.stringify(each)))];
}

interface Seen {
  readonly looks: readonly string[];
  /** The parts that can't be compared: the log and the metrics. */
  readonly other: string;
  /** This is the board after the vote. */
  readonly after: string;
}

/** Boris and Chidi vote; Anna, who manages the server, looks at everything in the meantime. */
async function watched(secrets: Secrets, tallies: string): Promise<Seen> {
  const clock = standingClock(Date.UTC(2026, 5, 1, 12));
  const table = await openTable({ clock });
  const { anna, boris, chidi, channel, discord } = table;
  const lines: string[] = [];
  const log = openLog('trace', { write: (line) => void lines.push(line) });
  const bot = await table.startBot(
    { now: () => clock.now(), log },
    { ...withPage(table), health: { host: '127.0.0.1', port: 0, names: [] } },
  );
  const other = discord.channel('general');
  await anna.command(channel, 'watch', { pinned: other });
  await anna.command(channel, 'team play', {
    channel: other,
    color: 'white',
    'time-per-move': '5m',
    'show-votes': tallies,
  });
  const card = await remembered(
    table,
    await anna.waitFor((message) => isCard(message) && message.channel_id === channel),
  );
  await anna.waitFor((message) => isCard(message) && message.channel_id === other);
  const game = gameOn(card);
  for (const [index, who] of [boris, chidi].entries())
    await voteSecretly(who, card, secrets[index] ?? NOTHING);
  clock.advance(11 * SECOND);
  for (const where of [channel, other])
    await expect
      .poll(() => publicTo(anna, [where]).filter(isCard).map(textOf).join('\n'))
      .toContain('· 2 votes');
  const looks: string[] = [];
  for (const [command, given] of LOOKS) {
    const options = Object.fromEntries(
      Object.entries(given).map(([key, value]) => [
        key,
        value === 'THE GAME' ? game : value === 'A VOTER' ? boris.person.id : value,
      ]),
    );
    const answer = await (await anna.command(other, command, options)).answer();
    looks.push(`/${command}: ${plainly(await wholeOf(answer), game)}`);
    const data = command === 'preferences' ? findButton(answer, 'See everything').custom_id : null;
    if (data !== null) {
      const own = await (await anna.click(answer.id, data)).answer();
      looks.push(`own data: ${plainly(await wholeOf(own), game)}`);
    }
  }
  for (const message of publicTo(anna, [channel, other]))
    looks.push(`public: ${plainly(await wholeOf(message), game)}`);
  looks.push(`page: ${plainly(await pageOf(table, bot, anna, game), game)}`);
  const health = await Promise.all(
    ['health', 'metrics'].map(async (at) => (await fetch(`http://127.0.0.1:${bot.healthPort}/${at}`)).text()),
  );
  const heard = [...lines, ...health].join('\n');
  clock.advance(6 * MINUTE);
  const after = await anna.waitFor(
    (message) =>
      message.channel_id === channel && isCard(message) && /Votes: |🏆|choose/u.test(textOf(message)),
  );
  return { looks, other: heard, after: textOf(after) };
}

const TIMEOUT = 280_000;

test(
  'a hidden vote looks the same to other people, whatever the votes',
  async () => {
    const plain = await watched([NOTHING, NOTHING], 'hidden');
    expect(plain.after).toContain('Votes: c3-d4: 2 votes');
    const secret = fc
      .tuple(BALLOT, BALLOT)
      // A first vote is over once both voters are done. Everyone can see that.
      .map(([one, other]): Secrets => [
        { ...one, hasReason: true },
        { ...other, isDone: other.isDone && !one.isDone },
      ]);
    await fc.assert(
      fc.asyncProperty(secret, async (secrets) => {
        const { looks, other } = await watched(secrets, 'hidden');
        expect(looks).toEqual(plain.looks);
        expect(other).not.toContain(REASON);
        for (const move of MOVES) expect(other).not.toContain(move);
      }),
      { numRuns: 3, endOnFailure: true },
    );
  },
  TIMEOUT,
);

test(
  'an open vote shows moves, but not who voted for them, their requests or their reasons',
  async () => {
    const [one, two] = ['c3-d4', 'g3-h4'] as const;
    const plain = await watched(
      [
        { ...NOTHING, move: one },
        { ...NOTHING, move: two },
      ],
      'open',
    );
    expect(plain.looks.join('\n')).toContain('c3-d4: 1 vote, g3-h4: 1 vote');
    const voted = { wish: 'Vote to resign', hasReason: true, isDone: false } as const;
    const { looks, other } = await watched(
      [
        { ...voted, move: two },
        { ...voted, move: one },
      ],
      'open',
    );
    expect(looks).toEqual(plain.looks);
    expect(other).not.toContain(REASON);
  },
  TIMEOUT,
);
