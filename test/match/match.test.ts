/** How matches are typed, scored and dealt, from the first request to the last seed. */
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { challengeFor, gameOver, matched } from './matches.ts';
import { isDecided, nextGameAt, scoreByColor } from '../../src/game/match/matchScore.ts';
import { makeLength, type MatchGame, type MatchLength } from '../../src/game/match/match.ts';
import { nextGame, rematchDraw, rematchGame } from '../../src/game/match/games.ts';
import { openingsNamed } from '../../src/game/match/openingNames.ts';
import { makeFen } from '../../src/notation/fen.ts';
import { makePdn } from '../../src/notation/pdn/writer.ts';
import { readRecord } from '../../src/game/readRecord.ts';
import { recordOf } from '../../src/game/record.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { matchOf, parseLength, parseRest } from '../../src/game/match/wish.ts';
import { offerOf } from '../../src/game/match/offer.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { mostDeals, seedOf } from '../../src/game/match/seeds.ts';
import { deal, type Hash } from '../../src/openings/deal.ts';
import { tableOf } from '../../src/openings/tables.ts';

const sha256: Hash = (text) => createHash('sha256').update(text).digest('hex');
const MINUTE = 60_000;

const games = (count: number): MatchLength => ({ kind: 'games', games: count });
const points = (count: number): MatchLength => ({ kind: 'points', points: count });

/** `1` and `2`: the winner, in the order of the first game; `=`: a draw. */
const played = (results: string): readonly MatchGame[] =>
  Array.from(results, (result, index) => ({
    id: `g${index + 1}`,
    winner: result === '=' ? null : result === '1' ? 'first' : 'second',
  }));

test.each<[string, MatchLength]>([
  ['2', games(2)],
  [' 6  Games', games(6)],
  ['20', games(20)],
  ['first to 5', points(5)],
  ['to 5', points(5)],
  ['First-10', points(10)],
  ['first to 3 points', points(3)],
])('a match length: %j', (text, length) => {
  expect(parseLength(text)).toEqual({ ok: true, value: length });
  expect(parseLength(makeLength(length))).toEqual({ ok: true, value: length });
});

/** The example that a sentence shows, for people to type. */
const examplesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/gu)].map(([, example = '']) => example);

test.each(LOCALES)('a length and a break can be typed as in the sentences in %s', (locale) => {
  const say = sayIn(locale);
  for (const count of [2, 4, 20]) {
    expect(parseLength(say('match.choice.games', { count }))).toEqual({ ok: true, value: games(count) });
    expect(parseLength(say('match.choice.points', { count }))).toEqual({ ok: true, value: points(count) });
  }
  const lengths = examplesIn(say('problem.match-unreadable', { text: '' })).map(parseLength);
  const breaks = examplesIn(say('problem.match-rest', { text: '' })).map(parseRest);
  expect([lengths.length, breaks.length]).toEqual([3, 4]);
  expect([...lengths, ...breaks].filter(({ ok }) => !ok)).toEqual([]);
});

test.each([
  ['3', 'match-games'],
  ['0', 'match-games'],
  ['22', 'match-games'],
  ['first to 1', 'match-points'],
  ['first to 41', 'match-points'],
  ['best of three', 'match-unreadable'],
  ['', 'match-unreadable'],
  ['2.5', 'match-unreadable'],
])('an invalid length: %j: %s', (text, code) => {
  expect(parseLength(text)).toMatchObject({ ok: false, problem: { code } });
});

test.each([
  ['none', 0],
  ['at once', 0],
  ['10m', 10 * MINUTE],
  ['1 hour', 60 * MINUTE],
  ['7d', 7 * 24 * 60 * MINUTE],
  ['1w', 7 * 24 * 60 * MINUTE],
])('a break: %j', (text, value) => {
  expect(parseRest(text)).toEqual({ ok: true, value });
});

test.each([['8d'], ['soon'], ['-1m'], ['']])('an invalid break: %j', (text) => {
  expect(parseRest(text)).toEqual({ ok: false, problem: { code: 'match-rest', text } });
});

test.each<[MatchLength, string, boolean]>([
  [games(2), '1', false],
  [games(2), '12', true],
  [games(2), '==', true],
  // Five points out of eight decide the match.
  [games(4), '11', false],
  [games(4), '11=', true],
  [games(4), '1=1', true],
  [games(4), '12=', false],
  [points(5), '11', false],
  // Five points, but the other player may still win with the same opening, and tie the match.
  [points(5), '=11', true],
  [points(5), '1=1', true],
  [points(4), '121', false],
  [points(4), '1212', true],
  [points(3), '1=', true],
  [points(2), '1', false],
  [points(2), '==', true],
])('whether a match of %o is decided after %s: %s', (length, results, isOver) => {
  expect(isDecided(length, played(results))).toBe(isOver);
});

