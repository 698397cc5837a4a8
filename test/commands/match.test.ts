/**
 * A match from its challenge to its end, played by two people with commands and presses between
 * sweeps.
 */
import { expect, test } from 'vitest';
import { changeSettings } from '../../src/app/save/change.ts';
import { DAY, MINUTE } from '../../src/game/calendar/span.ts';
import { everythingDue, wordsOf } from '../app/table.ts';
import { CHALLENGE } from '../../src/views/presses/declarations.ts';
import { press, pressLabel, refusalOf, screenOf, type } from './asks.ts';
import { begin, current, lastCard, later, newScene, pressOnLast, resigns, running } from './matchScene.ts';

test('a match of two games is sealed with a random opening, accepted, rated, played with both colors, and verified', async () => {
  const table = await newScene();
  const said = await begin(table, { match: '2', openings: 'idf', time: '3d' });
  expect(said).toContain('A match of 2 games');
  expect(said).toContain('Random openings, each played twice: IDF table for Russian draughts');
  const [, seal] = /sealed[^`]*`([0-9a-f]{64})`/u.exec(said) ?? [];
  const first = await current(table);
  expect(first).toMatchObject({ rated: true, seats: { white: { id: 'anna' } }, match: { number: 1 } });
  expect(first.start).not.toBeNull();
  expect(lastCard(table)).toContain('-# 🎯 Game 1 of 2 · ANNA **0** – **0** BORIS');
  expect(lastCard(table)).toContain(
    `-# 📖 Opening **${first.opening?.row}** · IDF table for Russian draughts`,
  );
  const proof = wordsOf(screenOf(await press(table, 'boris', CHALLENGE.to.deal({ id: first.id }))));
  expect(proof).toContain(`Sealed before the match: \`${seal}\``);
  const mixed = first.match?.draw?.mixed ?? [];
  expect(mixed).toHaveLength(2);
  expect(proof).toContain(`Added by Discord after the seal: \`${mixed.join('/')}\``);

  await resigns(table, 'boris');
  await later(table, MINUTE);
  const second = await current(table);
  expect(second).toMatchObject({ rated: true, start: first.start, opening: first.opening });
  expect(second.seats.white.id).toBe('boris');
  expect((await table.app.store.games.load(first.id))?.game.rematch).toBe(second.id);
  expect(lastCard(table)).toContain('-# 🎯 Game 2 of 2 · ANNA **2** – **0** BORIS');
  expect(await type(table, 'anna', 'games', { do: 'rematch', game: first.id }).then(refusalOf)).toContain(
    'already on',
  );

  await resigns(table, 'anna');
  await later(table, MINUTE);
  expect(await running(table)).toEqual([]);
  expect(lastCard(table)).toContain('The match ends in a draw, 2 – 2.');
  await later(table, DAY);
  expect(await running(table)).toEqual([]);
  expect(await everythingDue(table)).toEqual([]);
});

test('a longer match has breaks between its games, and ends once it is decided', async () => {
  const table = await newScene();
  const said = await begin(table, { match: 'first to 3', openings: 'basic', rest: '10m', time: '5+3' });
  expect(said).toContain('A match to 3 points');
  expect(said).toContain('Break between games: 10 min');
  await resigns(table, 'boris');
  await later(table, MINUTE);
  expect(await running(table)).toEqual([]);
  expect(lastCard(table)).toContain('⏭️ The next game of the match starts <t:');
  expect(refusalOf(await type(table, 'anna', 'games', { do: 'rematch' }))).toContain(
    'Your match isn’t over yet',
  );
  await later(table, 12 * MINUTE);
  expect(lastCard(table)).toContain('-# 🎯 Game 2, playing to 3 points · ANNA **2** – **0** BORIS');
  await resigns(table, 'boris');
  await later(table, DAY);
  expect(await running(table)).toEqual([]);
  expect(lastCard(table)).toContain('### 🎯 <@anna> wins the match 4 – 0!');
});

test('a longer match without random openings begins each game from the start', async () => {
  const table = await newScene();
  expect(await begin(table, { match: '4' })).not.toContain('🎲');
  for (const [number, loser] of ['boris', 'anna', 'boris', 'anna'].entries()) {
    expect(await current(table)).toMatchObject({ start: null, rated: true, match: { number: number + 1 } });
    await resigns(table, loser);
    await later(table, MINUTE);
  }
  expect(lastCard(table)).toContain('The match ends in a draw, 4 – 4.');
});

test('a longer match from a chosen opening shows its name, and is casual', async () => {
  const table = await newScene();
  expect(await begin(table, { match: '2', position: 'basic 1-vii' })).toContain(
    'the opening **1-VII**. It’s a casual game.',
  );
  const first = await current(table);
  expect(first).toMatchObject({ rated: false, opening: { table: 'basic', row: '1-VII' } });
  await resigns(table, 'anna');
  await later(table, MINUTE);
  expect(await current(table)).toMatchObject({ rated: false, start: first.start, opening: first.opening });
});

