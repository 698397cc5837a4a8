import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { z } from 'zod';
import { done, refused, type Attempt } from '../draughts/attempt.ts';

export const RequestId = z.union([z.string(), z.number(), z.null()]);
export type RequestId = z.infer<typeof RequestId>;

export interface Unreadable {
  /** `null` if it couldn't be read. */
  readonly id: RequestId;
  readonly isJson: boolean;
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

export function readRequest<T>(form: z.ZodType<T>, line: string): Attempt<T, Unreadable> {
  const json = parseJson(line);
  if (!json.ok) return refused({ id: null, isJson: false, faults: [json.problem] });
  const request = form.safeParse(json.value);
  if (request.success) return done(request.data);
  const id = Identified.safeParse(json.value).data?.id ?? null;
  return refused({ id, isJson: true, faults: request.error.issues.map(inWords) });
}

/**
 * Cuts text at line feeds; a line that is too long becomes `null`. Node's `readline` also cuts at
 * U+2028, which JSON strings may contain, and keeps lines of any length.
 */
export async function* linesOf(
  chunks: AsyncIterable<string>,
  longest: number,
): AsyncGenerator<string | null> {
  let rest = '';
  let tooLong = false;
  for await (const chunk of chunks) {
    const lines = chunk.split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      yield tooLong || rest.length + line.length > longest ? null : rest + line;
      [rest, tooLong] = ['', false];
    }
    tooLong ||= rest.length + last.length > longest;
    rest = tooLong ? '' : rest + last;
  }
  if (tooLong) yield null;
  else if (rest !== '') yield rest;
}

export async function answerLines(longest: number, answer: (line: string | null) => object): Promise<void> {
  // The reader is gone, as `head` is.
  stdout.on('error', () => process.exit());
  for await (const line of linesOf(stdin.setEncoding('utf8'), longest)) {
    if (line?.trim() === '') continue;
    if (!stdout.write(`${JSON.stringify(answer(line))}\n`)) await once(stdout, 'drain');
  }
}
