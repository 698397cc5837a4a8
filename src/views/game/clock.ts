/** Instants, which Discord counts down; a span only for a stopped clock. */
import { opponentOf } from '../../draughts/piece.ts';
import { COLORS } from '../../draughts/types.ts';
import { clockOf, deadlineOf, timeLeft, vacationsAfter } from '../../game/clock/clock.ts';
import type { Vacation } from '../../game/game.ts';
import { pauseOf } from '../../game/offers/pause.ts';
import { HOUR, MINUTE, SECOND } from '../../game/calendar/span.ts';
import type { Say } from '../../i18n/say.ts';
import { longTime, mention, relativeTime } from '../screen/blocks.ts';
import type { Look } from '../board/look.ts';

/** A narrow screen may break a line between clocks, not within one. */
export const unbroken = (clocks: string): string => clocks.replaceAll(/(?<!·) /gu, NO_BREAK);
const NO_BREAK = '\u{A0}';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

export function digits(ms: number): string {
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const seconds = twoDigits(Math.floor((ms % MINUTE) / SECOND));
  return ms < HOUR ? `${minutes}:${seconds}` : `${Math.floor(ms / HOUR)}:${twoDigits(minutes)}:${seconds}`;
}

function pausedLine(say: Say, { game, turn }: Look, since: number): string | null {
  if (game.moves.length === 0) return null;
  const [white, black] = COLORS.map((color) => digits(timeLeft(game, color, since) ?? 0));
  if (white === undefined || black === undefined) return null;
  if (game.time?.kind === 'live') return unbroken(say('card.clock-paused', { white, black }));
  return say('card.deadline-paused', { left: turn === 'white' ? white : black });
}

export function clockLine(say: Say, look: Look): string | null {
  const { game, turn } = look;
  const pause = pauseOf(game);
  if (pause) return pausedLine(say, look, pause.from);
  const deadline = deadlineOf(game);
  if (deadline === null) return null;
  const distance = relativeTime(deadline);
  if (game.moves.length === 0)
    return say(game.tournament ? 'card.first-move-counts' : 'card.first-move', { distance });
  const clock = game.time?.kind === 'live' ? clockOf(game) : null;
  if (clock) return unbroken(say(`card.clock.${turn}`, { distance, left: digits(clock[opponentOf(turn)]) }));
  return say('card.deadline', { moment: longTime(deadline), distance });
}

function vacationLine(say: Say, { game }: Look, { color, from, to }: Vacation): string {
  const player = mention(say, game.seats[color]);
  const moment = longTime(to);
  return from > game.changedAt
    ? say('card.vacation-planned', { player, from: longTime(from), moment })
    : say('card.vacation', { player, moment });
}

export function pauseLine(say: Say, { game }: Look): string | null {
  const pause = pauseOf(game);
  return pause && say('card.paused', { moment: longTime(pause.to), distance: relativeTime(pause.to) });
}

export const vacationLines = (say: Say, look: Look): readonly string[] =>
  vacationsAfter(look.game, look.game.changedAt).map((vacation) => vacationLine(say, look, vacation));
