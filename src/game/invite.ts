/** Making a challenge. */
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { variantOf } from '../draughts/variants.ts';
import type { VariantId } from '../draughts/variants.ts';
import { makeFen, parseStartFen } from '../notation/fen.ts';
import type { Challenge, ColorChoice } from './challenge.ts';
import type { Place, Player } from './game.ts';
import type { MatchOffer, Opening } from './match.ts';
import type { GameProblem } from './problem.ts';
import { playerOf } from './seat.ts';
import type { TimeControl } from './time.ts';
import { parseTime } from './timeText.ts';

/** How long a challenge waits for an answer, in ms: a day, so that people in every time zone see it. */
export const CHALLENGE_LIFETIME = 24 * 60 * 60 * 1000;

/** What someone asks for. */
export interface ChallengeTerms {
  readonly variant: VariantId;
  readonly challenger: Player;
  /** `null`: whoever accepts first. */
  readonly opponent: (Player & { readonly isBot: boolean }) | null;
  readonly color: ColorChoice;
  /** The position to begin from, as the challenger wrote it; the variant's own start unless given. */
  readonly start?: string | undefined;
  /** What that position is called, if it is a named opening. */
  readonly opening?: Opening | undefined;
  /** The match that is to be played; a single game unless given. */
  readonly match?: MatchOffer | undefined;
  /** How long the players may think, as the challenger wrote it; for ever unless given. */
  readonly time?: string | undefined;
  /** Whether the clocks stand still at weekends; then `zone` tells where. */
  readonly restsWeekends?: boolean | undefined;
  /** The time zone of the place (IANA). */
  readonly zone?: string | undefined;
  /** Whether it shall count for ratings; it does unless the challenger says no, or chooses the position. */
  readonly rated?: boolean | undefined;
  readonly place: Place;
}

/** The time zone of a place that has said nothing of it. */
const DEFAULT_ZONE = 'UTC';

/**
 * A new, open challenge with this id, made at this instant (ms). Nobody can challenge themselves or a bot, and a chosen
 * position must be one that can be played on from.
 */
export function invite(terms: ChallengeTerms, id: string, at: number): Attempt<Challenge, GameProblem> {
  const { variant, challenger, opponent, color, place, opening, match } = terms;
  if (opponent?.id === challenger.id) return refused({ code: 'challenge-yourself' });
  if (opponent?.isBot) return refused({ code: 'challenge-bot' });
  const start = startOf(terms);
  if (!start.ok) return start;
  const time = timeOf(terms);
  if (!time.ok) return time;
  return done({
    id,
    version: 1,
    variant,
    challenger: playerOf(challenger),
    opponent: opponent && playerOf(opponent),
    color,
    start: start.value,
    ...(opening && { opening }),
    ...(match && { match }),
    rated: start.value === null && terms.rated !== false,
    time: time.value,
    place,
    state: 'open',
    gameId: null,
    createdAt: at,
    expiresAt: at + CHALLENGE_LIFETIME,
  });
}

/** The position as we write it ourselves, so that whatever reads the record meets one form only. */
function startOf({ variant: id, start }: ChallengeTerms): Attempt<string | null, GameProblem> {
  if (start === undefined) return done(null);
  const variant = variantOf(id);
  const position = parseStartFen(variant, start);
  return position.ok ? done(makeFen(variant, position.value)) : refused({ ...position.problem, variant: id });
}

/** The time control that was asked for, with its pauses. */
function timeOf({
  time: text,
  restsWeekends = false,
  zone = DEFAULT_ZONE,
}: ChallengeTerms): Attempt<TimeControl | null, GameProblem> {
  const time = text === undefined ? done(null) : parseTime(text);
  if (!time.ok || !restsWeekends) return time;
  if (time.value?.kind !== 'correspondence') return refused({ code: 'weekends-need-days' });
  return done({ ...time.value, restsWeekendsIn: zone });
}
