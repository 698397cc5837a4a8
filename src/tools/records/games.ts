import type { Result } from '../../kit/result.ts';
import type { Variant } from '../../draughts/variant.ts';
import { asRecord } from '../../notation/pdn/positions.ts';
import type { PdnProblem } from '../../notation/pdn/problem.ts';
import { gamesIn, readGame, type ReadPdn } from '../../notation/pdn/reader.ts';
import { surveyOf } from '../../notation/pdn/contents.ts';
import { lastPosition } from '../../draughts/line.ts';
import { pdnLine } from '../../notation/pdn/game.ts';
import { tagValue } from '../../notation/pdn/tags.ts';
import { fenFor, tagsFor } from '../../notation/pdn/writer.ts';

/** `chosen` is the variant of games that don't name one. The file's name may contain it too. */
export function* readCollection(
  source: string,
  chosen: Variant | null,
  fileName?: string,
): Generator<Result<ReadPdn, PdnProblem>> {
  const text = asRecord(source);
  const { prior } = surveyOf(text, 1);
  for (const raw of gamesIn(text)) yield readGame(text, raw, { chosen, prior, fileName });
}

/** Positions and results use the variant's notation: English draughts has Black first. */
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

export const lineFor = (file: string, number: number, read: Result<ReadPdn, PdnProblem>): object => ({
  file,
  number,
  ...(read.ok ? gameLine(read.value) : problemLine(read.problem)),
});
