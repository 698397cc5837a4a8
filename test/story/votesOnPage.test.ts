/** Votes on the page's board: shown only to their voter, changed, confirmed, and counted. */
import { expect, test } from 'vitest';
import { standingClock } from '../../playground/server/world/clock.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { gameOn, isCard } from './cards.ts';
import { byHand } from './hands.ts';
import { type OpenPage as Page, visit, withPage } from './pages.ts';
import { openTable, type Table } from './table.ts';
import { GUESTS, PLAYERS } from './teams.ts';
import { slowTest } from '../runs.ts';

const AFTER = MINUTE + 6 * SECOND;
/** Votes are collected for a second before they are sent to pages. */
const LATER = { timeout: 10_000 };

async function begin(
  options: Readonly<Record<string, string>> = {},
  placeIn: (table: Table) => string = ({ channel }) => channel,
) {
  const clock = standingClock(Date.UTC(2026, 5, 1, 12));
  const table = await openTable({ clock });
  const bot = await table.startBot({ now: () => clock.now() }, withPage(table));
  const seated = { table, bot };
  const { anna } = table;
  const channel = placeIn(table);
  await anna.command(channel, 'team play', {
    ...(options['against'] === undefined && { channel: table.discord.channel('general') }),
    color: 'white',
    'time-per-move': '1m',
    'minimum-votes': 1,
    ...options,
  });
  const card = await anna.waitFor((message) => isCard(message) && message.channel_id === channel);
  return { seated, table, clock, card, game: gameOn(card) };
}

async function pageOf({ seated, game }: Awaited<ReturnType<typeof begin>>, id: string): Promise<Page> {
  const page = await visit(seated, id, game);
  await expect.poll(() => page.seen()).toMatchObject({ you: null });
  return page;
}

/** Chooses a move on the game's board, and waits for the answer's text. */
async function vote(page: Page, move: string, said: string): Promise<void> {
  await page.open('game');
  page.press(move);
  await expect.poll(page.words).toContain(said);
}

const yours = (move: string): string => `Your vote: **${move}**`;

test('a move on the page’s board is a vote, which its voter can change, and nobody else can see', async () => {
  const scene = await begin();
  const { table, clock, card } = scene;
  const { anna, boris, chidi, channel, discord } = table;
  for (const who of [anna, boris]) await byHand(who, card, 'c3-d4');
  const [hers, his] = [await pageOf(scene, anna.person.id), await pageOf(scene, chidi.person.id)];
  expect(hers.seen()?.ballot).toMatchObject({ color: 'white', until: clock.now() + MINUTE });
  for (const page of [hers, his]) await page.open('vote');
  await expect.poll(hers.words).toContain(yours('c3-d4'));
  await expect.poll(his.words).toContain('You haven’t voted on this move yet');

  await vote(hers, 'e3-f4', yours('e3-f4'));
  await vote(hers, 'c3-d4', yours('c3-d4'));
  expect(JSON.stringify(his.told)).not.toContain('c3-d4');
  clock.advance(AFTER);
  await hers.until(['c3-d4']);
  const theirs = await chidi.waitFor(
    (message) =>
      message.channel_id !== channel && isCard(message) && textOf(message).includes('Votes: c3-d4: 2 votes'),
  );
  expect(hers.seen()?.ballot).toMatchObject({ color: 'black' });

  await byHand(chidi, theirs, 'b6-a5');
  clock.advance(AFTER);
  await hers.until(['c3-d4', 'b6-a5']);
  hers.press('I’m ready');
  await expect.poll(hers.words).toContain('The game has moved on since that board.');
  await vote(hers, 'a3-b4', 'Really? After **a3-b4**, your team loses 2 pieces.');
  await hers.open('vote');
  await expect.poll(hers.words).toContain('You haven’t voted on this move yet');
  hers.press('Vote for a3-b4');
  await expect.poll(hers.words).toContain(yours('a3-b4'));
  clock.advance(AFTER);
  await hers.until(['c3-d4', 'b6-a5', 'a3-b4', 'a5:c3:e5']);
  expect(hers.refusals()).toEqual([]);
  expect(discord.refusals).toEqual([]);
});

