/** Someone chooses on the panel of `/notify` how they are told of their games, and it is shown back. */
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, shoot } from './chromium.ts';
import { playgroundHere } from './opened.ts';
import { ask, pick } from './seat.ts';

const { window } = playgroundHere();

test.each([
  ['desk', DESKTOP, 'Offers and requests', 'A direct message', 'a direct message'],
  ['phone', PHONE, 'Your turn', 'A daily summary', 'a daily summary'],
] as const)('one kind of news is chosen on a %s', async (where, size, kind, choice, way) => {
  const { page, faults } = await window(size);
  const panel = await ask(page, 'notify');
  await panel.getByText(`${kind}: a mention in the channel`).waitFor();
  await shoot(page, `notify-1-${where}`);

  await pick(panel.getByRole('combobox', { name: kind }), choice);
  await panel.getByText(`${kind}: ${way}`).waitFor();
  expect(await panel.getByText(': a mention in the channel').count()).toBe(1);
  await panel.getByRole('combobox', { name: `${kind}…` }).waitFor();
  await shoot(page, `notify-2-chosen-${where}`);

  expect(await (await ask(page, 'notify')).getByText(`${kind}: ${way}`).count()).toBe(1);
  expect(faults).toEqual([]);
});
