/**
 * The check finds superlinear expressions in old readers. `npm run check` finds none in today's.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../.ci/expressions.mjs', import.meta.url));
const check = (...given: readonly string[]) => {
  const { stdout, status } = spawnSync(process.execPath, [SCRIPT, ...given], { encoding: 'utf8' });
  return { lines: stdout.trim().split('\n'), status };
};

/** The old expressions, between `/` and `/`. */
const WERE = [
  String.raw`/^\s*\[?\s*FEN\W{1,5}[WB]\W/iu`,
  String.raw`/(?<id>[0-9a-z]+)\s*$/u`,
  String.raw`/^\s*\[?\s*(?:FEN\s*)?["“”']?(?<fen>.*?)["“”']?\s*\]?[\s.,;]*$/isu`,
  String.raw`/[.?]+$/`,
  String.raw`/[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}/gu`,
  String.raw`/^\[\s*(?<name>\w+)\s*[:=]?\s*["“”](?<value>.*?)["“”]\s*\]$/s`,
  String.raw`/^[a-l\d][^(=!?#+.]*\s*(?<promotes>=k)?[\s!?#+.]*$/`,
  String.raw`/(?<=^\s*|:\s*)[WB]/gi`,
  String.raw`/^(?<before>\s*\(?\s*)\d+(?<behind>(?:\s*[).!+#*]|\s\D).*)?\s*$/`,
  String.raw`/\uE000([^\uE001]*)\uE001/gu`,
  String.raw`/\[([^\]]+)\]\(https?:[^)]*\)/gu`,
  String.raw`/[\p{L}\p{M}]*[\u0080-\uFFFF]+[\p{L}\p{M}\u0080-\uFFFF]*/gu`,
  String.raw`/\{(?:[^}\r\n]|[\r\n](?!\s{0,40}\[\s{0,9}\w+\s{0,9}"))*\}|[^]/g`,
  String.raw`/^(?<text>.+?)\s*#(?<game>[a-z0-9]+)$/u`,
  String.raw`/[\s.]*$/`,
];
const ARE_LINEAR = [
  String.raw`/^\s*(?:\[\s*)?FEN\W{1,5}[WB]\W/iu`,
  '/^[a-z]+$/u',
  String.raw`/[\w-]{4,9}x/u`,
];

test('a superlinear expression is found, and a linear one is not', () => {
  const { lines, status } = check(...WERE, ...ARE_LINEAR);
  expect(lines.slice(0, -1).map((line) => line.slice('given: '.length).split(/: (?:two|a) /u)[0])).toEqual(
    WERE,
  );
  expect(status).toBe(1);
});
