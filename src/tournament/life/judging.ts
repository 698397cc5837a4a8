import type { GameId } from '../../game/game.ts';
import type { PairResult } from '../event.ts';
import { withRuling } from './decision.ts';
import { runningGames, withGame } from './meeting.ts';
import { endOf, type Terms } from './terms.ts';
import type { HeldRound, Tournament } from './tournament.ts';

export type IsTimeOver = (round: HeldRound) => boolean;

export const roundEnds = ({ begunAt }: Pick<HeldRound, 'begunAt'>, terms: Terms): number =>
  Math.min(begunAt + (terms.roundLength ?? Infinity), endOf(terms));

export const timesOver =
  (terms: Terms, now: number): IsTimeOver =>
  (round) =>
    now >= roundEnds(round, terms);

interface Judging {
  readonly isTimeOver: IsTimeOver;
  readonly verdicts: ReadonlyMap<GameId, PairResult>;
  readonly now: number;
}

interface Judged {
  readonly id: GameId;
  readonly result: PairResult;
}

/**
 * Gives each game out of time its certain result, or else a draw. The games themselves end later.
 */
export function judge(tournament: Tournament, { isTimeOver, verdicts, now }: Judging): Tournament {
  const late = new Set(tournament.rounds.filter(isTimeOver).map(({ number }) => number));
  const judged = runningGames(tournament).flatMap(({ round, game: { id } }) =>
    id === null || !late.has(round) ? [] : [{ id, result: verdicts.get(id) ?? '=' }],
  );
  return judged.reduce((next, closing) => withJudgment(next, closing, now), tournament);
}

const withJudgment = (tournament: Tournament, closing: Judged, now: number): Tournament => {
  const { id, result } = closing;
  return {
    ...tournament,
    rounds: withGame(tournament, id, { result, isRuled: true, endedAt: now }),
    closing: [...tournament.closing, closing],
    rulings: withRuling(tournament, { by: null, at: now }, { what: 'judged', game: id, to: result }),
  };
};
