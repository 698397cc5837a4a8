/** A move chosen from the suggestions is played in the game that they were made for. */
import { expect, test } from 'vitest';
import { markedMove, readMarked } from '../../../src/app/play/suggest.ts';

test.each([
  [markedMove('c3-d4', 'g1'), { text: 'c3-d4', game: 'g1' }],
  ['c3-d4  #g1 ', { text: 'c3-d4', game: 'g1' }],
  ['3 # or #g1', { text: '3 # or', game: 'g1' }],
  ['c3-d4', { text: 'c3-d4' }],
  ['#g1', { text: '#g1' }],
  [' #g1', { text: ' #g1' }],
  ['c3-d4 #', { text: 'c3-d4 #' }],
  ['c3-d4 #G 1', { text: 'c3-d4 #G 1' }],
])('%j', (typed, read) => {
  expect(readMarked(typed)).toEqual(read);
});