test('a match is decided no later than its last opening seed', () => {
  const length = fc.oneof(
    fc.integer({ min: 1, max: 10 }).map((pairs) => games(2 * pairs)),
    fc.integer({ min: 2, max: 40 }).map(points),
  );
  const results = fc.array(fc.constantFrom('1', '2', '='), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(length, results, (agreed, all) => {
      const whole = played(all.slice(0, 2 * mostDeals(agreed)).join(''));
      expect(isDecided(agreed, whole)).toBe(true);
    }),
  );
});

test('the games of a match alternate colors, and each pair has an opening that its seed verifies', () => {
  let { game, sealed } = challengeFor({ match: '8', draw: 'basic' });
  const rows: string[] = [];
  for (let number = 1; number <= 8; number += 1) {
    expect(game.match.number).toBe(number);
    expect(game.seats.white.id).toBe(number % 2 === 1 ? 'anna' : 'boris');
    expect(game.rated).toBe(true);
    rows.push(game.opening?.row ?? '');
    expect(game.start).toBe(openingsNamed('russian', `basic ${rows.at(-1)}`)[0]?.fen);
    if (number < 8) game = matched(nextGame(gameOver(game, null), `g${number + 1}`, 0, sha256).next);
  }
  expect(rows.filter((_, index) => index % 2 === 0)).toEqual(rows.filter((_, index) => index % 2 === 1));
  expect(new Set(rows).size).toBe(4);
  const dealt = game.match.draw?.dealt ?? [];
  expect(dealt.map(({ row }) => row)).toEqual([...new Set(rows)]);
  for (const { seed } of dealt) {
    expect(sha256(seed)).toBe(sealed);
    sealed = seed;
  }
  expect(dealt.map(({ seed }) => seed)).not.toContain(game.match.draw?.secret);
});

test('the games of a match are scored for each player’s color', () => {
  const { game: first } = challengeFor({ match: '4' });
  expect(scoreByColor(first)).toEqual({ white: 0, black: 0 });
  const won = gameOver(first, 'white');
  expect(scoreByColor(won)).toEqual({ white: 2, black: 0 });
  const second = matched(nextGame(won, 'g2', 5, sha256).next);
  expect(scoreByColor(second)).toEqual({ white: 0, black: 2 });
  expect(scoreByColor(gameOver(second, null))).toEqual({ white: 1, black: 3 });
});

test('the next game of a match follows after the break, but never after a game that was not played', () => {
  const { game } = challengeFor({ match: '2', rest: '10m' });
  expect(nextGameAt(game)).toBeNull();
  const over = gameOver(game, 'black');
  expect(nextGameAt(over)).toBe(over.changedAt + 10 * MINUTE);
  expect(nextGameAt({ ...over, rematch: 'g2' })).toBeNull();
  expect(nextGameAt({ ...over, result: { winner: null, by: 'aborted' } })).toBeNull();
});

test('a rematch is a match with its own random openings, which no screen reveals', () => {
  const { game, sealed } = challengeFor({ match: '2', draw: 'idf' });
  const again = rematchGame(gameOver(game, null), { ...game, id: 'again' }, ['3'], sha256);
  expect(again.match).toMatchObject({ number: 1, before: [], length: games(2) });
  expect(again.match?.draw?.dealt).toHaveLength(1);
  expect(again.match?.draw?.sealed).not.toBe(sealed);
});

test('the openings follow from the seed and the ids after sealing, as *Check the opening* explains', () => {
  const { game } = challengeFor({ match: '2', draw: 'basic' }, ['1401', '1402']);
  const [dealt] = game.match.draw?.dealt ?? [];
  const rows = tableOf('basic').rows.filter(({ barred }) => !barred);
  const word = Number.parseInt(sha256(`${dealt?.seed}/1401/1402/1/0`).slice(0, 8), 16);
  expect(dealt?.row).toBe(rows[word % rows.length]?.name);
});

test('knowing the secret doesn’t let anyone choose an opening, because each accepting press changes it', () => {
  const drawn = Array.from({ length: 300 }, (_, press) => {
    const { game, sealed } = challengeFor({ match: '2', draw: 'basic' }, ['1401', String(press)]);
    return { sealed, row: game.opening?.row };
  });
  expect(new Set(drawn.map(({ sealed }) => sealed)).size).toBe(1);
  // Of 150 rows, 300 fair choices miss about a seventh.
  expect(new Set(drawn.map(({ row }) => row)).size).toBeGreaterThan(110);
});

