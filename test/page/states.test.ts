/** The page's states, tested without a browser. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineAt } from '../../src/draughts/line.ts';
import { COLORS } from '../../src/draughts/types.ts';
import { lineOf } from '../../src/game/line.ts';
import { factsOf } from '../../src/live/game/facts.ts';
import { sidesOf } from '../../src/page/table/clocks.ts';
import { plyOf, renewed, type Standing, statusText, steppedTo } from '../../src/page/table/seen.ts';
import { english } from '../../src/page/words/english.ts';
import { makePageSay } from '../../src/page/words/say.ts';
import { turnText } from '../../src/page/words/turn.ts';
import { newGame } from '../game/table.ts';

const MOVES = ['c3-d4', 'f6-e5', 'd4:f6', 'g7:e5'];
const WHOLE = lineOf(newGame({ moves: MOVES }));
const say = makePageSay('en', english);

const sceneAt = (length: number, isOwn: boolean): Standing => ({
  line: lineAt(WHOLE, length),
  movers: isOwn ? ['white'] : [],
  usual: 'white',
  status: () => 'Now',
});

test('an earlier position stays on the board while the game continues, until the viewer may move', () => {
  const ply = fc.nat(MOVES.length);
  fc.assert(
    fc.property(ply, ply, fc.integer({ min: -3, max: 8 }), fc.boolean(), (before, after, step, isOwn) => {
      const first = { scene: sceneAt(before, isOwn), past: null, isFlipped: false };
      const stepped = steppedTo(first, step);
      const isPast = Math.max(0, step) < before;
      expect(plyOf(stepped)).toBe(isPast ? Math.max(0, step) : before);
      expect(statusText(say, stepped) === 'Now').toBe(!isPast);
      const next = renewed(stepped, sceneAt(after, isOwn));
      const isCalled = isOwn && after !== before;
      expect(plyOf(next)).toBe(isCalled ? after : isPast ? Math.min(Math.max(0, step), after) : after);
    }),
  );
});

const clocksOf = (sides: ReturnType<typeof sidesOf>) => COLORS.map((color) => sides[color].clock);

test('only one clock runs, starting at the bot’s value, and a vote has its own clock', () => {
  const now = Date.UTC(2026, 5, 1);
  const [minute, viewer] = [60_000, { user: null, seesNames: true, locale: 'en' }];
  const watched = { game: newGame({ moves: MOVES }), isNamed: { white: true, black: true }, vote: null };
  const facts = factsOf(watched, viewer, now);
  const clock = {
    left: { white: 5 * minute, black: minute },
    at: now,
    running: 'white',
    past: [],
  } as const;
  expect(clocksOf(sidesOf({ ...facts, clock: null }, now))).toEqual(['', '']);
  expect(clocksOf(sidesOf({ ...facts, clock }, now + 1500))).toEqual(['4:59', '1:00']);
  const ballot = { color: 'black', until: now + 30_000, at: now } as const;
  const voting = sidesOf({ ...facts, clock: { ...clock, running: null }, ballot }, now);
  expect(clocksOf(voting)).toEqual(['5:00', '0:30']);
  expect(COLORS.filter((color) => voting[color].isRunning)).toEqual(['black']);
});

test.each([
  [1, 'black', 'Anna, your move'],
  [2, 'white', 'Anna, your move (capture is forced)'],
  [2, null, 'Anna to move'],
] as const)('after %d plies, the text about the turn for %s', (plies, you, words) => {
  expect(turnText(say, lineAt(WHOLE, plies), 'Anna', you)).toBe(words);
});

test('an earlier position of a finished game has its own clocks, which don’t run', () => {
  const now = Date.UTC(2026, 5, 1);
  const minute = 60_000;
  const game = newGame({
    moves: MOVES,
    time: { kind: 'live', initial: 5 * minute, increment: 0 },
    turns: [0, 0, 1, 3, 6].map((after, ply) => ({ ply, from: now + after * minute })),
    result: { winner: 'white', by: 'resignation' },
    changedAt: now + 7 * minute,
  });
  const watched = { game, isNamed: { white: true, black: true }, vote: null };
  const facts = factsOf(watched, { user: null, seesNames: true, locale: 'en' }, now + 9 * minute);
  const clocksAt = (ply: number | null) => clocksOf(sidesOf(facts, now + 60 * minute, ply));
  expect([null, 3, 2, 1].map(clocksAt)).toEqual([
    ['2:00', '1:00'],
    ['3:00', '4:00'],
    ['5:00', '4:00'],
    ['5:00', '5:00'],
  ]);
  expect(COLORS.filter((color) => sidesOf(facts, now, 2)[color].isRunning)).toEqual([]);
});

test.each([
  [true, 'Boris won. Anna resigned. This game was too short to count, so neither rating changes.'],
  [false, 'Boris won. Anna resigned.'],
])('the result of a short game, rated: %s', (rated, words) => {
  const result = { winner: 'black', by: 'resignation' } as const;
  const watched = {
    game: newGame({ moves: MOVES, rated, result }),
    isNamed: { white: true, black: true },
    vote: null,
  };
  const { outcome } = factsOf(watched, { user: null, seesNames: true, locale: 'en' }, 0);
  expect(outcome?.replaceAll(/[\u2068\u2069]/gu, '')).toBe(words);
});
