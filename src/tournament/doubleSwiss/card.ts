import type { Match, SwissEvent } from '../event.ts';
import { type Entry, type Ledger, ledgerOf, scoreOf } from '../ledger.ts';
import { matchOutcome } from '../outcome.ts';
import { historiesOf, type History } from '../swiss/history.ts';

export interface Card extends History {
  /** Met an opponent with a different score in the last round (1.5); forfeits don't count. */
  readonly hasFloated: boolean;
  /** Had a bye, won a match by forfeit, or got a full-point bye (2.1.2). */
  readonly isBarredFromBye: boolean;
  readonly played: number;
}

export type MayMeet = (a: Card, b: Card) => boolean;

export const placesMayMeet =
  (cards: readonly Card[], mayMeet: MayMeet) =>
  (a: number, b: number): boolean => {
    const [one, other] = [cards[a], cards[b]];
    return one !== undefined && other !== undefined && mayMeet(one, other);
  };

const before = (entries: readonly Entry[] = []): number => scoreOf(entries, entries.length - 1);

function hasFloated(ledger: Ledger, entries: readonly Entry[]): boolean {
  const last = entries.at(-1);
  if (!last?.isPlayed || last.opponent === null) return false;
  return before(entries) !== before(ledger[last.opponent]);
}

/** Whether a round rules out a later bye. The player with more points won a forfeited match. */
function bars(ledger: Ledger, { kind, opponent, points }: Entry, round: number): boolean {
  if (kind === 'bye' || kind === 'full') return true;
  if (kind !== 'forfeit' || opponent === null) return false;
  return points > (ledger[opponent]?.[round]?.points ?? 0);
}

export function dealCards(
  { players, scoring, rounds }: SwissEvent<Match>,
  absent: ReadonlySet<number>,
): readonly Card[] {
  const ledger = ledgerOf(players.length, rounds, { scoring, outcomeOf: matchOutcome, games: 2 });
  return historiesOf(ledger, absent).map((history) => ({
    ...history,
    hasFloated: hasFloated(ledger, history.entries),
    isBarredFromBye: history.entries.some((entry, round) => bars(ledger, entry, round)),
    played: history.entries.filter(({ isPlayed }) => isPlayed).length,
  }));
}
