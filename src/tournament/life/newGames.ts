import type { GameId } from '../../game/game.ts';
import type { Player } from '../../game/player.ts';
import { MINUTE, SECOND } from '../../game/calendar/span.ts';
import type { TimeControl } from '../../game/clock/time.ts';
import { runningGames } from './meeting.ts';
import type { Participant, Tournament } from './tournament.ts';

export interface NewGame {
  readonly id: GameId;
  readonly round: number;
  readonly board: number;
  readonly white: Player;
  readonly black: Player;
  readonly time: TimeControl;
  readonly opening: string | null;
}

const QUICKER = 2;

/** The time control of a playoff: halved `quickness` times, but no shorter than a minute. */
function quicken(time: TimeControl, quickness: number): TimeControl {
  if (time.kind !== 'live' || quickness === 0) return time;
  const part = QUICKER ** quickness;
  const initial = Math.max(Math.round(time.initial / part / SECOND) * SECOND, Math.min(time.initial, MINUTE));
  return { ...time, initial, increment: Math.round(time.increment / part / SECOND) * SECOND };
}

const playerOf = (player: Participant | undefined): Player => {
  if (!player) throw new Error('expected a player on each side of the game, found none');
  return { id: player.id, name: player.name };
};

export function newGamesBetween(before: Tournament, after: Tournament): readonly NewGame[] {
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
        time: quicken(after.terms.time, quickness),
        opening,
      },
    ];
  });
}
