/**
 * An imported game is shown step by step and stored for its buttons; every mistake is reported by
 * line and column.
 */
import { unbroken } from '../../../src/views/game/clock.ts';
import { expect, test } from 'vitest';
import { scripted } from '../../app/scripted.ts';
import { newTable, wordsOf } from '../../app/table.ts';
import { faultsOfForm } from '../../views/limits.ts';
import { labelsOf, picturesOf } from '../../views/screens.ts';
import { pressLabel as pressAnywhere, refusalOf, screenOf, submit, type } from '../asks.ts';
import { GAME, asFile, plyOf, pressLabel } from './brought.ts';

test('the importer sees the game with its players, comments, clocks and result', async () => {
  const table = await newTable();
  const reply = await type(table, 'anna', 'replay', { text: GAME });
  expect(reply.kind).toBe('private');
  let screen = screenOf(reply);
  expect(plyOf(screen)).toBe(0);
  expect(wordsOf(screen)).toContain(String.raw`Anna \*A\*`);
  screen = screenOf(await pressLabel(table, 'anna', screen, 'Forward'));
  expect(wordsOf(screen)).toContain('a quiet start');
  screen = screenOf(await pressLabel(table, 'anna', screen, 'Forward'));
  expect(wordsOf(screen)).toContain(unbroken('⚪ 10:00 · ⚫ 9:58'));
  screen = screenOf(await pressLabel(table, 'anna', screen, 'Last'));
  expect([plyOf(screen), picturesOf(screen)[0]?.scene.ending]).toEqual([3, { winner: 'white' }]);
  const film = screenOf(await pressLabel(table, 'anna', screen, 'Animation'));
  expect(picturesOf(film)[0]?.film).toMatchObject({ from: 0, to: 3, ending: { winner: 'white' } });
  expect(picturesOf(film)[0]?.film?.names).toEqual({ white: 'Anna *A*', black: 'Boris' });
});

test('an imported game shows its event, the known part of its date, and its result', async () => {
  const text = '[Event "Town Cup"]\n[Date "1999.05.??"]\n[Result "1-0"]\n\n1. c3-d4 d6-c5 1-0';
  const screen = screenOf(await type(await newTable(), 'anna', 'replay', { text, variant: 'russian' }));
  expect(wordsOf(screen)).toContain(String.raw`-# Town Cup · 1999.05 · 1\-0`);
});

test('an imported game of International draughts shows its result in that variant’s usual form', async () => {
  const text = '[GameType "20"]\n[Event "Town Cup"]\n[Result "1-1"]\n\n1. 32-28 19-23 *';
  const screen = screenOf(await type(await newTable(), 'anna', 'replay', { text }));
  expect(wordsOf(screen)).toContain(String.raw`-# Town Cup · 1\-1`);
});

test('a player who is missing from the record has no name on the board', async () => {
  const text = GAME.replace('Boris', '?').replace('[White "Anna *A*"]\n', '');
  const screen = screenOf(await type(await newTable(), 'anna', 'replay', { text }));
  expect(picturesOf(screen)[0]?.scene.names).toEqual({ white: '', black: '' });
});

test('a position is shown as a game without moves', async () => {
  const table = await newTable();
  const screen = screenOf(
    await type(table, 'anna', 'replay', { text: 'B:W31,K5:B2', variant: 'international' }),
  );
  expect(picturesOf(screen)[0]?.alt).toContain(
    'Black to move. White’s man: 31. White’s king: 5. Black’s man: 2.',
  );
});

test.each([
  [
    'hello',
    'problem',
    ['1, column 1', '“hello”', 'A game looks like `1. c3-d4 d6-c5 2. b2-c3 *`, a position'],
  ],
  ['1. c3-d4 d6-c5 2. h8-a1 *', 'move', ['2. White (line 1, column 19)', 'I can’t play', 'Possible moves:']],
  ['[GameType "999"]\n1. c3-h8 *', 'game type', ['Line 1', 'game type']],
  ['[FEN "W:Wz9"]\n1. c3-d4 *', 'position', ['Line 1', 'isn’t a position', 'no square']],
  ['W:Wc3:Bz9', 'square', ['There’s no square “z9”', 'A position looks like this: `W:W']],
  ['W:W:B', 'empty board', ['A position looks like this']],
  ['', 'empty', ['I can’t find a game']],
] as const)('%j is refused: %s', async (text, _what, words) => {
  const refusal = refusalOf(await type(await newTable(), 'anna', 'replay', { text }));
  for (const word of words) expect(refusal).toContain(word);
});

test.each([
  ['a text of more than 10,000,000 characters', 'x'.repeat(10_000_001), 'This text is too long'],
  ['a game of more than 5,000 moves', `${'1. c3-d4 '.repeat(5001)}*`, 'Line 1, column 45,004: “c3'],
])('%s is refused', async (_what, text, words) => {
  expect(refusalOf(await type(await newTable(), 'anna', 'replay', { text }))).toContain(words);
});

test('buttons work as long as the record is kept, and then explain why they don’t', async () => {
  const table = await newTable();
  const screen = screenOf(await type(table, 'anna', 'replay', { text: GAME }));
  table.time.now += 31 * 24 * 60 * 60 * 1000;
  expect(plyOf(screenOf(await pressLabel(table, 'anna', screen, 'Last')))).toBe(3);
  await type(table, 'boris', 'replay', { text: 'W:Wc3:Bb8' });
  const late = await pressLabel(table, 'anna', screen, 'Last');
  expect(refusalOf(late)).toContain('Import it again with `/replay file:`');
});

