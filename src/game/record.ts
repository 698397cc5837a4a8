/** A stored game as a PDN record: tags, full moves, and clocks. */
import type { Line } from '../draughts/line.ts';
import type { ByColor } from '../draughts/types.ts';
import { parseFen } from '../notation/fen.ts';
import type { PdnClock, PdnGame, PdnMove, PdnResult, PdnTag } from '../notation/pdn/game.ts';
import { openingOf } from '../openings/names.ts';
import { SECOND } from './calendar/span.ts';
import type { TimeControl } from './clock/time.ts';
import { clockOf } from './clock/timeOf.ts';
import { type EndReason, isCalledOff, type Game } from './game.ts';
import { lineOf } from './line.ts';
import { makeLength, type Opening } from './match/match.ts';
import { isMatched, scoreByColor } from './match/matchScore.ts';

const RESULTS = { white: '1-0', black: '0-1' } as const;

function resultOf({ result }: Game): PdnResult {
  if (result === null || isCalledOff(result)) return '*';
  return result.winner === null ? '1/2-1/2' : RESULTS[result.winner];
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10).replaceAll('-', '.');

const drawnTags = ({ table, row }: Opening): readonly PdnTag[] => [
  { name: 'Opening', value: row },
  { name: 'OpeningTable', value: table },
];

/** Names the drawn opening, or otherwise the opening that was played. */
function openingTags({ opening }: Game, line: Line): readonly PdnTag[] {
  if (opening) return drawnTags(opening);
  const named = openingOf(line);
  return named ? [{ name: 'Opening', value: named.english ?? named.name }] : [];
}

function matchTags(game: Game): readonly PdnTag[] {
  if (!isMatched(game)) return [];
  const { white, black } = scoreByColor(game);
  return [
    { name: 'Match', value: makeLength(game.match.length) },
    { name: 'MatchScore', value: `${white}-${black}` },
  ];
}

function secondsOf(time: TimeControl): string {
  if (time.kind === 'correspondence') return `1/${time.perMove / SECOND}`;
  const [initial, increment] = [time.initial / SECOND, time.increment / SECOND];
  return increment === 0 ? String(initial) : `${initial}+${increment}`;
}

/** `1/86400` is one move per day; `-` is no clock (PGN 9.6.1). */
function timeTag({ time }: Game): PdnTag {
  return { name: 'TimeControl', value: time === null ? '-' : secondsOf(time) };
}

const TERMINATIONS: Partial<Readonly<Record<EndReason, string>>> = {
  flag: 'time forfeit',
  aborted: 'abandoned',
  annulled: 'abandoned',
  adjudication: 'adjudication',
};

/** Uses the terms of PGN 9.8.1. */
const terminationTag = ({ result }: Game): PdnTag => ({
  name: 'Termination',
  value: result ? (TERMINATIONS[result.by] ?? 'normal') : 'unterminated',
});

/** The ratings before the game. */
export type RatingsBefore = ByColor<{ readonly before: number }>;

const ratingTags = (ratings: RatingsBefore | null): readonly PdnTag[] =>
  ratings === null
    ? []
    : [
        { name: 'WhiteRating', value: String(ratings.white.before) },
        { name: 'BlackRating', value: String(ratings.black.before) },
      ];

const tagsOf = (game: Game, line: Line, ratings: RatingsBefore | null): readonly PdnTag[] => [
  { name: 'Event', value: 'Crownhead' },
  { name: 'Site', value: `Discord ${game.id}` },
  { name: 'Date', value: dayOf(game.createdAt) },
  { name: 'Round', value: String(game.match?.number ?? '-') },
  { name: 'White', value: game.seats.white.name },
  { name: 'Black', value: game.seats.black.name },
  ...ratingTags(ratings),
  timeTag(game),
  terminationTag(game),
  ...openingTags(game, line),
  ...matchTags(game),
];

export function clocksAt(game: Game, ply: number): PdnClock | null {
  if (game.time?.kind !== 'live') return null;
  const began = game.turns.findLastIndex((turn) => turn.ply === ply);
  if (began === -1) return null;
  const then = { ...game, moves: game.moves.slice(0, ply), turns: game.turns.slice(0, began + 1) };
  const clocks = clockOf(then);
  if (clocks === null) return null;
  const [white, black] = [clocks.white, clocks.black].map((ms) => Math.max(0, Math.round(ms / 1000)));
  return { white: white ?? null, black: black ?? null, running: null };
}

const movesOf = (game: Game, { moves }: Line): readonly PdnMove[] =>
  moves.map((move, ply) => ({
    setup: null,
    move,
    nags: [],
    clock: clocksAt(game, ply + 1),
    comments: [],
    variations: [],
  }));

export function recordOf(game: Game, ratings: RatingsBefore | null = null): PdnGame {
  const line = lineOf(game);
  const start = game.start === null ? null : parseFen(line.variant, game.start);
  return {
    variant: line.variant,
    tags: tagsOf(game, line, ratings),
    start: start?.ok ? start.value : null,
    line: { comments: [], moves: movesOf(game, line) },
    result: resultOf(game),
  };
}
