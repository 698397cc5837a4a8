/** Boards, lists and records of games. */
import { expect, test } from 'vitest';
import { DEEDS } from '../../src/app/play/deeds.ts';
import { pressesOn, type Screen, textOn } from '../../src/views/screen/screen.ts';
import type { SmallBoard } from '../../src/render/scene/results.ts';
import type { Color } from '../../src/draughts/types.ts';
import { finish } from '../app/finished.ts';
import { begun } from '../app/play.ts';
import { newTable, wordsOf } from '../app/table.ts';
import type { Members, Readers } from '../../src/app/ports/subjects/servers.ts';
import { PLACE, sampleGame } from '../store/samples.ts';
import {
  commandNamed,
  playMoves,
  press,
  pressLabel,
  pressMove,
  refusalOf,
  screenOf,
  suggest,
  type,
} from './asks.ts';

const bottomOf = (screen: Screen): readonly Color[] =>
  screen.blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture.scene.bottom] : []));

test('/games shows a board from your side, privately', async () => {
  const table = await newTable();
  await begun(table);
  for (const [who, bottom] of [
    ['anna', 'white'],
    ['boris', 'black'],
    ['dora', 'white'],
  ] as const) {
    const reply = await type(table, who, 'games', { do: 'board' });
    expect(reply.kind).toBe('private');
    expect(bottomOf(screenOf(reply))).toEqual([bottom]);
  }
});

test('anyone may flip a board, and flip it back', async () => {
  const table = await newTable();
  const game = await begun(table);
  const more = await pressLabel(table, 'dora', screenOf({ kind: 'card', game, note: '' }), 'More…');
  const flipped = screenOf(await pressLabel(table, 'dora', screenOf(more), 'Flip'));
  expect(bottomOf(flipped)).toEqual(['black']);
  expect(bottomOf(screenOf(await pressLabel(table, 'dora', flipped, 'Flip')))).toEqual(['white']);
});

test('/games lists your games, your turn first, and opens one', async () => {
  const table = await newTable();
  const theirs = await begun(table);
  await playMoves(table, ['c3-d4']);
  table.time.now += 1;
  const { id } = await begun(table, 'carl', { ...PLACE, guildId: null, channelId: 'dm' });
  await table.app.store.games.shown(id, 1, { channelId: 'dm', messageId: 'm1' }, null);
  const list = screenOf(await type(table, 'anna', 'games'));
  expect(wordsOf(list).trim()).toBe(
    [
      '### You have 2 games in progress',
      '',
      '**Your move**',
      '1. <@carl> · Russian draughts, first move due <t:87400:R> · https://discord.com/channels/@me/dm/m1',
      '**Your opponent’s move**',
      '2. <@boris> · Russian draughts, move 1 · <#channel-1>',
    ].join('\n'),
  );
  expect(pressesOn(list).map(({ args }) => args[0])).toEqual([id, theirs.id, 'here']);
  const opened = screenOf(await pressLabel(table, 'anna', list, '2. BORIS'));
  expect(wordsOf(opened)).toContain('**<@boris>**, your move');
});

const wallOf = ({ blocks }: Screen): readonly SmallBoard[] =>
  blocks.flatMap((block) =>
    block.kind === 'chart' && 'kind' in block.charted.chart && block.charted.chart.kind === 'boards'
      ? block.charted.chart.boards
      : [],
  );

test('/games shows your boards from your side, six on a page', async () => {
  const table = await newTable();
  for (let game = 0; game < 8; game += 1) await begun(table);
  const first = screenOf(await type(table, 'anna', 'games'));
  expect(wallOf(first).map(({ number, bottom }) => [number, bottom])).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => [number, 'white']),
  );
  expect(wallOf(screenOf(await type(table, 'boris', 'games')))[0]?.bottom).toBe('black');
  expect(wallOf(screenOf(await pressLabel(table, 'anna', first, 'Next ▶')))).toHaveLength(2);
  await type(table, 'anna', 'preferences', { board: 'text' });
  const inText = screenOf(await type(table, 'anna', 'games'));
  expect([wallOf(inText), textOn(inText)]).toEqual([[], textOn(first)]);
});

