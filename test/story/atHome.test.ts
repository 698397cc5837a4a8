/** The first page: the user's games, and the actions that they can start. */
import { expect, test } from 'vitest';
import type { OpenedScreen } from '../../src/live/screen/opened.ts';
import { begin, gameOn, resign } from './cards.ts';
import {
  chooseOn,
  logIn,
  type OpenPage,
  openPage,
  pressOn,
  screenOn,
  type Seated,
  sitDown,
  wordsOf,
} from './pages.ts';
import { slowTest } from '../runs.ts';

/** Someone's first page. */
async function home(seated: Seated, id: string, guild?: string): Promise<OpenPage> {
  const page = await openPage(seated.bot.pagePort!);
  page.say({ kind: 'home', session: await logIn(seated, id), ...(guild !== undefined && { guild }) });
  await expect.poll(() => page.told.at(-1)?.kind).toBe('home');
  return page;
}

async function open(page: OpenPage, screen: OpenedScreen): Promise<string> {
  const before = screenOn(page, screen)?.number;
  page.say({ kind: 'open', screen });
  await expect.poll(() => screenOn(page, screen)?.number ?? before).not.toBe(before);
  return wordsOf(page, screen);
}

test('the user’s own, other people’s and finished games lead to their boards', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris, chidi, discord } = table;
  const over = await begin(table, anna, boris);
  await resign(table, boris, over);
  const own = gameOn(await begin(table, anna, boris));
  const others = gameOn(await begin(table, chidi, boris));
  const page = await home(seated, anna.person.id);
  const guildId = discord.world.channels.get(table.channel)?.guild?.id;
  expect(page.told.at(-1)).toMatchObject({ guild: guildId, servers: [{ id: guildId, name: '' }] });

  const games = await open(page, 'games');
  expect(games).toMatch(/\*\*Your move\*\*\\n1\. \*\*Boris\*\*/u);
  expect(games).toContain(`[Board](/?game=${own})`);
  expect(games).toContain(`"address":"/?game=${own}"`);
  expect(await open(page, 'watch')).toContain(`[Board](/?game=${others})`);
  expect(await open(page, 'profile')).toContain(`[Board](/?game=${gameOn(over)})`);
  expect(await open(page, 'play')).toContain('Draughts in this channel');
  expect(JSON.stringify(page.told)).not.toMatch(new RegExp(`${boris.person.id}|${chidi.person.id}`, 'u'));
  expect(discord.refusals).toEqual([]);
});

test('from the first page, a game with the bot begins in direct messages, and nothing is posted in the server', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris, discord } = table;
  await begin(table, anna, boris);
  const page = await home(seated, anna.person.id);
  const before = anna.messages(table.channel).length;
  await open(page, 'play');
  const channel = expect.stringMatching(`^https://discord.com/channels/\\d+/${table.channel}$`);
  const buttons = screenOn(page, 'play')!.shown.blocks.flatMap((block) =>
    block.kind === 'buttons' ? block.buttons : [],
  );
  expect(buttons.filter(({ address }) => address !== undefined)).toEqual(
    ['Customize…', 'Post a search', 'Team game…'].map((label) =>
      expect.objectContaining({ label, address: channel, control: -1 }),
    ),
  );
  expect(buttons.map(({ label }) => label)).not.toContain('Show to everyone');
  chooseOn(page, 'play', '1');
  await expect.poll(() => wordsOf(page, 'play')).toMatch(/\/\?game=\w+/u);
  expect(anna.messages(table.channel)).toHaveLength(before);
  const games = await open(page, 'games');
  expect(games).toContain('You have 2 games in progress');
  expect(games).not.toContain('Former');
  expect(discord.refusals).toEqual([]);
});

slowTest('a response replaces its screen, and an expired screen is closed', async () => {
  const seated = await sitDown();
  const { table } = seated;
  await begin(table, table.anna, table.boris);
  const page = await home(seated, table.anna.person.id);
  await open(page, 'play');
  await open(page, 'games');
  const first = screenOn(page, 'play')!.number;
  for (let n = 0; n < 20; n += 1) {
    const { number } = screenOn(page, 'games')!;
    page.say({ kind: 'open', screen: 'games', instead: number });
    await expect.poll(() => screenOn(page, 'games')).toMatchObject({ instead: number });
  }
  pressOn(page, 'play', 'My games');
  await expect.poll(() => screenOn(page, 'play')?.instead).toBe(first);
  page.say({ kind: 'press', screen: first + 1, control: 0, values: [], answers: {} });
  await expect.poll(() => page.told.at(-1)).toEqual({ kind: 'shut', number: first + 1 });
});

test('only members can choose a server', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris, discord } = table;
  await begin(table, anna, boris);
  const page = await home(seated, anna.person.id, '99999999999999999');
  expect(page.told.at(-1)).toMatchObject({ servers: [{ name: '' }] });
  discord.leave('Anna');
  discord.clock.advance(6 * 60_000);
  page.say({ kind: 'open', screen: 'play' });
  await expect.poll(() => page.refusals().map(({ why }) => why)).toEqual(['session']);
  page.say({ kind: 'home', session: await logIn(seated, anna.person.id) });
  await expect.poll(() => page.told.at(-1)).toEqual({ kind: 'home', servers: [], guild: null, cups: [] });
  expect(await open(page, 'games')).toContain('Boris');
});
