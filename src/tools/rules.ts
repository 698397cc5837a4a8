import { answerLines } from './jsonLines.ts';
import { answerTo, parseRequest } from './rulesAnswer.ts';

/** UTF-16 units: enough for a game of five thousand moves. */
const LONGEST_LINE = 1_000_000;

const answer = (line: string | null): object => {
  if (line === null)
    return { id: null, error: { code: 'too-long', message: `at most ${LONGEST_LINE} characters` } };
  const request = parseRequest(line);
  if (request.ok) return answerTo(request.value);
  const { id, code, message } = request.problem;
  return { id, error: { code, message } };
};

await answerLines(LONGEST_LINE, answer);
