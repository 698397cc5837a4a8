/** The opening explorer next to a finished game that is longer than the explorer knows. */
import { expect, test } from 'vitest';
import { begin, cardAfter, gameOn } from '../../story/cards.ts';
import { gameEndingBy } from '../../story/games.ts';
import { byHand } from '../../story/hands.ts';
import { openTable } from '../../story/table.ts';
import { DESKTOP, shoot } from '../chromium.ts';
import { newWindow } from '../window.ts';
import { browserHere } from '../opened.ts';
import { pageHere } from '../sitting.ts';

const browser = browserHere();

test(
  'past its last position, the explorer shows no second board, and the board stays in view',
  { timeout: 240_000 },
  async () => {
    const served = await pageHere();
    const { publicUrl } = served;
    const table = await openTable();
    const { anna, boris, discord } = table;
    await table.startBot({}, { page: { ...served, clientSecret: discord.clientSecret } });
    let card = await begin(table, anna, boris);
    for (const [ply, move] of gameEndingBy('no-pieces').list.entries()) {
      await byHand(ply % 2 === 0 ? anna : boris, card, move);
      card = await cardAfter(table, card);
    }
    const { page: tab } = await newWindow(browser(), {}, 20_000);
    await tab.goto(`${publicUrl}/?game=${gameOn(card)}`);
    await tab.getByRole('link', { name: 'Log in with Discord' }).first().click();
    await tab.getByRole('link', { name: 'Authorize as Anna' }).click();
    await tab.getByRole('button', { name: 'Explore' }).click();
    await tab.getByText('Opening explorer').waitFor();
    // The board goes back to the last position that the explorer knows.
    await tab.getByRole('button', { name: 'Back to the game' }).waitFor();
    await expect.poll(() => tab.locator('[aria-current="true"]').innerText()).toBe('a5-b4');
    expect(await tab.locator('.screen figure').count()).toBe(0);
    await tab.getByRole('button', { name: 'Latest position' }).click();
    await tab.getByText('Anna won.').waitFor();
    expect(await tab.locator('.screen figure').count()).toBe(0);
    await tab.evaluate('scrollTo(0, document.body.scrollHeight)');
    const box = await tab.locator('.page-board').boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height).toBeLessThanOrEqual(DESKTOP.height);
    await shoot(tab, 'page-explorer-past-desktop');
  },
);
