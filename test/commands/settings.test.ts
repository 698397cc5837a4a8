/** `/server settings`: every setting is shown, changed and confirmed, by menu and by option. */
import { expect, test } from 'vitest';
import { SETTINGS } from '../../src/app/server/setting/all.ts';
import { nextDaily } from '../../src/game/calendar/zone.ts';
import { NO_SETTINGS, settingsSchema } from '../../src/app/ports/subjects/settings.ts';
import type { Block, Screen } from '../../src/views/screen/screen.ts';
import { newTable, wordsOf, type Table } from '../app/table.ts';
import { boardPageAt } from '../../src/live/place.ts';
import { faultsOf, PAGE } from '../views/limits.ts';
import { labelsOf } from '../views/screens.ts';
import { press, pressLabel, refusalOf, screenOf, suggest, type } from './asks.ts';

const opened = async (table: Table, id: string): Promise<Screen> =>
  screenOf(await press(table, 'admin', { command: 'settings', action: 'in', args: ['boards'] }, id));

const set = async (table: Table, id: string, ...values: readonly string[]): Promise<string> => {
  const what = { command: 'settings', action: 'set', args: [id] };
  const screen = screenOf(await press(table, 'admin', what, values[0] ?? null, values));
  expect(faultsOf(screen)).toEqual([]);
  return wordsOf(screen);
};

const stored = async ({ app }: Table) => (await app.store.settings.load('guild-1')).settings;

function controlOn({ blocks }: Screen): Extract<Block, { kind: 'menu' | 'picker' }> {
  const last = blocks.at(-2);
  if (last?.kind !== 'menu' && last?.kind !== 'picker') throw new Error('no control');
  return last;
}

const linesOf = (screen: Screen) => wordsOf(screen).trim().split('\n').filter(Boolean);

/** The sections' menus by name, each with its settings and their current values. */
const sectionsOf = ({ blocks }: Screen): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    blocks.flatMap((block) =>
      block.kind === 'menu' && block.menu.press.action === 'in'
        ? [[block.menu.placeholder, block.menu.choices.map((each) => `${each.label}: ${each.description}`)]]
        : [],
    ),
  );

test('/settings lists all current values in five menus, one for each section', async () => {
  const table = await newTable();
  const screen = screenOf(await type(table, 'admin', 'server settings'));
  expect(faultsOf(screen)).toEqual([]);
  expect(linesOf(screen)).toEqual([
    '### ⚙️ How I work in this server',
    'Everything has its default value.',
    '📍 **Home**: a message that I keep up to date, with the games being played, the puzzle of the day, the top of the leaderboard, and the next tournament.',
  ]);
  expect(sectionsOf(screen)).toEqual({
    'Games and boards': [
      'Where to play: everywhere',
      'Channel or thread: in the channel',
      'Old boards: are deleted',
      'When a game ends: show the last board',
      'In games against me: I play without comments',
    ],
    'New challenges': [
      'Default variant: Russian draughts',
      'Default time control: no clock',
      'Rated or casual: rated by default',
      'Lobby: where /play find: is used',
      'Opponents in other servers: not allowed',
      'Server standings: this server isn’t listed',
    ],
    Members: [
      'Games at once: no limit',
      'Who can challenge: everyone',
      'Who can vote: members for at least 7 days',
      'Vote notifications: only for members who ask for them',
      'Who can host tournaments: anyone who manages the server, its events, or its messages',
    ],
    'Language and look': [
      'Server language: same as the server’s in Discord',
      'Time zone: UTC',
      'Board theme: wood (default)',
      'Piece set: made for the theme',
    ],
    'Daily posts': [
      'Puzzle of the day: none',
      'Puzzle time: 09:00',
      'Story of the day: none',
      'Story time: 20:00',
    ],
  });
});

test('the page setting is listed if there is a page', async () => {
  const table = await newTable();
  const page = boardPageAt(PAGE);
  const screen = screenOf(await type({ ...table, app: { ...table.app, page } }, 'admin', 'server settings'));
  expect(sectionsOf(screen)['Games and boards']).toContain('Games on the web: can be watched and shared');
  expect(Object.values(sectionsOf(screen)).flat()).toHaveLength(SETTINGS.length);
});

