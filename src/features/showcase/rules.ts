import { type Game, isCalledOff, isShort } from '../../game/game.ts';
import { endOfDay, nextDaily } from '../../game/calendar/zone.ts';
import { isPerson } from '../../game/seat.ts';

/** A server that has a story of the day, or used to. */
export interface Showcase {
  readonly guildId: string;
  readonly version: number;
  /** When to post the next one (ms since 1970); `null` if undecided. */
  readonly postAt: number | null;
  /** When the last one was posted; `null` if none was. */
  readonly postedAt: number | null;
}

interface StoryHour {
  readonly gameOfDayHour: number;
  readonly zone: string;
}

/** At most one per day, even if the server changes its hour. */
export function nextStory({ gameOfDayHour, zone }: StoryHour, now: number, postedAt: number | null): number {
  const next = nextDaily(now, gameOfDayHour, zone);
  const free = postedAt === null ? next : endOfDay(postedAt, zone);
  return next < free ? nextDaily(next, gameOfDayHour, zone) : next;
}

/** The moment of the day: a capture, the mistake that decided a game, or a game's last move. */
export interface Story {
  readonly kind: 'capture' | 'mistake' | 'end';
  readonly game: Game;
  /** The number of moves before it. */
  readonly ply: number;
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

/** The games that are worth showing, the best first. */
export const bestFirst = (contenders: readonly Contender[]): readonly Game[] =>
  contenders
    .filter(({ game }) => isWorthy(game))
    .toSorted((a, b) => worthOf(b) - worthOf(a) || (a.game.id < b.game.id ? -1 : 1))
    .map(({ game }) => game);

/** The fewest pieces in a capture that is worth a story. */
const LEAST_TAKEN = 3;

/** A stored move names each square where its piece landed, so no game is replayed for this. */
const takenBy = (move: string): number => move.split(/[:x]/u).length - 1;

/** The capture of the most pieces. Of equal captures, the one in the better game. */
export function bestCapture(bestGames: readonly Game[]): Story | null {
  const captures = bestGames.flatMap((game) =>
    game.moves.map((move, ply) => ({ game, ply, taken: takenBy(move) })),
  );
  const [best] = captures.filter(({ taken }) => taken >= LEAST_TAKEN).toSorted((a, b) => b.taken - a.taken);
  return best ? { kind: 'capture', game: best.game, ply: best.ply } : null;
}
