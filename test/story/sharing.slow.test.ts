/**
 * Links that show a game or a tournament to anyone. They can only be made by people with access,
 * show no names, and are deleted with their subject.
 */
import { expect, test } from 'vitest';
import { linksOf } from '../../playground/server/visitor/reading.ts';
import { DAY } from '../../src/game/calendar/span.ts';
import { begin, buttonTo, cardAfter, chooseSetting, gameOn, pressNamed, resign, shareOf } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { byHand } from './hands.ts';
import { logIn, openPage, PUBLIC, sitDown, type Seated, withPage } from './pages.ts';
import { openHall, startNow, until, isRound, LONG } from './tournamentHall.ts';

const fetchAt = ({ bot }: Pick<Seated, 'bot'>, address: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${bot.pagePort!}${address.slice(PUBLIC.length)}`);

type Page = Awaited<ReturnType<typeof openPage>>;

/** The controls that a page offers. */
const pressesOn = ({ told }: Page): readonly string[] =>
  told.flatMap((message) =>
    message.kind === 'screen'
      ? message.shown.blocks.flatMap((block) => {
          if (block.kind === 'buttons') return block.buttons.map(({ label }) => label);
          return block.kind === 'section' && 'label' in block.beside ? [block.beside.label] : [];
        })
      : [],
  );

function press({ told, say }: Page, name: string): void {
  const screen = told.findLast((message) => message.kind === 'screen');
  const control = screen?.shown.blocks
    .flatMap((block) => (block.kind === 'section' ? [block.beside] : []))
    .find((beside) => 'label' in beside && beside.label === name);
  if (!screen || !control || !('control' in control)) throw new Error(`no ${name}`);
  say({ kind: 'press', screen: screen.number, control: control.control, values: [], answers: {} });
}

/** Reads the size of a PNG file: its width and height come first. */
async function sizeOf(picture: Response): Promise<readonly [number, number]> {
  const file = Buffer.from(await picture.arrayBuffer());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test('a finished game has a link with a title and a picture, and shows no names', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris, chidi, discord } = table;
  const card = await begin(table, anna, boris);
  await byHand(anna, card, 'c3-d4');
  const over = await resign(table, boris, await cardAfter(table, card));
  const link = await shareOf(chidi, over);
  expect(link).toMatch(/^http:\/\/draughts\.example\/s\/[a-z0-9]{24}$/u);
  expect(link).not.toContain(gameOn(over));

  const page = await fetchAt(seated, link);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(html).toContain('<title>A player in The Draughts Club won in 1 move · Russian draughts</title>');
  expect(html).toContain(`<meta property="og:image" content="${link}.png" />`);
  expect(html).toMatch(/<script type="module" src="\/main-[A-Z0-9]{8}\.js">/u);
  expect(html).not.toMatch(/Anna|Boris|\d{17}/u);
  const picture = await fetchAt(seated, `${link}.png`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(await sizeOf(picture)).toEqual([1200, 630]);
  for (const [name, value] of [
    ['width', '1200'],
    ['height', '630'],
    ['alt', 'A player in The Draughts Club won in 1 move · Russian draughts. White won. Black resigned.'],
  ])
    expect(html).toContain(`<meta property="og:image:${name}" content="${value}" />`);

  const watcher = await openPage(bot.pagePort!);
  watcher.say({ kind: 'hello', session: null, game: link.split('/').at(-1)!, locale: 'fr' });
  await watcher.until(['c3-d4']);
  expect(watcher.seen()).toMatchObject({ you: null, seats: { white: { name: 'Blancs' } } });
  expect((await fetchAt(seated, `${PUBLIC}/s/${'A'.repeat(60)}`)).status).toBe(404);
  expect(discord.refusals).toEqual([]);
});

test('players who show their names on the web are named, and erased players are not', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris } = table;
  const over = await resign(table, boris, await begin(table, anna, boris));
  const [link, his] = [await shareOf(anna, over), await shareOf(boris, over)];
  const asked = await anna.command(table.channel, 'preferences', { open: 'privacy' });
  await pressNamed(anna, asked.message!, 'Show my name on the web');
  expect(await (await fetchAt(seated, link)).text()).toContain(
    '<title>Anna won in 0 moves · Russian draughts</title>',
  );

  const again = await anna.command(table.channel, 'preferences', { open: 'privacy' });
  const sure = await anna.click(again.message!.id, buttonTo(again.message!, 'privacy', 'ask'));
  await anna.click(sure.message!.id, buttonTo(sure.message!, 'privacy', 'erase'));
  await expect
    .poll(async () => (await fetchAt(seated, his)).text())
    .toContain('<title>A player in The Draughts Club won in 0 moves · Russian draughts</title>');
  expect((await fetchAt(seated, link)).status).toBe(404);
});

test('a player’s own page has ratings and rated games, and only the player can show the name', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris } = table;
  let card = await begin(table, anna, boris);
  const { list } = gameEndingBy('no-pieces');
  for (const [ply, move] of list.entries()) {
    await byHand(ply % 2 === 0 ? anna : boris, card, move);
    card = await cardAfter(table, card);
  }
  const profile = await (await anna.command(table.channel, 'profile')).answer();
  const { message } = await anna.click(profile.id, buttonTo(profile, 'profile', 'share'));
  const link = linksOf(message!)[0]!;
  expect(await (await fetchAt(seated, link)).text()).toContain('<title>Anna</title>');
  expect(await sizeOf(await fetchAt(seated, `${link}.png`))).toEqual([1200, 630]);
  const page = await openPage(bot.pagePort!);
  page.say({ kind: 'look-at', session: null, of: link.split('/').at(-1)! });
  await expect.poll(() => JSON.stringify(page.told)).toContain('Anna');
  expect(JSON.stringify(page.told)).toMatch(/Russian draughts.*Black.*\/\?game=/u);
  expect(JSON.stringify(page.told)).not.toMatch(/Boris|\d{17}/u);
  expect(pressesOn(page)).toEqual([]);

  const other = await (await boris.command(table.channel, 'profile', { player: anna.person.id })).answer();
  expect(() => buttonTo(other, 'profile', 'share')).toThrow('no button to share');
  const asked = await anna.command(table.channel, 'preferences', { open: 'privacy' });
  await pressNamed(anna, asked.message!, 'Hide me from leaderboards');
  expect((await fetchAt(seated, link)).status).toBe(404);
});

test('only its players can share a casual or hidden game, unless the server keeps games private', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris, chidi, discord } = table;
  const card = await begin(table, anna, boris);
  discord.hide(table.channel);
  const over = await resign(table, boris, card);
  expect(await shareOf(chidi, over)).toContain('Only its players can share');
  const link = await shareOf(anna, over);
  expect((await fetchAt(seated, link)).status).toBe(200);

  await chooseSetting(table, 'pages', 'false');
  expect((await fetchAt(seated, link)).status).toBe(404);
  expect((await fetchAt(seated, `${link}.png`)).status).toBe(404);
  expect(await shareOf(anna, over)).toContain('aren’t shared on the web');
});

test(
  'a tournament’s page has standings, boards and a bracket, with numbers instead of names for strangers',
  async () => {
    const hall = await openHall(3, { form: 'knock-out', starts: '1h' }, withPage);
    const { table, bot, id, players } = hall;
    const joining = await openPage(bot.pagePort!);
    const dora = table.discord.visitor('Dora').person.id;
    joining.say({ kind: 'look-at', session: await logIn({ table, bot }, dora), of: id });
    await expect.poll(() => pressesOn(joining)).toContain('Join');
    press(joining, 'Join');
    await expect.poll(() => JSON.stringify(joining.told)).toContain('You’re in **Cup**');
    await until(hall, ({ players: { length } }) => length === 4);
    await startNow(table);
    await until(hall, isRound(1));
    const cup = async (session: string | null, of = id) => {
      const page = await openPage(bot.pagePort!);
      page.say({ kind: 'look-at', session, of });
      await expect.poll(() => /"round"|refused/u.test(JSON.stringify(page.told))).toBe(true);
      return page;
    };
    const session = await logIn({ table, bot }, players[1]!.person.id);
    const member = await cup(session);
    expect(JSON.stringify(member.told)).toMatch(/Cup.*bracket.*"Anna"/u);
    expect(pressesOn(member)).toContain('My game');
    member.say({ kind: 'open', screen: 'files' });
    await expect.poll(() => JSON.stringify(member.told.at(-1))).toContain('cup.trf');
    // Unchanged parts aren't sent again.
    const told = member.told.length;
    member.say({ kind: 'look-at', session, of: id });
    member.say({ kind: 'ping' });
    await expect.poll(() => member.told.at(-1)?.kind).toBe('pong');
    expect(member.told).toHaveLength(told + 1);

    const stranger = await cup(null);
    expect(JSON.stringify(stranger.told)).toMatch(/Cup.*bracket.*"Player 1"/u);
    expect(JSON.stringify(stranger.told)).not.toMatch(/Anna|Boris|Chidi|Dora|\d{17}/u);
    expect(pressesOn(stranger)).toEqual([]);
    stranger.say({ kind: 'open', screen: 'files' });
    await expect.poll(() => stranger.told.at(-1)?.kind).toBe('screen');
    expect(JSON.stringify(stranger.told.at(-1))).not.toContain('file');

    const table1 = await table.anna.command(table.channel, 'tournament show', { what: 'table' });
    const shown = await table1.answer();
    const { message } = await table.anna.click(shown.id, buttonTo(shown, 'tournament', 'share'));
    const link = linksOf(message!)[0]!;
    expect(await (await fetchAt({ bot }, link)).text()).toContain('<title>Cup</title>');
    expect(await sizeOf(await fetchAt({ bot }, `${link}.png`))).toEqual([1200, 630]);
    table.discord.hide(table.channel);
    table.discord.clock.advance(DAY);
    expect((await cup(null)).told).toMatchObject([{ kind: 'refused', why: 'unknown-game' }]);
    expect(JSON.stringify((await cup(null, link.split('/').at(-1))).told)).toContain('"Player 1"');
  },
  LONG,
);
