/** A million rated games, beside two rating packages. */
import { z } from 'zod';
import { afterGame, newRating, type Rating, type Score } from '../../../src/rating/glicko.ts';
import type { Figure } from '../bench.ts';
import { beside } from './beside.ts';
import { peer } from './peer.ts';

const GAMES = 1_000_000;
const PLAYERS = 1000;
const ROUNDS = 3;
const MINUTE = 60_000;

const Glicko2 = z.object({
  Glicko2: z.custom<
    new (settings: object) => {
      makePlayer(): object;
      updateRatings(matches: readonly (readonly [object, object, number])[]): void;
    }
  >((value) => typeof value === 'function'),
});
type Teams = readonly [readonly [object], readonly [object]];
const OpenSkill = z.object({
  rating: z.custom<() => object>((value) => typeof value === 'function'),
  rate: z.custom<(teams: Teams, options: { readonly score: readonly number[] }) => Teams>(
    (value) => typeof value === 'function',
  ),
});

const OPPOSITE = { 0: 1, 0.5: 0.5, 1: 0 } as const;

/** The players of a game, and White's score. */
function gameOf(n: number): readonly [white: number, black: number, score: Score] {
  const lot = Math.imul(n + 1, 2_654_435_761) >>> 0;
  const white = lot % PLAYERS;
  const black = (white + 1 + ((lot >>> 10) % (PLAYERS - 1))) % PLAYERS;
  return [white, black, ([0, 0.5, 1] as const)[(lot >>> 20) % 3] ?? 0];
}

function ours(): void {
  const ratings: Rating[] = Array.from({ length: PLAYERS }, () => newRating(0));
  for (let n = 0; n < GAMES; n += 1) {
    const [white, black, score] = gameOf(n);
    const [own, opponent] = [ratings[white]!, ratings[black]!];
    ratings[white] = afterGame(own, opponent, score, n * MINUTE);
    ratings[black] = afterGame(opponent, own, OPPOSITE[score], n * MINUTE);
  }
}

export async function* ratingFigures(): AsyncGenerator<Figure> {
  const { Glicko2: Ranking } = Glicko2.parse(await peer('glicko2'));
  const { rating, rate } = OpenSkill.parse(await peer('openskill'));
  const glicko2 = (): void => {
    const ranking = new Ranking({ tau: 0.75, rating: 1500, rd: 350, vol: 0.06 });
    const players = Array.from({ length: PLAYERS }, () => ranking.makePlayer());
    for (let n = 0; n < GAMES / 100; n += 1) {
      const [white, black, score] = gameOf(n);
      ranking.updateRatings([[players[white]!, players[black]!, score]]);
    }
  };
  const openskill = (): void => {
    const players = Array.from({ length: PLAYERS }, () => rating());
    for (let n = 0; n < GAMES / 10; n += 1) {
      const [white, black, score] = gameOf(n);
      const [[own], [opponent]] = rate([[players[white]!], [players[black]!]], {
        score: [score, 1 - score],
      });
      players[white] = own;
      players[black] = opponent;
    }
  };
  const own = { work: ours, count: GAMES };
  const about = { name: 'ratings after games', unit: 'games/s', ours: own, rounds: ROUNDS };
  yield await beside({ ...about, peer: 'glicko2', theirs: { work: glicko2, count: GAMES / 100 } });
  yield await beside({ ...about, peer: 'openskill', theirs: { work: openskill, count: GAMES / 10 } });
}
