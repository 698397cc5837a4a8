/** `/profile`, `/stats` and `/void` as members and admins of a server read them. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { finish, player } from '../app/finished.ts';
import { newTable, wordsOf } from '../app/table.ts';
import type { Table } from '../app/table.ts';
import { DAY, NOON } from '../rating/games.ts';
import { PLACE } from '../store/samples.ts';
import { chartsOf, labelsOf, menusOf, picturesOf } from '../views/screens.ts';
import { press, pressLabel, pressOn, refusalOf, screenOf, suggest, type } from './asks.ts';

const [anna, boris, carl] = [player('anna'), player('boris'), player('carl')];

async function tableAtNoon(): Promise<Table> {
  const table = await newTable();
  table.time.now = NOON;
  return table;
}

const linesOn = (screen: Screen): readonly string[] =>
  wordsOf(screen)
    .replaceAll(/[\u2068\u2069]/gu, '')
    .split('\n')
    .filter(Boolean);

const linesOf = async (table: Table, who: string, command: string, values = {}): Promise<readonly string[]> =>
  linesOn(screenOf(await type(table, who, command, values)));

const altsOf = async (table: Table, who: string, command: string, values = {}): Promise<readonly string[]> =>
  chartsOf(screenOf(await type(table, who, command, values))).map(({ alt }) => alt);

const person = (id: string) => ({ ...player(id), isBot: false });

describe('/profile', () => {
  test('of someone new says how to begin', async () => {
    const table = await tableAtNoon();
    expect(await linesOf(table, 'anna', 'profile')).toEqual([
      'ANNA hasn’t finished a game here yet. Start one with `/challenge`.',
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
      expect.stringMatching(/^All variants: \*\*\d{4}\?\*\* · 2 won, 0 drawn, 1 lost$/u),
      expect.stringMatching(/^Russian draughts: \*\*\d{4}\?\*\* · 1 won, 0 drawn, 1 lost$/u),
      'Poddavki (giveaway): **1662?** · 1 won, 0 drawn, 0 lost',
      '⚪ 2 of 2 won · ⚫ 0 of 1 won',
      'Won the last 2 games',
      'Longest streak: 2 wins',
      'Best win: against BORIS, rated 1662',
      'Favorite first move in Russian draughts: **c3-d4** (2 of the last 2)',
      'Against you: 3 games, 1 won and 1 lost by you',
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
      'No rated games yet.',
      '**Latest games**',
      '❌ lost to BORIS · Russian draughts · casual',
    ]);
  });
});

/** Each move took the time in ms that stands for its colour. */
const thinking = (white: number, black: number): Partial<Game> => {
  const turns = [{ ply: 0, from: 0 }];
  for (let ply = 1; ply <= 41; ply += 1) {
    const before = turns.at(-1)?.from ?? 0;
    turns.push({ ply, from: before + (ply % 2 === 1 ? white : black) });
  }
  return { turns };
};

const LIVE = { kind: 'live', initial: 300_000, increment: 0 } as const;

