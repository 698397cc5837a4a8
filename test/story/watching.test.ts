/**
 * People without a seat can watch a game on the page, if they are allowed to, and everyone sees how
 * many there are.
 */
import { expect, test } from 'vitest';
import { type OpenPage as Page, playOn, pressOn, sitDown, visit, wordsOf } from './pages.ts';
import { begin, cardAfter, chooseSetting, gameOn } from './cards.ts';
import { byHand } from './hands.ts';
import { slowTest } from '../runs.ts';

const namesOn = (page: Page) => {
  const seats = page.seen()?.seats;
  return seats && [seats.white.name, seats.black.name];
};

const countOn = ({ told }: Page): number | undefined =>
  told.findLast((message) => message.kind === 'game' || message.kind === 'watchers')?.watchers;

const whysOn = (page: Page) => page.refusals().map(({ why }) => why);

test('a rated game in a public channel can have viewers, and each sees what their role allows', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris, chidi, discord } = table;
  const card = await begin(table, anna, boris);
  const game = gameOn(card);
  const player = await visit(seated, anna.person.id, game);
  expect(countOn(player)).toBe(0);

  const stranger = await visit(seated, null, game, 'de');
  expect(namesOn(stranger)).toEqual(['Weiß', 'Schwarz']);
  expect(stranger.seen()).toMatchObject({ you: null });
  const member = await visit(seated, chidi.person.id, game);
  expect(namesOn(member)).toEqual(['Anna', 'Boris']);
  await visit(seated, chidi.person.id, game);
  // Chidi's two pages count as one viewer, and a player's page doesn't count.
  await expect.poll(() => [player, stranger, member].map(countOn)).toEqual([2, 2, 2]);

  stranger.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  member.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await expect.poll(() => [stranger, member].map(whysOn)).toEqual([['session'], ['deed']]);
  expect(member.refusals()[0]?.text).toContain('Only the two players');

  await byHand(anna, card, 'c3-d4');
  await stranger.until(['c3-d4']);
  await member.until(['c3-d4']);
  await cardAfter(table, card);
  expect(JSON.stringify(stranger.told)).not.toMatch(/Anna|Boris|\d{17}/u);
  expect(discord.refusals).toEqual([]);
});

test('someone who has left the server counts as a stranger', async () => {
  const seated = await sitDown();
  const { anna, boris, chidi, discord } = seated.table;
  const game = gameOn(await begin(seated.table, anna, boris));
  discord.leave('Chidi');
  expect(namesOn(await visit(seated, chidi.person.id, game))).toEqual(['White', 'Black']);
});

slowTest('a hidden channel’s game and a casual game are visible only to members of the server', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris, chidi, discord } = table;
  const casual = await anna.command(table.channel, 'play', { opponent: boris.person.id, rated: false });
  const invitation = await casual.answer();
  await boris.click(
    invitation.id,
    JSON.stringify(invitation.components).match(/challenge\|accept\|\w+/u)![0],
  );
  const game = gameOn(await cardAfter(table, invitation));
  expect(whysOn(await visit(seated, null, game))).toEqual(['unknown-game']);
  expect(namesOn(await visit(seated, chidi.person.id, game))).toHaveLength(2);

  const hidden = gameOn(await begin(table, anna, boris, discord.channel('general')));
  discord.hide(discord.channel('general'));
  expect(whysOn(await visit(seated, null, hidden))).toEqual(['unknown-game']);
  expect(namesOn(await visit(seated, chidi.person.id, hidden))).toEqual(['Anna', 'Boris']);
});

test('a server can show its games only to their players', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris, chidi } = table;
  const game = gameOn(await begin(table, anna, boris));
  await chooseSetting(table, 'pages', 'false');

  expect(whysOn(await visit(seated, null, game))).toEqual(['unknown-game']);
  expect(whysOn(await visit(seated, chidi.person.id, game))).toEqual(['unknown-game']);
  expect(namesOn(await visit(seated, boris.person.id, game))).toEqual(['Anna', 'Boris']);
});

slowTest('a page that stays open must say hello again, because its user may have lost access', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const game = gameOn(await begin(table, table.anna, table.boris));
  const page = await visit(seated, null, game);
  table.discord.clock.advance(60 * 60_000);
  page.say({ kind: 'ping' });
  await expect.poll(() => whysOn(page)).toEqual(['session']);
  page.say({ kind: 'hello', session: null, game });
  page.say({ kind: 'ping' });
  await expect.poll(() => page.told.at(-1)?.kind).toBe('pong');
});

const openGuess = (page: Page) => page.say({ kind: 'open', screen: 'guess' });
const wordsOn = (page: Page): string => wordsOf(page, 'guess');
const pressLabel = (page: Page, label: string): void => pressOn(page, 'guess', label);
const guess = (page: Page, move: string): void => playOn(page, 'guess', move);

test('a spectator can guess the next move privately on the page, but players and strangers can’t', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris, chidi, discord } = table;
  const card = await begin(table, anna, boris);
  const game = gameOn(card);
  const player = await visit(seated, anna.person.id, game);
  const member = await visit(seated, chidi.person.id, game);

  openGuess(member);
  await expect.poll(() => wordsOn(member)).toContain('What will **Anna** play?');
  guess(member, 'c3-d4');
  await expect.poll(() => wordsOn(member)).toContain('plays **c3-d4**');
  pressLabel(member, 'This week');
  await expect.poll(() => wordsOn(member)).toContain('best guessers');
  pressLabel(member, 'Start a game');
  await expect.poll(() => wordsOn(member)).toContain('Draughts in this channel');
  expect(wordsOn(member)).not.toContain('Show to everyone');
  openGuess(player);
  await expect.poll(() => wordsOn(player)).toContain('playing in that game');
  await byHand(anna, card, 'c3-d4');
  await member.until(['c3-d4']);
  const next = await cardAfter(table, card);
  openGuess(member);
  await expect.poll(() => wordsOn(member)).toContain('1 of 1 guess right');
  guess(member, 'b6-a5');
  await expect.poll(() => wordsOn(member)).toContain('plays **b6-a5**');
  // The guess is the same as in Discord.
  const shown = (await chidi.command(table.channel, 'watch', { guess: true, game })).message!;
  expect(JSON.stringify(shown)).toContain('plays **b6-a5**');
  await byHand(boris, next, 'f6-e5');
  await member.until(['c3-d4', 'f6-e5']);
  openGuess(member);
  await expect.poll(() => wordsOn(member)).toContain('1 of 2 guesses right');
  expect(JSON.stringify(player.told)).not.toContain('b6-a5');

  discord.leave('Chidi');
  discord.clock.advance(6 * 60_000);
  guess(member, 'd4:f6');
  await expect.poll(() => wordsOn(member)).toContain('I don’t have that game');
  expect(discord.refusals.map(({ code }) => code)).toEqual([10007]);
});
