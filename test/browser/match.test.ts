/** A match in the browser: offered from the list of commands, accepted, its first game resigned, and the second one there. */
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { ask, option, sit } from './seat.ts';

const { window } = playgroundHere();

test('offered with a sealed draw, played, and proved', async () => {
  const anna = await window(DESKTOP);
  const boris = await window(DESKTOP);
  await sit(boris.page, 'Boris');
  await boris.page.setViewportSize(PHONE);

  await ask(anna.page, 'challenge', async () => {
    await option(anna.page, 'variant', 'Russian draughts');
    await option(anna.page, 'match', '2 games');
    await option(anna.page, 'draw', 'IDF, 150 basic positions');
    await option(anna.page, 'rest', '1 min');
    await option(anna.page, 'time', '5+3: 5 min each, +3 s per move');
  });
  await boris.page.getByText('The openings are drawn and sealed').waitFor();
  await shoot(anna.page, 'match-1-offered');
  await shoot(boris.page, 'match-1-offered-phone');
  await boris.page.getByRole('button', { name: 'Accept' }).click();
  await boris.page.getByText('Game 1 of 2').waitFor();
  await shoot(anna.page, 'match-2-begun');
  await shoot(boris.page, 'match-2-begun-phone');
  await boris.page.getByRole('button', { name: 'More…' }).click();
  await boris.page.getByRole('button', { name: 'Check the opening' }).click();
  await boris.page.getByText('How the openings were drawn').waitFor();
  await shoot(boris.page, 'match-3-draw-phone');

  await ask(anna.page, 'resign');
  await anna.page.getByRole('button', { name: 'Yes, resign' }).click();
  await anna.page.getByText('The next game of the match starts').waitFor();
  await shoot(anna.page, 'match-4-rest');
  await shoot(boris.page, 'match-4-rest-phone');
  await anna.page.getByRole('button', { name: '10 min' }).click();
  await anna.page.getByText('Game 2 of 2').waitFor();
  await shoot(anna.page, 'match-5-second');
  await shoot(boris.page, 'match-5-second-phone');
  await ask(boris.page, 'resign');
  await boris.page.getByRole('button', { name: 'Yes, resign' }).click();
  await boris.page.getByText('The match ends in a draw').waitFor();
  await shoot(boris.page, 'match-6-over-phone');
  await shoot(anna.page, 'match-6-over');
  expect([...anna.faults, ...boris.faults]).toEqual([]);
});