slowTest(
  'a member who has never voted in Discord can vote on the page, with all the usual checks and notices',
  async () => {
    const scene = await begin({ 'show-votes': 'open' });
    const { table, clock, card } = scene;
    const { anna, boris, chidi, discord } = table;
    const [hers, his] = [await pageOf(scene, chidi.person.id), await pageOf(scene, boris.person.id)];
    const pressing = async (label: string, said: string): Promise<void> => {
      hers.press(label);
      await expect.poll(hers.words).toContain(said);
    };
    await hers.open('game');
    await expect.poll(hers.words).toContain('My vote');
    await pressing('I’m ready', 'Vote for a move first');
    await vote(hers, 'e3-f4', yours('e3-f4'));
    hers.press('Give a reason');
    await expect.poll(() => hers.told.at(-1)?.kind).toBe('form');
    hers.answer({ reason: ' It is\na plan ' });
    await expect.poll(hers.words).toContain('It is a plan');
    await pressing('Vote for a draw', 'You also want to offer or accept a draw.');
    await pressing('Vote to resign', 'You also want to resign.');
    hers.press('Vote to resign');
    await expect.poll(hers.words).not.toContain('You also want');

    // Everyone's open page is updated, and so is the card.
    await expect.poll(() => his.seen()?.votes, LATER).toEqual(['So far: e3-f4: 1 vote']);
    clock.advance(11 * SECOND);
    await anna.waitFor((message) => textOf(message).includes('So far: e3-f4: 1 vote'));

    // A vote in Discord also reaches the pages.
    await pressing('Leave the team', 'You’ve left the team');
    await byHand(chidi, card, 'c3-d4');
    await byHand(boris, card, 'c3-d4');
    await expect.poll(() => hers.seen()?.votes, LATER).toEqual(['So far: c3-d4: 2 votes']);
    await hers.open('vote');
    await expect.poll(hers.words).toContain(yours('c3-d4'));
    hers.press('Give a reason');
    await expect.poll(() => hers.told.at(-1)?.kind).toBe('form');
    hers.answer({ reason: 'It is a plan' });
    await expect.poll(hers.words).toContain('It is a plan');

    clock.advance(AFTER);
    await his.until(['c3-d4']);
    expect(his.seen()?.votes).toEqual(['Votes: c3-d4: 2 votes', 'Why: “It is a plan”']);

    // Nobody can vote for both teams, and when all are done, the vote is over.
    await vote(hers, 'b6-a5', 'It’s the other team’s turn');
    const black = await pageOf(scene, anna.person.id);
    await vote(black, 'b6-a5', yours('b6-a5'));
    clock.advance(AFTER);
    await hers.until(['c3-d4', 'b6-a5']);
    await vote(hers, 'e3-f4', yours('e3-f4'));
    hers.press('I’m ready');
    await expect.poll(hers.words).toContain('You’re ready.');
    await his.open('game');
    his.press('e3-f4');
    await black.until(['c3-d4', 'b6-a5', 'e3-f4']);
    expect(discord.refusals).toEqual([]);
  },
);

test('a page says why its reader can’t vote, and how they could', async () => {
  const roles = await begin({ team: PLAYERS, against: GUESTS });
  const { anna, chidi, discord } = roles.table;
  const [hers, his] = [await pageOf(roles, anna.person.id), await pageOf(roles, chidi.person.id)];
  for (const page of [hers, his]) await page.open('vote');
  await expect.poll(hers.words).toContain('You haven’t voted on this move yet');
  const bar = 'can vote on this move.';
  await expect.poll(his.words).toContain(bar);
  await vote(his, 'e3-f4', bar);
  expect(discord.refusals).toEqual([]);
});

slowTest('only members of a private thread can vote on its page', async () => {
  const invited = ['Anna', 'Boris'];
  const scene = await begin({ 'time-per-move': '15m' }, ({ discord, channel }) =>
    discord.openThread(channel, 'our moves', invited),
  );
  const { boris, chidi, discord } = scene.table;
  const [his, hers] = [await pageOf(scene, boris.person.id), await pageOf(scene, chidi.person.id)];
  await hers.open('vote');
  await expect.poll(hers.words).toContain('votes on this move');
  await vote(his, 'e3-f4', yours('e3-f4'));
  await vote(hers, 'e3-f4', 'votes on this move');
  // Discord is asked about each person at most once in five minutes.
  const questions = () => discord.requests.filter(({ path }) => path.includes('thread-members'));
  expect(questions()).toHaveLength(2);
  scene.clock.advance(6 * MINUTE);
  await vote(his, 'c3-d4', yours('c3-d4'));
  expect(questions()).toHaveLength(3);
});

slowTest('if Discord doesn’t answer, only people who have voted before can vote on the page', async () => {
  const scene = await begin({ 'time-per-move': '15m' });
  const { boris, chidi, discord } = scene.table;
  await byHand(boris, scene.card, 'c3-d4');
  const [his, hers] = [await pageOf(scene, boris.person.id), await pageOf(scene, chidi.person.id)];
  discord.faults.rest({
    on: /GET .*members/u,
    times: 9,
    effect: { status: 403, body: { code: 50_001, message: 'Missing Access' } },
  });
  // Discord's answer from when they opened the page no longer counts.
  scene.clock.advance(6 * MINUTE);
  for (const page of [his, hers]) page.say({ kind: 'move', ply: 0, move: 'e3-f4' });
  await expect.poll(his.words).toContain(yours('e3-f4'));
  await expect
    .poll(() => hers.refusals().at(-1)?.text)
    .toContain('Discord didn’t say whether you’re on this team.');
  discord.faults.clear();
  hers.say({ kind: 'move', ply: 0, move: 'e3-f4' });
  await expect.poll(hers.words).toContain(yours('e3-f4'));
});
