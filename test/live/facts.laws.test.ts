/** A channel's message, as it was sent, and the page say the same of a game as its moves do. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyOf } from '../../src/discord/showing/present.ts';
import { opponentOf } from '../../src/draughts/piece.ts';
import { type Color, COLORS } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { HOUR, SECOND } from '../../src/game/calendar/span.ts';
import { deadlineOf } from '../../src/game/clock/clock.ts';
import type { Game } from '../../src/game/game.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { factsOf, listedOf } from '../../src/live/facts.ts';
import { cardScreen } from '../../src/views/game/card.ts';
import { runsOf } from '../runs.ts';
import { gameOf } from '../views/every/game.ts';

const SEATS = {
  white: { kind: 'person', id: '2', name: 'Anna' },
  black: { kind: 'person', id: '3', name: 'Boris' },
} as const;
const NAMES = { white: 'Anna', black: 'Boris' } as const;
const VIEWER = { user: '2', seesNames: true, locale: 'en-US' };

const games = gameOf(12).map(({ pauses, ...game }): Game => {
  const now = pauses.filter(({ from }) => from === game.changedAt);
  const isOff = game.result?.by === 'aborted' || game.result?.by === 'annulled';
  const result = isOff && game.result ? { ...game.result, winner: null } : game.result;
  const alone = { voting: undefined, lapsed: undefined, match: undefined };
  return { ...game, ...alone, result, seats: SEATS, vacations: [], pauses: now };
});

/** The side of each move, from the position before the first. */
const moversOf = ({ variant, start, moves }: Game): readonly Color[] => {
  const begins = variantOf(variant).begins;
  const first = start === null ? begins : start.startsWith('W') ? 'white' : 'black';
  return moves.map((_, ply) => (ply % 2 === 0 ? first : opponentOf(first)));
};

/** As on a score sheet: a line for each move of the side that begins, and one for a first answer. */
const movesIn = (game: Game): number =>
  moversOf(game).filter((color, ply) => ply === 0 || color === variantOf(game.variant).begins).length;

type End = Color | 'draw' | 'canceled';

function endOf({ result, tournament, ...game }: Game): End | null {
  if (!result) return null;
  const [first = 'white'] = moversOf({ ...game, result, moves: ['any'] });
  if (result.by === 'aborted' && tournament) return opponentOf(first);
  if (result.by === 'aborted' || result.by === 'annulled') return 'canceled';
  return result.winner ?? 'draw';
}

/** The texts and descriptions of the message, with names for mentions. */
const sentOf = (game: Game): string =>
  JSON.stringify(bodyOf(cardScreen(sayIn('en-US'), game)))
    .replaceAll('<@2>', NAMES.white)
    .replaceAll('<@3>', NAMES.black)
    .replaceAll(/\*\*/gu, '');

const seen = (game: Game, at: number) =>
  factsOf({ game, isNamed: { white: true, black: true }, vote: null }, VIEWER, at);

const CHANNEL: Readonly<Record<End, RegExp>> = {
  white: /🏆 Anna (?:beat|wins)/u,
  black: /🏆 Boris (?:beat|wins)/u,
  draw: /🤝 Anna and Boris drew/u,
  canceled: /⌛ (?:Game voided|(?:Anna|Boris) didn’t make the first move)/u,
};
const PAGE: Readonly<Record<End, RegExp>> = {
  white: /Anna\S* wo?i?ns?\b/u,
  black: /Boris\S* wo?i?ns?\b/u,
  draw: /The game was drawn/u,
  canceled: /Game canceled/u,
};
const ALT: Readonly<Record<End, RegExp>> = {
  white: /White won\./u,
  black: /Black won\./u,
  draw: /The game was drawn\./u,
  canceled: /The game was canceled\./u,
};
const ENDS = ['white', 'black', 'draw', 'canceled'] as const;

const told = (words: Readonly<Record<End, RegExp>>, text: string): readonly End[] =>
  ENDS.filter((each) => words[each].test(text));

test('the channel, its description, the page and its lists name the same end and number of moves', () => {
  fc.assert(
    fc.property(games, (game) => {
      const end = endOf(game);
      const sent = sentOf(game);
      const facts = seen(game, game.changedAt);
      const watched = { game, isNamed: { white: true, black: true }, vote: null };
      const listed = listedOf(watched, VIEWER, game.id);
      const expected = end === null ? [] : [end];
      expect(told(CHANNEL, sent)).toEqual(expected);
      expect(told(PAGE, facts.outcome ?? '')).toEqual(expected);
      expect(told(PAGE, listed.outcome ?? '')).toEqual(expected);
      expect(told(ALT, sent)).toEqual(game.moves.length > 0 || end !== 'canceled' ? expected : []);
      const counted = game.result ? /(?:in|after) (\d+) moves?/u.exec(sent)?.[1] : undefined;
      expect(Number(counted ?? movesIn(game))).toBe(movesIn(game));
      expect(listed.moves).toBe(movesIn(game));
    }),
    { numRuns: runsOf(400) },
  );
});

/** What each side of a live game has left when the turn began, without pauses. */
function clocksOf(game: Game, color: Color): number | null {
  const { time, turns } = game;
  if (time?.kind !== 'live') return null;
  const own = moversOf(game).flatMap((mover, ply) => (mover === color && ply > 0 ? [ply] : []));
  const thought = own.map((ply) => (turns[ply + 1]?.from ?? 0) - (turns[ply]?.from ?? 0));
  return time.initial + own.length * time.increment - thought.reduce((sum, ms) => sum + ms, 0);
}

test('a clock runs only for the side to move, from its first move to the end, and to the deadline', () => {
  fc.assert(
    fc.property(games, fc.integer({ min: 0, max: HOUR }), (game, later) => {
      const { clock } = seen(game, game.changedAt + later);
      const [isOver, isPaused] = [game.result !== null, game.pauses.length > 0];
      if (!clock) return;
      const [next] = moversOf({ ...game, moves: [...game.moves, 'any'] }).slice(-1);
      const isRunning = !isOver && !isPaused && game.moves.length > 0;
      expect(clock.running).toBe(isRunning ? next : null);
      for (const color of COLORS) {
        const before = clocksOf(game, color);
        const spent = isRunning && color === next ? later : 0;
        // Some generated games have gone on after a flag fell.
        const isKnown = before !== null && before >= 0;
        const { [color]: left } = clock.left;
        expect(left).toBe(isKnown ? Math.max(0, before - spent) : left);
      }
      expect(clock.flagAt).toBe(isOver || isPaused ? null : deadlineOf(game));
      const instant = clock.flagAt === null ? '' : `<t:${Math.floor(clock.flagAt / SECOND)}:R>`;
      expect(sentOf(game)).toContain(instant);
    }),
    { numRuns: runsOf(400) },
  );
});
