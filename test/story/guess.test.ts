/** Spectators guess a whole game's moves privately, and only guesses of played moves count. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import {
  altTextsOf,
  buttonsOf,
  findButton,
  menusOf,
  textOf,
} from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { lineOf } from '../../src/game/line.ts';
import { newGame } from '../game/table.ts';
import { begin, cardAfter, gameOn, playMoves, resign } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { byHand } from './hands.ts';
import { openScene, SOON } from './told.ts';
import { slowTest } from '../runs.ts';

const MOVES = gameEndingBy('no-pieces').list;

/** How many of the guesses the engine would have played. Its analysis takes a few seconds. */
const judged = new RegExp(`🤖 Guesses that match the move I’d play: (\\d+) of ${MOVES.length}`, 'u');
const LATER = { timeout: 60_000 };

const said = (message: APIMessage): string => [textOf(message), ...altTextsOf(message)].join('\n');

/** The board for guessing, opened by the button on the last board. */
async function boardNow(who: Visitor, board: APIMessage): Promise<APIMessage> {
  const { message } = await who.click(board.id, findButton(board, 'The board now').custom_id);
  return message!;
}

/** A button that guesses a move of a different piece. */
const isOther = (id: string, move: string): boolean => {
  const [command, action, , , more = ''] = id.split('|');
  return (
    command === 'guess' && /^(?:record-)?play$/u.test(action ?? '') && more.slice(0, 2) !== move.slice(0, 2)
  );
};

slowTest(
  'a whole game is guessed move by move, privately, and the week’s table counts the moves that were played',
  async () => {
    const { table } = await openScene();
    const { anna, boris, chidi, channel, discord } = table;
    const first = await begin(table, anna, boris);
    const shown = (await chidi.command(channel, 'games', { do: 'board', game: gameOn(first) })).message!;
    let board = (await chidi.click(shown.id, findButton(shown, 'Guess').custom_id)).message!;
    expect(textOf(board)).toContain(`What will <@${anna.person.id}> play?`);
    expect(isEphemeral(board)).toBe(true);
    let card = first;
    let right = 0;
    for (const [ply, move] of MOVES.entries()) {
      // Every third guess is wrong, if there is a button for a different move.
      const other =
        ply % 3 === 2 ? buttonsOf(board).find(({ custom_id: id }) => isOther(id, move)) : undefined;
      const guessed = other ? await chidi.click(board.id, other.custom_id) : await byHand(chidi, board, move);
      board = guessed.message!;
      expect(textOf(board)).toContain('You guess that');
      right += other ? 0 : 1;
      await (ply % 2 === 0 ? anna : boris).command(channel, 'move', { move, game: gameOn(first) });
      card = await cardAfter(table, card, gameOn(first));
      expect(said(card)).not.toContain('guess');
      if (ply === MOVES.length - 1) break;
      // The engine's moves stay hidden while the game runs.
      expect(textOf(board)).not.toContain('🤖');
      const score = `${right} of ${ply + 1} guess`;
      await expect
        .poll(async () => {
          board = await boardNow(chidi, board);
          return textOf(board);
        }, SOON)
        .toContain(score);
    }
    await expect
      .poll(async () => textOf((await chidi.command(channel, 'watch', { guess: true })).message!), SOON)
      .toContain(`1. **<@${chidi.person.id}>** · ${right} of ${MOVES.length} guess`);
    expect(right).toBeLessThan(MOVES.length);
    await expect
      .poll(async () => {
        board = await boardNow(chidi, board);
        return textOf(board);
      }, LATER)
      .toMatch(judged);
    expect(textOf(board)).toContain(`✅ Guesses that were played: ${right} of ${MOVES.length}.`);
    const [, byEngine] = judged.exec(textOf(board))!;
    // The engine would have played some of the guesses, but certainly not all.
    expect(Number(byEngine)).toBeGreaterThan(0);
    expect(Number(byEngine)).toBeLessThan(MOVES.length);
    const marked = textOf(board)
      .split('\n')
      .filter((line) => /^\*\*\d+\. \w+\*\* /u.test(line) && line.includes('🤖'));
    expect(marked.length).toBeGreaterThan(0);
    const week = textOf((await chidi.command(channel, 'watch', { guess: true })).message!);
    expect(week).toContain(`${right} of ${MOVES.length} guesses right · 🤖 ${byEngine}`);
    // Nobody else has seen any of the guesses.
    const others = [anna, boris]
      .flatMap((who) => who.messages(channel))
      .map(said)
      .join();
    expect(others).not.toMatch(/guess/iu);
    expect(discord.refusals).toEqual([]);
  },
);

