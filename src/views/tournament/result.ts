/** The result of a game of a tournament, as White of that game sees it. */
import type { Say } from '../../i18n/say.ts';
import type { Result } from '../../tournament/event.ts';

const SCORES = { '1-0': '2–0', '=': '1–1', '0-1': '0–2', '+-': '2–0', '-+': '0–2', '--': '0–0' } as const;

/** In points: a win brings 2, a draw 1. */
export function resultText(say: Say, result: Result): string {
  const score = SCORES[result];
  const isForfeit = result === '+-' || result === '-+' || result === '--';
  return isForfeit ? say('tournament.forfeit', { result: score }) : score;
}

/** The same of a result that is kept as text; what is none is shown as nothing. */
export const resultIn = (say: Say, text: string | null): string =>
  isResult(text) ? resultText(say, text) : '–';

const isResult = (text: string | null): text is Result => text !== null && Object.hasOwn(SCORES, text);
