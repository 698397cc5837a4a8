/**
 * The page of a match between two servers, and of its games, for members of both and for others.
 */
import { expect, test } from 'vitest';
import { linksOf, textOf } from '../../playground/server/visitor/reading.ts';
import { HOUR } from '../../src/game/calendar/span.ts';
import type { CupFacts } from '../../src/live/listFacts.ts';
import { buttonTo } from './cards.ts';
import { logIn, openPage, withPage } from './pages.ts';
import { MOVES } from './played.ts';
import { openServers, playIn } from './servers.ts';

const LONG = { timeout: 20_000, interval: 50 };

const boardsOn = (facts: CupFacts | null) =>
  facts?.boards.map(({ white, black, score }) => [white, black, score]);

test('boards, score and live games, with names for members of either server', async () => {
  const servers = await openServers({});
  const { table, store, den, owlery, who } = servers;
  const { discord } = table;
  const bot = await table.startBot({}, withPage(table));
  const seated = { table, bot };
  const wish = { team: 'Foxes', time: '3d', boards: 2, hours: 1, variant: 'russian' };
  const invitation = await (await who('Anna').command(den, 'team match', wish)).answer();
  const code = /## (?<code>\w+)/u.exec(textOf(invitation))?.groups?.['code'] ?? '';
  await (await who('Olga').command(owlery, 'team match', { code, team: 'Owls' })).answer();
  for (const name of ['Anna', 'Boris'])
    await who('Anna').command(den, 'team players', { add: who(name).person.id });
  for (const name of ['Olga', 'Oleg'])
    await who('Olga').command(owlery, 'team players', { add: who(name).person.id });
  await expect.poll(async () => (await store.meets.load(code))?.meet.guest?.players.length, LONG).toBe(2);
  discord.clock.advance(HOUR);
  await expect.poll(async () => (await store.meets.load(code))?.meet.boards.length, LONG).toBe(2);
  const { boards } = (await store.meets.load(code))!.meet;
  const [first, second] = boards.map(({ gameId }) => gameId!);
  await playIn(servers, first!, MOVES, (name) => (name.startsWith('O') ? owlery : den));
  await expect.poll(async () => (await store.meets.load(code))?.meet.boards[0]?.result, LONG).toBe('home');

  const seenBy = async (name: string | null, cup = code) => {
    const page = await openPage(bot.pagePort!);
    const session = name === null ? null : await logIn(seated, who(name).person.id);
    page.say({ kind: 'cup', session, cup, round: 0, wantsFiles: false });
    await expect
      .poll(() => page.told.some(({ kind }) => kind === 'cup' || kind === 'refused'), LONG)
      .toBe(true);
    return page.told.findLast((told) => told.kind === 'cup')?.facts ?? null;
  };
  const named = [
    ['Anna', 'Olga', '2–0'],
    ['Oleg', 'Boris', null],
  ];
  // Players and other members, of both servers.
  for (const name of ['Anna', 'Olga', 'Chidi', 'Ossi']) {
    const facts = await seenBy(name);
    expect(facts).toMatchObject({ name: 'Foxes – Owls', stage: 'running', players: 4 });
    expect(facts?.sections[0]?.rows.map((row) => [row.rank, row.name, row.values])).toEqual([
      [1, 'Foxes', ['2']],
      [2, 'Owls', ['0']],
    ]);
    expect(boardsOn(facts)).toEqual(named);
    expect(facts?.live.map(({ id }) => id)).toEqual([second]);
  }
  // The channels are public, but names are the players' choice.
  const hidden = [
    ['Player 1', 'Player 3', '2–0'],
    ['Player 4', 'Player 2', null],
  ];
  expect(boardsOn(await seenBy(null))).toEqual(hidden);
  discord.hide(den);
  discord.hide(owlery);

  // A game that is played in the other server is theirs too.
  const watched = async (name: string, game: string) => {
    const page = await openPage(bot.pagePort!);
    page.say({ kind: 'hello', session: await logIn(seated, who(name).person.id), game });
    await expect.poll(() => page.seen() ?? page.refusals()[0], LONG).toBeDefined();
    return page.seen()?.seats.white.name ?? null;
  };
  expect(await watched('Ossi', first!)).toBe('Anna');
  expect(await watched('Chidi', second!)).toBe('Oleg');

  // It is on the first page, and behind the button on its message.
  const page = await openPage(bot.pagePort!);
  page.say({ kind: 'home', session: await logIn(seated, who('Oleg').person.id) });
  await expect
    .poll(() => page.told.at(-1), LONG)
    .toMatchObject({
      kind: 'home',
      cups: [{ id: code, name: 'Foxes – Owls' }],
    });
  const card = who('Ossi')
    .messages(owlery)
    .findLast((message) => textOf(message).includes('Foxes 2 – 0 Owls'))!;
  const shared = await (await who('Olga').click(card.id, buttonTo(card, 'meet', 'share'))).answer();
  const link = linksOf(shared)[0]!.split('/s/')[1]!;
  expect(boardsOn(await seenBy(null, link))).toEqual(hidden);
  // Without the link, nobody outside sees it now.
  discord.clock.advance(HOUR);
  expect(await seenBy(null)).toBeNull();
}, 60_000);
