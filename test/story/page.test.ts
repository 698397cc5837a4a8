/** A game in two places: moves on the page and in the channel belong to the same game. */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import shipped from '../../assets/puzzles/russian.json' with { type: 'json' };
import { variantOf } from '../../src/draughts/variants.ts';
import { SESSION } from '../../src/live/door/session.ts';
import { makeFen } from '../../src/notation/fen.ts';
import { begin, buttonTo, cardAfter, gameOn, playMoves, pressNamed, resign } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { byHand } from './hands.ts';
import { chooseOn, logIn, openPage, picturesOf, playOn, pressOn, sitDown, wordsOf, visit } from './pages.ts';
import { slowTest } from '../runs.ts';

slowTest('Anna on the page and Boris in the channel play a complete game', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris, discord } = table;
  const { list } = gameEndingBy('no-pieces');
  let card = await begin(table, anna, boris);
  const game = gameOn(card);
  const page = await visit(seated, anna.person.id, game);
  await expect.poll(page.seen).toMatchObject({ id: game, you: 'white', moves: [] });

  for (const [ply, move] of list.entries()) {
    if (ply % 2 === 0) page.say({ kind: 'move', ply, move });
    else await byHand(boris, card, move);
    await page.until(list.slice(0, ply + 1));
    card = await cardAfter(table, card, game);
  }
  expect(page.seen()).toMatchObject({ result: { winner: 'white', by: 'no-pieces' } });
  expect(textOf(card)).toContain('🏆');
  expect(page.refusals()).toEqual([]);
  expect(discord.refusals).toEqual([]);
});