test('a guess is too late once the move is played, and a finished game is closed to guesses', async () => {
  const { table } = await openScene();
  const { anna, boris, chidi, channel, discord } = table;
  const first = await begin(table, anna, boris);
  const list = (await chidi.command(channel, 'watch', { guess: true })).message!;
  const opened = await chidi.choose(list.id, menusOf(list)[0]!.custom_id, [gameOn(first)]);
  await anna.command(channel, 'move', { move: 'c3-d4', game: gameOn(first) });
  const card = await cardAfter(table, first);
  const late = await byHand(chidi, opened.message!, 'c3-d4');
  expect(textOf(late.message!)).toContain(`What will <@${boris.person.id}> play?`);
  expect(textOf(late.message!)).not.toContain('You guess');
  await resign(table, boris, card);
  const after = await chidi.click(late.message!.id, findButton(late.message!, 'The board now').custom_id);
  expect(textOf(after.message!)).toContain('That game is over');
  expect(discord.refusals).toEqual([]);
});

const FAMOUS = MOVES.slice(0, 9);
/** Forced moves are skipped. */
const ASKED = lineOf(newGame({ moves: FAMOUS })).positions.flatMap((position, ply) =>
  ply < FAMOUS.length && legalMoves(variantOf('russian'), position).length > 1 ? [ply] : [],
);

test('each member guesses the moves of a public imported game privately, scored by the moves played and by the engine', async () => {
  const { table } = await openScene();
  const { anna, boris, chidi, channel, discord } = table;
  const text = FAMOUS.map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : move)).join(' ');
  const pdn = `[White "Kuperman"] [Black "Tsjegoljew"] [Result "1-0"] ${text} 1-0`;
  const shown = (await anna.command(channel, 'replay', { text: pdn, public: true })).message!;
  expect(isEphemeral(shown)).toBe(false);
  const open = async (who: Visitor) =>
    (await who.click(shown.id, findButton(shown, 'Guess the moves').custom_id)).message!;
  let board = await open(chidi);
  expect([isEphemeral(board), textOf(board)]).toEqual([
    true,
    expect.stringContaining('What will Kuperman play?'),
  ]);
  // The game's result would reveal too much.
  expect(said(board)).not.toContain('1-0');
  let right = 0;
  expect(ASKED.length).toBeLessThan(FAMOUS.length);
  for (const [at, ply] of ASKED.entries()) {
    const move = FAMOUS[ply]!;
    const other = ply === 1 ? buttonsOf(board).find(({ custom_id: id }) => isOther(id, move)) : undefined;
    const guessed = other ? await chidi.click(board.id, other.custom_id) : await byHand(chidi, board, move);
    board = guessed.message!;
    right += other ? 0 : 1;
    expect(textOf(board)).toContain(other ? `but **${move}** was played` : `**${move}** was played, as you`);
    expect(textOf(board)).toContain(`${right} of ${at + 1} guess`);
  }
  expect(right).toBe(ASKED.length - 1);
  expect(textOf(board)).toContain(`✅ Guesses that were played: ${right} of ${ASKED.length}.`);
  // Boris is still at the beginning, and can't see the other guesses.
  const his = await open(boris);
  expect(textOf(his)).not.toContain('✅');
  const missed = (await byHand(boris, his, 'c3-d4')).message!;
  expect(textOf(missed)).toContain(`You guessed c3-d4, but **${FAMOUS[0]}** was played`);
  await expect
    .poll(async () => textOf(await open(chidi)), LATER)
    .toMatch(/🤖 Guesses that match the move I’d play: \d of \d/u);
  const week = textOf((await anna.command(channel, 'watch', { guess: true })).message!);
  expect(week).toContain('in imported games');
  expect(week).toContain(`1. **<@${chidi.person.id}>** · ${right} of ${ASKED.length} guesses right`);
  expect(week).toContain(`2. **<@${boris.person.id}>** · 0 of 1 guess right`);
  // Playing through that position, Chidi doesn't see the engine's moves.
  const own = await begin(table, chidi, boris);
  await playMoves({ anna: chidi, boris }, own, FAMOUS);
  expect(textOf(await open(chidi))).toContain('a game you’re still playing');
  expect(discord.refusals).toEqual([]);
});
