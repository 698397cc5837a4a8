/**
 * Tricks to get the engine's help in a rated game: each is refused privately, and the object stays
 * available to others.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { rotate } from '../../src/draughts/symmetry.ts';
import type { Position } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { makeFen } from '../../src/notation/fen.ts';
import { parseMoveIn } from '../../src/notation/move.ts';
import { begin, playMoves } from './cards.ts';
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