test('a double tap makes one move, and a late tap gets a friendly refusal', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris } = table;
  const card = await begin(table, anna, boris);
  const game = gameOn(card);
  const page = await visit(seated, anna.person.id, game);
  await page.until([]);

  page.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  page.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await page.until(['c3-d4']);
  await expect.poll(() => page.refusals().length).toBe(1);
  expect(page.refusals()[0]).toMatchObject({ why: 'deed', text: expect.stringMatching(/^[A-Z][^*`]+\.$/u) });

  await byHand(boris, await cardAfter(table, card, game), 'd6-c5');
  await page.until(['c3-d4', 'd6-c5']);
  page.say({ kind: 'move', ply: 0, move: 'e3-f4' });
  await expect.poll(() => page.refusals().length).toBe(2);
  expect(page.seen()?.moves).toEqual(['c3-d4', 'd6-c5']);
});

test('a stranger sees nothing, and can’t act on anyone’s behalf', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris, chidi, discord } = table;
  discord.leave('Chidi');
  discord.hide(table.channel);
  const game = gameOn(await begin(table, anna, boris));
  const port = bot.pagePort!;

  const none = await openPage(port);
  none.say({ kind: 'hello', session: 'made up', game });
  none.say({ kind: 'hello', session: null, game });
  none.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await expect
    .poll(() => none.refusals().map(({ why }) => why))
    .toEqual(['session', 'unknown-game', 'session']);

  const stranger = await visit(seated, chidi.person.id, game);
  stranger.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await expect.poll(() => stranger.refusals().map(({ why }) => why)).toEqual(['unknown-game', 'session']);

  await expect(openPage(port, 'https://elsewhere.example')).rejects.toThrow('403');
});

test('a session expires while its page is open, and the page continues with a new session', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris, discord } = table;
  const game = gameOn(await begin(table, anna, boris));
  const page = await openPage(bot.pagePort!);
  const session = await logIn(seated, anna.person.id);
  page.say({ kind: 'hello', session, game });
  await page.until([]);

  discord.clock.advance(SESSION);
  page.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  page.say({ kind: 'hello', session, game });
  await expect.poll(() => page.refusals().map(({ why }) => why)).toEqual(['session', 'session']);
  expect(page.seen()?.moves).toEqual([]);

  page.say({ kind: 'hello', session: await logIn(seated, anna.person.id), game });
  page.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await page.until(['c3-d4']);
});

test('a rematch is offered in one place and accepted in the other', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris, discord } = table;
  const first = await begin(table, anna, boris);
  const game = gameOn(first);
  const page = await openPage(bot.pagePort!);
  const session = await logIn(seated, anna.person.id);
  const pressNow = async (label: string): Promise<void> => {
    await page.open('game');
    await expect.poll(page.words).toContain(`"${label}"`);
    page.press(label);
  };
  const resignHere = async (): Promise<void> => {
    await pressNow('Resign');
    await expect.poll(page.words).toContain('Yes, resign');
    page.press('Yes, resign');
  };
  page.say({ kind: 'hello', session, game });
  await page.until([]);
  await resignHere();
  const over = await cardAfter(table, first, game);

  await pressNow('Rematch');
  const offered = await cardAfter(table, over, game);
  await page.open('game');
  await expect.poll(page.words).toContain('Withdraw');
  await boris.click(offered.id, buttonTo(offered, 'rematch', 'accept'));
  await expect.poll(() => page.seen()?.rematch).not.toBeNull();

  const second = page.seen()!.rematch!;
  page.say({ kind: 'hello', session, game: second });
  await expect.poll(page.seen).toMatchObject({ id: second, you: 'black', moves: [] });
  const begun = await cardAfter(table, offered, second);
  await resignHere();
  const ended = await cardAfter(table, begun, second);
  await boris.click(ended.id, buttonTo(ended, 'rematch', 'offer'));
  await cardAfter(table, ended, second);
  await pressNow('Accept');
  await expect.poll(() => page.seen()?.rematch).not.toBeNull();
  await cardAfter(table, ended, page.seen()!.rematch!);
  expect(page.refusals()).toEqual([]);
  // The page may accept while the bot replaces the card that the page knows.
  expect(discord.refusals.filter(({ code }) => code !== 10_008)).toEqual([]);
});

test('a running game isn’t analyzed, and a plan is sent only to its author', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris } = table;
  const card = await begin(table, anna, boris);
  const game = gameOn(card);
  const hers = await visit(seated, anna.person.id, game);
  const his = await visit(seated, boris.person.id, game);

  await his.open('game');
  await expect.poll(his.words).toContain('"Plan"');
  his.press('Plan');
  await expect.poll(his.words).toContain('What might **Anna** play?');
  his.press('c3-d4');
  await expect.poll(his.words).toContain('"ahead":["c3-d4"]');
  his.press('f6-e5');
  await expect.poll(his.words).toContain('if **c3-d4** then **f6-e5**');
  await hers.open('game');
  await expect.poll(hers.words).toContain('"Resign"');
  expect(hers.words()).not.toContain('"Plan"');
  for (const ply of [undefined, 0]) {
    hers.say({ kind: 'open', screen: 'analysis', ply });
    hers.say({ kind: 'open', screen: 'explorer', ply });
  }
  const studied = (['analysis', 'explorer'] as const).map((screen) => () => wordsOf(hers, screen));
  await expect.poll(studied[0]!).toContain('still being played');
  await expect.poll(studied[1]!).toContain('isn’t over');
  await expect.poll(() => hers.told.filter(({ kind }) => kind === 'screen').length).toBe(5);

  hers.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await hers.until(['c3-d4', 'f6-e5']);
  expect(JSON.stringify(hers.told)).not.toContain('if **c3-d4**');
});

slowTest(
  'an offer made in the channel is answered on the page, and an outdated screen leads to the current one',
  async () => {
    const seated = await sitDown();
    const { table, bot } = seated;
    const { anna, boris, discord } = table;
    const card = await begin(table, anna, boris);
    const game = gameOn(card);
    const session = await logIn(seated, anna.person.id);
    const [one, two] = [await openPage(bot.pagePort!), await openPage(bot.pagePort!)];
    for (const page of [one, two]) page.say({ kind: 'hello', session, game });
    await byHand(anna, card, 'c3-d4');
    const next = await cardAfter(table, card, game);
    await pressNamed(boris, next, 'Offer draw');
    const offered = await cardAfter(table, next, game);
    for (const page of [one, two]) {
      await page.open('game');
      await expect.poll(page.words).toContain('"Accept"');
    }
    one.press('Decline');
    await expect.poll(() => one.told.at(-1)?.kind).toBe('shut');
    // The other tab still shows the draw offer.
    two.press('Accept');
    await expect.poll(two.words).not.toContain('"Accept"');
    expect(two.seen()).toMatchObject({ result: null });

    await two.open('game');
    two.press('Offer draw');
    const hers = await cardAfter(table, await cardAfter(table, offered, game), game);
    await boris.click(hers.id, buttonTo(hers, 'draw', 'accept'));
    await expect.poll(() => two.seen()?.result).toMatchObject({ by: 'agreement' });
    // A new connection has none of these screens.
    const three = await openPage(bot.pagePort!);
    three.say({ kind: 'hello', session, game });
    three.say({ kind: 'press', screen: 1, control: 0, values: [], answers: {} });
    await expect.poll(() => three.told.at(-1)).toEqual({ kind: 'shut', number: 1 });
    expect(discord.refusals.filter(({ code }) => code !== 10_008)).toEqual([]);
  },
);

const chosen = (value: string): RegExp =>
  new RegExp(`\\{(?=[^{}]*"value":"${value}")[^{}]*"isChosen":true`, 'u');

slowTest(
  'members see the moves played from a finished game’s positions, except in a game that they play',
  async () => {
    const seated = await sitDown();
    const { table } = seated;
    const { anna, boris, chidi } = table;
    const moves = ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5'];
    const first = await playMoves(table, await begin(table, anna, boris), moves);
    const game = gameOn(first);
    await resign(table, anna, first);
    const explored = async (person: string, ply: number) => {
      const page = await visit(seated, person, game);
      await page.until(moves);
      page.say({ kind: 'open', screen: 'explorer', ply });
      await expect.poll(() => wordsOf(page, 'explorer')).not.toBe('null');
      return page;
    };
    const found = /⬛ \*\*b2-c3\*\* · 1 game.*Anna – Boris 0–1/u;
    const told = async (person: string, ply: number): Promise<string> =>
      wordsOf(await explored(person, ply), 'explorer');
    expect(await told(anna.person.id, 2)).toMatch(found);
    const page = await explored(chidi.person.id, 2);
    const words = (): string => wordsOf(page, 'explorer');
    expect(words()).toMatch(found);
    expect(words()).toContain(`"address":"/?game=${game}"`);
    for (const filter of ['server', 'quarter', 'white']) {
      chooseOn(page, 'explorer', filter);
      await expect.poll(words).toMatch(chosen(filter));
      await expect.poll(words).toMatch(found);
    }
    // The next position keeps these choices.
    page.say({ kind: 'open', screen: 'explorer', ply: 1 });
    await expect.poll(words).toContain('**d6-c5** · 1 game');
    for (const filter of ['server', 'quarter', 'white']) expect(words()).toMatch(chosen(filter));
    for (const filter of ['imported', '1800']) {
      chooseOn(page, 'explorer', filter);
      await expect.poll(words).toMatch(chosen(filter));
      await expect.poll(words).toContain('No game in this server continued from here.');
    }
    const overview = await (await anna.command(table.channel, 'preferences', { open: 'privacy' })).answer();
    await anna.click(overview.id, buttonTo(overview, 'privacy', 'hide'));
    chooseOn(page, 'explorer', 'all');
    await expect.poll(words).toContain('profile is private');
    const hers = await explored(anna.person.id, 2);
    chooseOn(hers, 'explorer', 'white');
    await expect.poll(() => wordsOf(hers, 'explorer')).toMatch(found);
    const again = await begin(table, anna, boris);
    await playMoves(table, again, moves.slice(0, 3));
    for (const ply of [0, 1, 2, 3, 4]) {
      for (const { person } of [anna, boris]) expect(await told(person.id, ply)).not.toMatch(/[⬜🟫⬛]/u);
      expect(await told(chidi.person.id, ply)).toMatch(/[⬜🟫⬛]|continued from here/u);
    }
  },
);

/** A short game is analyzed soon. */
const FEW = gameEndingBy('no-pieces').list.slice(0, 4);

slowTest('other messages from the page are still handled during an analysis', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris } = table;
  const card = await begin(table, anna, boris);
  const game = gameOn(card);
  await resign(table, anna, await playMoves(table, card, FEW));
  const page = await visit(seated, boris.person.id, game);
  await page.until(FEW);
  page.say({ kind: 'open', screen: 'analysis' });
  page.say({ kind: 'ping' });
  page.say({ kind: 'look', theme: 'night', pieces: null });
  await expect.poll(() => page.told.map(({ kind }) => kind)).toContain('pong');
  await expect.poll(() => wordsOf(page, 'analysis')).toContain('"kind":"chart"');
  const { told } = page;
  expect(told.findIndex(({ kind }) => kind === 'pong')).toBeLessThan(
    told.findLastIndex(({ kind }) => kind === 'screen'),
  );
  // Each position has its words and arrows, and only this page shows them.
  page.say({ kind: 'open', screen: 'analysis', ply: 3 });
  await expect.poll(() => wordsOf(page, 'analysis')).toMatch(/"ply":3.*chances/u);
  expect(wordsOf(page, 'analysis')).toContain('"arrows"');
  expect(page.refusals()).toEqual([]);
});

test('a stranger who was shown a game can have it analyzed, without the names of its players', async () => {
  const seated = await sitDown();
  const { table } = seated;
  const { anna, boris, chidi, discord } = table;
  const card = await begin(table, anna, boris);
  const game = gameOn(card);
  await resign(table, anna, await playMoves(table, card, FEW));
  discord.leave('Chidi');
  const page = await visit(seated, chidi.person.id, game);
  await page.until(FEW);
  page.say({ kind: 'open', screen: 'analysis' });
  await expect.poll(() => wordsOf(page, 'analysis')).toContain('"kind":"chart"');
  page.say({ kind: 'open', screen: 'analysis', ply: 3 });
  await expect.poll(() => wordsOf(page, 'analysis')).toContain('"ply":3');
  page.say({ kind: 'open', screen: 'explorer', ply: 3 });
  page.say({ kind: 'open', screen: 'guess' });
  page.say({ kind: 'open', screen: 'puzzle' });
  for (const screen of ['explorer', 'guess', 'puzzle'] as const)
    await expect.poll(() => wordsOf(page, screen)).toContain('I don’t have that game');
  expect(wordsOf(page, 'analysis')).toContain('White');
  expect(JSON.stringify(page.told)).not.toMatch(/Anna|Boris|\d{17}/u);
});

test('a puzzle’s solution is sent when the attempt is over, and not before', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const page = await openPage(bot.pagePort!);
  page.say({ kind: 'open', screen: 'puzzle' });
  await expect.poll(() => page.refusals().map(({ why }) => why)).toEqual(['session']);
  page.say({ kind: 'hello', session: await logIn(seated, table.anna.person.id), game: null });
  page.say({ kind: 'open', screen: 'puzzle', chosen: 'russian' });
  const words = (): string => wordsOf(page, 'puzzle');
  await expect.poll(words).toContain('Only one move wins');
  const { scene, line, play } = picturesOf(page, 'puzzle')[0]!;
  const found = shipped.find(({ fen }) => fen === makeFen(variantOf('russian'), scene.position));
  const solution = found!.moves.split(' ');
  expect(line?.moves).toEqual([]);
  const wrong = play!.find(({ move }) => move !== solution[0])!;
  playOn(page, 'puzzle', wrong.move);
  await expect.poll(words).toContain('one more try');
  // The same mistake doesn't count again.
  expect(picturesOf(page, 'puzzle')[0]?.play).toHaveLength(play!.length - 1);
  expect(words()).not.toContain('The solution');
  pressOn(page, 'puzzle', 'Show the solution');
  await expect.poll(words).toContain('won’t count as solved');
  pressOn(page, 'puzzle', 'Yes, show it');
  await expect.poll(words).toContain('The solution');
  expect(picturesOf(page, 'puzzle')[0]?.line?.moves).toHaveLength(solution.length);
  pressOn(page, 'puzzle', 'Next puzzle');
  await expect.poll(words).toContain('Only one move wins');
});

test('lessons and puzzles are open to everyone, and progress is saved for users who log in', async () => {
  const { table, bot } = await sitDown();
  const page = await openPage(bot.pagePort!);
  page.say({ kind: 'hello', session: 'made up', game: null });
  await expect.poll(() => page.refusals().map(({ why }) => why)).toEqual(['session']);
  const lesson = async (session: string | null): Promise<string> => {
    page.say({ kind: 'hello', session, game: null, locale: 'de' });
    page.say({ kind: 'open', screen: 'learn', chosen: 'move' });
    await expect.poll(() => picturesOf(page, 'learn')[0]?.play).toHaveLength(4);
    playOn(page, 'learn', 'c3-b4');
    await expect.poll(() => wordsOf(page, 'learn')).toContain('✅');
    page.say({ kind: 'open', screen: 'learn' });
    await expect.poll(() => wordsOf(page, 'learn')).toContain('"kind":"menu"');
    return wordsOf(page, 'learn');
  };
  expect(await lesson(null)).not.toContain('✅');
  expect(wordsOf(page, 'learn')).toContain('Dame lernen');
  page.say({ kind: 'open', screen: 'puzzle' });
  await expect.poll(() => wordsOf(page, 'puzzle')).toContain('Finde den Gewinn');
  page.say({ kind: 'open', screen: 'games' });
  await expect.poll(() => wordsOf(page, 'games')).toContain('finde ich nicht');
  expect(await lesson(await logIn({ table, bot }, table.anna.person.id))).toContain('✅ 1.');
});
