/**
 * Tricks to get the engine's help in a rated game: each is refused privately, and the object stays
 * available to others.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { rotate } from '../../src/draughts/symmetry.ts';
import type { Position } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { shippedPuzzles } from '../../src/features/puzzle/use.ts';
import { makeFen } from '../../src/notation/fen.ts';
import { parseMoveIn } from '../../src/notation/move.ts';
import { buttonTo, cardAfter, isCard, begin, playMoves, resign } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { patient } from './patient.ts';
import { sitDown, type Table } from './table.ts';

const REFUSED = 'a game you’re still playing';
const russian = variantOf('russian');
/** Nine plies: Black is to move. */
const MOVES = gameEndingBy('no-pieces').list.slice(0, 9);

function lineAfter(moves: readonly string[]): Line {
  let line = startLine(russian);
  for (const text of moves) {
    const move = parseMoveIn(russian, lastPosition(line), text);
    if (!move.ok) throw new Error(text);
    line = extend(line, move.value);
  }
  return line;
}

const fenAfter = (plies: number): string => makeFen(russian, lastPosition(lineAfter(MOVES.slice(0, plies))));
const turnedFen = (position: Position): string => makeFen(russian, rotate(position));
const across = (name: string): string =>
  `${'hgfedcba'['abcdefgh'.indexOf(name.charAt(0))]}${9 - Number(name.charAt(1))}`;
const turnedMove = (move: string): string => move.replaceAll(/[a-h][1-8]/gu, across);

const playing = async (table: Table): Promise<APIMessage> =>
  playMoves(table, await begin(table, table.anna, table.boris), MOVES);

type Options = Readonly<Record<string, string>>;

async function told(who: Visitor, channel: string, command: string, options: Options): Promise<string> {
  const heard = await who.command(channel, command, options);
  const answer = await heard.answer();
  return isEphemeral(answer) ? textOf(answer) : `not private: ${textOf(answer)}`;
}

/**
 * The current game with changed pieces that don't matter for the fight: g1-h2, and then without a1
 * and h8.
 */
const IDLE = fenAfter(9).replace('g1', 'h2');
const FEWER = fenAfter(9).replace('a1,', '').replace('h8,', '');

/** Requests that would let the engine help Black in the running game. */
const HELPFUL: readonly (readonly [string, Options])[] = [
  ['from one ply before, with the engine to answer for oneself', { position: fenAfter(8), color: 'white' }],
  ['from two plies before', { position: fenAfter(7), color: 'white' }],
  ['from where the game stands', { position: fenAfter(9), color: 'white' }],
  [
    'on the turned board, with colors exchanged',
    { position: turnedFen(lastPosition(lineAfter(MOVES))), color: 'black' },
  ],
  [
    'on the turned board, from one ply before',
    { position: turnedFen(lastPosition(lineAfter(MOVES.slice(0, 8)))), color: 'black' },
  ],
  ['with an idle man elsewhere', { position: IDLE, color: 'white' }],
  ['with two men less', { position: FEWER, color: 'white' }],
  ['as Brazilian draughts', { position: fenAfter(9), variant: 'brazilian', color: 'white' }],
];

test('practice from the game’s position, or a near or turned one, is refused to its players only', async () => {
  const people = HELPFUL.map((_, index) => `Guest ${index + 1}`);
  const table = await sitDown({}, { people });
  await playing(table);
  const { boris, channel, discord } = table;
  for (const [index, [which, options]] of HELPFUL.entries()) {
    const inPractice = await told(boris, channel, 'play', { level: '8', ...options });
    const opponent = discord.botId;
    const inChannel = await told(boris, channel, 'play', { opponent, level: '8', ...options });
    const guest = patient(discord.visitor(people[index]!));
    const another = await told(guest, channel, 'play', { level: '1', ...options });
    expect([which, inPractice, inChannel, another]).toEqual([
      which,
      expect.stringContaining(REFUSED),
      expect.stringContaining(REFUSED),
      expect.stringContaining('Your practice game'),
    ]);
  }
});

const analyzed = async (who: Visitor, channel: string, text: string) => {
  const { message } = await who.command(channel, 'replay', { text });
  const asked = await who.click(message!.id, findButton(message!, 'Analyze').custom_id);
  const shown = await asked.answer();
  expect(isEphemeral(shown)).toBe(true);
  return textOf(shown);
};

const start = turnedFen(lastPosition(startLine(russian)));
const further = gameEndingBy('no-pieces').list.slice(0, 12);
const other = ['c3-d4', 'd6-c5', 'b2-c3', 'c5-b4'];
const records: readonly (readonly [string, string])[] = [
  ['as it was played', MOVES.join(' ')],
  ['without the last move', MOVES.slice(0, 8).join(' ')],
  ['as it could go on', further.join(' ')],
  ['on the turned board', `[FEN "${start}"]\n\n${MOVES.map(turnedMove).join(' ')}`],
  ['as a position after the next move', `[FEN "${fenAfter(9)}"]\n\n${further[9]} ${further[10]}`],
];

test('a record of the game in any form is not analyzed for its players', async () => {
  const table = await sitDown();
  await playing(table);
  const { boris, chidi, channel } = table;
  for (const [which, text] of records) {
    const answers = [
      await analyzed(boris, channel, `${text} *`),
      await analyzed(chidi, channel, `${text} *`),
    ];
    const expected = [which, expect.stringContaining(REFUSED), expect.not.stringContaining(REFUSED)];
    expect([which, ...answers]).toEqual(expected);
  }
  expect(await analyzed(boris, channel, `${other.join(' ')} *`)).not.toContain(REFUSED);
});

test('a puzzle whose position someone plays as a game doesn’t reveal its solution to them; another one is given', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  const shown = (await anna.command(channel, 'puzzle')).message!;
  const give = findButton(shown, 'Show the solution').custom_id;
  const found = shippedPuzzles(0).find(({ puzzle }) => puzzle.id === give.split('|')[2]);
  const position = found!.puzzle.fen;
  const color = position.startsWith('W') ? 'white' : 'black';
  const { message } = await anna.command(channel, 'play', {
    opponent: boris.person.id,
    position,
    color,
  });
  await boris.click(message!.id, buttonTo(message!, 'challenge', 'accept'));
  const card = await cardAfter(table, message!);
  const refused = await (await anna.click(shown.id, give)).answer();
  expect(textOf(refused)).toContain(REFUSED);
  expect(await told(anna, channel, 'puzzle', { move: found!.puzzle.moves[0]! })).toContain(REFUSED);
  await resign(table, anna, card);
  expect(textOf((await anna.command(channel, 'puzzle')).message!)).toContain('Only one move wins');
  expect(discord.refusals).toEqual([]);
});

test('a practice game that comes near a game between people stops until that has moved on', async () => {
  const table = await sitDown();
  const { boris, channel, discord } = table;
  // Before the game begins, nothing bars help; it is Boris's turn where the game will arrive.
  await boris.command(channel, 'play', { position: fenAfter(9), color: 'black', level: '1' });
  const direct = await boris.waitFor((message) => isCard(message) && message.channel_id !== channel);
  await playing(table);
  const move = gameEndingBy('no-pieces').list[9]!;
  expect(await told(boris, direct.channel_id, 'move', { move })).toContain(REFUSED);
  expect(await told(boris, direct.channel_id, 'games', { do: 'hint' })).toContain(REFUSED);
  expect(discord.refusals).toEqual([]);
});
