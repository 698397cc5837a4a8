/**
 * Tournaments that other programs paired and ranked (`test/fixtures/README.md`), or the tournaments
 * in the folder ORACLE_DIR.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { ABSENCES, type Pairing, RESULTS, type SwissEvent } from '../../src/tournament/event.ts';

const FOLDER = process.env['ORACLE_DIR'] ?? new URL('../fixtures/tournaments', import.meta.url).pathname;

const Absent = z.array(z.object({ number: z.int(), kind: z.enum(ABSENCES) }));
const Sides = z.object({ white: z.int(), black: z.int() });
export const DutchPair = Sides.extend({ result: z.enum(RESULTS) });
export const MatchPair = Sides.extend({ games: z.tuple([z.enum(RESULTS), z.enum(RESULTS)]) });
export const WonPair = Sides.extend({ winner: z.int() });

export const eventOf = <P extends typeof Sides>(pair: P) =>
  z.object({
    id: z.string(),
    expectedRounds: z.int(),
    initialColour: z.enum(['white', 'black']),
    scoring: z.object({ win: z.number(), draw: z.number(), loss: z.number(), bye: z.number() }),
    forbidden: z.array(z.tuple([z.int(), z.int()])),
    players: z.array(z.object({ number: z.int(), rating: z.int().optional() })),
    cycles: z.int().optional(),
    thirdPlace: z.boolean().optional(),
    rounds: z.array(
      z.object({
        pairs: z.array(pair),
        bye: z.int().nullish(),
        byes: z.array(z.int()).optional(),
        absent: Absent,
      }),
    ),
    unpairable: z.object({ round: z.int(), absent: Absent }).optional(),
    points: z.array(z.number()).optional(),
  });

export function readLines<T>(file: string, schema: z.ZodType<T>): readonly T[] {
  const text = gunzipSync(readFileSync(join(FOLDER, file))).toString('utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));
}

export const readBerger = (): Readonly<Record<string, readonly Pairing[]>> =>
  z
    .record(
      z.string(),
      z.array(
        z
          .object({ pairs: z.array(z.tuple([z.int(), z.int()])), bye: z.int().nullish() })
          .transform(({ pairs, bye }) => ({
            pairs: pairs.map(([white, black]) => ({ white, black })),
            bye: bye ?? null,
          })),
      ),
    )
    .parse(JSON.parse(readFileSync(join(FOLDER, 'berger.json'), 'utf8')));

/** A tournament before a round: the players to pair, and the other program's pairings. */
interface Case<E> {
  readonly name: string;
  readonly event: E;
  readonly absent: readonly number[];
  /** Null means that nothing can be paired. */
  readonly wanted: Pairing | null;
}

type Read = z.infer<ReturnType<typeof eventOf<typeof Sides>>>;

const numbers = (absent: z.infer<typeof Absent>): number[] => absent.map(({ number }) => number);

/** Each round of a tournament as a test case, and the round that could not be paired. */
export function casesOf<R extends Read>(
  read: R,
): readonly Case<SwissEvent<R['rounds'][number]['pairs'][number]>>[] {
  const rounds = read.rounds.map(({ pairs, bye, absent }) => ({ pairs, bye: bye ?? null, absent }));
  const caseOf = (index: number, absent: readonly number[], wanted: Pairing | null) => ({
    name: `${read.id}, round ${index + 1}`,
    event: { ...read, initialColor: read.initialColour, rounds: rounds.slice(0, index) },
    absent,
    wanted,
  });
  return [
    ...rounds.map(({ pairs, bye, absent }, index) =>
      caseOf(index, numbers(absent), {
        pairs: pairs.map(({ white, black }) => ({ white, black })),
        bye,
      }),
    ),
    ...(read.unpairable ? [caseOf(read.unpairable.round - 1, numbers(read.unpairable.absent), null)] : []),
  ];
}
