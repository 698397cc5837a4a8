import { done, refused, type Result } from '../../kit/result.ts';
import { type VariantId, variantOf } from '../../draughts/variants.ts';
import { makeFen, parseStartFen } from '../../notation/fen.ts';
import type { Challenge, ColorChoice, CrowdOffer, Seeking } from './challenge.ts';
import { lifetime } from './seek.ts';
import type { Place } from '../game.ts';
import type { MatchOffer, Opening } from '../match/match.ts';
import type { GameProblem } from '../problem.ts';
import { shareSomebody, type Seat } from '../seat.ts';
import type { TimeControl } from '../clock/time.ts';
import { parseTime } from '../clock/timeText.ts';

export interface ChallengeTerms {
  readonly variant: VariantId;
  readonly challenger: Seat;
  readonly opponent: Seat | null;
  readonly color: ColorChoice;
  readonly start?: string | undefined;
  readonly opening?: Opening | undefined;
  readonly match?: MatchOffer | undefined;
  readonly crowd?: CrowdOffer | undefined;
  readonly time?: string | undefined;
  /** Whether clocks stop on weekends, in `zone`. */
  readonly restsWeekends?: boolean | undefined;
  readonly zone?: string | undefined;
  /** True by default, unless a position was chosen. */
  readonly rated?: boolean | undefined;
  readonly place: Place | null;
  readonly seek?: Seeking | undefined;
}

const DEFAULT_ZONE = 'UTC';

export function invite(terms: ChallengeTerms, id: string, at: number): Result<Challenge, GameProblem> {
  const { variant, challenger, opponent, color, place, opening, match, crowd, seek } = terms;
  if (opponent && shareSomebody(challenger, opponent)) return refused({ code: 'challenge-yourself' });
  const start = startOf(terms);
  if (!start.ok) return start;
  const time = timeOf(terms);
  if (!time.ok) return time;
  return done({
    id,
    version: 1,
    variant,
    challenger,
    opponent,
    color,
    start: start.value,
    ...(opening && { opening }),
    ...(match && { match }),
    ...(crowd && { crowd }),
    rated: start.value === null && terms.rated !== false && !crowd,
    time: time.value,
    place,
    ...(seek && { seek }),
    state: 'open',
    gameId: null,
    createdAt: at,
    expiresAt: at + lifetime(time.value),
  });
}

function startOf({ variant: id, start }: ChallengeTerms): Result<string | null, GameProblem> {
  if (start === undefined) return done(null);
  const variant = variantOf(id);
  const position = parseStartFen(variant, start);
  return position.ok ? done(makeFen(variant, position.value)) : refused({ ...position.problem, variant: id });
}

function timeOf({
  time: text,
  restsWeekends = false,
  zone = DEFAULT_ZONE,
}: ChallengeTerms): Result<TimeControl | null, GameProblem> {
  const time = text === undefined ? done(null) : parseTime(text);
  if (!time.ok || !restsWeekends) return time;
  if (time.value?.kind !== 'correspondence') return refused({ code: 'weekends-need-days' });
  return done({ ...time.value, restsWeekendsIn: zone });
}
