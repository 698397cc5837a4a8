/** A game with two faces: moves on the page and in the channel belong to the same game. */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { FromPage } from '../../src/live/protocol.ts';
import { SESSION } from '../../src/live/session.ts';
import { begin, buttonTo, cardAfter, gameOn, playMoves, resign } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { byHand } from './hands.ts';
import { logIn, openPage, sitDown } from './pages.ts';

test('a whole game: Anna on the page, Boris in the channel', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris, discord } = table;
  const { list } = gameEndingBy('no-pieces');
  let card = await begin(table, anna, boris);
  const game = gameOn(card);
  const page = await openPage(bot.pagePort!);
  page.say({ kind: 'hello', session: await logIn(seated, anna.person.id), game });
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

test('a double tap is one move, and a late tap is refused kindly', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris } = table;
  const card = await begin(table, anna, boris);
  const game = gameOn(card);
  const page = await openPage(bot.pagePort!);
  page.say({ kind: 'hello', session: await logIn(seated, anna.person.id), game });
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

test('a stranger sees nothing, and acts for nobody', async () => {
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

  const stranger = await openPage(port);
  stranger.say({ kind: 'hello', session: await logIn(seated, chidi.person.id), game });
  stranger.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await expect.poll(() => stranger.refusals().map(({ why }) => why)).toEqual(['unknown-game', 'session']);

  await expect(openPage(port, 'https://elsewhere.example')).rejects.toThrow('403');
});

test('a session ends while its page is open, and the page continues with a new one', async () => {
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

test('a rematch is offered on one face and accepted on the other', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris, discord } = table;
  const first = await begin(table, anna, boris);
  const game = gameOn(first);
  const page = await openPage(bot.pagePort!);
  const session = await logIn(seated, anna.person.id);
  page.say({ kind: 'hello', session, game });
  await page.until([]);
  page.say({ kind: 'resign', ply: 0 });
  const over = await cardAfter(table, first, game);

  page.say({ kind: 'offer', ply: 0, deed: 'offer', offer: 'rematch' });
  await expect.poll(() => page.seen()?.offers.white).toBe('rematch');
  const offered = await cardAfter(table, over, game);
  await boris.click(offered.id, buttonTo(offered, 'rematch', 'accept'));
  await expect.poll(() => page.seen()?.rematch).not.toBeNull();

  const second = page.seen()!.rematch!;
  page.say({ kind: 'hello', session, game: second });
  await expect.poll(page.seen).toMatchObject({ id: second, you: 'black', moves: [] });
  const begun = await cardAfter(table, offered, second);
  page.say({ kind: 'resign', ply: 0 });
  const ended = await cardAfter(table, begun, second);
  await boris.click(ended.id, buttonTo(ended, 'rematch', 'offer'));
  await expect.poll(() => page.seen()?.offers.white).toBe('rematch');
  page.say({ kind: 'offer', ply: 0, deed: 'accept', offer: 'rematch' });
  await expect.poll(() => page.seen()?.rematch).not.toBeNull();
  await cardAfter(table, ended, page.seen()!.rematch!);
  expect(page.refusals()).toEqual([]);
  // The page may accept while the card that it knows is being replaced.
  expect(discord.refusals.filter(({ code }) => code !== 10_008)).toEqual([]);
});

test('a running game isn’t analyzed, and only its author receives a plan', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris } = table;
  const card = await begin(table, anna, boris);
  const game = gameOn(card);
  const [hers, his] = [await openPage(bot.pagePort!), await openPage(bot.pagePort!)];
  hers.say({ kind: 'hello', session: await logIn(seated, anna.person.id), game });
  his.say({ kind: 'hello', session: await logIn(seated, boris.person.id), game });
  await his.until([]);

  his.say({ kind: 'plan', ply: 0, line: 'c3-d4 f6-e5' });
  await expect
    .poll(() => his.told.findLast(({ kind }) => kind === 'plan'))
    .toMatchObject({
      lines: [['c3-d4', 'f6-e5']],
    });
  hers.say({ kind: 'plans' });
  await expect.poll(() => hers.told.findLast(({ kind }) => kind === 'plan')).toMatchObject({ lines: [] });
  hers.say({ kind: 'plan', ply: 0, line: 'c3-d4 f6-e5' });
  await expect.poll(() => hers.refusals().at(-1)?.text).toContain('It’s your move');
  hers.say({ kind: 'analyze' });
  await expect.poll(() => hers.refusals().at(-1)?.text).toContain('still being played');
  expect(hers.told.filter(({ kind }) => kind === 'analysis')).toEqual([]);

  hers.say({ kind: 'move', ply: 0, move: 'c3-d4' });
  await hers.until(['c3-d4', 'f6-e5']);
  expect(JSON.stringify(hers.told)).not.toContain('"lines":[[');
});