test('/games groups games by whose turn it is, with paused games last', async () => {
  const table = await newTable();
  await begun(table);
  await playMoves(table, ['c3-d4']);
  for (const other of ['carl', 'dora', 'emil']) {
    table.time.now += 1;
    await begun(table, other);
  }
  const words = wordsOf(screenOf(await type(table, 'anna', 'games')));
  expect(words).toMatch(/\*\*Your move\*\*(?:\n\d\. <@.*){3}\n\*\*Your opponent’s move\*\*\n4\. <@boris>/u);
});

test('/games can be limited to this server and back, and its button keeps the page number', async () => {
  const table = await newTable();
  for (let game = 0; game < 8; game += 1) await begun(table);
  await begun(table, 'carl', { ...PLACE, guildId: 'guild-2', channelId: 'channel-3' });
  const all = screenOf(await type(table, 'anna', 'games'));
  expect(wordsOf(all)).toContain('### You have 9 games in progress\n');
  const here = screenOf(await pressLabel(table, 'anna', all, 'Only in this server'));
  expect(wordsOf(here)).toContain('### You have 8 games in progress in this server\n');
  const second = screenOf(await pressLabel(table, 'anna', here, 'Next ▶'));
  expect(wordsOf(second)).toContain('-# Page 2 of 2');
  expect(wordsOf(second).match(/Your move/gu)).toHaveLength(1);
  expect(wordsOf(second).match(/<@boris>/gu)).toHaveLength(2);
  const first = screenOf(await pressLabel(table, 'anna', second, '◀ Previous'));
  expect(wordsOf(first)).toBe(wordsOf(here));
  const back = screenOf(await pressLabel(table, 'anna', second, 'Games everywhere'));
  expect(wordsOf(back)).toBe(wordsOf(all));
  expect(wordsOf(screenOf(await type(table, 'anna', 'games', { where: 'here' })))).toBe(wordsOf(here));
});

test('/games without games says how to start', async () => {
  expect(refusalOf(await type(await newTable(), 'anna', 'games'))).toBe(
    'You have no games in progress. Start one with `/play`.',
  );
});

test('the game’s moves are shown with the board and their controls, in the reader’s notation', async () => {
  const table = await newTable();
  await begun(table);
  await playMoves(table, ['c3-d4', 'b6-a5', 'g3-h4']);
  const own = screenOf(await type(table, 'boris', 'games', { do: 'moves' }));
  expect(wordsOf(own)).toContain('**1.** c3-d4 b6-a5 **2.** g3-h4');
  expect(own.notifies).toEqual([]);
  await type(table, 'boris', 'preferences', { notation: 'numeric' });
  expect(wordsOf(screenOf(await type(table, 'boris', 'games', { do: 'moves' })))).toContain(
    '**1.** 22-18 9-13',
  );
  expect(await pressMove(table, 'boris', own, 'a5-b4')).toMatchObject({ kind: 'card' });
});

test('a game is chosen from the list, even if it is over', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  await press(table, 'boris', { command: 'resign', action: 'confirm', args: [id, '0'] });
  const choices = await suggest(table, 'anna', 'games', 'game', 'bor');
  expect(choices).toEqual([{ label: 'BORIS: Russian draughts, move 1', value: id, description: 'Over' }]);
  const over = screenOf(await type(table, 'anna', 'games', { do: 'moves', game: id }));
  expect(wordsOf(over)).toContain('-# No moves yet.');
  expect(wordsOf(over)).toContain('<@anna> beat BORIS without a move');
});

test.each<readonly [string, { readonly as?: string; readonly do?: string }]>([
  ['replay', {}],
  ...['export', 'analysis'].map((as) => ['replay', { as }] as const),
  ...['moves', 'board', 'rematch'].map((deed) => ['games', { do: deed }] as const),
])('elsewhere, /%s %j finds a game only for its players', async (command, values) => {
  const table = await newTable();
  const { id } = await begun(table);
  await playMoves(table, ['c3-d4', 'b6-a5']);
  await press(table, 'boris', { command: 'resign', action: 'confirm', args: [id, '0'] });
  const knows = async (who: string, guildId: string): Promise<boolean> => {
    const reply = await type(table, who, command, { ...values, game: id }, { ...PLACE, guildId });
    return !wordsOf(screenOf(reply)).includes('I don’t have that game');
  };
  expect(await knows('dora', 'guild-2')).toBe(false);
  expect(await knows('dora', PLACE.guildId!)).toBe(true);
  expect(await knows('anna', 'guild-2')).toBe(true);
});

