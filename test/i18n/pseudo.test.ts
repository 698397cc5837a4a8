import { expect, test } from 'vitest';
import { pseudo } from '../../src/i18n/pseudo.ts';
import { sayIn } from '../../src/i18n/say.ts';

test.each([
  ['note', 'A man moves', 'Ä ɱäñ ɱöṽëš ẋẋẋẋẋ'],
  ['note', '-# {player}, **go** to `/board`!', '-# {player}, **ğö** ŧö `/board`! ẋẋẋẋẋẋẋẋẋẋẋẋẋ'],
  ['note', '[Go]({link})', '[Ğö]({link}) ẋẋẋẋẋ'],
  ['name.move', 'move', 'ɱöṽë'],
  ['command.move', 'x'.repeat(95), `${'ẋ'.repeat(95)} ẋẋẋẋ`],
  ['command.move', 'x'.repeat(100), 'ẋ'.repeat(100)],
])('%s: %s', (key, text, expected) => {
  expect(pseudo({ [key]: text })[key]).toBe(expected);
});

test('speaks when it is asked for by its tag', () => {
  expect(sayIn('en-XA')('button.play', { move: 'c3-d4' })).toMatch(/^Ƥłäý c3-d4/u);
});
