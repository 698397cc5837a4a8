/** The content of a browser's document before the page requests anything. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMenu } from '../../playground/server/visitor/reading.ts';
import { PAGE_FOLDER } from '../../src/files.ts';
import type { Opening } from '../../src/live/protocol.ts';
import { begin, gameOn, playMoves } from './cards.ts';
import { browserOf, logIn, openPage, sitDown } from './pages.ts';

async function openingIn(answer: Response): Promise<{ html: string; opening: Opening }> {
  const html = await answer.text();
  const [, data = ''] = /<script type="application\/json" id="opening">(.*?)<\/script>/u.exec(html) ?? [];
  return { html, opening: JSON.parse(data) };
}

test('a player’s document has the game with its opening, and the player’s language; other documents have neither', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris, chidi } = table;
  const card = await begin(table, anna, boris);
  const game = gameOn(card);
  await playMoves(table, card, ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5']);
  const { message } = await anna.command(table.channel, 'preferences', { open: 'language' });
  await anna.choose(message!.id, findMenu(message!).custom_id, ['uk']);

  const hers = await browserOf(seated, anna.person.id);
  const answer = await hers.go(`/?game=${game}`, 'GET', { 'Accept-Language': 'de-AT, en;q=0.5' });
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  const { html, opening } = await openingIn(answer);
  expect(opening.game).toMatchObject({ id: game, you: 'white', about: expect.stringContaining('City game') });
  // A stand-in's application can't be added to real Discord servers.
  expect(opening.invite).toBeNull();
  expect(html).toContain('<html lang="uk">');
  expect(html).toMatch(/<link rel="modulepreload" href="\/uk-[A-Z0-9]{8}\.js"/u);
  // A proxy could cache a session in a document.
  expect(html).not.toContain('session');

  for (const tab of [await browserOf(seated, chidi.person.id), null]) {
    const headers = { 'Accept-Language': 'de-AT, en;q=0.5' };
    const at = `/?game=${game}`;
    const other = tab
      ? await tab.go(at, 'GET', headers)
      : await fetch(`http://127.0.0.1:${bot.pagePort}${at}`, { headers });
    const { html: text, opening: told } = await openingIn(other);
    expect(told.game).toBeNull();
    expect(text).toContain(tab ? '<html lang="en">' : '<html lang="de">');
    expect(text).toContain(`<meta name="description" content="${tab ? 'Play draughts' : 'Spiel Dame'} `);
    expect(text).not.toMatch(/Anna|Boris/u);
  }
});

test('a user’s chosen theme and sounds are saved with their other preferences', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const id = table.anna.person.id;
  const page = await openPage(bot.pagePort!);
  page.say({ kind: 'look', theme: 'night', pieces: null, hasCoordinates: false, hasSounds: true });
  await expect.poll(() => page.refusals().map(({ why }) => why)).toEqual(['session']);
  // This works from any page, such as a lesson.
  const session = await logIn(seated, id);
  page.say({ kind: 'hello', session, game: null });
  page.say({ kind: 'look', theme: 'night', pieces: null, hasCoordinates: false, hasSounds: true });
  // A page that was opened before an update sends only colors.
  page.say({ kind: 'look', theme: 'paper', pieces: null });
  const tab = await browserOf(seated, id);
  const look = async () => (await openingIn(await tab.go('/'))).opening.look;
  await expect.poll(look).toEqual({
    theme: 'paper',
    notation: 'variant',
    hasCoordinates: false,
    hasSounds: true,
  });
});

test('names in a document are never read as markup', async () => {
  const name = '</script><script>alert(1)';
  const seated = await sitDown({}, 'link', { people: [name] });
  const { table } = seated;
  const { anna, discord } = table;
  const game = gameOn(await begin(table, anna, discord.visitor(name)));
  const tab = await browserOf(seated, anna.person.id);
  const { html, opening } = await openingIn(await tab.go(`/?game=${game}`));
  expect(opening.game?.seats.black.name).toBe(name);
  expect(html.match(/<script/gu)?.length).toBe(2);
});

const lengthOf = (answer: Response | undefined): number => Number(answer?.headers.get('content-length'));

test.for([
  ['styles', /^page-\w+\.css$/u, 20],
  ['the engine for 10x10', /^large-\w+\.wasm$/u, 10],
  ['the weights of International', /^international-\w+\.bin$/u, 250],
] as const)('%s are compressed for browsers that support that', async ([, name, most]) => {
  const { bot } = await sitDown();
  const file = readdirSync(PAGE_FOLDER).find((one) => name.test(one));
  const [small, whole] = await Promise.all(
    ['gzip', 'identity'].map((encoding) =>
      fetch(`http://127.0.0.1:${bot.pagePort}/${file}`, { headers: { 'Accept-Encoding': encoding } }),
    ),
  );
  expect(small?.headers.get('content-encoding')).toBe('gzip');
  expect(whole?.headers.get('content-encoding')).toBeNull();
  expect(lengthOf(small)).toBeLessThan(Math.min(1000 * most, 0.6 * lengthOf(whole)));
  expect(await small?.bytes()).toEqual(await whole?.bytes());
});
