/** Short, known puzzles to solve at a table. */
import { puzzleIdOf, type PuzzleVariant, type PuzzleRecord } from '../../src/features/puzzle/rules.ts';
import { giveUpPuzzle, openPuzzle } from '../../src/features/puzzle/use.ts';
import { guessedRating } from '../../src/rating/puzzle.ts';
import { asking, type Table } from './table.ts';

const known = (variant: PuzzleVariant, fen: string, moves: string, rating: number): PuzzleRecord => ({
  puzzle: { id: puzzleIdOf(variant, fen), variant, fen, moves: moves.split(' ') },
  origin: null,
  rating: guessedRating(rating, 1000),
  version: 1,
});

export const SACRIFICE = known(
  'russian',
  'B:Wb4,f4,a3,b2,a1,e1:Bb8,d8,h8,c7,e7,c5',
  'e7-f6 b4:d6 c7:e5:g3',
  800,
);
export const OTHER = known(
  'russian',
  'W:Wf4,c3,g3,b2:Bd8,h8,d6,e5,d4',
  'g3-h4 e5:g3 c3:e5:c7 d8:b6 h4:f2',
  1600,
);

export async function fail(table: Table, who: string): Promise<void> {
  await openPuzzle(table.app, asking(table, who), SACRIFICE.puzzle.id);
  await giveUpPuzzle(table.app, asking(table, who), SACRIFICE.puzzle.id);
}

export async function postDaily({ app }: Table, guildId: string): Promise<void> {
  const { dailies } = app.store;
  const daily = await dailies.load(guildId);
  if (!daily) throw new Error('no puzzle of the day is wanted');
  const card = { channelId: 'channel-1', messageId: 'daily-1' };
  const next = { ...daily, version: daily.version + 1, puzzleId: SACRIFICE.puzzle.id, card };
  await dailies.save(next, null);
}
