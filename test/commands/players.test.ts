/** `/profile`, `/stats` and `/void` as members and admins of a server read them. */
import { describe, expect, test } from 'vitest';
import { barsOf } from '../../src/views/standings/statistics.ts';
import { finish, player } from '../app/finished.ts';
import { newTable, wordsOf } from '../app/table.ts';
import type { Table } from '../app/table.ts';
import { DAY, NOON } from '../rating/games.ts';
import { PLACE } from '../store/samples.ts';
import { refusalOf, screenOf, suggest, type } from './asks.ts';

const [anna, boris, carl] = [player('anna'), player('boris'), player('carl')];

async function tableAtNoon(): Promise<Table> {
  const table = await newTable();
  table.time.now = NOON;
  return table;
}

async function linesOf(table: Table, who: string, command: string, values = {}): Promise<readonly string[]> {
  const words = wordsOf(screenOf(await type(table, who, command, values)));
  return words.replaceAll(/[\u2068\u2069]/gu, '').split('\n');
}

const person = (id: string) => ({ ...player(id), isBot: false });

describe('/profile', () => {
  test('of someone new says how to begin', async () => {
    const table = await tableAtNoon();
    expect(await linesOf(table, 'anna', 'profile')).toEqual([
      'ANNA has not finished a game here yet. `/challenge` starts one.',
    ]);
  });

  test('tells ratings, record, streak, best win, favourite, head to head and latest games', async () => {
    const table = await tableAtNoon();
    await finish(table, [boris, anna], 'white');
    table.time.now += DAY;
    await finish(table, [anna, carl], 'white');
    await finish(table, [anna, boris], 'white', { variant: 'poddavki' });
    const last = await finish(table, [anna, boris], null, { rated: false });
    await table.app.store.gameShown(last.id, 2, { channelId: 'c', messageId: 'm' }, null);
    expect(await linesOf(table, 'boris', 'profile', { player: person('anna') })).toEqual([
      '### ANNA',
      expect.stringMatching(/^All games: \*\*\d{4}\?\*\* · 2 won, 0 drawn, 1 lost$/u),
      expect.stringMatching(/^Russian draughts: \*\*\d{4}\?\*\* · 1 won, 0 drawn, 1 lost$/u),
      'Poddavki (giveaway): **1662?** · 1 won, 0 drawn, 0 lost',
      '⚪ 2 of 2 won · ⚫ 0 of 1 won',
      'Won the last 2 games',
      'Longest run: 2 wins',
      'Best win: over BORIS, rated 1662',
      'Favourite first move: **c3-d4** (Russian draughts), 2 of 2 lately',
      'Against you: 3 games, you won 1 and lost 1',
      '**Latest games**',
      '🤝 drew with BORIS · Russian draughts · casual https://discord.com/channels/guild-1/c/m',
      '✅ won against BORIS · Poddavki (giveaway) · 1500 → 1662',
      expect.stringMatching(/^✅ won against CARL · Russian draughts · 1338 → \d{4}$/u),
      '❌ lost to BORIS · Russian draughts · 1500 → 1338',
    ]);
  });

  test('with casual games only has games and no rating', async () => {
    const table = await tableAtNoon();
    await finish(table, [anna, boris], 'black', { rated: false });
    expect(await linesOf(table, 'anna', 'profile')).toEqual([
      '### ANNA',
      'No game that counts for ratings yet.',
      '**Latest games**',
      '❌ lost to BORIS · Russian draughts · casual',
    ]);
  });
});

