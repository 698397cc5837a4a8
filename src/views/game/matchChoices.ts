/** What is offered while the length of a match is typed, or the rest between its games. */
import { makeLength, type MatchLength } from '../../game/match.ts';
import { DAY, HOUR, MINUTE } from '../../game/span.ts';
import type { Say } from '../../i18n/say.ts';
import { parseLength, parseRest } from '../../match/wish.ts';
import { durationName } from '../screen/phrases.ts';
import type { Choice } from '../screen/screen.ts';

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

const bare = (typed: string): string => typed.toLowerCase().replaceAll(/\s/gu, '');

/** The choices that fit the text typed so far, else what the text itself says. */
function fitting(choices: readonly Choice[], typed: string, own: Choice | null): readonly Choice[] {
  const found = choices.filter(({ label, value }) =>
    [label, value].some((words) => bare(words).startsWith(bare(typed))),
  );
  return found.length === 0 && own ? [own] : found;
}

/** The lengths of a match that are offered, or the one that was typed. */
export function completeLength(say: Say, typed: string): readonly Choice[] {
  const own = parseLength(typed);
  const choices = LENGTHS.map((length) => lengthChoice(say, length));
  return fitting(choices, typed, own.ok ? lengthChoice(say, own.value) : null);
}

/** The same of the rest between games. */
export function completeRest(say: Say, typed: string): readonly Choice[] {
  const own = parseRest(typed);
  const choices = RESTS.map((rest) => restChoice(say, rest));
  return fitting(choices, typed, own.ok ? restChoice(say, own.value) : null);
}
