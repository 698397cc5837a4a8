/** The text next to a card's board: the last move, whose turn it is, and how the game ended. */
import type { Block } from '../screen/screen.ts';
import { countdownOf } from '../../draughts/ending.ts';
import type { Line } from '../../draughts/line.ts';
import { forcedBy } from '../../draughts/moves.ts';
import { COLORS, type ByColor, type Color } from '../../draughts/types.ts';
import { engineSeat } from '../../game/engine/engine.ts';
import { type Game, isCalledOff, OTHER_ENDS, type GameResult } from '../../game/game.ts';
import { pauseOf } from '../../game/offers/pause.ts';
import { absentIn, sideToMove } from '../../game/line.ts';
import { isCrowd, isEngine, mayActFor } from '../../game/seat.ts';
import { callsOf, sidesToldOfEnd } from '../../game/calls/calls.ts';
import { ballotOf } from '../../game/ballot.ts';
import { makeFullMove } from '../../notation/move.ts';
import { openingOf } from '../../openings/names.ts';
import { finishedOf } from '../../rating/finished.ts';
import { flawOf } from '../../rating/verdict.ts';
import type { Say } from '../../i18n/say.ts';
import { mention, text } from '../screen/blocks.ts';
import { bothInWords, inWords, openingName, reasonOf, tournamentName } from '../screen/phrases.ts';
import { betweenLine, changesLine, type CardFacts } from './cardFacts.ts';
import { clockLine, pauseLine, vacationLines } from './clock.ts';
import { headline } from '../board/headline.ts';
import { lastPlayed, type Look, moveNumberOf } from '../board/look.ts';
import { lastVoteLines, voteLines, votePart, voteTerms } from './vote.ts';
import { endAskedLine, followingLine, hasRematch, matchLine, openingLine } from './match.ts';
import { timeName } from './time.ts';

/** A move in words: the player, the captured pieces, and whether it made a king. */
function played(say: Say, { line, style, game, variant }: Look, plies: number): string | null {
  const last = lastPlayed(line, style, plies);
  if (!last) return null;
  const { move, by, text: short } = last;
  const player = inWords(say, game.seats[by]);
  const count = move.taken.length;
  if (count === 0) return say(move.promotes ? 'card.crowned' : 'card.played', { player, move: short });
  const words = { player, count, move: style === 'short' ? short : makeFullMove(variant, move, style) };
  return say(move.promotes ? 'card.took-crowned' : 'card.took', words);
}

/** The last move, after the move that it immediately answered. */
function lastParts(say: Say, look: Look): readonly (string | null)[] {
  const { last, game } = look;
  const story = played(say, look, 1);
  if (!last || story === null || game.latest !== 'answered') return [story];
  const seat = game.seats[last.by];
  const answer = isEngine(seat)
    ? story
    : say(isCrowd(seat) ? 'vote.forced' : 'card.planned', { played: story });
  return [played(say, look, 2), answer];
}

/** While another question is open, nobody is asked to move. */
const isAside = (game: Game): boolean =>
  pauseOf(game) !== null || COLORS.some((color) => game.offers[color].open);

function turnPart(say: Say, look: Look): string {
  const { game, turn } = look;
  const seat = game.seats[turn];
  if (isEngine(seat)) return say('engine.thinks', { engine: mention(say, seat) });
  const ballot = ballotOf(game);
  if (ballot) return votePart(say, ballot);
  if (isAside(game)) return say('card.to-move', { player: mention(say, seat) });
  const player = mention(say, seat);
  const hint = forcedBy(look.legal);
  return say(hint === null ? 'card.your-move' : `card.your-move.${hint}`, { player });
}

function openingParts(say: Say, look: Look): readonly string[] {
  const { game, turn } = look;
  const both = bothInWords(say, game);
  return isAside(game) ||
    isEngine(game.seats[turn]) ||
    isCrowd(game.seats[turn]) ||
    forcedBy(look.legal) !== null
    ? [say('card.meet', both), turnPart(say, look)]
    : [say(`card.first.${turn}`, { ...both, [turn]: mention(say, game.seats[turn]) })];
}

/** The one sentence below the board. */
function sentence(say: Say, look: Look): string {
  const { game } = look;
  const parts =
    game.moves.length === 0 ? openingParts(say, look) : [...lastParts(say, look), turnPart(say, look)];
  const words = parts.filter((part) => part !== null).join(' · ');
  return isAside(game) ? `-# ${words}` : words;
}

function countdownLine(say: Say, { line }: Look): string | null {
  const countdown = countdownOf(line);
  if (!countdown) return null;
  const { rule, movesLeft: count } = countdown;
  return say(`countdown.${rule}`, { count });
}

/**
 * What became of an offer after the last change, because the board alone would look as if nothing
 * had happened.
 */
export function lapsedLine(say: Say, { lapsed, version, seats, result }: Game): string | null {
  if (lapsed?.version !== version || (result && lapsed.offer !== 'rematch')) return null;
  const { kind, offer, color } = lapsed;
  return say(`card.${kind}.${offer}`, { player: mention(say, seats[color]) });
}

/**
 * The side to notify that the game is over, or the winner; `null` if both sides are notified and
 * there is no winner. If the game never began, the side that should have moved.
 */