describe('/stats', () => {
  test('of a server without games says so', async () => {
    expect(await linesOf(await tableAtNoon(), 'anna', 'stats')).toEqual([
      'No game has been finished here yet. `/challenge` starts one.',
    ]);
  });

  test('tells when, what and by whom', async () => {
    const table = await tableAtNoon();
    await finish(table, [anna, boris], 'white', { moves: Array.from({ length: 61 }, () => 'c3-d4') });
    await finish(table, [boris, anna], null, { rated: false });
    table.time.now += DAY;
    await finish(table, [carl, anna], 'black', { variant: 'frisian', moves: ['32-28', '1', '2', '3'] });
    expect(await linesOf(table, 'anna', 'stats')).toEqual([
      '### What is played here',
      '3 games so far',
      'Last 14 days, to today: `············█▄` 3',
      'By weekday, from Monday: `··█▄···`, mostly on Wednesday',
      'By hour, from 00 to 23 UTC: `············█···········`, mostly at 12:00',
      '**Games**',
      'Russian draughts: 2 · ⚪ 1 ⚫ 0 drawn 1',
      'Frisian draughts: 1 · ⚪ 0 ⚫ 1 drawn 0',
      '**First moves**',
      'c3-d4 (Russian draughts): 2 · ⚪ 1 ⚫ 0 drawn 1',
      '32-28 (Frisian draughts): 1 · ⚪ 0 ⚫ 1 drawn 0',
      '**Who plays most together**',
      'BORIS and ANNA: 2',
      'CARL and ANNA: 1',
      'Longest game: 61 plies, ANNA and BORIS',
      'Shortest game: 4 plies, CARL and ANNA',
    ]);
  });

  test('bars are as high as their share of the greatest', () => {
    expect(barsOf([0, 1, 50, 100])).toBe('·▁▄█');
    expect(barsOf([0, 0])).toBe('··');
  });
});

describe('/void', () => {
  test('takes a game off the boards, keeps who did it and why, and lets it count again', async () => {
    const table = await tableAtNoon();
    const { id } = await finish(table, [anna, boris], 'white');
    expect(await linesOf(table, 'admin', 'void')).toEqual([
      'No game of this server is set aside. `/void` with a game takes it off the boards.',
    ]);
    expect(await linesOf(table, 'admin', 'void', { game: id, reason: '**a** <@1>' })).toEqual([
      `The game \`${id}\` of ANNA and BORIS no longer counts. Ratings and boards are as if it had not been played.`,
    ]);
    expect(await linesOf(table, 'anna', 'profile')).toContain('No game that counts for ratings yet.');
    expect((await linesOf(table, 'admin', 'void'))[1]).toBe(
      `\`${id}\` ANNA and BORIS, Russian draughts, <t:${NOON / 1000}:R>: voided by <@admin>, “${String.raw`\*\*a\*\* \<\@1\>`}”.`,
    );
    expect(await linesOf(table, 'admin', 'void', { game: id, restore: true })).toEqual([
      `The game \`${id}\` of ANNA and BORIS is judged like any other again. Ratings and boards follow.`,
    ]);
    expect(await linesOf(table, 'anna', 'profile')).toContain(
      'Russian draughts: **1662?** · 1 won, 0 drawn, 0 lost',
    );
  });

  test('shows the quick losses that were set aside by themselves', async () => {
    const table = await tableAtNoon();
    const moves = Array.from({ length: 10 }, () => 'c3-d4');
    for (let n = 0; n < 3; n += 1) await finish(table, [anna, boris], 'white', { moves });
    const lines = await linesOf(table, 'admin', 'void');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('one quick loss more to the same winner; set aside by itself.');
  });

  test('knows the finished games of its own server only, and offers them', async () => {
    const table = await tableAtNoon();
    const { id } = await finish(table, [anna, boris], 'white', { place: { ...PLACE, guildId: 'guild-2' } });
    const own = await finish(table, [anna, carl], 'white');
    expect(refusalOf(await type(table, 'admin', 'void', { game: id }))).toBe(
      `This server has no finished game \`${id}\`. Choose one from the list while you type.`,
    );
    expect(await suggest(table, 'admin', 'void', 'game', 'carl')).toEqual([
      { label: `ANNA and CARL · Russian draughts · ${own.id}`, value: own.id },
    ]);
    expect(await suggest(table, 'admin', 'void', 'game', 'boris')).toEqual([]);
  });
});

test.each(['profile', 'stats', 'void'])('/%s belongs to servers', async (command) => {
  const table = await tableAtNoon();
  const direct = await type(table, 'anna', command, {}, { ...PLACE, guildId: null });
  expect(refusalOf(direct)).toBe('Boards belong to servers. Ask me in one of its channels.');
});
