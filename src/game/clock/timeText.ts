/** Time controls as people write them: `5+3` (minutes and seconds), `12h`, `3d`, `2w`, `none`. */
import { done, refused, type Result } from '../../kit/result.ts';
import type { GameProblem } from '../problem.ts';
import { DAY, HOUR, MINUTE, SECOND, UNITS } from '../calendar/span.ts';
import { LONGEST, type TimeControl } from './time.ts';

const NONE = /^(?:none|no clock|no|unlimited|off|-|0)$/u;
const LIVE = /^(\d{1,3}) ?(?:\+|\/| ) ?(\d{1,3})$/u;
/** Minutes for the whole game, without an increment. */
const MINUTES = /^(\d{1,3}) ?(?:m|min|minutes?)$/u;
const PER_MOVE = /^(\d{1,3}) ?(h|hours?|d|days?|w|weeks?)(?: ?(?:\/|a|per) ?move)?$/u;

export function parseTime(text: string): Result<TimeControl | null, GameProblem> {
  const words = text.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  if (NONE.test(words)) return done(null);
  const live = LIVE.exec(words);
  if (live) return readLive(text, Number(live[1]), Number(live[2]));
  const minutes = MINUTES.exec(words);
  if (minutes) return readLive(text, Number(minutes[1]), 0);
  const perMove = PER_MOVE.exec(words);
  if (perMove) return readPerMove(text, Number(perMove[1]) * (UNITS.get(perMove[2]?.charAt(0) ?? '') ?? DAY));
  return refused({ code: 'unreadable-time', text });
}

function readLive(text: string, minutes: number, seconds: number): Result<TimeControl, GameProblem> {
  if (minutes < 1 || minutes > LONGEST.minutes || seconds > LONGEST.seconds) {
    return refused({ code: 'time-out-of-range', text });
  }
  return done({ kind: 'live', initial: minutes * MINUTE, increment: seconds * SECOND });
}

const readPerMove = (text: string, perMove: number): Result<TimeControl, GameProblem> =>
  perMove < HOUR || perMove > LONGEST.perMove
    ? refused({ code: 'time-out-of-range', text })
    : done({ kind: 'correspondence', perMove, restsWeekendsIn: null });

export function makeTime(time: TimeControl | null): string {
  if (!time) return 'none';
  if (time.kind === 'live') return `${time.initial / MINUTE}+${time.increment / SECOND}`;
  return time.perMove % DAY === 0 ? `${time.perMove / DAY}d` : `${time.perMove / HOUR}h`;
}
