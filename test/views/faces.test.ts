/** The same screens on other surfaces than Discord's. `every` checks all screens this way. */
import { expect, test } from 'vitest';
import { retiredScreen } from '../../src/views/game/card.ts';
import { refusalScreen } from '../../src/app/problem/refusal.ts';
import { text, quiet } from '../../src/views/screen/blocks.ts';
import { card, sampleGame } from '../store/samples.ts';
import { asHtml, asPlainText } from './faces.ts';
import { cardOf, say } from './game/cards.ts';

const retired = retiredScreen(say, sampleGame({ moves: ['c3-d4', 'b6-a5'], latest: 'moved' }), card('m2'));

test('a card is read in a terminal', () => {
  const [about, board, turn, clock, ...rest] = asPlainText(cardOf({})).split('\n');
  expect(about).toBe('Russian draughts · rated · 1. White');
  expect(board).toContain('White to move. White’s men: a1,');
  expect(turn).toBe('⚪ <b>*anna*</b>, your move against ⚫ Boris');
  expect(clock).toContain('the game will be canceled in 86401000 ms.');
  expect(rest).toEqual(expect.arrayContaining(['[a3-b4]', '[c3…]', '[More…]']));
  expect(asPlainText(retired)).toBe(
    '<b>*boris*</b> played b6-a5.\nGo to the board (https://page.example/m2)',
  );
});

test('and on a page, where a name is no markup', () => {
  expect(asHtml(retired)).toBe(
    '<small>&lt;b&gt;*boris*&lt;/b&gt; played <strong>b6-a5</strong>.</small>\n' +
      '<small><a href="https://page.example/m2">Go to the board</a></small>',
  );
  expect(asHtml(cardOf({}))).toMatch(/<button value="move\|play\|g1\|0\|a3-b4">a3-b4<\/button>/u);
});

test('commands stay words, and Discord’s own markup is an error', () => {
  expect(asPlainText(refusalScreen(say, { code: 'no-game-here' }))).toContain('/play');
  for (const foreign of ['<@1>', '<#1>', '<t:1:R>', '[it](https://discord.com/channels/1/2/3)'])
    expect(() => asHtml(quiet(text(foreign)))).toThrow('Discord');
});