describe('/profile', () => {
  test('tells how long a move takes, in live games and in others', async () => {
    const table = await tableAtNoon();
    await finish(table, [anna, boris], 'white', { ...thinking(5000, 1000), time: LIVE });
    await finish(table, [anna, boris], 'white', thinking(95_000_000, 60_000));
    const lines = await linesOf(table, 'anna', 'profile');
    expect(lines).toContain('5 sec per move on average in live games');
    expect(lines).toContain('1 day, 2 hr per move on average in correspondence games');
    expect(await linesOf(table, 'boris', 'profile')).toContain(
      '1 min per move on average in correspondence games',
    );
  });

  test('draws the rating as a curve once two games count, and says its numbers', async () => {
    const table = await tableAtNoon();
    await finish(table, [anna, boris], 'white');
    expect(await altsOf(table, 'anna', 'profile')).toEqual([]);
    table.time.now += DAY;
    await finish(table, [anna, boris], 'white', { rated: false });
    await finish(table, [carl, anna], 'white');
    const screen = screenOf(await type(table, 'boris', 'profile', { player: person('anna') }));
    expect(chartsOf(screen).map(({ alt }) => alt)).toEqual([
      'The rating over 2 rated games, Nov 18 to Nov 19: from 1500 to 1497, give or take 256; lowest 1497, highest 1662.',
    ]);
    expect(chartsOf(screen)[0]?.chart).toMatchObject({
      x: { from: 0, to: 1, ticks: [{ label: '11/18' }, { label: '11/19' }] },
      drawn: { kind: 'curve', points: [{ y: 1662, spread: 290 }, { y: 1497 }] },
    });
    expect(await altsOf(table, 'anna', 'profile', { variant: 'poddavki' })).toEqual([]);
  });

  test('draws in the reader’s colours, and not for who wants text', async () => {
    const table = await tableAtNoon();
    await finish(table, [anna, boris], 'white');
    await finish(table, [anna, boris], 'white');
    await type(table, 'anna', 'theme', { theme: 'night' });
    expect(chartsOf(screenOf(await type(table, 'anna', 'profile')))[0]?.look).toEqual({ theme: 'night' });
    await type(table, 'anna', 'theme', { board: 'text' });
    expect(await altsOf(table, 'anna', 'profile')).toEqual([]);
    expect(await linesOf(table, 'anna', 'profile')).toContainEqual(
      expect.stringContaining('The rating over 2 rated games'),
    );
  });

  test('of one variant shows that one’s curve and record', async () => {
    const table = await tableAtNoon();
    for (const variant of ['russian', 'poddavki', 'poddavki'] as const)
      await finish(table, [anna, boris], variant === 'russian' ? 'white' : 'black', { variant });
    const lines = await linesOf(table, 'anna', 'profile', { variant: 'poddavki' });
    expect(lines).toContain('⚪ 0 of 2 won · ⚫ 0 of 0 won');
    expect(lines).toContain('Lost the last 2 games');
    expect(await altsOf(table, 'anna', 'profile', { variant: 'poddavki' })).toEqual([
      expect.stringContaining('The rating over 2 rated games'),
    ]);
    expect(refusalOf(await type(table, 'anna', 'profile', { variant: 'chess' }))).toContain('chess');
  });

  test('offers its games: replayed, filmed, as PDN, and back', async () => {
    const table = await tableAtNoon();
    const moves = ['c3-d4', 'b6-a5', 'd4-c5'];
    const { id } = await finish(table, [anna, boris], 'white', { moves: [...moves, 'd6:b4'] });
    const profile = screenOf(await type(table, 'carl', 'profile', { player: person('anna') }));
    expect(menusOf(profile)[0]?.choices).toEqual([
      { label: 'ANNA, BORIS', value: id, description: 'Russian draughts, Nov 18, 2026' },
    ]);
    const game = screenOf(await press(table, 'carl', pressOn(profile), id));
    expect(linesOn(game)).toEqual([
      '### ANNA',
      '✅ won against BORIS · Russian draughts · too short to count',
      `-# Russian draughts, ended <t:${NOON / 1000}:f>`,
    ]);
    expect(labelsOf(game)).toEqual(['Step by step', 'Animation', 'PDN', 'Profile']);
    expect(picturesOf(screenOf(await pressLabel(table, 'carl', game, 'Step by step')))).toHaveLength(1);
    expect(picturesOf(screenOf(await pressLabel(table, 'carl', game, 'Animation')))[0]?.film?.to).toBe(4);
    const pdn = screenOf(await pressLabel(table, 'carl', game, 'PDN')).blocks;
    expect(pdn).toContainEqual(expect.objectContaining({ kind: 'file', name: `russian-${id}.pdn` }));
    expect(linesOn(screenOf(await pressLabel(table, 'carl', game, 'Profile')))).toEqual(linesOn(profile));
  });

  test.each([
    ['nobody', ['nobody', 'all']],
    ['no pool', ['anna', 'chess']],
  ])('a press that names %s is refused', async (_, args) => {
    const table = await tableAtNoon();
    await finish(table, [anna, boris], 'white');
    const reply = await press(table, 'carl', { command: 'profile', action: 'show', args });
    expect(refusalOf(reply)).toContain('I can’t read that button');
  });
});