test('the openings of an older match use only its seeds, and stay verifiable', () => {
  const { game } = challengeFor({ match: '4', draw: 'basic' });
  const { draw } = game.match;
  if (!draw) throw new Error('no draw');
  const { mixed: _, ...old } = draw;
  const before = matched({ ...game, match: { ...game.match, number: 2, draw: old } });
  const [, second] = nextGame(gameOver(before, null), 'g3', 0, sha256).next.match?.draw?.dealt ?? [];
  const seed = second?.seed ?? '';
  const first = old.dealt.map(({ row }) => row);
  expect(second?.row).toBe(deal({ table: tableOf('basic'), seed, number: 2, before: first }, sha256).name);
  expect(sha256(seed)).toBe(old.dealt[0]?.seed);
});

test('a rematch’s openings are sealed before anybody offers a rematch', () => {
  const { game } = challengeFor({ match: '2', draw: 'idf' });
  const again = rematchGame(gameOver(game, null), { ...game, id: 'again' }, ['3'], sha256);
  expect(again.match?.draw?.sealed).toBe(rematchDraw(game.match, sha256)?.sealed);
  expect(again.match?.draw?.mixed).toEqual(['3']);
});

test('a game’s record contains its opening and its match, and can be read back', () => {
  const { game } = challengeFor({ match: 'first to 5', draw: 'basic' });
  const second = matched(nextGame(gameOver(game, 'white'), 'g2', 5, sha256).next);
  const pdn = makePdn(recordOf(gameOver(second, null)));
  expect(pdn).toContain(`[Opening "${game.opening?.row}"]\n[OpeningTable "basic"]`);
  expect(pdn).toContain('[Round "2"]');
  const read = readRecord(pdn, null);
  const { tags, start } = read.ok ? read.value.game : { tags: [], start: null };
  expect(start && makeFen(variantOf('russian'), start)).toBe(game.start);
  expect(matchOf(tags)).toEqual({ number: 2, length: points(5), score: { white: 1, black: 3 } });
});

test.each([
  ['no length', [['MatchScore', '1-1']]],
  ['no score', [['Match', '4 games']]],
  [
    'words',
    [
      ['Match', 'the great match'],
      ['MatchScore', '1-1'],
    ],
  ],
])('tags with %s don’t describe a match', (_, tags) => {
  const all = [['Round', '1'], ...tags].map(([name = '', value = '']) => ({ name, value }));
  expect(matchOf(all)).toBeNull();
});

test.each([
  [{ draw: 'idf' }, { length: games(2), rest: 0, draw: { table: 'idf' } }],
  [{ match: 'first to 5' }, { length: points(5), rest: 0, draw: null }],
  [
    { match: '6', draw: 'FMJD ', rest: '1d' },
    { length: games(6), draw: { table: 'fmjd' } },
  ],
])('a match offer: %o', (wish, offer) => {
  const expected = { ok: true, value: offer };
  expect(offerOf({ variant: 'russian', ...wish }, 'secret', sha256)).toMatchObject(expected);
});

test.each([
  ['russian', '1-vii', ['fmjd', 'basic']],
  ['russian', 'Basic  1-VII', ['basic']],
  ['russian', 'I-7', ['idf']],
  ['english', '9-13 21-17', ['english-2-move']],
  ['russian', '99-I', []],
  ['bashni', '1-VII', []],
] as const)('in %s, %s is an opening from %j', (variant, name, tables) => {
  expect(openingsNamed(variant, name).map(({ opening }) => opening.table)).toEqual(tables);
});

test('all openings are equally frequent: 30,000 matches, 150 openings', () => {
  const counts = new Map<string, number>();
  const matches = 30_000;
  const table = tableOf('basic');
  for (let number = 0; number < matches; number += 1) {
    const seed = seedOf(`secret ${number}`, games(2), 1, sha256);
    const { name } = deal({ table, seed, number: 1, before: [] }, sha256);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const expected = matches / table.rows.length;
  const squares = table.rows.map(({ name }) => ((counts.get(name) ?? 0) - expected) ** 2 / expected);
  // The value that chi-squared with 149 degrees of freedom exceeds once in ten thousand cases.
  expect(squares.reduce((sum, each) => sum + each, 0)).toBeLessThan(220);
});