test('a server that chose animations in 1.0 still has them', () => {
  const before = { filmAtEnd: true, zone: 'Asia/Tokyo' };
  expect(settingsSchema.parse(before)).toMatchObject({ endAs: 'film', zone: 'Asia/Tokyo' });
  expect(settingsSchema.parse({ filmAtEnd: false }).endAs).toBe('board');
});

test('/settings lists changed values, also of the open setting, and goes back', async () => {
  const table = await newTable();
  await set(table, 'oldCards', 'kept');
  await set(table, 'zone', 'Asia/Tokyo');
  const panel = linesOf(screenOf(await type(table, 'admin', 'server settings')));
  expect(panel.slice(1, 4)).toEqual([
    '**Changed here**',
    'Old boards: **stay as they are**',
    'Time zone: **Asia/Tokyo**',
  ]);
  const open = await opened(table, 'zone');
  expect(linesOf(open)).toContain('Time zone: **Asia/Tokyo**');
  expect(linesOf(open).join()).not.toMatch(/`\/settings (?!zone:`)/u);
  const control = controlOn(open);
  if (control.kind !== 'menu') throw new Error('no menu');
  expect(control.menu.choices.find(({ isChosen }) => isChosen)?.label).toBe('Asia/Tokyo');
  const back = screenOf(await pressLabel(table, 'admin', open, 'Back'));
  expect(linesOf(back)).toEqual(panel);
});

test.each(SETTINGS.map(({ id }) => id))('/settings opens %s with the current value selected', async (id) => {
  const table = await newTable();
  await table.app.store.settings.save({
    guildId: 'guild-1',
    version: 1,
    settings: {
      ...NO_SETTINGS,
      zone: 'Europe/Vilnius',
      time: '4d',
      channels: ['7'],
      challengerRole: '8',
      organizerRole: '8',
      dailyPuzzle: '9',
      lobby: '9',
      gameOfDay: '9',
    },
  });
  const screen = await opened(table, id);
  expect(faultsOf(screen)).toEqual([]);
  const control = controlOn(screen);
  const held =
    control.kind === 'menu' ? control.menu.choices.filter(({ isChosen }) => isChosen) : control.picker.chosen;
  expect(held).toHaveLength(1);
});

test.each([
  ['channels', ['7', '8'], 'Where to play: **<#7> and <#8>', { channels: ['7', '8'] }],
  ['channels', [], 'Where to play: everywhere', { channels: [] }],
  ['gamesIn', ['thread'], 'in its own thread', { gamesIn: 'thread' }],
  ['oldCards', ['deleted'], 'Old boards: are deleted', { oldCards: 'deleted' }],
  ['variant', ['bashni'], 'Default variant: **Bashni', { variant: 'bashni' }],
  ['time', ['3d'], 'Default time control: **3 days per move', { time: '3d' }],
  ['ratedByDefault', ['false'], 'casual by default', { ratedByDefault: false }],
  ['theme', ['slate'], 'Slate', { theme: 'slate' }],
  ['theme', ['none'], 'wood (default)', { theme: null }],
  ['pieces', ['ink'], 'printed in ink', { pieces: 'ink' }],
  ['endAs', ['result'], 'show only the result, without a board', { endAs: 'result' }],
  ['personality', ['true'], 'I comment now and then', { personality: true }],
  ['mostGames', ['5'], '5 games per member', { mostGames: 5 }],
  ['mostGames', ['none'], 'no limit', { mostGames: null }],
  ['challengerRole', ['9'], 'Who can challenge: **<@&9>', { challengerRole: '9' }],
  ['organizerRole', ['9'], 'Who can host tournaments: **<@&9>', { organizerRole: '9' }],
  ['challengerRole', [], 'Who can challenge: everyone', { challengerRole: null }],
  ['locale', ['en'], 'Server language: **English', { locale: 'en' }],
  ['zone', ['Asia/Tokyo'], 'Time zone: **Asia/Tokyo', { zone: 'Asia/Tokyo' }],
] as const)('/settings saves %s %j at once and confirms it', async (id, values, says, changes) => {
  const table = await newTable();
  const words = await set(table, id, ...values);
  expect(words).toContain('✅ Saved.');
  const panel = screenOf(await type(table, 'admin', 'server settings'));
  const shown = [...linesOf(panel), ...Object.values(sectionsOf(panel)).flat()].join('\n');
  expect(shown).toContain(says);
  expect(await stored(table)).toEqual({ ...NO_SETTINGS, ...changes });
});

