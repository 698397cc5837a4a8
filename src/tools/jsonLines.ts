import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { z } from 'zod';
import { readCommandLine } from './commandLine.ts';
import { done, refused, type Result } from '../kit/result.ts';

export const RequestId = z.union([z.string(), z.number(), z.null()]);
export type RequestId = z.infer<typeof RequestId>;

export interface Unreadable {
  /** `null` if it couldn't be read. */
  readonly id: RequestId;
  readonly why: 'too-long' | 'no-json' | 'other-form';
  readonly faults: readonly string[];
}

const Identified = z.object({ id: RequestId });

const inWords = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`;

export function readRequest<T>(form: z.ZodType<T>, line: string): Result<T, Unreadable> {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    return refused({
      id: null,
      why: 'no-json',
      faults: [error instanceof Error ? error.message : String(error)],
    });
  }
  const request = form.safeParse(json);
  if (request.success) return done(request.data);
  const id = Identified.safeParse(json).data?.id ?? null;
  return refused({ id, why: 'other-form', faults: request.error.issues.map(inWords) });
}

/**
 * A line that is too long becomes `null`. Node's `readline` can't be used, because it also splits
 * at U+2028, which JSON may contain.
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

interface LineTool<T> {
  readonly longest: number;
  readonly form: z.ZodType<T>;
  readonly answer: (request: T) => object;
  readonly refuse: (problem: Unreadable) => object;
}

export async function answerLines<T>({ longest, form, answer, refuse }: LineTool<T>): Promise<void> {
  readCommandLine({});
  // The program that reads the output has exited, as `head` does.
  stdout.on('error', () => process.exit());
  for await (const line of linesOf(stdin.setEncoding('utf8'), longest)) {
    if (line?.trim() === '') continue;
    const request =
      line === null
        ? refused({ id: null, why: 'too-long', faults: [`at most ${longest} characters`] })
        : readRequest(form, line);
    const answered = request.ok ? answer(request.value) : refuse(request.problem);
    if (!stdout.write(`${JSON.stringify(answered)}\n`)) await once(stdout, 'drain');
  }
}
