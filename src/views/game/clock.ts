/** Times as instants, which Discord counts down. A stopped clock shows a duration. */
import { deadlineOf, timeLeft, vacationsAfter } from '../../game/clock/clock.ts';
import { clockOf } from '../../game/clock/timeOf.ts';
import { engineSeat } from '../../game/engine/engine.ts';
import type { Game, Vacation } from '../../game/game.ts';
import { pauseOf } from '../../game/offers/pause.ts';
import { HOUR, MINUTE, SECOND } from '../../game/calendar/span.ts';
import type { Say } from '../../i18n/say.ts';
import type { Names } from '../../render/scene/scene.ts';
import { longTime, mention, relativeTime, toTheSecond } from '../screen/blocks.ts';
import type { Look } from '../board/look.ts';

/** A narrow screen may break the line between clocks, but not within a clock. */
export const unbroken = (clocks: string): string => clocks.replaceAll(/(?<!·) /gu, NO_BREAK);
const NO_BREAK = '\u{A0}';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

export function digits(ms: number): string {
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const seconds = twoDigits(Math.floor((ms % MINUTE) / SECOND));
  return ms < HOUR ? `${minutes}:${seconds}` : `${Math.floor(ms / HOUR)}:${twoDigits(minutes)}:${seconds}`;
}

/** Both sides' remaining time in a live game: at the start of this turn, or at the pause. */
export function clocksOf(game: Game): Names | null {
  if (game.time?.kind !== 'live' || game.result) return null;
  const pause = pauseOf(game);
  const clock = pause
    ? { white: timeLeft(game, 'white', pause.from), black: timeLeft(game, 'black', pause.from) }
    : clockOf(game);
  return clock && { white: digits(clock.white ?? 0), black: digits(clock.black ?? 0) };
}

/** For boards without a picture, because a picture has the clocks on its bars. */
export const clocksLine = (say: Say, game: Game): string | null => {
  const clocks = clocksOf(game);
  return clocks && unbroken(say('card.clock-paused', clocks));
};

function pausedLine(say: Say, { game, turn }: Look, since: number): string | null {
  if (game.moves.length === 0 || game.time?.kind === 'live') return null;
  return say('card.deadline-paused', { left: digits(timeLeft(game, turn, since) ?? 0) });
}

export function clockLine(say: Say, look: Look): string | null {
  const { game } = look;
  const pause = pauseOf(game);
  if (pause) return pausedLine(say, look, pause.from);
  const deadline = deadlineOf(game);
  if (deadline === null) return null;
  const distance = relativeTime(deadline);
  if (game.moves.length === 0)
    return say(`card.first-move${game.tournament ? '-counts' : engineSeat(game) ? '-practice' : ''}`, {
      distance,
    });
  if (game.time?.kind === 'live') return say('card.runs-out', { moment: toTheSecond(deadline), distance });
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