test('/settings says when the next post comes, or that the home replaces it', async () => {
  const table = await newTable();
  const at = (hour: number): string => `<t:${nextDaily(table.time.now, hour, 'UTC') / 1000}:f>`;
  expect(await set(table, 'dailyPuzzleHour', '9')).toContain('✅ Saved.');
  expect(await set(table, 'dailyPuzzle', '9')).toContain(`✅ Saved. The next puzzle comes on ${at(9)}.`);
  expect(await set(table, 'dailyPuzzleHour', '17')).toContain(`The next puzzle comes on ${at(17)}.`);
  expect(await set(table, 'gameOfDay', '9')).toContain(`The next story comes on ${at(20)}, if`);
  const home = { guildId: 'guild-1', channelId: '9', locale: 'en', version: 1, changedAt: 0, digest: '' };
  const card = { channelId: '9', messageId: '77' };
  await table.app.store.homes.save({ ...home, card, former: null }, null);
  const words = await set(table, 'dailyPuzzle', '9');
  expect(words).toMatch(/this server’s home shows the puzzle: .*77/u);
  expect(words).not.toContain('The next puzzle');
  const panel = screenOf(await type(table, 'admin', 'server settings'));
  expect(linesOf(panel).join()).toMatch(/It’s here: .*77/u);
  const offers = panel.blocks.flatMap((block) => (block.kind === 'picker' ? [block.picker.placeholder] : []));
  expect(offers).toEqual(['Move it to another channel…']);
  expect(JSON.stringify(panel)).not.toContain('Put this server’s home here');
});

test('the page of /help for admins opens the panel, and /play offers no team game in a closed channel', async () => {
  const table = await newTable();
  const help = screenOf(
    await press(table, 'admin', { command: 'help', action: 'topic', args: [] }, 'admins'),
  );
  const panel = screenOf(await pressLabel(table, 'admin', help, 'Server settings'));
  expect(linesOf(panel)[0]).toBe('### ⚙️ How I work in this server');
  const door = async () =>
    labelsOf(screenOf(await press(table, 'anna', { command: 'help', action: 'door', args: [] })));
  expect(await door()).toContain('Team game…');
  await set(table, 'channels', '7');
  expect(await door()).not.toContain('Team game…');
});

test('/settings accepts any time zone and any valid time', async () => {
  const table = await newTable();
  const words = wordsOf(
    screenOf(await type(table, 'admin', 'server settings', { zone: 'europe/berlin', time: '36 h' })),
  );
  expect(words).toContain('Time zone: **Europe/Berlin**');
  expect(words).toContain('**Default time control**');
  expect(words).toContain('✅ Saved.');
  expect(await stored(table)).toEqual({ ...NO_SETTINGS, zone: 'Europe/Berlin', time: '36h' });
  expect(await suggest(table, 'admin', 'server settings', 'zone', 'new york')).toEqual([
    { label: 'America/New_York', value: 'America/New_York' },
  ]);
  expect(await suggest(table, 'admin', 'server settings', 'zone', '')).toHaveLength(24);
  expect(await suggest(table, 'admin', 'server settings', 'time', '5+')).toHaveLength(1);
});

test('/settings: simultaneous changes by two admins are both kept', async () => {
  const table = await newTable();
  await Promise.all([
    set(table, 'oldCards', 'kept'),
    set(table, 'mostGames', '3'),
    set(table, 'zone', 'UTC'),
  ]);
  expect(await stored(table)).toEqual({ ...NO_SETTINGS, oldCards: 'kept', mostGames: 3 });
});

test.each([
  ['a setting that there is not', 'in', ['boards'], ['colour']],
  ['a section that there is not', 'in', ['rooms'], ['zone']],
  ['a setting that there is not, on an older panel', 'open', [], ['colour']],
  ['a choice that was not offered', 'set', ['oldCards'], ['burnt']],
  ['no choice where there must be one', 'set', ['variant'], []],
  ['more roles than one', 'set', ['challengerRole'], ['1', '2']],
  ['an invalid id', 'set', ['channels'], ['<@1>']],
  ['an unknown act', 'burn', ['channels'], ['1']],
] as const)('/settings refuses %s', async (_, action, args, values) => {
  const table = await newTable();
  const reply = await press(table, 'admin', { command: 'settings', action, args }, values[0] ?? null, values);
  expect(refusalOf(reply)).toContain('I don’t recognize that button');
  expect(await stored(table)).toEqual(NO_SETTINGS);
});
