/** Time controls in words, and the list from which one is chosen. */
import type { Choice } from '../screen/screen.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../game/span.ts';
import { CORRESPONDENCE_CHOICES, LIVE_CHOICES, type LiveTime, type TimeControl } from '../../game/time.ts';
import { makeTime, parseTime } from '../../game/timeText.ts';
import type { Say } from '../../i18n/say.ts';

const live = ({ initial, increment }: LiveTime) => ({
  minutes: initial / MINUTE,
  seconds: increment / SECOND,
});

function spanName(say: Say, perMove: number): string {
  if (perMove % DAY === 0) return say('time.days', { count: perMove / DAY });
  return say('time.hours', { count: perMove / HOUR });
}

/** A time control as people speak of it: `5+3`, `3 days a move`. */
export function timeName(say: Say, time: TimeControl): string {
  if (time.kind === 'live') return say('time.live', live(time));
  const name = spanName(say, time.perMove);
  return time.restsWeekendsIn === null ? name : say('time.weekends-off', { time: name });
}

/** A time control as it is written, in words; "no clock" where there is none. Throws when it cannot be read. */
export function timeTextName(say: Say, text: string): string {
  const time = parseTime(text);
  if (!time.ok) throw new Error(`no time control: ${text}`);
  return time.value ? timeName(say, time.value) : say('time.none');
}

function timeChoice(say: Say, time: TimeControl | null): Choice {
  const value = makeTime(time);
  if (!time) return { label: say('time.choice-none'), value };
  if (time.kind === 'correspondence') return { label: timeName(say, time), value };
  return { label: say('time.choice-live', { time: timeName(say, time), ...live(time) }), value };
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

/** What fits the text typed so far: the offered controls whose name or label begins so, else what the text itself says. */
export function completeTime(say: Say, typed: string): readonly Choice[] {
  const fitting = OFFERED.map((time) => timeChoice(say, time)).filter(({ label, value }) =>
    [label, value].some((text) => bare(text).startsWith(bare(typed))),
  );
  const own = parseTime(typed);
  return fitting.length === 0 && own.ok ? [timeChoice(say, own.value)] : fitting;
}
