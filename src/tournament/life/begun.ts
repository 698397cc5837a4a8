/** The games that a step of a tournament begins: those that it has and had not before. */
import type { GameId } from '../../game/game.ts';
import type { Player } from '../../game/player.ts';
import { MINUTE, SECOND } from '../../game/span.ts';
import type { TimeControl } from '../../game/time.ts';
import { runningGames } from './meeting.ts';
import type { Participant, Tournament } from './tournament.ts';

/** A game to begin, on the terms of its tournament. */
export interface NewGame {
  readonly id: GameId;
  readonly round: number;
  readonly board: number;
  readonly white: Player;
  readonly black: Player;
  readonly time: TimeControl;
  /** The row of the table of openings that was dealt, by its name. */
  readonly opening: string | null;
}

/** Each time a control is quickened it is halved, down to a minute. */
const QUICKER = 2;

/** Of a play-off; by correspondence there is none. */
export function quickened(time: TimeControl, quickness: number): TimeControl {
  if (time.kind !== 'live' || quickness === 0) return time;
  const part = QUICKER ** quickness;
  const initial = Math.max(Math.round(time.initial / part / SECOND) * SECOND, Math.min(time.initial, MINUTE));
  return { ...time, initial, increment: Math.round(time.increment / part / SECOND) * SECOND };
}

const playerOf = (player: Participant | undefined): Player => {
  if (!player) throw new Error('a game of nobody');
  return { id: player.id, name: player.name };
};

/** In the order of rounds and boards. */
export function begunBetween(before: Tournament, after: Tournament): readonly NewGame[] {
  const known = new Set(runningGames(before).map(({ game }) => game.id));
  const players = new Map(after.players.map((player) => [player.number, player]));
  return runningGames(after).flatMap(({ round, meeting, game }) => {
    const { id, white, black, quickness, opening } = game;
    if (id === null || known.has(id)) return [];
    return [
      {
        id,
        round,
        board: meeting.board,
        white: playerOf(players.get(white)),
        black: playerOf(players.get(black)),
        time: quickened(after.terms.time, quickness),
        opening,
      },
    ];
  });
}
