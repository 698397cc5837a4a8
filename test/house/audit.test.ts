/** How the checks judge the registry's answer to `npm audit`: advisories, none, or no answer. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../.ci/advisories.mjs', import.meta.url));
const SHIPS = JSON.stringify({ dependencies: { ws: { dependencies: { utf: {} } } } });
const about = (name: string) => ({
  name,
  severity: 'high',
  range: '<8.0.1',
  via: [{ title: 'It can be stopped', url: 'https://github.com/advisories/GHSA-x' }],
});

test('if the shipped packages are unknown, every package counts', () => {
  const input = JSON.stringify({ vulnerabilities: { knip: about('knip') } });
  expect(spawnSync(process.execPath, [SCRIPT, ''], { input }).status).toBe(1);
});

/** The registry's answer, the required words, and whether the checks fail. */
test.each<[string, string, RegExp, number]>([
  [
    'an advisory on what ships',
    JSON.stringify({ vulnerabilities: { ws: about('ws') } }),
    /high: ws <8\.0\.1 \(ships\): It can be stopped[^]*1 known, 1 on what ships/u,
    1,
  ],
  [
    'one deeper in what ships',
    JSON.stringify({ vulnerabilities: { utf: about('utf') } }),
    /1 on what ships/u,
    1,
  ],
  [
    'one on a tool',
    JSON.stringify({ vulnerabilities: { knip: about('knip') } }),
    /development only[^]*1 known, 0 on what ships/u,
    0,
  ],
  ['none', JSON.stringify({ vulnerabilities: {} }), /0 known, 0 on what ships/u, 0],
  [
    'a refusal',
    JSON.stringify({ message: 'audit endpoint returned an error', error: { code: 'E404' } }),
    /WERE NOT CHECKED.*endpoint returned an error/u,
    0,
  ],
  ['a page', '<html>Bad Gateway</html>', /WERE NOT CHECKED.*Bad Gateway/u, 0],
  ['nothing', '', /WERE NOT CHECKED.*no answer/u, 0],
])('%s', (_name, answer, words, status) => {
  const run = spawnSync(process.execPath, [SCRIPT, SHIPS], { input: answer, encoding: 'utf8' });
  expect([run.stdout, run.status, run.stderr]).toEqual([expect.stringMatching(words), status, '']);
});
