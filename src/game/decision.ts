/**
 * The shape of every decision about a game: a pure function from the game as it stands and what someone did to the game
 * as it becomes, or to the reason why not. Time comes with the act, so a decision made again gives the same answer.
 */
import { done, type Attempt } from '../draughts/attempt.ts';
import type { GameEvent } from './event.ts';
import type { Game, Turn, UserId } from './game.ts';
import type { GameProblem } from './problem.ts';

/** Something that a person did. */
export interface Act {
  readonly by: UserId;
  /** When (ms since 1970). */
  readonly at: number;
  /**
   * The number of moves that had been made on the card they acted on; left out where no card is involved, such as a
   * typed command. A game that has gone on since answers with `stale-click`.
   */
  readonly ply?: number;
}

/** A game one version later, and what happened. */
export interface Change {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** What a decision comes to. */
export type Decision = Attempt<Change, GameProblem>;

/** What a decision changes of a game; versions and instants are counted by `changed`. */
export type News = Partial<
  Pick<Game, 'seats' | 'moves' | 'offers' | 'takebacks' | 'pauses' | 'result' | 'rematch' | 'match'>
>;

/** The game with the news, one version later. An instant never goes back, though clocks of servers may. */
export const changed = (game: Game, act: Act, news: News, events: readonly GameEvent[]): Decision =>
  done({
    game: {
      ...game,
      ...news,
      turns: news.moves ? [...game.turns, turnAt(game, news.moves.length, act.at)] : game.turns,
      latest: events[0]?.kind ?? game.latest,
      ...lapsedBy(events, game.version + 1),
      version: game.version + 1,
      changedAt: Math.max(game.changedAt, act.at),
    },
    events,
  });

function lapsedBy(events: readonly GameEvent[], version: number): Pick<Game, 'lapsed'> {
  for (const event of events) {
    if (event.kind !== 'declined' && event.kind !== 'withdrawn') continue;
    return { lapsed: { ...event, version } };
  }
  return {};
}

const turnAt = ({ turns, createdAt }: Game, ply: number, at: number): Turn => ({
  ply,
  from: Math.max(turns.at(-1)?.from ?? createdAt, at),
});