test('each action on a game suggests games from everywhere, nearest first', async () => {
  const table = await newTable();
  await begun(table, 'carl', { ...PLACE, guildId: 'guild-2', channelId: 'channel-3' });
  await begun(table, 'dora', { ...PLACE, channelId: 'channel-2' });
  await begun(table, 'boris');
  for (const deed of [undefined, ...DEEDS.filter((each) => each !== 'rematch')]) {
    const choices = await suggest(table, 'anna', 'games', 'game', '', { do: deed });
    expect(choices.map(({ label }) => label.split(':')[0])).toEqual(['BORIS', 'DORA', 'CARL']);
  }
  expect(await suggest(table, 'anna', 'games', 'game', '', { do: 'rematch' })).toEqual([]);
});

test.each(['games', 'server void'])('names are not cut within an emoji in the lists of /%s', async (name) => {
  const table = await newTable();
  const [anna, boris] = ['anna', 'boris'].map((id) => ({ id, name: `x${'😀'.repeat(31)}` }));
  await table.app.store.games.add(sampleGame({ players: { white: anna!, black: boris! } }), 0);
  await finish(table, [anna!, boris!], 'white');
  const choices = await suggest(table, 'anna', name, 'game', '');
  expect(choices.length).toBeGreaterThan(0);
  expect(choices.filter(({ label }) => !label.isWellFormed() || label.length > 100)).toEqual([]);
});

test('a game alone shows its board, lines alone become a plan, and incompatible options are refused', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  const games = (values: Parameters<typeof type>[3]) => type(table, 'boris', 'games', values);
  expect(await games({ game: id })).toEqual(await games({ do: 'board', game: id }));
  expect(wordsOf(screenOf(await games({ lines: 'c3-d4 b6-a5' })))).toContain('if **c3-d4** then **b6-a5**');
  const mixed = [
    { do: 'draw', lines: 'g3-h4 b6-c5' },
    { do: 'resign', where: 'here' },
    { game: id, where: 'here' },
  ];
  for (const values of mixed)
    expect(refusalOf(await games(values))).toContain('Those options don’t go together');
  const record = await table.app.store.games.load(id);
  expect(record?.game).toMatchObject({ version: 1, result: null });
  expect((await table.app.store.games.plans(id)).black?.lines).toHaveLength(1);
});

test('an action on a game needs permissions exactly where the channel gets an answer', () => {
  const { posts } = commandNamed('games');
  const posting = DEEDS.filter((deed) => typeof posts === 'function' && posts({ do: deed }));
  expect(posting).toEqual(['draw', 'takeback', 'pause', 'resume', 'rematch', 'resign']);
});

test('a spectator’s lists have only games from channels that they can read', async () => {
  const table = await newTable();
  const readers: Readonly<Record<string, Readers | 'unknown'>> = {
    open: () => true,
    mods: (member) => member?.roles.includes('mod') === true,
    apart: (member) => member !== null && 'if-invited',
    silent: 'unknown',
  };
  Object.assign(table.app.members, {
    readers: async (_: string, channel: string) => readers[channel] ?? 'unknown',
    isInvited: async (_: string, user: string) => user === 'invited',
  } satisfies Partial<Members>);
  for (const channelId of [PLACE.channelId, ...Object.keys(readers)]) {
    const place = channelId === 'open' ? { channelId: 'thread', threadOf: 'open' } : { channelId };
    const players = { white: { id: 'one', name: `One of ${channelId}` }, black: { id: 'two', name: 'Two' } };
    await table.app.store.games.add(sampleGame({ id: channelId, place: { ...PLACE, ...place }, players }), 0);
  }
  for (const [who, roles, seen] of [
    ['dora', [], ['channel-1', 'open']],
    ['eva', ['mod'], ['channel-1', 'open', 'mods']],
    ['invited', [], ['channel-1', 'open', 'apart']],
  ] as const) {
    table.rights.roles = roles;
    const choices = await suggest(table, who, 'watch', 'game', '');
    expect(new Set(choices.map(({ value }) => value))).toEqual(new Set(seen));
    for (const options of [{}, { guess: true }]) {
      const screen = screenOf(await type(table, who, 'watch', options));
      const listed = JSON.stringify(screen.blocks)
        .replaceAll('\\', '')
        .matchAll(/One of ([\w-]+)/gu);
      const channels = new Set([...listed].map(([, channel]) => channel));
      expect([who, options, channels]).toEqual([who, options, new Set(seen)]);
    }
  }
});
