/** A TRF has no boards; the order of a round's pairs follows from the system. */
import type { KnockOutEvent, Pair, Round, AnyEvent } from '../event.ts';
import { bracketOrder } from '../knockOut/pairKnockOut.ts';
import { type Ledger, ledgerOf } from '../ledger.ts';
import { gameOutcome, matchOutcome } from '../outcome.ts';
import { tableRound } from '../roundRobin/berger.ts';
import { byBoard } from '../swiss/pairs.ts';

type Of<S extends AnyEvent['system']> = Extract<AnyEvent, { system: S }>;

function orderRounds<P extends Pair>(rounds: readonly Round<P>[], ledger: Ledger): readonly Round<P>[] {
  const scores = ledger.map(() => 0);
  return rounds.map((round, index) => {
    const pairs = byBoard(round.pairs, (number) => scores[number] ?? 0);
    for (const [number, entries] of ledger.entries())
      scores[number] = (scores[number] ?? 0) + (entries[index]?.points ?? 0);
    return { ...round, pairs };
  });
}

export function inDutchOrder(event: Of<'dutch'>): Of<'dutch'> {
  const { players, scoring, rounds } = event;
  const ledger = ledgerOf(players.length, rounds, { scoring, outcomeOf: gameOutcome, games: 1 });
  return { ...event, rounds: orderRounds(rounds, ledger) };
}

export function inDoubleSwissOrder(event: Of<'double-swiss'>): Of<'double-swiss'> {
  const { players, scoring, rounds } = event;
  const ledger = ledgerOf(players.length, rounds, { scoring, outcomeOf: matchOutcome, games: 2 });
  return { ...event, rounds: orderRounds(rounds, ledger) };
}

export function inTableOrder(event: Of<'round-robin'>): Of<'round-robin'> {
  const rounds = event.rounds.map((round, index) => {
    const table = tableRound(event.players.length, event.cycles, index);
    const boards = new Map(table?.pairs.map(({ white, black }, board) => [`${white}-${black}`, board]));
    const boardOf = ({ white, black }: Pair): number => boards.get(`${white}-${black}`) ?? boards.size;
    return { ...round, pairs: round.pairs.toSorted((a, b) => boardOf(a) - boardOf(b)) };
  });
  return { ...event, rounds };
}

/** As in the bracket, with the match for third place after the final. */
export function inBracketOrder<E extends KnockOutEvent>(event: E): E {
  const slots = new Map(bracketOrder(event.players.length).map((seed, slot) => [seed, slot]));
  const slotOf = (seed: number): number => slots.get(seed) ?? 0;
  const lost = new Set<number>();
  const isThird = ({ white }: Pair): boolean => lost.has(white);
  const rounds = event.rounds.map((round) => {
    const pairs = round.pairs.toSorted(
      (a, b) => Number(isThird(a)) - Number(isThird(b)) || slotOf(a.white) - slotOf(b.white),
    );
    const byes = round.byes.toSorted((a, b) => slotOf(a) - slotOf(b));
    for (const { white, black, winner } of round.pairs) lost.add(winner === white ? black : white);
    return { ...round, pairs, byes };
  });
  return { ...event, rounds };
}
