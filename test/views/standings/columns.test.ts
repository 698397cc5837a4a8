/** Digits are aligned in columns, no matter how long names and numbers are. */
import { expect, test } from 'vitest';
import { inColumns } from '../../../src/views/standings/columns.ts';

const lines = (...rows: readonly (readonly string[])[]): readonly string[] =>
  inColumns(rows.map((numbers) => ({ numbers, label: 'x' })));

test.each<[why: string, rows: readonly (readonly string[])[], expected: readonly string[]]>([
  ['nothing', [], []],
  ['one line', [['1', '1500', '7']], ['`1 1500 7` x']],
  [
    'the first column to the left, the others to the right',
    [
      ['1', '1500', '107'],
      ['10', '980', '7'],
    ],
    ['`1  1500 107` x', '`10  980   7` x'],
  ],
  [
    'a question mark hangs out',
    [
      ['1', '1500?', '7'],
      ['2', '1499', '12'],
    ],
    ['`1 1500?  7` x', '`2 1499  12` x'],
  ],
  ['a rating that comes first, with nothing behind it', [['1500?'], ['980']], ['`1500?` x', '`980` x']],
])('%s', (_, rows, expected) => {
  expect(lines(...rows)).toEqual(expected);
});
