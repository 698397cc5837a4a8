/**
 * Texts and names are cut to fit, but never within an emoji, because Discord refuses a message with
 * half a character.
 */
import { expect, test } from 'vitest';
import { accept, makeChallenge } from '../../src/app/play/challenges.ts';
import { asking, newTable, type Table } from '../app/table.ts';
import { finish } from '../app/finished.ts';
import { faultsOf } from '../views/limits.ts';
import { screenOf, suggest, type } from './asks.ts';

const LONG = `x${'😀'.repeat(400)}`;
const NAME = `x${'😀'.repeat(31)}`;
const [anna, boris] = ['anna', 'boris'].map((id) => ({ id, name: NAME, isBot: false }));

async function begin(table: Table): Promise<void> {
  const wish = { variant: 'russian', opponent: null, color: 'white' } as const;
  const made = await makeChallenge(table.app, { ...asking(table, 'anna'), user: anna! }, wish);
  if (!made.ok) throw new Error(made.problem.code);
  const accepted = await accept(table.app, { ...asking(table, 'boris'), user: boris! }, made.value.id);
  if (!accepted.ok) throw new Error(accepted.problem.code);
}

test.each([
  ['a board of players with such names', 'games', { do: 'board' }],
  ['the list of their games', 'games', {}],
  ['a film', 'replay', { as: 'film' }],
  ['a position', 'play', { position: LONG }],
  ['a piece of a position', 'play', { position: `W:W${LONG}:Bb8` }],
  ['a game', 'replay', { text: LONG }],
  ['a comment', 'replay', { text: `{${LONG}} 1. c3-d4 {${`${LONG} `.repeat(9)}} *` }],
  ['the names in a game', 'replay', { text: `[White "${LONG}"][Black "${LONG}"] 1. c3-d4 *` }],
  ['a move', 'move', { move: LONG }],
  ['a plan', 'games', { lines: `${LONG}1` }],
  ['the name of a season', 'leaderboard', { season: LONG }],
] as const)('%s', async (_what, command, values) => {
  const table = await newTable();
  await begin(table);
  // With two games, the bot asks which one is meant, and the typed text is in the buttons.
  if (command === 'move') await begin(table);
  expect(faultsOf(screenOf(await type(table, 'anna', command, values)))).toEqual([]);
  await begin(table);
  return expect(faultsOf(screenOf(await type(table, 'anna', command, values)))).toEqual([]);
});

test.each(['games', 'server void'] as const)('a game to be chosen for /%s', async (command) => {
  const table = await newTable();
  await begin(table);
  await finish(table, [anna!, boris!], 'white');
  const choices = await suggest(table, 'anna', command, 'game', '');
  expect(choices.length).toBeGreaterThan(0);
  expect(choices.filter(({ label }) => !label.isWellFormed() || label.length > 100)).toEqual([]);
});

test('a reason for the admins', async () => {
  const table = await newTable();
  const { id } = await finish(table, [anna!, boris!], 'white');
  const reply = await type(table, 'anna', 'server void', { game: id, reason: LONG });
  expect(faultsOf(screenOf(reply))).toEqual([]);
});
