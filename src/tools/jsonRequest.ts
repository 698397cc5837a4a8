/** A line of JSON that asks something of a tool: checked before anything is done with it. */
import { z } from 'zod';
import { done, refused } from '../draughts/attempt.ts';
import type { Attempt } from '../draughts/attempt.ts';

/** What a request is told apart by; it comes back with the answer. */
export const RequestId = z.union([z.string(), z.number(), z.null()]);
export type RequestId = z.infer<typeof RequestId>;

/** Why a line is no request. */
export interface Unreadable {
  /** The id, if it could be read. */
  readonly id: RequestId;
  readonly isJson: boolean;
  /** In plain English, each with the place it is about; of what is no JSON just one. */
  readonly faults: readonly string[];
}

const Identified = z.object({ id: RequestId });

const parseJson = (line: string): Attempt<unknown, string> => {
  try {
    return done(JSON.parse(line));
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
};

const inWords = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`;

/** Reads a line by the form that a request has. */
export function readRequest<T>(form: z.ZodType<T>, line: string): Attempt<T, Unreadable> {
  const json = parseJson(line);
  if (!json.ok) return refused({ id: null, isJson: false, faults: [json.problem] });
  const request = form.safeParse(json.value);
  if (request.success) return done(request.data);
  const id = Identified.safeParse(json.value).data?.id ?? null;
  return refused({ id, isJson: true, faults: request.error.issues.map(inWords) });
}
