/**
 * A tool as other programs use it: a process that gets lines of JSON and answers every line that is
 * not blank.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, expect } from 'vitest';
import { linesOf } from '../../src/tools/jsonLines.ts';

/**
 * Starts the tool with this name for the tests in a file, and returns a function that sends it
 * requests. After the last test, the tool must exit cleanly.
 */
export function startTool(tool: string): (lines: readonly string[]) => Promise<readonly unknown[]> {
  const child = spawn(process.execPath, [`src/tools/${tool}.ts`]);
  const complaints = text(child.stderr);
  const answers = linesOf(child.stdout.setEncoding('utf8'), Infinity);
  afterAll(async () => {
    child.stdin.end();
    const [status] = await once(child, 'close');
    expect([status, await complaints]).toEqual([0, '']);
  });
  return async (lines) => {
    child.stdin.write(`${lines.join('\n')}\n`);
    const found: unknown[] = [];
    for (const _ of lines.filter((line) => line.trim() !== ''))
      found.push(JSON.parse((await answers.next()).value ?? ''));
    return found;
  };
}