test('a rematch of a match is another match, with new random openings', async () => {
  const table = await newScene();
  await begin(table, { match: '2', openings: 'idf' });
  const { match } = await current(table);
  for (const loser of ['anna', 'anna']) {
    await resigns(table, loser);
    await later(table, MINUTE);
  }
  await pressOnLast(table, 'anna', 'Rematch');
  await pressOnLast(table, 'boris', 'Accept');
  const again = await current(table);
  expect(again).toMatchObject({ rated: true, match: { number: 1, before: [], draw: { dealt: [{}] } } });
  expect(again.match?.draw?.sealed).not.toBe(match?.draw?.sealed);
  await resigns(table, 'boris');
  await later(table, MINUTE);
  expect(await current(table)).toMatchObject({ match: { number: 2 }, start: again.start });
});

test('the next game waits until both players may start a game, and then begins at once', async () => {
  const table = await newScene();
  await begin(table, { match: '2', openings: 'idf', rest: '1h' });
  await resigns(table, 'boris');
  await changeSettings(table.app, 'guild-1', { mostGames: 1 });
  const other = screenOf(await type(table, 'boris', 'play', { color: 'white' }));
  await pressLabel(table, 'dora', other, 'Accept');
  await later(table, 2 * 60 * MINUTE);
  expect(await running(table)).toHaveLength(1);
  await resigns(table, 'boris');
  await later(table, 20 * MINUTE);
  expect(await current(table)).toMatchObject({ match: { number: 2 } });
});

test('the next game is available on request if the bot could not post it', async () => {
  const table = await newScene();
  await begin(table, { match: '4', openings: 'idf', rest: '10m' });
  await resigns(table, 'boris');
  await later(table, MINUTE);
  expect(refusalOf(await pressOnLast(table, 'boris', 'Next game'))).toMatch(
    /^It’s the break between games. The next one starts on its own <t:/u,
  );
  expect(refusalOf(await pressOnLast(table, 'dora', 'Next game'))).toContain('Only the two players');
  table.time.now += 10 * MINUTE;
  const reply = await pressOnLast(table, 'boris', 'Next game');
  const expected = { kind: 'card', finished: { match: { number: 1 } }, game: { match: { number: 2 } } };
  expect(reply).toMatchObject(expected);
  expect(await current(table)).toMatchObject({ match: { number: 2 } });
});

test('a next game that has already begun is shown once', async () => {
  const table = await newScene();
  await begin(table, { match: '4' });
  const { id } = await current(table);
  await resigns(table, 'boris');
  await later(table, MINUTE);
  const asked = await press(table, 'boris', CHALLENGE.to.next({ id }));
  expect(refusalOf(asked)).toBe('The next game is already on.');
  expect(await running(table)).toHaveLength(1);
});

test('no game follows after the end of a match', async () => {
  const table = await newScene();
  await begin(table, { match: '2' });
  for (const loser of ['anna', 'anna']) {
    await resigns(table, loser);
    await later(table, MINUTE);
  }
  const [last] = await table.app.store.games.list({ state: 'finished', limit: 1 });
  const asked = await press(table, 'boris', CHALLENGE.to.next({ id: last?.game.id ?? '' }));
  expect(refusalOf(asked)).toBe('This match is over. You can offer a rematch with `/games do:rematch`.');
});

test('nobody learns future openings, whatever data they request', async () => {
  const table = await newScene();
  const asked = await type(table, 'anna', 'play', { openings: 'idf' });
  const secrets = asked.kind === 'invitation' ? [asked.challenge.match?.draw?.secret ?? ''] : [];
  await begin(table, { match: '4', openings: 'fmjd' });
  secrets.push((await current(table)).match?.draw?.secret ?? '');
  const held = JSON.stringify(await table.app.store.personal.holdings('anna'));
  expect(held).toContain('"sealed"');
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(held).not.toContain(secret);
  }
});

test('if the process dies before removing the announcement of the next game from the last board, another process updates it', async () => {
  const table = await newScene();
  await begin(table, { match: '2', time: '3d' });
  const update = table.channel.update.bind(table.channel);
  table.channel.update = async () => {
    throw new Error('the process dies here');
  };
  await resigns(table, 'boris');
  await later(table, MINUTE).catch(() => undefined);
  table.channel.update = update;
  const boards = (): readonly string[] => [...table.channel.messages.values()].map(wordsOf);
  expect(boards().some((board) => board.includes('is about to start'))).toBe(true);
  await later(table, 10 * MINUTE);
  expect(await current(table)).toMatchObject({ match: { number: 2 } });
  expect(boards().some((board) => board.includes('next game of the match'))).toBe(false);
  expect(boards().some((board) => board.includes('is about to start'))).toBe(false);
  expect(await everythingDue(table)).toHaveLength(1);
});
