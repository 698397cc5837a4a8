/** What the Dutch system knows of a player who is to be paired. */
import { toUnits } from '../points.ts';
import { ledgerOf, scoreOf } from '../ledger.ts';
import { gameOutcome } from '../outcome.ts';
import type { Ledger } from '../ledger.ts';
import type { Color, SwissEvent } from '../event.ts';
import { differenceOf, preferenceOf, repeatedOf } from '../swiss/preference.ts';
import type { Preference } from '../swiss/preference.ts';
import { historiesOf } from '../swiss/history.ts';
import type { History } from '../swiss/history.ts';

/** Who played against fewer points, or got points without playing, floated down; the other one up (C.04.3 1.4). */
export type Float = 'down' | 'up' | null;

export interface Card extends History {
  readonly difference: number;
  readonly repeated: Color | null;
  readonly preference: Preference | null;
  readonly lastFloat: Float;
  readonly floatBefore: Float;
  /** Had a bye, or a win's points without playing (C.04.1 4). */
  readonly isBarredFromBye: boolean;
  readonly unplayed: number;
  /** More than half of the points when the last round is paired (1.8). */
  readonly isTopscorer: boolean;
}

/** The float of a round, `back` rounds ago. */
function floatOf(ledger: Ledger, number: number, back: number, loss: number): Float {
  const entries = ledger[number] ?? [];
  const entry = entries.at(-back);
  if (!entry) return null;
  if (!entry.isPlayed || entry.opponent === null)
    return entry.kind === 'bye' || entry.points > loss ? 'down' : null;
  const before = entries.length - back;
  const own = scoreOf(entries, before);
  const theirs = scoreOf(ledger[entry.opponent] ?? [], before);
  return own > theirs ? 'down' : own < theirs ? 'up' : null;
}

/** The cards of all who are not `absent`, in order (1.2). */
export function dealCards(event: SwissEvent, absent: ReadonlySet<number>): readonly Card[] {
  const { players, scoring, rounds, expectedRounds } = event;
  const [win, loss] = [toUnits(scoring.win), toUnits(scoring.loss)];
  const ledger = ledgerOf(players.length, rounds, { scoring, outcomeOf: gameOutcome, games: 1 });
  const isLast = rounds.length + 1 >= expectedRounds;
  return historiesOf(ledger, absent).map((history) => {
    const { number, score, colors, entries } = history;
    return {
      ...history,
      difference: differenceOf(colors),
      repeated: repeatedOf(colors),
      preference: preferenceOf(colors),
      lastFloat: floatOf(ledger, number, 1, loss),
      floatBefore: floatOf(ledger, number, 2, loss),
      isBarredFromBye: entries.some(
        ({ kind, isPlayed, points }) => kind === 'bye' || (!isPlayed && points >= win),
      ),
      unplayed: entries.filter(({ isPlayed }) => !isPlayed).length,
      isTopscorer: isLast && 2 * score > rounds.length * win,
    };
  });
}
