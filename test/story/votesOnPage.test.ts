/** Votes on the page's board: told to their voter alone, changed, asked about, and counted. */
import { expect, test } from 'vitest';
import { standingClock } from '../../playground/server/world/clock.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { gameOn, isCard } from './cards.ts';
import { byHand } from './hands.ts';
import { logIn, openPage, withPage } from './pages.ts';
import { openTable, type Table } from './table.ts';
import { GUESTS, PLAYERS } from './teams.ts';

const AFTER = MINUTE + 6 * SECOND;
/** Votes are collected for a second before pages are told. */
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

type Page = Awaited<ReturnType<typeof openPage>>;

async function pageOf({ seated, game }: Awaited<ReturnType<typeof begin>>, id: string): Promise<Page> {
  const page = await openPage(seated.bot.pagePort!);
  page.say({ kind: 'hello', session: await logIn(seated, id), game });
  await expect.poll(() => page.seen()).toMatchObject({ you: null });
  return page;
}

const told = (page: Page, kind: 'vote' | 'doubt') => page.told.findLast((message) => message.kind === kind);

test('a move on the page’s board is a vote, which its voter changes, and nobody else learns of', async () => {
  const scene = await begin();
  const { table, clock, card, game } = scene;
  const { anna, boris, chidi, channel, discord } = table;
  for (const who of [anna, boris]) await byHand(who, card, 'c3-d4');
  const [hers, his] = [await pageOf(scene, anna.person.id), await pageOf(scene, chidi.person.id)];
  expect(hers.seen()?.ballot).toMatchObject({ color: 'white', until: clock.now() + MINUTE });
  for (const page of [hers, his]) page.say({ kind: 'vote' });
  const own = { move: 'c3-d4', isDone: false, wish: null, reason: null };
  await expect
    .poll(() => told(hers, 'vote'))
    .toEqual({ kind: 'vote', game, ply: 0, mayVote: true, bar: null, isOnTeam: true, own });
  await expect.poll(() => told(his, 'vote')).toMatchObject({ mayVote: true, isOnTeam: false, own: null });

  hers.say({ kind: 'move', ply: 0, move: 'e3-f4' });
  await expect.poll(() => told(hers, 'vote')).toMatchObject({ own: { move: 'e3-f4' } });
  hers.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await expect.poll(() => told(hers, 'vote')).toMatchObject({ own: { move: 'c3-d4' } });
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
  hers.say({ kind: 'vote' });
  await expect.poll(() => told(hers, 'vote')).toMatchObject({ ply: 2, mayVote: true, own: null });
  hers.say({ kind: 'move', ply: 2, move: 'a3-b4' });
  await expect
    .poll(() => told(hers, 'doubt'))
    .toMatchObject({
      ply: 2,
      move: 'a3-b4',
      text: 'Really? After a3-b4, your team loses 2 pieces. You can also choose another move.',
    });
  hers.say({ kind: 'vote' });
  await expect.poll(() => told(hers, 'vote')).toMatchObject({ ply: 2, own: null });
  hers.say({ kind: 'move', ply: 2, move: 'a3-b4', isSure: true });
  await expect.poll(() => told(hers, 'vote')).toMatchObject({ ply: 2, own: { move: 'a3-b4' } });
  clock.advance(AFTER);
  await hers.until(['c3-d4', 'b6-a5', 'a3-b4', 'a5:c3:e5']);
  expect(hers.refusals()).toEqual([]);
  expect(discord.refusals).toEqual([]);
});

test('a member who has never voted in Discord votes on the page, with everything that goes with it', async () => {
  const scene = await begin({ 'show-votes': 'open' });
  const { table, clock, card } = scene;
  const { anna, boris, chidi, discord } = table;
  const [hers, his] = [await pageOf(scene, chidi.person.id), await pageOf(scene, boris.person.id)];
  const own = () => told(hers, 'vote');
  hers.say({ kind: 'vote' });
  await expect.poll(own).toMatchObject({ mayVote: true, bar: null, isOnTeam: false, own: null });
  hers.say({ kind: 'own-vote', ply: 0, deed: 'draw' });
  await expect.poll(() => hers.refusals().at(-1)?.text).toContain('Vote for a move first');
  hers.say({ kind: 'move', ply: 0, move: 'e3-f4' });
  await expect.poll(own).toMatchObject({ isOnTeam: true, own: { move: 'e3-f4', isDone: false } });
  hers.say({ kind: 'reason', ply: 0, text: ' It is\na plan ' });
  await expect.poll(own).toMatchObject({ own: { reason: 'It is a plan' } });
  for (const wish of ['draw', 'resign'] as const) {
    hers.say({ kind: 'own-vote', ply: 0, deed: wish });
    await expect.poll(own).toMatchObject({ own: { wish } });
  }
  hers.say({ kind: 'own-vote', ply: 0, deed: 'resign' });
  await expect.poll(own).toMatchObject({ own: { wish: null } });

  // Everyone's open page follows, and so does the card.
  const soFar = [{ move: 'e3-f4', votes: 1 }];
  await expect.poll(() => his.seen()?.vote, LATER).toEqual({ count: 1, now: soFar, last: null });
  clock.advance(11 * SECOND);
  await anna.waitFor((message) => textOf(message).includes('So far: e3-f4: 1 vote'));

  // A vote in Discord reaches the pages, too.
  hers.say({ kind: 'own-vote', ply: 0, deed: 'leave' });
  await expect.poll(own).toMatchObject({ isOnTeam: false, own: null });
  await byHand(chidi, card, 'c3-d4');
  hers.told.length = 0;
  await byHand(boris, card, 'c3-d4');
  await expect.poll(() => hers.seen()?.vote?.now, LATER).toEqual([{ move: 'c3-d4', votes: 2 }]);
  hers.say({ kind: 'vote' });
  await expect.poll(own).toMatchObject({ own: { move: 'c3-d4' } });
  hers.say({ kind: 'reason', ply: 0, text: 'It is a plan' });
  await expect.poll(own).toMatchObject({ own: { reason: 'It is a plan' } });

  clock.advance(AFTER);
  await his.until(['c3-d4']);
  const last = { moves: [{ move: 'c3-d4', votes: 2 }], reasons: ['It is a plan'], by: null };
  expect(his.seen()?.vote).toEqual({ count: 0, now: [], last });

  // Nobody votes for both teams, and when all are done, the vote is over.
  hers.say({ kind: 'move', ply: 1, move: 'b6-a5' });
  await expect.poll(() => hers.refusals().at(-1)?.text).toContain('It’s the other team’s turn');
  const black = await pageOf(scene, anna.person.id);
  black.say({ kind: 'move', ply: 1, move: 'b6-a5' });
  await expect.poll(() => told(black, 'vote')).toMatchObject({ own: { move: 'b6-a5' } });
  clock.advance(AFTER);
  await hers.until(['c3-d4', 'b6-a5']);
  for (const page of [hers, his]) {
    page.say({ kind: 'move', ply: 2, move: 'e3-f4' });
    page.say({ kind: 'own-vote', ply: 2, deed: 'done' });
  }
  await black.until(['c3-d4', 'b6-a5', 'e3-f4']);
  expect(discord.refusals).toEqual([]);
});

