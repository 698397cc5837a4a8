/** A game on the page during problems: a late tap, and a process that is killed. */
import { expect, test } from 'vitest';
import { cardAfter, begin, gameOn } from '../story/cards.ts';
import { byHand } from '../story/hands.ts';
import { ready, run, settingsAt } from '../story/process.ts';
import { openTable } from '../story/table.ts';
import { freePort } from '../freePort.ts';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { newWindow } from './window.ts';
import { browserHere } from './opened.ts';
import { logInAt, sitAt, square } from './sitting.ts';

const browser = browserHere();

test('a late tap gets a friendly refusal, and the board shows the move that was played', async () => {
  const { table, page, url, game, press } = await sitAt(browser(), 'phone', PHONE, true);
  const { discord } = table;
  const other = await page.context().newPage();
  // This window receives nothing for a while.
  let held: (() => void)[] | null = null;
  await page.routeWebSocket('**/live', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (held && String(message).includes('"kind":"game"')) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await page.reload();
  await page.getByText(', your move').waitFor();
  held = [];
  await other.goto(`${url}/?game=${game}`);
  await other.getByText(', your move').waitFor();
  await square(other, 'c3').click();
  await square(other, 'd4').click();
  await other.getByText('Boris to move').waitFor();

  await page.bringToFront();
  await press('g3', 'h4');
  const told = page.getByRole('alert');
  await expect.poll(() => told.innerText()).toMatch(/^[A-Z].+\.$/u);
  await shoot(page, 'page-late-phone');
  const late = held;
  held = null;
  for (const send of late) send();
  await page.getByText('Boris to move').waitFor();
  await expect.poll(() => page.locator('.page-move').allInnerTexts()).toEqual(['c3-d4']);
  await expect.poll(() => square(page, 'g3').getAttribute('aria-label')).toMatch(/^g3, white man/u);
  expect(discord.refusals).toEqual([]);
});

test('an update that doesn’t change the board doesn’t drop a lifted piece', async () => {
  const { table, page, game } = await sitAt(browser(), 'mouse', DESKTOP, false);
  const { boris, channel, discord } = table;
  await page.getByText(', your move').waitFor();
  const spotOf = async (name: string) => {
    const { x, y, width } = (await square(page, name).boundingBox())!;
    return [x + width / 2, y + width / 2] as const;
  };
  const [from, to] = [await spotOf('c3'), await spotOf('d4')];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to);
  await boris.command(channel, 'games', { do: 'draw', game });
  await page.getByText('Boris offers you a draw').waitFor();
  await expect.poll(() => page.locator('.board-lifted').count()).toBe(1);
  await page.mouse.up();
  await page.getByText('Boris to move').waitFor();
  expect(discord.refusals).toEqual([]);
});

test(
  'kill -9 in the middle of a game: the page reconnects, and the game continues',
  { timeout: 120_000 },
  async () => {
    const table = await openTable();
    const { anna, boris, discord } = table;
    const port = await freePort();
    const publicUrl = `http://127.0.0.1:${port}`;
    const settings = {
      ...settingsAt(discord, table.databasePath),
      PUBLIC_URL: publicUrl,
      DISCORD_CLIENT_SECRET: discord.clientSecret,
      PAGE_PORT: String(port),
      ENGINE_THREADS: '0',
    };
    const first = run(settings, discord);
    await ready(discord);
    let card = await begin(table, anna, boris);
    const game = gameOn(card);
    const { page, faults } = await newWindow(browser(), { viewport: PHONE, hasTouch: true }, 30_000);
    await expect
      .poll(() =>
        fetch(publicUrl).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    await logInAt(page, `${publicUrl}/?game=${game}`);
    await square(page, 'c3').tap();
    await square(page, 'd4').tap();
    card = await cardAfter(table, card, game);

    first.signal('SIGKILL');
    await first.ended;
    await page.getByText('Connecting…').waitFor();
    // Without a connection, no piece can be moved, so no move is lost.
    await expect.poll(() => page.locator('[data-part="movable"]').count()).toBe(0);
    await shoot(page, 'page-killed-phone');

    run(settings, discord);
    await page.getByText('Boris to move').waitFor();
    await byHand(boris, card, 'f6-e5');
    await page.getByText(', your move').waitFor();
    card = await cardAfter(table, card, game);
    await square(page, 'd4').tap();
    await square(page, 'f6').tap();
    await cardAfter(table, card, game);
    await expect.poll(() => page.locator('.page-move').allInnerTexts()).toEqual(['c3-d4', 'f6-e5', 'd4:f6']);
    // Of the lost connection.
    faults.length = 0;
  },
);