test('a file is read like text, in any encoding', async () => {
  const table = await newTable();
  const words = ['[White "', '"]\n1. c3-d4 d6-c5 *'].map((part) => new TextEncoder().encode(part));
  const cyrillic = Uint8Array.of(0xc0, 0xed, 0xed, 0xe0);
  const file = asFile(table, Buffer.concat([words[0]!, cyrillic, words[1]!]));
  const screen = screenOf(await type(table, 'anna', 'replay', { file }));
  expect(wordsOf(screen)).toContain('Анна');
  const position = asFile(table, 'W:W31,K5:B2\n', 'position.fen');
  const reply = await type(table, 'anna', 'replay', { file: position, variant: 'international' });
  expect(picturesOf(screenOf(reply))[0]?.alt).toContain('White’s man: 31.');
});

test('an import can be public, but its steps and animations are private for each reader', async () => {
  const table = await newTable();
  await type(table, 'boris', 'preferences', { theme: 'night' });
  const reply = await type(table, 'anna', 'replay', { text: GAME, public: true });
  expect(reply.kind).toBe('public');
  const stepped = await pressAnywhere(table, 'boris', screenOf(reply), 'Step by step');
  expect([stepped.kind, plyOf(screenOf(stepped))]).toEqual(['private', 0]);
  expect(picturesOf(screenOf(reply))[0]?.look).toBeUndefined();
  const film = await pressAnywhere(table, 'boris', screenOf(stepped), 'Animation');
  expect([film.kind, picturesOf(screenOf(film))[0]?.look?.theme]).toEqual(['private', 'night']);
  const alone = await pressLabel(table, 'boris', screenOf(film), 'Step by step');
  expect([alone.kind, picturesOf(screenOf(alone))[0]?.look?.theme]).toEqual(['private', 'night']);
  const last = await pressLabel(table, 'boris', screenOf(alone), 'Last');
  for (const shown of [last, film]) {
    const shared = await pressLabel(table, 'boris', screenOf(shown), 'Show to everyone');
    expect([shared.kind, picturesOf(screenOf(shared))[0]?.look]).toEqual(['public', undefined]);
    expect(plyOf(screenOf(shared))).toBe(plyOf(screenOf(shown)));
  }
});

test('a comment before the first move is shown at the start', async () => {
  const screen = screenOf(
    await type(await newTable(), 'anna', 'replay', { text: '{Played in May} 1. c3-d4 *' }),
  );
  expect(wordsOf(screen)).toContain('Played in May');
});

test('a form accepts a file or text, with or without a replay', async () => {
  const table = await newTable();
  const nothing = await type(table, 'anna', 'replay');
  expect(refusalOf(nothing)).toBe(
    'There’s no game to replay here. See your games with `/games`, or read one from elsewhere.',
  );
  const asked = await pressLabel(table, 'anna', screenOf(nothing), 'Read a game');
  if (asked.kind !== 'form') throw new Error('no window');
  expect(faultsOfForm(asked.form)).toEqual([]);
  const files = new Map([['7', asFile(table, GAME)]]);
  const empty = { file: '', text: '', player: '' };
  const uploaded = await submit(table, 'anna', asked.form, { ...empty, file: '7' }, { files });
  expect(wordsOf(screenOf(uploaded))).toContain('Boris');
  const pasted = await submit(table, 'anna', asked.form, { ...empty, text: GAME });
  expect(wordsOf(screenOf(pasted))).toContain('Boris');
  expect(
    refusalOf(await submit(table, 'anna', asked.form, { ...empty, file: '7', text: GAME }, { files })),
  ).toBe('Send only one of these: a game from here, some text, or a file.');
  const missing = await submit(table, 'anna', asked.form, empty);
  expect(refusalOf(missing)).toContain('Paste a game');
  expect(await pressLabel(table, 'anna', screenOf(missing), 'Read a game')).toEqual(asked);
  const typo = '1. c3-d4 d6-c5 2. h8-a1 *';
  const faulty = await submit(table, 'anna', asked.form, { ...empty, text: typo });
  const again = await pressLabel(table, 'anna', screenOf(faulty), 'Try again');
  expect(again).toMatchObject({ kind: 'form', form: { questions: [{}, { value: typo }, {}] } });
  const front = screenOf(pasted);
  expect(await pressLabel(table, 'anna', front, 'Read a game')).toEqual(asked);
  expect(labelsOf(screenOf(await pressLabel(table, 'anna', front, 'Forward')))).not.toContain('Read a game');
  expect(labelsOf(screenOf(await pressLabel(table, 'anna', front, 'Show to everyone')))).not.toContain(
    'Read a game',
  );
});

test('an import becomes an animation, an analysis or a file if requested, and public if requested', async () => {
  const bare = await newTable();
  const table = { ...bare, app: { ...bare.app, engine: scripted() } };
  const read = (given: object) => type(table, 'anna', 'replay', { text: GAME, ...given });
  const film = await read({ as: 'film', from: 2, to: 2 });
  expect([film.kind, picturesOf(screenOf(film))[0]?.film]).toEqual([
    'private',
    expect.objectContaining({ from: 2, to: 3 }),
  ]);
  const shared = await read({ as: 'export', public: true });
  const file = screenOf(shared).blocks.find(({ kind }) => kind === 'file');
  expect([shared.kind, file]).toMatchObject([
    'public',
    { content: expect.stringContaining('[Black "Boris"]') },
  ]);
  expect(await read({ as: 'analysis' })).toEqual({
    kind: 'analysis',
    subject: { kind: 'record', id: expect.any(String) },
    isPrivate: true,
  });
});
