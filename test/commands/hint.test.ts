/** Hints through the use cases: what they show, count, and store. */
import { expect, test } from 'vitest';
import { asking, wordsOf, type Table } from '../app/table.ts';
import { commandNamed, pressLabel, refusalOf, screenOf, type } from './asks.ts';
import { sitDown } from './engineTable.ts';

const crownhead = { id: 'crownhead', name: 'CROWNHEAD', isBot: true };
const begin = (table: Table) =>
  type(table, 'anna', 'play', { opponent: crownhead, level: '3', color: 'white' });

test('a hint names and marks a move, is counted on the card, and is given once per move', async () => {
  const table = await sitDown();
  await begin(table);
  const reply = await type(table, 'anna', 'games', { do: 'hint' });
  if (reply.kind !== 'private' || !reply.changed) throw new Error(reply.kind);
  expect(wordsOf(reply.screen)).toContain('I’d play **a3-b4**.');
  const picture = reply.screen.blocks.find(({ kind }) => kind === 'picture');
  expect(picture).toMatchObject({
    picture: {
      scene: { arrows: [{ tone: 'better', path: [20, 16] }] },
      alt: expect.stringMatching(/^A green arrow shows a3-b4\. /u),
    },
  });
  table.engine.problem = 'engine-busy';
  const again = await type(table, 'anna', 'games', { do: 'hint' });
  expect(screenOf(again)).toEqual(reply.screen);
  const stored = (await table.app.store.games.load(reply.changed.id))?.game;
  expect(stored?.hints).toHaveLength(1);
  table.engine.problem = null;
  const moved = await type(table, 'anna', 'move', { move: 'c3-d4' });
  expect(wordsOf(screenOf(moved))).toContain('💡 <@anna> used a hint.');
});

test('a hint says that everyone can see it, but only where that is true', async () => {
  const table = await sitDown();
  await begin(table);
  const counted = 'Everyone can see on the board that you used a hint';
  expect(wordsOf(screenOf(await type(table, 'anna', 'games', { do: 'hint' })))).toContain(counted);
  const alone = await sitDown();
  await begin(alone);
  const screen = screenOf(
    await commandNamed('games').run({ ...asking(alone, 'anna'), isAlone: true }, { do: 'hint' }, alone.app),
  );
  expect(wordsOf(screen)).toContain('I’d play');
  expect(wordsOf(screen)).not.toContain(counted);
});

test('a button plays a hint, once', async () => {
  const table = await sitDown();
  await begin(table);
  const screen = screenOf(await type(table, 'anna', 'games', { do: 'hint' }));
  const played = await pressLabel(table, 'anna', screen, 'Play it', true);
  expect(played).toMatchObject({ kind: 'card', game: { moves: ['a3-b4', expect.any(String)] } });
  expect(refusalOf(await pressLabel(table, 'anna', screen, 'Play it', true))).toMatch(/moved|board/u);
});

test('two simultaneous requests for a hint count once', async () => {
  const table = await sitDown();
  await begin(table);
  const replies = await Promise.all([1, 2, 3].map(() => type(table, 'anna', 'games', { do: 'hint' })));
  const games = replies.flatMap((reply) =>
    reply.kind === 'private' && reply.changed ? [reply.changed] : [],
  );
  expect(games).toHaveLength(3);
  expect(new Set(games.map(({ version }) => version)).size).toBe(1);
});