function namedAtEnd(game: Game): Color | null {
  if (game.result?.by === 'annulled') return null;
  if (game.result?.by === 'aborted' && absentIn(game) === null) return sideToMove(game);
  const [told = null, ...others] = sidesToldOfEnd(game);
  return others.length === 0 && told !== null ? told : (game.result?.winner ?? null);
}

/** A mention notifies only users that the text names, and the headline names one side. */
function calledLines(say: Say, game: Game): readonly string[] {
  const named = namedAtEnd(game);
  return callsOf(game)
    .filter(({ user }) => named === null || !mayActFor(game.seats[named], user))
    .map(({ user }) => `-# 🔔 ${mention(say, { id: user })}`);
}

function namesAtEnd(say: Say, game: Game): ByColor<string> {
  const named = namedAtEnd(game);
  const both = bothInWords(say, game);
  return named ? { ...both, [named]: mention(say, game.seats[named]) } : both;
}

/** `null` for teams, because the headline names those. */
const namesIn = (say: Say, game: Game): ByColor<string> | null =>
  COLORS.some((color) => isCrowd(game.seats[color])) ? null : bothInWords(say, game);

/** The reason, unless the headline gives it. */
function reasonLine(say: Say, { game, variant }: Look, result: GameResult): string | null {
  const { by, winner } = result;
  const isResigned = by === 'resignation' && game.moves.length > 0;
  const isSaid = by === 'aborted' || (winner !== null && (isResigned || by === 'flag'));
  return absentIn(game) || isSaid ? null : reasonOf(say, result, variant.goal, namesIn(say, game));
}

/**
 * The reason a rated game doesn't count, if the game alone shows it or an admin voided it. Profiles
 * show the other reasons.
 */
export function uncountedLine(
  say: Say,
  { game }: Pick<Look, 'game'>,
  { isVoided = false }: CardFacts,
): string | null {
  if (isVoided) return say('card.voided');
  const finished = game.rated ? finishedOf(game, game.changedAt) : null;
  const flaw = finished && flawOf(finished);
  return flaw && flaw !== 'casual' ? say(`card.uncounted.${flaw}`) : null;
}

function engineLine(say: Say, { game }: Look): string | null {
  const seat = engineSeat(game);
  return (
    seat &&
    say('engine.seat', {
      engine: mention(say, seat.player),
      level: seat.level,
      name: say(`level.${seat.level}`),
    })
  );
}

function hintsLine(say: Say, { game: { hints, seats } }: Look, color: Color): string | null {
  const count = hints.filter((hint) => hint.color === color).length;
  return count === 0 ? null : say('hint.taken', { count, player: mention(say, seats[color]) });
}

function openingPart(say: Say, line: Line): string | null {
  const opening = openingOf(line);
  return opening && openingName(say, opening);
}

/** One small line about the game: its tournament, variant and opening, and its progress. */
export function contextLine(say: Say, { game, line }: Pick<Look, 'game' | 'line'>): string {
  const parts = [
    game.tournament && tournamentName(say, game.tournament),
    say(`variant.${game.variant}`),
    openingPart(say, line),
    say(game.rated ? 'seek.rated' : 'seek.casual'),
    ...(game.voting ? voteTerms(say, game.voting, game.time) : [game.time && timeName(say, game.time)]),
    game.result ? null : say('card.move', { number: moveNumberOf(game) }),
  ];
  return `-# ${parts.filter((part) => typeof part === 'string').join(' · ')}`;
}

/** Shown above the board. Once the game is over, the winner comes first. */
export function titleText(say: Say, look: Look, facts: CardFacts = {}): Block {
  const { game } = look;
  const { result } = game;
  const end = result && [
    headline(say, game, result, namesAtEnd(say, game)),
    changesLine(say, game, facts),
    reasonLine(say, look, result),
    followingLine(say, game),
  ];
  return text(
    ...(end ?? []),
    contextLine(say, look),
    matchLine(say, game),
    openingLine(say, game),
    engineLine(say, look),
    ...COLORS.map((color) => hintsLine(say, look, color)),
  );
}

/** Whether the last move ended the game. A resignation has no such move. */
const endedOnTheBoard = ({ by }: GameResult): boolean => !OTHER_ENDS.some((end) => end === by);

function statusLines(say: Say, look: Look, facts: CardFacts): readonly (string | null)[] {
  const { game } = look;
  if (game.result)
    return [
      ...(endedOnTheBoard(game.result) ? [played(say, look, 1), ...lastVoteLines(say, facts)] : []),
      endAskedLine(say, game),
      lapsedLine(say, game),
      uncountedLine(say, look, facts),
      betweenLine(say, game, facts),
      hasRematch(game) ? say('card.rematch-begun') : null,
      ...calledLines(say, game),
    ];
  return [
    lapsedLine(say, game),
    sentence(say, look),
    endAskedLine(say, game),
    pauseLine(say, look),
    ...(ballotOf(game) ? voteLines(say, look, facts) : [clockLine(say, look)]),
    ...lastVoteLines(say, facts),
    ...vacationLines(say, look),
    countdownLine(say, look),
  ];
}

export function statusTexts(say: Say, look: Look, facts: CardFacts = {}): readonly Block[] {
  const lines = statusLines(say, look, facts);
  return lines.every((line) => line === null) ? [] : [text(...lines)];
}

/** Whether the board shows anything of interest. */
export const hasBoard = ({ moves, result }: Game): boolean => moves.length > 0 || !isCalledOff(result);
