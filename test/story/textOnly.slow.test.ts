/** Two people who don't see pictures play a game to its end with the boards and buttons as text. */
import { anyMove, movesOn, piecesOn } from './hands.ts';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { buttonsOf, picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { begin, gameOn } from './cards.ts';
import { sitDown } from './table.ts';

/** The contents of each square by its name, read from the code block: `w`, `b`, `W`, `B` or `.`. */
function readBoard(words: string): ReadonlyMap<string, string> {
  const lines = (words.split('```')[1] ?? '').split('\n').filter((line) => line.trim() !== '');
  const cells = lines.map((line) => (line.match(/.{3}/gu) ?? []).map((cell) => cell.trim()));
  const letters = cells.at(-1)!;
  return new Map(
    cells
      .slice(0, -1)
      .flatMap(([digit = '', ...row]) =>
        row.map((cell, at) => [`${letters[at + 1]}${digit}`, cell] as const),
      ),
  );
}

async function moveBy(who: Visitor, board: APIMessage, own: string): Promise<void> {
  const [move] = movesOn(board);
  const [piece] = piecesOn(board);
  const squares = readBoard(textOf(board));
  const [from = '', to = ''] = (move?.to ?? piece?.to ?? '').split(/[-:]/u);
  expect(squares.get(from)?.toLowerCase()).toBe(own);
  if (move) expect(squares.get(to)).toBe('.');
  await anyMove(who, board);
}

const isOver = (board: APIMessage): boolean => buttonsOf(board).some(({ label }) => label === 'Rematch');

/** Continues until a board says that the game is over; returns every board, the last included. */
async function playOut(
  players: readonly [Visitor, Visitor],
  channel: string,
  game: string,
): Promise<readonly APIMessage[]> {
  const boards: APIMessage[] = [];
  for (let ply = 0; ply < 200; ply += 1) {
    const who = players[ply % 2]!;
    const { message } = await who.command(channel, 'games', { do: 'board', game });
    boards.push(message!);
    if (isOver(message!)) return boards;
    await moveBy(who, message!, ply % 2 === 0 ? 'w' : 'b');
  }
  throw new Error('the game did not end');
}

test('a whole game is played by text alone', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  const game = gameOn(await begin(table, anna, boris));
  for (const who of [anna, boris]) await who.command(channel, 'preferences', { board: 'text' });
  const boards = await playOut([anna, boris], channel, game);
  expect(boards.length).toBeGreaterThan(20);
  expect(boards.flatMap(picturesOf)).toEqual([]);
  expect(textOf(boards.at(-1)!)).toMatch(/🏆|🤝/u);
  expect(discord.refusals).toEqual([]);
});
