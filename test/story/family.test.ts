/**
 * The family of variants in a channel: every game's rules, a game of towers from a position, a
 * reader's own notation.
 */
import { expect, test } from 'vitest';
import { altTextsOf, findButton, picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import { cardAfter } from './cards.ts';
import { sitDown, type Table } from './table.ts';

const isClean = ({ discord }: Table): void => {
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
  expect(discord.unknownRoutes).toEqual([]);
};

test('a game of towers from a position: shown on the invitation, accepted by anyone, played on', async () => {
  const table = await sitDown();
  const { anna, chidi, channel } = table;
  const position = 'W:a3_wb,e3_b,b4_b,b6_bw';
  const asked = await anna.command(channel, 'play', { variant: 'bashni', color: 'white', position });
  const invitation = await asked.answer();
  expect(picturesOf(invitation)).toHaveLength(1);
  expect(altTextsOf(invitation)[0]).toContain('b6: 1 black man, 1 white man');

  await chidi.click(invitation.id, findButton(invitation, 'Accept').custom_id);
  const first = await cardAfter(table, invitation);
  expect(textOf(first)).toContain(`⚫ **${chidi.person.name}**`);

  await anna.command(channel, 'move', { move: 'a3:a7' });
  const second = await cardAfter(table, first);
  expect(altTextsOf(second)[0]).toContain('a7: 1 white man, 3 black men');
  isClean(table);
});