test('members see what was played from a finished game’s positions, except in a game that they play', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris, chidi } = table;
  const moves = ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5'];
  const first = await playMoves(table, await begin(table, anna, boris), moves);
  const game = gameOn(first);
  await resign(table, anna, first);
  type Filters = Partial<Omit<Extract<FromPage, { kind: 'explore' }>, 'kind' | 'ply'>>;
  const explored = async (person: string, ply: number, filters: Filters = {}) => {
    const page = await openPage(bot.pagePort!);
    page.say({ kind: 'hello', session: await logIn(seated, person), game });
    await page.until(moves);
    page.say({ kind: 'explore', ply, band: 'all', since: 'ever', by: null, ...filters });
    const answers = () => page.told.filter(({ kind }) => kind === 'explored' || kind === 'refused');
    await expect.poll(() => answers().length).toBe(1);
    return answers()[0];
  };
  const samples = [{ id: game, label: 'Anna – Boris 0–1' }];
  const moved = [{ move: 'b2-c3', white: 0, draws: 0, black: 1 }];
  const found = { kind: 'explored', ply: 2, moves: moved, samples };
  expect(await explored(chidi.person.id, 2)).toMatchObject(found);
  expect(await explored(anna.person.id, 2)).toMatchObject(found);
  const chosen = { band: 'server', since: 'quarter', by: 'white' } as const;
  expect(await explored(chidi.person.id, 2, chosen)).toMatchObject(found);
  for (const filters of [{ band: 'imported' }, { band: '1800' }] as const)
    expect(await explored(chidi.person.id, 2, filters)).toMatchObject({ moves: [], samples: [] });
  const overview = await (await anna.command(table.channel, 'preferences', { open: 'privacy' })).answer();
  await anna.click(overview.id, buttonTo(overview, 'privacy', 'hide'));
  const refused = { kind: 'refused', text: expect.stringContaining('profile is private') };
  expect(await explored(chidi.person.id, 2, { by: 'white' })).toMatchObject(refused);
  expect(await explored(anna.person.id, 2, { by: 'white' })).toMatchObject(found);
  const again = await begin(table, anna, boris);
  await playMoves(table, again, moves.slice(0, 3));
  for (const ply of [0, 1, 2, 3, 4]) {
    for (const { person } of [anna, boris])
      expect(await explored(person.id, ply)).toMatchObject({ kind: 'refused', why: 'deed' });
    expect(await explored(chidi.person.id, ply)).toMatchObject({ kind: 'explored' });
  }
});

test('other messages from the page are handled during an analysis', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const { anna, boris } = table;
  const { list } = gameEndingBy('no-pieces');
  const card = await begin(table, anna, boris);
  const game = gameOn(card);
  await playMoves(table, card, list);
  const page = await openPage(bot.pagePort!);
  page.say({ kind: 'hello', session: await logIn(seated, boris.person.id), game });
  await page.until(list);
  page.say({ kind: 'analyze' });
  page.say({ kind: 'ping' });
  page.say({ kind: 'look', theme: 'night', pieces: null });
  await expect.poll(() => page.told.map(({ kind }) => kind)).toContain('pong');
  const studies = () => page.told.filter((message) => message.kind === 'analysis');
  await expect.poll(() => studies().at(-1)?.findings.length).toBe(list.length + 1);
  expect(page.told.findIndex(({ kind }) => kind === 'pong')).toBeLessThan(
    page.told.findLastIndex(({ kind }) => kind === 'analysis'),
  );
  expect(page.refusals()).toEqual([]);
});

test('the solution of a puzzle is told when its trial is over, and not before', async () => {
  const seated = await sitDown();
  const { table, bot } = seated;
  const page = await openPage(bot.pagePort!);
  const session = await logIn(seated, table.anna.person.id);
  const told = () => page.told.findLast((message) => message.kind === 'puzzle')?.facts;
  page.say({ kind: 'puzzle', session, variant: 'russian', deed: null });
  await expect.poll(told).toMatchObject({ state: 'open', moves: [], misses: 0 });
  const { id } = told()!;
  page.say({ kind: 'puzzle', session, variant: 'russian', deed: { id, ply: 0, move: 'a1-h8' } });
  await expect.poll(() => page.refusals().map(({ why }) => why)).toEqual(['deed']);
  page.say({ kind: 'puzzle', session, variant: 'russian', deed: { id, ply: 0, move: null } });
  await expect.poll(told).toMatchObject({ id, state: 'failed', change: { before: 1500 } });
  expect(told()?.moves.length).toBeGreaterThan(0);

  page.say({ kind: 'puzzle', session: 'made up', variant: 'russian', deed: null });
  await expect.poll(() => page.refusals().at(-1)?.why).toBe('session');
  page.say({ kind: 'lesson', session: null, locale: 'de', lesson: 'move', path: [], move: 'c3-b4' });
  await expect
    .poll(() => page.told.findLast((message) => message.kind === 'lesson')?.facts)
    .toMatchObject({
      state: 'done',
      lessons: expect.arrayContaining([{ id: 'move', name: expect.any(String), isDone: false }]),
    });
});
