/** Games whose time in the tournament is over, at the date of their round or at the promised end, are judged by its rule. */
import type { GameId } from '../../game/game.ts';
import type { Result } from '../event.ts';
import { withRuling } from './decision.ts';
import { runningGames, withGame } from './meeting.ts';
import type { Terms } from './terms.ts';
import type { HeldRound, Tournament } from './tournament.ts';

/** Whether the time of a round is over. */
export type IsTimeOver = (round: HeldRound) => boolean;

/** When a round's games are judged (ms since 1970). */
export const roundEnds = ({ begunAt }: Pick<HeldRound, 'begunAt'>, { roundLength, endsAt }: Terms): number =>
  roundLength === null ? endsAt : Math.min(begunAt + roundLength, endsAt);

export const timesOver =
  (terms: Terms, now: number): IsTimeOver =>
  (round) =>
    now >= roundEnds(round, terms);

interface Judging {
  readonly isTimeOver: IsTimeOver;
  readonly verdicts: ReadonlyMap<GameId, Result>;
  readonly now: number;
}

interface Judged {
  readonly id: GameId;
  readonly result: Result;
}

/** With a result for every game whose time is over: what is known for certain, else a draw. The games are yet to be ended. */
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