describe('/stats', () => {
  test('draws games by day and by hour, and says their numbers', async () => {
    const table = await tableAtNoon();
    await finish(table, [anna, boris], 'white');
    table.time.now += DAY;
    await finish(table, [anna, boris], 'white');
    await finish(table, [anna, carl], 'white');
    expect(await altsOf(table, 'anna', 'stats')).toEqual([
      'Games by day (UTC), Oct 21 to Nov 19: Nov 18: 1, Nov 19: 2.',
      'Games by the hour of the day (UTC): 12:00: 3.',
    ]);
    const [days, hours] = chartsOf(screenOf(await type(table, 'anna', 'stats')));
    expect(days?.chart.drawn).toEqual({ kind: 'bars', values: [...Array<number>(28).fill(0), 1, 2] });
    expect(days?.chart.x.ticks.map(({ label }) => label)).toEqual([
      '10/22',
      '10/29',
      '11/5',
      '11/12',
      '11/19',
    ]);
    expect(hours?.chart.drawn).toMatchObject({ values: { length: 24, 12: 3 } });
    table.time.now += 40 * DAY;
    expect(await linesOf(table, 'anna', 'stats')).toContain('**By day:** no games in the last 30 days');
    expect(await altsOf(table, 'anna', 'stats')).toHaveLength(1);
  });

  test('of a server without games says so', async () => {
    expect(await linesOf(await tableAtNoon(), 'anna', 'stats')).toEqual([
      'No one has finished a game here yet. Start one with `/challenge`.',
    ]);
  });

  test('tells when, what and by whom', async () => {
    const table = await tableAtNoon();
    await finish(table, [anna, boris], 'white', { moves: Array.from({ length: 61 }, () => 'c3-d4') });
    await finish(table, [boris, anna], null, { rated: false });
    table.time.now += DAY;
    await finish(table, [carl, anna], 'black', { variant: 'frisian', moves: ['32-28', '1', '2', '3'] });
    expect(await linesOf(table, 'anna', 'stats')).toEqual([
      '### What’s played here',
      '3 games so far',
      '**By day:** 3 games in the last 30 days',
      '**By weekday:** Mon 0, Tue 0, Wed 2, Thu 1, Fri 0, Sat 0, Sun 0',
      '**By hour (UTC):** mostly at 12:00',
      '**Variants**',
      'Russian draughts: 2 · ⚪ 1 ⚫ 0 🤝 1',
      'Frisian draughts: 1 · ⚪ 0 ⚫ 1 🤝 0',
      '**First moves**',
      '**c3-d4** · Russian draughts: 2 · ⚪ 1 ⚫ 0 🤝 1',
      '**32-28** · Frisian draughts: 1 · ⚪ 0 ⚫ 1 🤝 0',
      '**Who plays each other most**',
      'BORIS and ANNA: 2',
      'CARL and ANNA: 1',
      'Longest game: 61 plies, ANNA and BORIS',
      'Shortest game: 4 plies, CARL and ANNA',
    ]);
  });
});

/** What `/void` asks about this game, and what it then says to the button. */
async function answer(
  table: Table,
  values: { game: string; restore?: boolean },
  label: string,
): Promise<readonly string[]> {
  const question = screenOf(await type(table, 'admin', 'void', values));
  return linesOn(screenOf(await pressLabel(table, 'admin', question, label)));
}

