/**
 * The clocks on a card. A card stands still while time goes on, so it shows instants, which Discord counts down by
 * itself, and a span of time only for the clock that does not run.
 */
import { opponent } from '../draughts/piece.ts';
import { clockOf, deadlineOf, vacationsAfter } from '../game/clock.ts';
import type { Vacation } from '../game/game.ts';
import { HOUR, MINUTE, SECOND } from '../game/span.ts';
import type { Say } from '../i18n/say.ts';
import { longTime, mention, relativeTime } from './blocks.ts';
import type { Look } from './look.ts';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** A span of time as clocks show it: `4:05`, `1:04:05`. */
function digits(ms: number): string {
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const seconds = twoDigits(Math.floor((ms % MINUTE) / SECOND));
  return ms < HOUR ? `${minutes}:${seconds}` : `${Math.floor(ms / HOUR)}:${twoDigits(minutes)}:${seconds}`;
}

/** How long there is to move; `null` when there is no clock and the game has begun. */
export function clockLine(say: Say, { game, turn }: Look): string | null {
  const deadline = deadlineOf(game);
  if (deadline === null) return null;
  const distance = relativeTime(deadline);
  if (game.moves.length === 0) return say('card.first-move', { distance });
  const clock = game.time?.kind === 'live' ? clockOf(game) : null;
  if (clock) return say(`card.clock.${turn}`, { distance, left: digits(clock[opponent(turn)]) });
  return say('card.deadline', { moment: longTime(deadline), distance });
}

function vacationLine(say: Say, { game }: Look, { color, from, to }: Vacation): string {
  const player = mention(game.players[color]);
  const moment = longTime(to);
  return from > game.changedAt
    ? say('card.vacation-planned', { player, from: longTime(from), moment })
    : say('card.vacation', { player, moment });
}

/** Who is on vacation, as far as the card's moment knows. */
export const vacationLines = (say: Say, look: Look): readonly string[] =>
  vacationsAfter(look.game, look.game.changedAt).map((vacation) => vacationLine(say, look, vacation));
