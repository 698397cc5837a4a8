/**
 * Cuts a stream of text into lines at line feeds only. Node's own `readline` also cuts at U+2028, which may stand inside a
 * JSON string, and keeps a line of any length; here a line that is longer than any request is given up.
 */

/** A line, or `null` in place of one that was too long. */
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
