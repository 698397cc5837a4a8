/**
 * The card's text during and at the end of a draw count. The numbers are from the federations'
 * rules.
 */
import { expect, test } from 'vitest';
import { lineFrom } from '../../src/notation/valid.ts';
import { endingOf } from '../../src/draughts/ending.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import type { VariantId } from '../../src/draughts/variants.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { cardScreen } from '../../src/views/game/card.ts';
import { sampleGame } from '../store/samples.ts';
import { wordsOf } from './screens.ts';

const say = sayIn('en-US');

function cardAfter(id: VariantId, fen: string, texts: string): string {
  const line = lineFrom(id, fen, ...texts.split(' '));
  const moves = line.moves.map((move) => makeFullMove(line.variant, move));
  return wordsOf(cardScreen(say, sampleGame({ variant: id, start: fen, moves, result: endingOf(line) })));
}

test.each([
  ['russian', 'B:WKb8,Kc1,Kg1:BKh4', 'h4-e1', 15, 'the single king is caught'],
  ['russian', 'B:WKb8,Kc1:BKh4', 'h4-e1 b8-a7', 4, 'the single king is caught'],
  ['russian', 'B:WKb8,Kc1,Kg1:BKa1', 'a1-b2', 5, 'the single king is caught or leaves the main road'],
  ['russian', 'W:WKa1,c1,g1:BKh4,h8', 'a1-b2', 30, 'something is captured or a man becomes a king'],
  ['russian', 'W:WKa1,c1,e1,g1:BKh4,h8,f8', 'a1-b2', 60, 'something is captured or a man becomes a king'],
  ['international', 'W:WK46,47,48,49:BK45,1,2,3', '46-41 45-50', 24, 'a man moves or something is captured'],
  ['international', 'B:WK46,K47,K48:BK45', '45-50', 16, 'the single king is caught'],
  ['frisian', 'B:WK46,K47:BK45', '45-50', 7, 'the single king is caught'],
  ['frisian', 'B:WK46:BK45', '45-50 46-41', 1, 'a king is caught'],
  ['english', 'W:WK29,30:BK1,2', '29-25 1-5', 39, 'a man moves or something is captured'],
] as const)('%s from %s after %s: a draw in %i moves, unless %s', (id, fen, moves, count, event) => {
  const words = `⏳ Draw in ${count} ${count === 1 ? 'move' : 'moves'}, unless ${event}.`;
  expect(cardAfter(id, fen, moves).split('\n')).toContain(words);
});

test.each([
  [
    'russian',
    'B:WKb8,Kc1:BKh4',
    'h4-e1 b8-a7 e1-h4 a7-g1 h4-e1 g1-a7 e1-h4 a7-b8 h4-e1 b8-f4',
    'One or two pieces didn’t catch the single king in 5 moves.',
  ],
  [
    'frisian',
    'B:WK46:BK45',
    '45-50 46-41 50-45 41-46',
    'Each side had one king left, and neither caught the other in 2 moves.',
  ],
  ['turkish', 'W:WKa1:BKh3,a5', 'a1:a8', 'Each side has one piece left, which is a draw.'],
  [
    'poddavki',
    'W:Wc3:Bb6',
    'c3-d4 b6-c5 d4:b6',
    'The winner got rid of every piece, which is the goal here.',
  ],
  ['breakthrough', 'W:W7,40:B20', '7-1', 'The first king was crowned.'],
] as const)('%s from %s after %s ends: %s', (id, fen, moves, words) => {
  expect(cardAfter(id, fen, moves).split('\n')).toContain(words);
});