describe('/void', () => {
  test('asks, takes a game off the boards, keeps who did it and why, and lets it count again', async () => {
    const table = await tableAtNoon();
    const { id } = await finish(table, [anna, boris], 'white');
    expect(await linesOf(table, 'admin', 'void')).toEqual([
      'Every game in this server counts. To void one, use `/void game:`.',
    ]);
    const values = { game: id, reason: '**a|b** <@1>' };
    const escaped = String.raw`\*\*a¦b\*\* \<\@1\>`;
    expect(await linesOf(table, 'admin', 'void', values)).toEqual([
      `Void game \`${id}\` of ANNA and BORIS, Russian draughts, <t:${NOON / 1000}:R>? Ratings and leaderboards will be as if it hadn’t been played.`,
      `-# Reason: “${escaped.replace('¦', String.raw`\|`)}”`,
    ]);
    expect(await answer(table, values, 'Leave it as it is')).toEqual(['OK, nothing changed.']);
    expect(await linesOf(table, 'admin', 'void')).toHaveLength(1);
    expect(await answer(table, values, 'Void the game')).toEqual([
      `Game \`${id}\` of ANNA and BORIS no longer counts. Ratings and leaderboards are as if it hadn’t been played.`,
    ]);
    expect(await linesOf(table, 'anna', 'profile')).toContain('No rated games yet.');
    const at = `<t:${NOON / 1000}:R>`;
    expect(await linesOf(table, 'admin', 'void')).toEqual([
      '### Games that don’t count',
      `\`${id}\` ANNA and BORIS, Russian draughts, ${at}: voided by <@admin>, “${escaped}”.`,
      '**Recent decisions**',
      `${at}: <@admin> voided \`${id}\`, “${escaped}”.`,
    ]);
    table.time.now += DAY;
    expect(await answer(table, { game: id, restore: true }, 'Make it count again')).toEqual([
      `Game \`${id}\` of ANNA and BORIS counts again, as any other. Ratings and leaderboards follow.`,
    ]);
    expect(await linesOf(table, 'anna', 'profile')).toContain(
      'Russian draughts: **1662?** · 1 won, 0 drawn, 0 lost',
    );
    expect(await linesOf(table, 'admin', 'void')).toEqual([
      'Every game in this server counts. To void one, use `/void game:`.',
      '**Recent decisions**',
      `<t:${(NOON + DAY) / 1000}:R>: <@admin> restored \`${id}\`.`,
      `${at}: <@admin> voided \`${id}\`, “${escaped}”.`,
    ]);
  });

  test('keeps of a long reason what fits a button, no letter of it in halves', async () => {
    const table = await tableAtNoon();
    const { id } = await finish(table, [anna, boris], 'white');
    const [, why] = await linesOf(table, 'admin', 'void', { game: id, reason: `x${'👑'.repeat(60)}` });
    expect(why).toBe(`-# Reason: “x${'👑'.repeat(29)}”`);
  });

  test('refuses a button of another kind, and a game that is gone', async () => {
    const table = await tableAtNoon();
    const pressed = (action: string) => press(table, 'admin', { command: 'void', action, args: ['nothing'] });
    expect(refusalOf(await pressed('burn'))).toContain('I can’t read that button');
    expect(refusalOf(await pressed('void'))).toContain('no finished game `nothing`');
  });

  test('shows the quick losses that were set aside by themselves', async () => {
    const table = await tableAtNoon();
    const moves = Array.from({ length: 10 }, () => 'c3-d4');
    for (let n = 0; n < 3; n += 1) await finish(table, [anna, boris], 'white', { moves });
    const lines = await linesOf(table, 'admin', 'void');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('not counted, because it was one more quick loss to the same player.');
  });

  test('knows the finished games of its own server only, and offers them', async () => {
    const table = await tableAtNoon();
    const { id } = await finish(table, [anna, boris], 'white', { place: { ...PLACE, guildId: 'guild-2' } });
    const own = await finish(table, [anna, carl], 'white');
    expect(refusalOf(await type(table, 'admin', 'void', { game: id }))).toBe(
      `This server has no finished game \`${id}\`. Pick one from the list that appears as you type.`,
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
  expect(refusalOf(direct)).toBe('This only works in servers.');
});
