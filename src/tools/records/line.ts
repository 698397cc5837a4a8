/** What is told of one game of a file, as JSON: by names and texts that need no table. */
import type { Attempt } from '../../draughts/attempt.ts';
import { lastPosition } from '../../draughts/line.ts';
import { pdnLine } from '../../notation/pdn/game.ts';
import type { PdnProblem } from '../../notation/pdn/problem.ts';
import type { ReadPdn } from '../../notation/pdn/reader.ts';
import { tagValue } from '../../notation/pdn/tags.ts';
import { fenFor, tagsFor } from '../../notation/pdn/writer.ts';

/** Positions, tags and results as the files of the variant have them: in English draughts Black begins, on squares 1 to 12. */
const gameLine = ({ game, how, others, skipped }: ReadPdn): object => {
  const tags = tagsFor(game);
  return {
    variant: game.variant.id,
    found: how,
    ...(others.length > 0 && { others }),
    plies: game.line.moves.length,
    result: tagValue(tags, 'Result'),
    fen: fenFor(game.variant, lastPosition(pdnLine(game))),
    tags: Object.fromEntries(tags.map(({ name, value }) => [name, value])),
    skipped,
  };
};

const problemLine = ({ code, line, column, text, reason, variant, readsAs }: PdnProblem): object => ({
  error: { code, line, column, text, ...(reason && { reason }) },
  ...(variant !== null && { variant }),
  ...(readsAs.length > 0 && { readsAs }),
});

/** The line for the game of this number, counted from 1. */
export const lineFor = (file: string, number: number, read: Attempt<ReadPdn, PdnProblem>): object => ({
  file,
  number,
  ...(read.ok ? gameLine(read.value) : problemLine(read.problem)),
});
