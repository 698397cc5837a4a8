/** Votes on the page's board: told to their voter alone, changed, asked about, and counted. */
import { expect, test } from 'vitest';
import { standingClock } from '../../playground/server/world/clock.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { gameOn, isCard } from './cards.ts';
import { byHand } from './hands.ts';
import { logIn, openPage, withPage } from './pages.ts';
import { openTable } from './table.ts';

const AFTER = MINUTE + 6 * SECOND;

async function begin() {
  const clock = standingClock(Date.UTC(2026, 5, 1, 12));
  const table = await openTable({ clock });
  const bot = await table.startBot({ now: () => clock.now() }, withPage(table));
  const seated = { table, bot };
  const { anna, channel } = table;
  await anna.command(channel, 'vote', {
    channel: table.discord.channel('general'),
    color: 'white',
    window: '1m',
    quorum: 1,
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
  await expect
    .poll(() => told(hers, 'vote'))
    .toEqual({ kind: 'vote', game, ply: 0, mayVote: true, move: 'c3-d4' });
  await expect.poll(() => told(his, 'vote')).toMatchObject({ mayVote: false, move: null });

  hers.say({ kind: 'move', ply: 0, move: 'e3-f4' });
  await expect.poll(() => told(hers, 'vote')).toMatchObject({ move: 'e3-f4' });
  hers.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await expect.poll(() => told(hers, 'vote')).toMatchObject({ move: 'c3-d4' });
  his.say({ kind: 'move', ply: 0, move: 'e3-f4' });
  await expect
    .poll(() => his.refusals().at(-1))
    .toMatchObject({ why: 'deed', text: expect.stringContaining('Only members') });
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
  await expect.poll(() => told(hers, 'vote')).toMatchObject({ ply: 2, mayVote: true, move: null });
  hers.say({ kind: 'move', ply: 2, move: 'a3-b4' });
  await expect
    .poll(() => told(hers, 'doubt'))
    .toMatchObject({
      ply: 2,
      move: 'a3-b4',
      text: 'Really? After a3-b4, your team loses 2 pieces. You can also choose another move.',
    });
  hers.say({ kind: 'vote' });
  await expect.poll(() => told(hers, 'vote')).toMatchObject({ ply: 2, move: null });
  hers.say({ kind: 'move', ply: 2, move: 'a3-b4', isSure: true });
  await expect.poll(() => told(hers, 'vote')).toMatchObject({ ply: 2, move: 'a3-b4' });
  clock.advance(AFTER);
  await hers.until(['c3-d4', 'b6-a5', 'a3-b4', 'a5:c3:e5']);
  expect(hers.refusals()).toEqual([]);
  expect(discord.refusals).toEqual([]);
});
