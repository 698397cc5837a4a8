/** The lines of a board: place and numbers in columns, and the name, with a medal for the first three. */
import { inColumns } from './columns.ts';
import { shownName } from './words.ts';

/** Who stands at which place, and by what. */
export interface Ranked {
  readonly place: number;
  /** What stands behind the place. */
  readonly numbers: readonly string[];
  /** The name as its owner wrote it. */
  readonly name: string;
}

const MEDALS: ReadonlyMap<number, string> = new Map([
  [1, '🥇'],
  [2, '🥈'],
  [3, '🥉'],
]);
/** So many letters stand beside the numbers on one line of a phone. */
const LONGEST_NAME = 18;

function labelOf(place: number, name: string): string {
  const shown = shownName(name, LONGEST_NAME);
  const medal = MEDALS.get(place);
  return medal === undefined ? shown : `${medal} **${shown}**`;
}

export const placedLines = (ranked: readonly Ranked[]): readonly string[] =>
  inColumns(
    ranked.map(({ place, numbers, name }) => ({
      numbers: [String(place), ...numbers],
      label: labelOf(place, name),
    })),
  );
