/** A tool as other programs use it: a process that is given lines of JSON and gives lines back. */
import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';

/** What the tool of this name answers to these lines, one object a line. */
export function answersOf(tool: string, lines: readonly string[]): readonly unknown[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [`src/tools/${tool}.ts`], {
    input: lines.join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}
