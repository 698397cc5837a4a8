/** What the bot stores about a user, and what other people then see of that user. */
import { expect, test } from 'vitest';
import { gunzipSync } from 'node:zlib';
import { downloadFile } from '../../src/app/reader/files.ts';
import { sweep } from '../app/sweep.ts';
import { isFormer } from '../../src/game/player.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { cardScreen } from '../../src/views/game/card.ts';
import { begun } from '../app/play.ts';
import { finish, player } from '../app/finished.ts';
import { newChannel, newTable, wordsOf, type Table } from '../app/table.ts';
import { NOON } from '../rating/games.ts';
import { heardOf, labelsOf } from '../views/screens.ts';
import { playMoves, pressLabel, refusalOf, screenOf, suggest, type } from './asks.ts';

const [anna, boris] = [player('anna'), player('boris')];
const asPerson = (who: typeof anna) => ({ ...who, isBot: false });

async function met(): Promise<Table> {
  const table = await newTable();
  table.time.now = NOON;
  await finish(table, [anna, boris], 'white');
  return table;
}

test('the stored data comes first, with buttons for the available actions', async () => {
  const screen = screenOf(await type(await met(), 'anna', 'preferences', { open: 'privacy' }));
  expect(wordsOf(screen)).toContain('Leaderboards and statistics show your name.');
  expect(labelsOf(screen)).toEqual([
    'See everything',
    'Hide me from leaderboards',
    'Show how well I vote',
    'Delete my data…',
    'Preferences',
  ]);
});

test('voters are credited for the best moves only if they chose to be, and can undo the choice', async () => {
  const table = await met();
  const before = screenOf(await type(table, 'anna', 'preferences', { open: 'privacy' }));
  expect(wordsOf(before)).not.toContain('everyone can see how often');
  const named = screenOf(await pressLabel(table, 'anna', before, 'Show how well I vote'));
  expect(wordsOf(named)).toContain('everyone can see how often you voted for the best move');
  expect(await table.app.store.people.preference('anna')).toMatchObject({ isFinder: true });
  await pressLabel(table, 'anna', named, 'Hide how well I vote');
  expect(await table.app.store.people.preference('anna')).toMatchObject({ isFinder: false });
});

test('all data is in one JSON file', async () => {
  const table = await met();
  const reply = await pressLabel(
    table,
    'anna',
    screenOf(await type(table, 'anna', 'preferences', { open: 'privacy' })),
    'See everything',
  );
  const file = screenOf(reply).blocks.find((block) => block.kind === 'file');
  expect(file?.name).toBe('crownhead-about-me.json');
  const all = JSON.parse(String(file?.content));
  expect(all).toMatchObject({ user: 'anna', at: '2026-11-18T12:00:00.000Z' });
  expect(all.tables.game[0].data.players.black).toEqual(boris);
});

test('a file that is too large for Discord is compressed', async () => {
  const block = await downloadFile('a.json', 'x'.repeat(101), 100);
  if (block.kind !== 'file' || typeof block.content === 'string') throw new Error('it is not packed');
  expect(block.name).toBe('a.json.gz');
  expect(gunzipSync(block.content).toString()).toBe('x'.repeat(101));
});

test('a hidden user is not named on any leaderboard, and can read why; choosing to be shown undoes it', async () => {
  const table = await met();
  const read = async (who: string, command: string, values = {}) =>
    heardOf(screenOf(await type(table, who, command, values)));
  const first = screenOf(await type(table, 'anna', 'preferences', { open: 'privacy' }));
  const hidden = screenOf(await pressLabel(table, 'anna', first, 'Hide me from leaderboards'));
  expect(wordsOf(hidden)).toContain('✅ You’re hidden now.');
  expect(await read('boris', 'leaderboard', { by: 'games' })).not.toContain('ANNA');
  expect(await read('anna', 'leaderboard', { by: 'games' })).toContain(
    'You’re hidden from the leaderboards. Show yourself again with `/preferences`.',
  );
  expect(await read('boris', 'profile', { server: true })).not.toContain('ANNA');
  expect(await read('boris', 'profile', { player: asPerson(anna) })).toBe('ANNA has a private profile.');
  expect(await read('anna', 'profile')).toContain('### ANNA');
  const shown = screenOf(await pressLabel(table, 'anna', hidden, 'Show me again'));
  expect(wordsOf(shown)).toContain('✅ You’re visible again.');
  expect(await read('boris', 'leaderboard', { by: 'games' })).toContain('ANNA');
});

test('deletion asks for confirmation; keeping the data changes nothing', async () => {
  const table = await met();
  const first = screenOf(await type(table, 'anna', 'preferences', { open: 'privacy' }));
  const asked = screenOf(await pressLabel(table, 'anna', first, 'Delete my data…'));
  expect(labelsOf(asked)).toEqual(['Yes, delete my data', 'Keep everything']);
  const kept = screenOf(await pressLabel(table, 'anna', asked, 'Keep everything'));
  expect(wordsOf(kept)).toContain('OK, everything stays as it is.');
  expect(await table.app.store.games.list({ player: 'anna' })).toHaveLength(1);
});

test('an erased user appears as a former player in each opponent’s language, and is never notified', async () => {
  const table = await met();
  const game = await begun(table);
  await playMoves(table, ['c3-d4', 'b6-a5']);
  const first = screenOf(await type(table, 'anna', 'preferences', { open: 'privacy' }));
  const asked = screenOf(await pressLabel(table, 'anna', first, 'Delete my data…'));
  expect(refusalOf(await pressLabel(table, 'anna', asked, 'Yes, delete my data'))).toMatch(
    /^Done: I no longer store anything/u,
  );
  const over = (await table.app.store.games.load(game.id))?.game;
  if (!over) throw new Error('the game is gone');
  const card = cardScreen(sayIn('en-GB'), over);
  expect(wordsOf(card)).toContain('Former player');
  expect(card.notifies).toEqual(['boris']);
  expect(labelsOf(card)).toEqual(['Analyze', 'Board', 'More…']);
  expect(refusalOf(await type(table, 'boris', 'games', { do: 'rematch', game: game.id }))).toBe(
    'Your opponent deleted their data, so a rematch isn’t possible. Invite someone else with `/play`.',
  );
  const [choice] = await suggest(table, 'boris', 'games', 'game', '');
  expect(choice?.label).toContain('Former player');
  const channel = newChannel();
  table.time.now += 60_000;
  await sweep(table.app, channel);
  expect([...channel.messages.values()].some((screen) => screen.notifies.some(isFormer))).toBe(false);
  expect(wordsOf([...channel.messages.values()][0])).toContain('<@boris>');
});