test('hidden votes stay hidden on the page', async () => {
  const scene = await begin();
  const { boris, chidi } = scene.table;
  const his = await pageOf(scene, chidi.person.id);
  await byHand(boris, scene.card, 'c3-d4');
  await expect.poll(() => his.seen()?.vote, LATER).toEqual({ count: 1, now: null, last: null });
  expect(JSON.stringify(his.told)).not.toContain('c3-d4');
});

test('a page says why its reader can’t vote, and what would be right', async () => {
  const roles = await begin({ team: PLAYERS, against: GUESTS });
  const { anna, chidi, discord } = roles.table;
  const [hers, his] = [await pageOf(roles, anna.person.id), await pageOf(roles, chidi.person.id)];
  for (const page of [hers, his]) page.say({ kind: 'vote' });
  await expect.poll(() => told(hers, 'vote')).toMatchObject({ mayVote: true, bar: null });
  const bar = 'Only members with the Players role can vote on this move.';
  await expect.poll(() => told(his, 'vote')).toMatchObject({ mayVote: false, bar });
  his.say({ kind: 'move', ply: 0, move: 'e3-f4' });
  await expect.poll(() => his.refusals().at(-1)?.text).toContain(bar);
  expect(discord.refusals).toEqual([]);
});

test('the members of a private thread vote on the page, and nobody else', async () => {
  const invited = ['Anna', 'Boris'];
  const scene = await begin({ 'time-per-move': '15m' }, ({ discord, channel }) =>
    discord.openThread(channel, 'our moves', invited),
  );
  const { boris, chidi, discord } = scene.table;
  const [his, hers] = [await pageOf(scene, boris.person.id), await pageOf(scene, chidi.person.id)];
  for (const page of [his, hers]) page.say({ kind: 'vote' });
  await expect.poll(() => told(his, 'vote')).toMatchObject({ mayVote: true, bar: null });
  await expect.poll(() => told(hers, 'vote')).toMatchObject({ mayVote: false });
  for (const page of [his, hers]) page.say({ kind: 'move', ply: 0, move: 'e3-f4' });
  await expect.poll(() => told(his, 'vote')).toMatchObject({ own: { move: 'e3-f4' } });
  await expect.poll(() => hers.refusals().at(-1)?.text).toContain('our moves votes on this move');
  // Nobody is asked about twice in five minutes.
  const questions = () => discord.requests.filter(({ path }) => path.includes('thread-members'));
  expect(questions()).toHaveLength(2);
  scene.clock.advance(6 * MINUTE);
  his.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await expect.poll(() => told(his, 'vote')).toMatchObject({ own: { move: 'c3-d4' } });
  expect(questions()).toHaveLength(3);
});

test('if Discord doesn’t answer, only those who have voted vote on the page', async () => {
  const scene = await begin({ 'time-per-move': '15m' });
  const { boris, chidi, discord } = scene.table;
  await byHand(boris, scene.card, 'c3-d4');
  const [his, hers] = [await pageOf(scene, boris.person.id), await pageOf(scene, chidi.person.id)];
  discord.faults.rest({
    on: /GET .*members/u,
    times: 9,
    effect: { status: 403, body: { code: 50_001, message: 'Missing Access' } },
  });
  // What Discord said when they came no longer counts.
  scene.clock.advance(6 * MINUTE);
  for (const page of [his, hers]) page.say({ kind: 'move', ply: 0, move: 'e3-f4' });
  await expect.poll(() => told(his, 'vote')).toMatchObject({ own: { move: 'e3-f4' } });
  await expect
    .poll(() => hers.refusals().at(-1)?.text)
    .toContain('Discord didn’t say whether you’re on this team.');
  discord.faults.clear();
  hers.say({ kind: 'move', ply: 0, move: 'e3-f4' });
  await expect.poll(() => told(hers, 'vote')).toMatchObject({ own: { move: 'e3-f4' } });
});
