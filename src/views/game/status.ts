import type { Block } from '../screen/screen.ts';
import { countdownOf } from '../../draughts/ending.ts';
import { COLORS, type Color } from '../../draughts/types.ts';
import { engineSeat } from '../../game/engine/engine.ts';
import type { Game, Result } from '../../game/game.ts';
import { pauseOf } from '../../game/offers/pause.ts';
import { absentIn, firstToMove } from '../../game/line.ts';
import { isEngine } from '../../game/seat.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { finishedOf } from '../../rating/finished.ts';
import { flawOf } from '../../rating/verdict.ts';
import type { Say } from '../../i18n/say.ts';
import { mention, mentionAll, text } from '../screen/blocks.ts';
import { reasonOf } from '../screen/phrases.ts';
import { betweenLine, changesLine, numberLine, type CardFacts } from './cardFacts.ts';
import { clockLine, pauseLine, vacationLines } from './clock.ts';
import { hintLine, lastPlayed, type Look } from '../board/look.ts';
import { lastMoves } from '../board/scoreSheet.ts';
import { endAskedLine, followingLine, hasRematch, matchLine, openingLine } from './match.ts';
import { timeName } from './time.ts';

/** The last move, with the planned answer if one was made at once. */
function lastLine(say: Say, look: Look): string | null {
  const { last, game } = look;
  const before = game.latest === 'answered' ? lastPlayed(look.line, look.style, 2) : null;
  if (!last || !before) return last && say(`card.last.${last.by}`, { move: last.text });
  if (isEngine(game.seats[last.by])) {
    return [
      say(`card.last.${before.by}`, { move: before.text }),
      say(`engine.replied.${last.by}`, { move: last.text }),
    ].join(' ');
  }
  return [
    say(`card.last.${before.by}`, { move: before.text }),
    say(`card.answered.${last.by}`, { move: last.text }),
  ].join(' ');
}

function countdownLine(say: Say, { line }: Look): string | null {
  const countdown = countdownOf(line);
  if (!countdown) return null;
  const { rule, movesLeft: count } = countdown;
  return say(`countdown.${rule}`, { count });
}

function offerLine(say: Say, { game: { offers, seats } }: Look, color: Color): string | null {
  const { open } = offers[color];
  return (
    open &&
    say(`card.offer.${open}`, {
      offerer: mention(say, seats[color]),
      addressee: mention(say, seats[opponentOf(color)]),
    })
  );
}

/** What became of an offer with the last change; the board alone would look as if nothing happened. */
export function lapsedLine(say: Say, { lapsed, version, seats, result }: Game): string | null {
  if (lapsed?.version !== version || (result && lapsed.offer !== 'rematch')) return null;
  const { kind, offer, color } = lapsed;
  return say(`card.${kind}.${offer}`, { player: mention(say, seats[color]) });
}

function resultLine(say: Say, { game }: Look, { winner, by }: Result): string {
  const absent = absentIn(game);
  if (absent) return say('card.won', { winner: mention(say, game.seats[opponentOf(absent)]) });
  if (by === 'aborted') return say('card.aborted');
  return winner ? say('card.won', { winner: mention(say, game.seats[winner]) }) : say('card.drawn');
}

function reasonLine(say: Say, { game, variant }: Look, result: Result): string {
  const { by, winner } = result;
  const { seats } = game;
  const absent = absentIn(game);
  if (absent) return say('card.forfeit', { player: mention(say, seats[absent]) });
  if (by === 'aborted')
    return say('card.first-move-missed', { player: mention(say, seats[firstToMove(game)]) });
  if (winner === null || (by !== 'resignation' && by !== 'flag')) return reasonOf(say, result, variant.goal);
  return say(`card.${by}`, { player: mention(say, seats[opponentOf(winner)]) });
}

/** Why a rated game does not count, if the game alone tells; profiles have the rest. */
function uncountedLine(say: Say, { game }: Look): string | null {
  const finished = game.rated ? finishedOf(game, game.changedAt) : null;
  const flaw = finished && flawOf(finished);
  return flaw && flaw !== 'casual' ? say(`card.uncounted.${flaw}`) : null;
}

function turnLine(say: Say, { game, turn }: Look): string {
  const player = mention(say, game.seats[turn]);
  if (pauseOf(game)) return say(`card.turn-paused.${turn}`, { player });
  return isEngine(game.seats[turn])
    ? say('engine.thinks', { engine: player })
    : say(`card.turn.${turn}`, { player });
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

export function statusText(say: Say, look: Look, facts: CardFacts = {}): Block {
  const { game } = look;
  if (game.result) {
    return text(
      resultLine(say, look, game.result),
      reasonLine(say, look, game.result),
      followingLine(say, game),
      endAskedLine(say, game),
      lapsedLine(say, game),
      scoreLine(say, look) ?? lastLine(say, look),
      uncountedLine(say, look),
      changesLine(say, facts),
      betweenLine(say, facts),
      ...COLORS.map((color) => offerLine(say, look, color)),
      hasRematch(game) ? say('card.rematch-begun') : null,
    );
  }
  const paused = pauseOf(game);
  return text(
    lapsedLine(say, game),
    lastLine(say, look),
    scoreLine(say, look),
    turnLine(say, look),
    endAskedLine(say, game),
    paused ? null : hintLine(say, look),
    pauseLine(say, look),
    clockLine(say, look),
    ...vacationLines(say, look),
    countdownLine(say, look),
    ...COLORS.map((color) => offerLine(say, look, color)),
  );
}

function hintsLine(say: Say, { game: { hints } }: Look, color: Color): string | null {
  const count = hints.filter((hint) => hint.color === color).length;
  return count === 0 ? null : say(`hint.taken.${color}`, { count });
}

function scoreLine(say: Say, look: Look): string | null {
  const moves = lastMoves(look);
  return moves && say('card.score', { moves });
}

export function titleText(say: Say, look: Look, number: number, facts: CardFacts = {}): Block {
  const { game } = look;
  const { white, black } = game.seats;
  return text(
    say('card.players', { white: mentionAll(say, white), black: mentionAll(say, black) }),
    numberLine(say, game, number, facts),
    matchLine(say, game),
    openingLine(say, game),
    game.time && say('card.time', { time: timeName(say, game.time) }),
    engineLine(say, look),
    ...COLORS.map((color) => hintsLine(say, look, color)),
  );
}
