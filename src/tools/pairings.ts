/**
 * Pairings, tables and tournament files for other programs: reads one request a line from standard input and prints one answer
 * a line, in order.
 *
 * A Dutch Swiss is paired for up to 1,000 players and a Double-Swiss for up to 300; a larger one is refused at once, so the requests behind
 * it don't wait. Tables, standings and files have no such limit.
 *
 *     echo '{"id":1,"op":"trf-import","text":"…"}' | npx crownhead pairings
 */
import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { linesOf } from './lines.ts';
import { answerTo } from './pairings/answer.ts';
import { parseRequest } from './pairings/request.ts';
import type { BadRequest } from './pairings/request.ts';

/** In UTF-16 units: the files of ten thousand players in a hundred rounds fit. */
const LONGEST_LINE = 100_000_000;

const refusal = ({ id, code, text }: BadRequest): object => ({ id, error: { code, text } });

function answer(line: string | null): object {
  if (line === null)
    return refusal({
      id: null,
      code: 'bad-request',
      text: `the line has more than ${LONGEST_LINE} characters`,
    });
  const request = parseRequest(line);
  if (!request.ok) return refusal(request.problem);
  const { id } = request.value;
  const answered = answerTo(request.value);
  return answered.ok ? { id, ...answered.value } : refusal({ id, ...answered.problem });
}

/** The reader went away, as `head` does: nothing is left to be done. */
stdout.on('error', () => process.exit());

for await (const line of linesOf(stdin.setEncoding('utf8'), LONGEST_LINE)) {
  if (line?.trim() === '') continue;
  if (!stdout.write(`${JSON.stringify(answer(line))}\n`)) await once(stdout, 'drain');
}
