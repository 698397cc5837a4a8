/** A request to the rules tool: one line of JSON, checked before anything is done with it. */
import { z } from 'zod';
import { done, refused } from '../draughts/attempt.ts';
import type { Attempt } from '../draughts/attempt.ts';
import { VARIANT_IDS } from '../draughts/variants.ts';

/** Deeper counts take hours: they are refused, not begun. */
const DEEPEST_PERFT = 12;
/** More moves than any game that the rules let go on. */
const MOST_MOVES = 5000;

/** What a request is told apart by; it comes back with the answer. */
const Id = z.union([z.string(), z.number(), z.null()]);

const Request = z.strictObject({
  id: Id.default(null),
  variant: z.enum(VARIANT_IDS),
  /** The start of the variant when it is left out. */
  fen: z.string().optional(),
  /** Played from there, in any notation. */
  moves: z.array(z.string()).max(MOST_MOVES).default([]),
  /** Count the lines of play to this depth, and of every depth before it. */
  perft: z.int().min(1).max(DEEPEST_PERFT, `at most ${DEEPEST_PERFT} plies deep`).optional(),
});
export type Request = z.infer<typeof Request>;

/** Why a line is no request. */
export interface BadRequest {
  /** The id, if it could be read. */
  readonly id: z.infer<typeof Id>;
  readonly code: 'bad-json' | 'bad-request';
  readonly message: string;
}

const parseJson = (line: string): Attempt<unknown, string> => {
  try {
    return done(JSON.parse(line));
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
};

const inWords = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`;

const Identified = z.object({ id: Id });

/** Reads a line. */
export const parseRequest = (line: string): Attempt<Request, BadRequest> => {
  const json = parseJson(line);
  if (!json.ok) return refused({ id: null, code: 'bad-json', message: json.problem });
  const request = Request.safeParse(json.value);
  if (request.success) return done(request.data);
  const id = Identified.safeParse(json.value).data?.id ?? null;
  return refused({ id, code: 'bad-request', message: request.error.issues.map(inWords).join('; ') });
};
