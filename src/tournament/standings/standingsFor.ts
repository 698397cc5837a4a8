/** The table of a tournament that has one. */
import type { AnyEvent } from '../event.ts';
import { ledgerOf } from '../ledger.ts';
import { gameOutcome, matchOutcome } from '../outcome.ts';
import { toUnits } from '../points.ts';
import { standingsOf } from './standings.ts';
import type { Row } from './standings.ts';
import type { TieBreak } from './tieBreaks.ts';

/** A match of two games is one round, so a win of it brings twice the points. */
const MATCH = 2;

export function standingsFor(
  tournament: Exclude<AnyEvent, { system: 'knock-out' }>,
  tieBreaks: readonly TieBreak[],
): readonly Row[] {
  const { players, scoring } = tournament;
  const [win, draw] = [toUnits(scoring.win), toUnits(scoring.draw)];
  const common = { players, tieBreaks, win, draw, rounds: tournament.rounds.length, isScheduled: false };
  switch (tournament.system) {
    case 'dutch': {
      const ledger = ledgerOf(players.length, tournament.rounds, {
        scoring,
        outcomeOf: gameOutcome,
        games: 1,
      });
      return standingsOf({ ...common, ledger });
    }
    case 'round-robin': {
      // To be free in a round brings nothing.
      const counting = { scoring: { ...scoring, bye: 0 }, outcomeOf: gameOutcome, games: 1 } as const;
      const ledger = ledgerOf(players.length, tournament.rounds, counting);
      return standingsOf({ ...common, ledger, isScheduled: true });
    }
    case 'double-swiss': {
      const counting = { scoring, outcomeOf: matchOutcome, games: 2 } as const;
      const ledger = ledgerOf(players.length, tournament.rounds, counting);
      return standingsOf({ ...common, ledger, win: MATCH * win, draw: MATCH * draw });
    }
  }
}
