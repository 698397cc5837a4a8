/**
 * The family of variants in a channel: every game's rules, a game of towers from a position, a
 * reader's own notation.
 */
import { expect, test } from 'vitest';
import {
  altTextsOf,
  findButton,
  findMenu,
  picturesOf,
  textOf,
} from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { VARIANT_IDS } from '../../src/draughts/variants.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { cardAfter } from './cards.ts';
import { sitDown, type Table } from './table.ts';

const say = sayIn('en-US');

const isClean = ({ discord }: Table): void => {
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
  expect(discord.unknownRoutes).toEqual([]);
};

test('the rules of every variant are a private message with a picture, and with two when all are asked for; one menu leads to each', async () => {
  const table = await sitDown();
  const { anna, channel } = table;
  const first = await (await anna.command(channel, 'rules')).answer();
  expect(isEphemeral(first)).toBe(true);
  for (const id of VARIANT_IDS.slice(1)) {
    const response = await anna.choose(first.id, findMenu(first).custom_id, [id]);
    const shown = await response.answer();
    expect(shown.id).toBe(first.id);
    expect(textOf(shown)).toContain(say('rules.title', { variant: say(`variant.${id}`) }));
    expect(picturesOf(shown)).toHaveLength(1);
    const more = await anna.click(first.id, findButton(shown, say('button.all-rules')).custom_id);
    const all = await more.answer();
    expect(picturesOf(all)).toHaveLength(2);
    expect(altTextsOf(all).every((alt) => alt.startsWith(say(`variant.${id}`)))).toBe(true);
  }
  isClean(table);
});

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

test('a position that cannot be played is refused in private, and nothing is posted', async () => {
  const table = await sitDown();
  const { anna, boris, channel } = table;
  const response = await anna.command(channel, 'play', { position: 'W:Wc3:Bb9' });
  const refused = await response.answer();
  expect(isEphemeral(refused)).toBe(true);
  expect(textOf(refused)).toContain('There’s no square “b9” on this board');
  expect(boris.messages(channel)).toEqual([]);
  isClean(table);
});

test('a reader’s own notation is on their board, not on the card', async () => {
  const table = await sitDown();
  const { anna, boris, channel } = table;
  const asked = await anna.command(channel, 'play', { opponent: boris.person.id, color: 'white' });
  const invitation = await asked.answer();
  await boris.click(invitation.id, findButton(invitation, 'Accept').custom_id);
  const first = await cardAfter(table, invitation);
  await boris.command(channel, 'preferences', { notation: 'numeric' });
  await anna.command(channel, 'move', { move: '22-18' });
  const card = await cardAfter(table, first);
  expect(textOf(card)).toContain('** c3-d4');
  const board = await (await boris.command(channel, 'games', { do: 'board' })).answer();
  expect(textOf(board)).toContain('** 22-18');
  const offered = await boris.complete(channel, 'move', { move: '9' }, 'move');
  expect(offered.map(({ value }) => value)).toEqual(['9-13', '9-14']);
  isClean(table);
});
