/** Each refusal in words. Refusals by commands are also in `test/commands/badInput/`. */
import { expect, test } from 'vitest';
import type { Problem } from '../../../src/app/problem/problem.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { refusalScreen } from '../../../src/app/problem/refusal.ts';
import { faultsOf } from '../../views/limits.ts';
import { wordsOf } from '../../views/screens.ts';

const say = sayIn('en-US');

const NINE = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'];

test.each<[Problem, string]>([
  [
    { code: 'unreadable-move', text: '@everyone', legal: NINE },
    String.raw`I can’t read “\@everyone” as a move. You can play **a1**, **a2**, **a3**, **a4**, **a5**, **a6**, **a7**, **a8** and one more.`,
  ],
  [
    { code: 'illegal-move', text: 'c3-d4', legal: [...NINE, 'b1', 'b2'] },
    String.raw`“c3\-d4” isn’t possible here. You can play **a1**, **a2**, **a3**, **a4**, **a5**, **a6**, **a7**, **a8** and 3 more.`,
  ],
  [
    { code: 'ambiguous-move', text: 'c3:g3', candidates: ['c3:e5:g3', 'c3:e1:g3'] },
    String.raw`“c3\:g3” could be **c3:e5:g3** or **c3:e1:g3**. Which one do you mean?`,
  ],
  [
    { code: 'missing-permission', permissions: ['View Channel', 'Send Messages', 'Attach Files'] },
    'I can’t show a board in this channel: I need the **View Channel**, **Send Messages**, and **Attach Files** permissions. Someone who manages the channel can give them to me.',
  ],
  [
    { code: 'game-over', result: { winner: null, by: 'threefold' } },
    'This game is over. 🤝 **The game was drawn.** The same position came up for the third time.',
  ],
  [
    { code: 'bug', id: 'k3x9' },
    'Something went wrong on my end. It’s logged as `k3x9`, and your game is as it was last shown. Please try again.',
  ],
])('%j', (problem, words) => {
  const screen = refusalScreen(say, problem);
  expect(wordsOf(screen)).toBe(words);
  expect(screen.notifies).toEqual([]);
  expect(faultsOf(screen)).toEqual([]);
});

test('a text of any length is answered by a message that Discord accepts', () => {
  const text = '||<@1>||'.repeat(700);
  expect(faultsOf(refusalScreen(say, { code: 'unreadable-move', text, legal: NINE }))).toEqual([]);
});
