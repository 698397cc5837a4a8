import type { Choice } from '../screen/screen.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../game/calendar/span.ts';
import {
  CORRESPONDENCE_CHOICES,
  LIVE_CHOICES,
  type LiveTime,
  type TimeControl,
} from '../../game/clock/time.ts';
import { makeTime, parseTime } from '../../game/clock/timeText.ts';
import type { Say } from '../../i18n/say.ts';
import { makeLength, type MatchLength } from '../../game/match/match.ts';
import { parseLength, parseRest } from '../../game/match/wish.ts';
import { durationName } from '../screen/phrases.ts';

const live = ({ initial, increment }: LiveTime) => ({
  minutes: initial / MINUTE,
  seconds: increment / SECOND,
});

function spanName(say: Say, perMove: number): string {
  if (perMove % DAY === 0) return say('time.days', { count: perMove / DAY });
  return say('time.hours', { count: perMove / HOUR });
}

export function timeName(say: Say, time: TimeControl): string {
  if (time.kind === 'live') return say('time.live', live(time));
  const name = spanName(say, time.perMove);
  return time.restsWeekendsIn === null ? name : say('time.weekends-off', { time: name });
}

/** A typed time control in words; "no clock" if there is none. Throws if it can't be read. */
export function timeTextName(say: Say, text: string): string {
  const time = parseTime(text);
  if (!time.ok) throw new Error(`expected a time control, got ${text}`);
  return time.value ? timeName(say, time.value) : say('time.none');
}

function timeChoice(say: Say, time: TimeControl | null): Choice {
  const value = makeTime(time);
  if (!time) return { label: say('time.choice-none'), value };
  if (time.kind === 'correspondence') return { label: timeName(say, time), value };
  const key = time.increment === 0 ? 'time.choice-live.sudden' : 'time.choice-live';
  return { label: say(key, { time: timeName(say, time), ...live(time) }), value };
}

const OFFERED: readonly (TimeControl | null)[] = [
  null,
  ...LIVE_CHOICES.map(([minutes, seconds]) => ({
    kind: 'live' as const,
    initial: minutes * MINUTE,
    increment: seconds * SECOND,
  })),
  ...CORRESPONDENCE_CHOICES.map((perMove) => ({
    kind: 'correspondence' as const,
    perMove,
    restsWeekendsIn: null,
  })),
];

const bare = (text: string): string => text.toLowerCase().replaceAll(/\s/gu, '');

export function completeTime(say: Say, typed: string): readonly Choice[] {
  const own = parseTime(typed);
  const choices = OFFERED.map((time) => timeChoice(say, time));
  return fitting(choices, typed, own.ok ? timeChoice(say, own.value) : null);
}

const LENGTHS: readonly MatchLength[] = [
  ...[2, 4, 6, 8, 10, 12, 20].map((games) => ({ kind: 'games', games }) as const),
  ...[3, 5, 6, 8, 10, 20].map((points) => ({ kind: 'points', points }) as const),
];
const RESTS: readonly number[] = [0, MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 12 * HOUR, DAY];

function lengthChoice(say: Say, length: MatchLength): Choice {
  const label =
    length.kind === 'games'
      ? say('match.choice.games', { count: length.games })
      : say('match.choice.points', { count: length.points });
  return { label, value: makeLength(length) };
}

const restChoice = (say: Say, rest: number): Choice => ({
  label: rest === 0 ? say('match.choice.no-rest') : durationName(say, rest),
  value: rest === 0 ? 'none' : `${rest / MINUTE}m`,
});

function fitting(choices: readonly Choice[], typed: string, own: Choice | null): readonly Choice[] {
  const found = choices.filter(({ label, value }) =>
    [label, value].some((words) => bare(words).startsWith(bare(typed))),
  );
  return found.length === 0 && own ? [own] : found;
}

export function completeLength(say: Say, typed: string): readonly Choice[] {
  const own = parseLength(typed);
  const choices = LENGTHS.map((length) => lengthChoice(say, length));
  return fitting(choices, typed, own.ok ? lengthChoice(say, own.value) : null);
}

export function completeRest(say: Say, typed: string): readonly Choice[] {
  const own = parseRest(typed);
  const choices = RESTS.map((rest) => restChoice(say, rest));
  return fitting(choices, typed, own.ok ? restChoice(say, own.value) : null);
}
