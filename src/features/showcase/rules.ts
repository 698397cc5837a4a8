import { type Game, isCalledOff, isShort } from '../../game/game.ts';
import { isPerson } from '../../game/seat.ts';

/** A server that has a game of the day, or used to. */
export interface Showcase {
  readonly guildId: string;
  readonly version: number;
  /** When to post the next one (ms since 1970); `null` if undecided. */
  readonly postAt: number | null;
  /** When the last one was posted; `null` if none was. */
  readonly postedAt: number | null;
}

export interface Contender {
  readonly game: Game;
  /** The mean of both ratings before the game; `null` for a casual game. */
  readonly rating: number | null;
}

const USUAL_RATING = 1500;
/** How many rating points a decided game is worth, and each of its first plies. */
const DECIDED = 100;
const PLY = 2;
/** Beyond this length, a longer game isn't worth more. */
const LONG = 100;

/** Games that two people played to the end. A loss on time isn't worth showing. */
const isWorthy = ({ seats, result, moves }: Game): boolean =>
  result !== null &&
  !isCalledOff(result) &&
  !isShort({ moves }, result) &&
  result.by !== 'flag' &&
  isPerson(seats.white) &&
  isPerson(seats.black);

const worthOf = ({ game: { moves, result }, rating }: Contender): number =>
  (rating ?? USUAL_RATING) + (result?.winner ? DECIDED : 0) + PLY * Math.min(LONG, moves.length);

/** The game that is most worth showing; `null` if none is. */
export function gameOfTheDay(contenders: readonly Contender[]): Game | null {
  const [best] = contenders
    .filter(({ game }) => isWorthy(game))
    .toSorted((a, b) => worthOf(b) - worthOf(a) || (a.game.id < b.game.id ? -1 : 1));
  return best?.game ?? null;
}
