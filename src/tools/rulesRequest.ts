/** A request to the rules tool: one line of JSON, checked before anything is done with it. */
import { z } from 'zod';
import { refused } from '../draughts/attempt.ts';
import type { Attempt } from '../draughts/attempt.ts';
import { VARIANT_IDS } from '../draughts/variants.ts';
import { readRequest, RequestId } from './jsonRequest.ts';

/** Deeper counts take hours: they are refused, not begun. */
const DEEPEST_PERFT = 12;
/** More moves than any game that the rules let go on. */
const MOST_MOVES = 5000;

const Request = z.strictObject({
  id: RequestId.default(null),
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
  readonly id: RequestId;
  readonly code: 'bad-json' | 'bad-request';
  readonly message: string;
}

/** Reads a line. */
export const parseRequest = (line: string): Attempt<Request, BadRequest> => {
  const read = readRequest(Request, line);
  if (read.ok) return read;
  const { id, isJson, faults } = read.problem;
  return refused({ id, code: isJson ? 'bad-request' : 'bad-json', message: faults.join('; ') });
};
