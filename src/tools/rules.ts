/**
 * The rules for other programs: reads one request a line from standard input and prints one answer a line, in order.
 *
 *     echo '{"id":1,"variant":"russian","moves":["c3-d4"]}' | npx crownhead rules
 *
 * Answers are written as the reader takes them, so that a file of any length needs no more memory than a line.
 */
import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { linesOf } from './lines.ts';
import { answerTo } from './rulesAnswer.ts';
import { parseRequest } from './rulesRequest.ts';

/** In UTF-16 units; a game of five thousand moves fits. */
const LONGEST_LINE = 1_000_000;

const answer = (line: string | null): object => {
  if (line === null)
    return { id: null, error: { code: 'too-long', message: `at most ${LONGEST_LINE} characters` } };
  const request = parseRequest(line);
  if (request.ok) return answerTo(request.value);
  const { id, code, message } = request.problem;
  return { id, error: { code, message } };
};

/** The reader went away, as `head` does: nothing is left to be done. */
stdout.on('error', () => process.exit());

for await (const line of linesOf(stdin.setEncoding('utf8'), LONGEST_LINE)) {
  if (line?.trim() === '') continue;
  if (!stdout.write(`${JSON.stringify(answer(line))}\n`)) await once(stdout, 'drain');
}
