/** What a server's admins see of games that do not count: the list with its audit, and what their word has done. */
import type { Choice, Screen } from '../screen.ts';
import type { Game } from '../../game/game.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Outcome } from '../../rating/entry.ts';
import { mention, quiet, relativeTime, text } from '../blocks.ts';
import { shownName } from './words.ts';

const playersOf = ({ players: { white, black } }: Pick<Outcome, 'players'>) => ({
  white: shownName(white.name),
  black: shownName(black.name),
});

function lineOf(say: Say, outcome: Outcome): string {
  const { gameId: id, variant, at, voiding } = outcome;
  const common = { id, ...playersOf(outcome), variant: say(`variant.${variant}`) };
  if (!voiding) return say('void.line.quick', { ...common, time: relativeTime(at) });
  const audit = { ...common, time: relativeTime(voiding.at), admin: mention({ id: voiding.by }) };
  return voiding.reason === null
    ? say('void.line.void', audit)
    : say('void.line.void-because', { ...audit, reason: plain(voiding.reason) });
}

/** The games that are set aside or voided, newest first, with who voided them, when and why. */
export const voidedScreen = (say: Say, outcomes: readonly Outcome[]): Screen =>
  outcomes.length === 0
    ? quiet(text(say('void.nothing')))
    : quiet(text(say('void.title'), ...outcomes.map((outcome) => lineOf(say, outcome))));

/** What the admins' word has done. */
export const voidDoneScreen = (say: Say, key: 'void.done' | 'void.restored', outcome: Outcome): Screen =>
  quiet(text(say(key, { id: outcome.gameId, ...playersOf(outcome) })));

/** Discord's limit for the label of a choice. */
const LONGEST = 100;

/** A finished game to be chosen while one types. */
export const finishedChoice = (say: Say, { id, variant, players: { white, black } }: Game): Choice => ({
  label: [say.list([white.name, black.name], 'and'), say(`variant.${variant}`), id]
    .join(' · ')
    .slice(-LONGEST),
  value: id,
});
