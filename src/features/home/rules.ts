import { DAY } from '../../game/calendar/span.ts';
import type { Game } from '../../game/game.ts';
import { pauseOf } from '../../game/offers/pause.ts';
import { isEngine } from '../../game/seat.ts';

/** After this long (ms) without a move, a game no longer counts as being played now. */
const NOW = DAY;

const isLive = ({ time }: Game): boolean => time?.kind === 'live';
const hasEngine = ({ seats }: Game): boolean => isEngine(seats.white) || isEngine(seats.black);

/**
 * The games being played now. Those between people come first, then those with minutes on the
 * clock, then those with the latest change.
 */
export const liveliest = <T>(all: readonly T[], gameOf: (each: T) => Game, now: number): readonly T[] =>
  all
    .map((each) => ({ each, game: gameOf(each) }))
    .filter(({ game }) => !game.result && !pauseOf(game) && now - game.changedAt < NOW)
    .toSorted(
      ({ game: a }, { game: b }) =>
        Number(hasEngine(a)) - Number(hasEngine(b)) ||
        Number(isLive(b)) - Number(isLive(a)) ||
        b.changedAt - a.changedAt ||
        (a.id < b.id ? -1 : 1),
    )
    .map(({ each }) => each);
