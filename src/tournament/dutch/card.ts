import { gameOutcome, toUnits } from '../outcome.ts';
import { type Ledger, ledgerOf, scoreOf } from '../ledger.ts';
import { type Color, opposite, type Pair, type SwissEvent } from '../event.ts';
import {
  ABSOLUTE,
  differenceOf,
  lastDifference,
  type Preference,
  preferenceOf,
  repeatedOf,
} from '../swiss/colors.ts';
import { historiesOf, type History } from '../swiss/history.ts';
import { allocate } from '../swiss/pairs.ts';

/** A player who meets fewer points, or scores without playing, floats down (C.04.3 1.4). */
export type Float = 'down' | 'up' | null;

export interface Card extends History {
  readonly difference: number;
  readonly repeated: Color | null;
  readonly preference: Preference | null;
  readonly lastFloat: Float;
  readonly floatBefore: Float;
  /** Had a bye, or got the points of a win without playing (C.04.1 4). */
  readonly isBarredFromBye: boolean;
  readonly unplayed: number;
  /** Has more than half of the points when the last round is paired (1.8). */
  readonly isTopscorer: boolean;
}

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

/** The color of the higher-ranked player (C.04.3 5). */
function colorOfHigher(high: Card, low: Card, initial: Color): Color {
  const [own, theirs] = [high.preference, low.preference];
  // 5.2.5: neither has played yet.
  if (!own && !theirs) return high.parity % 2 === 1 ? initial : opposite(initial);
  // 5.2.1: grant both preferences.
  if (!own || !theirs || own.color !== theirs.color) return own?.color ?? opposite(theirs?.color ?? initial);
  // 5.2.2: grant the stronger preference; between two absolute ones, the wider difference.
  const strength =
    own.strength - theirs.strength ||
    (own.strength === ABSOLUTE ? Math.abs(high.difference) - Math.abs(low.difference) : 0);
  if (strength !== 0) return strength > 0 ? own.color : opposite(own.color);
  // 5.2.3: alternate the colors of the latest round where they differed.
  const had = lastDifference(high.colors, low.colors);
  // 5.2.4: grant the preference of the higher-ranked player.
  return had ? opposite(had) : own.color;
}

export const allocateColors = (one: Card, other: Card, initial: Color): Pair =>
  allocate(one, other, (high, low) => colorOfHigher(high, low, initial));
