/** Large Swiss tournaments are refused at once, so later requests don't wait. */
import { answerLines } from './jsonLines.ts';
import { answerTo } from './pairings/answer.ts';
import { parseRequest, type BadRequest } from './pairings/request.ts';

/** UTF-16 units: enough for ten thousand players in a hundred rounds. */
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

await answerLines(LONGEST_LINE, answer);
