/**
 * The page of a match between two servers, and of its games, for members of both servers and for
 * other people.
 */
import { expect, test } from 'vitest';
import { linksOf, textOf } from '../../playground/server/visitor/reading.ts';
import { HOUR } from '../../src/game/calendar/span.ts';
import type { ToPage } from '../../src/live/protocol.ts';
import { buttonTo } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { logIn, openPage, withPage, visit } from './pages.ts';
import { openServers, playIn } from './servers.ts';

const LONG = { timeout: 20_000, interval: 50 };

const wordsOf = (told: readonly ToPage[]): string =>
  told.flatMap((message) => (message.kind === 'screen' ? [JSON.stringify(message.shown)] : [])).join('\n');

test('members of either server see the score, the boards, the games and names', async () => {
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
  await who('Olga').command(owlery, 'team players', { add: who('Olga').person.id });
  const open = await who('Oleg').waitFor((message) => textOf(message).includes('Foxes – Owls'));
  const joined = await who('Oleg').click(open.id, buttonTo(open, 'meet', 'join'));
  expect(textOf(await joined.answer())).toContain('You’re on the team');
  await expect.poll(async () => (await store.meets.load(code))?.meet.guest?.players.length, LONG).toBe(2);
  discord.clock.advance(HOUR);
  await expect.poll(async () => (await store.meets.load(code))?.meet.boards.length, LONG).toBe(2);
  const { boards } = (await store.meets.load(code))!.meet;
  const [first, second] = boards.map(({ gameId }) => gameId!);
  await playIn(servers, first!, gameEndingBy('no-pieces').list, (name) =>
    name.startsWith('O') ? owlery : den,
  );
  await expect.poll(async () => (await store.meets.load(code))?.meet.boards[0]?.result, LONG).toBe('home');

  const seenBy = async (name: string | null, of = code) => {
    const page = await openPage(bot.pagePort!);
    const session = name === null ? null : await logIn(seated, who(name).person.id);
    page.say({ kind: 'look-at', session, of });
    await expect
      .poll(() => wordsOf(page.told).includes('"boards"') || page.refusals().length > 0, LONG)
      .toBe(true);
    return wordsOf(page.told);
  };
  // Players and other members of both servers can open it.
  for (const name of ['Anna', 'Olga', 'Chidi', 'Ossi']) {
    const seen = await seenBy(name);
    expect(seen).toContain('Foxes 2 – 0 Owls');
    expect(seen).toContain(`1. Anna – Olga: [2–0](/?game=${first})`);
    expect(seen).toContain(`2. Boris – Oleg: [in progress](/?game=${second})`);
    expect(seen).toContain('**Oleg – Boris**');
  }
  // The channels are public, but players choose whether their names are.
  const hidden = async (of = code): Promise<void> => {
    const seen = await seenBy(null, of);
    expect(seen).toContain('1. Player 1 – Player 3: [2–0](');
    expect(seen).toContain('2. Player 2 – Player 4: [in progress](');
    expect(seen).toContain('**Player 4 – Player 2**');
    expect(seen).not.toMatch(/Anna|Boris|Olga|Oleg|\d{17}/u);
  };
  await hidden();
  discord.hide(den);
  discord.hide(owlery);

  // Members can also open a game that is played in the other server.
  const watched = async (name: string, game: string) => {
    const page = await visit(seated, who(name).person.id, game);
    await expect.poll(() => page.seen() ?? page.refusals()[0], LONG).toBeDefined();
    return page.seen()?.seats.white.name ?? null;
  };
  expect(await watched('Ossi', first!)).toBe('Anna');
  expect(await watched('Chidi', second!)).toBe('Oleg');

  // The match is listed on the first page, and its message has a button to it.
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
  await hidden(link);
  // Without the link, nobody outside can see the match now.
  discord.clock.advance(HOUR);
  expect(await seenBy(null)).toBe('');
}, 60_000);
