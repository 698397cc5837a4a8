/** Each tool's usage, and its answer to an invalid command line: one line without a stack trace. */
import { existsSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { VERSION } from '../../src/version.ts';
import { run, VERBS } from './programs.ts';

test.each<[string, readonly string[], RegExp]>([
  ['perft', ['--deep'], /Unknown option '--deep'.*--all, --budget/u],
  ['gather', ['--positions', '30M'], /--positions 30M: use a whole number from 1 to 1000000000/u],
  ['gather', ['--positions', '0'], /--positions 0: use a whole number/u],
  ['gather', ['--positions', '1000000000', '--shard', '10'], /--shard 10: .* more than 1000000 files/u],
  ['tune', ['--rounds', 'many'], /--rounds many: use a whole number/u],
  ['tune', ['--data', 'nowhere'], /nowhere\/russian\/1 is missing: first gather games/u],
  ['tune', ['--trust', '2'], /--trust 2: use a number from 0 to 1/u],
  ['match', ['level:9', 'level:1'], /no player level:9/u],
  ['match', ['level:1', 'level:2', '--games', ''], /--games : use a whole number/u],
  ['puzzles', ['--variant', 'chess'], /no variant chess.*russian/u],
  ['endings', ['russian', '9'], /pieces 9: use a whole number from 2 to 5/u],
  ['endings', ['bashni', '3'], /8x8 and 10x10 boards; bashni is not one/u],
  ['engine', ['dxp', 'russian', '70000'], /port 70000/u],
  ['engine', ['dxp', 'russian', '0x10'], /port 0x10: use a whole number/u],
  ['engine', ['foo'], /There is no engine foo\. Use: npx crownhead engine/u],
  ['engine', ['dxp'], /Use: .* dxp VARIANT/u],
  ['draw', ['--variant', 'chess'], /--variant chess: use one of russian/u],
  ['draw', ['--out', 'board.jpg'], /--out board\.jpg: use a name that ends in \.png or \.gif/u],
  ['draw', ['--width', '0x200'], /--width 0x200: use whole pixels/u],
  ['copy', ['one'], /Use: npx crownhead copy FROM TO/u],
  ['copy', ['/nowhere/a.sqlite', 'b.sqlite'], /There is no database \/nowhere\/a\.sqlite/u],
  ['restore', ['--now'], /Unknown option '--now'.*--yes/u],
  ['restore', ['one', 'two'], /^Use: /u],
  ['backup', ['one', 'two'], /^Use: /u],
  ['restore', ['/nowhere/a.sqlite'], /\/nowhere\/a\.sqlite: there is no such file/u],
  ['records', [], /^Which files\?/u],
  ['records', ['--variant', 'chess', 'x.pdn'], /There is no variant chess/u],
  ['records', ['/nowhere/a.pdn'], /\/nowhere\/a\.pdn: there is no such file/u],
  ['restore', ['x'.repeat(300)], /^ENAMETOOLONG/u],
  ['locales', ['--todo'], /Which language\?/u],
  ...['doctor', 'health', 'rules', 'pairings'].map((verb): [string, readonly string[], RegExp] => [
    verb,
    ['twice'],
    /Unexpected argument 'twice'/u,
  ]),
  ['engine', ['dxp', 'russian', '9', '--call', '127.0.0.1'], /ECONNREFUSED/u],
])('%s %j', (tool, words, said) => {
  const program = VERBS.crownhead.includes(tool) ? 'crownhead' : 'lab';
  const { status, stdout, stderr } = run(program, tool, ...words);
  expect(stderr).toMatch(said);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect([status, stdout]).toEqual([2, '']);
});

test.each(['backup', 'ratings --check', 'due --list', 'export games'])(
  '%s does not create a missing database',
  (line) => {
    vi.stubEnv('DATABASE_PATH', '/nowhere/crownhead.sqlite');
    vi.stubEnv('DATABASE_URL', '');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { status, stdout, stderr } = run('crownhead', ...line.split(' '));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^There is no database \/nowhere\/crownhead\.sqlite\.$/mu);
  },
);

test.each([
  [':memory:', /is in the bot's memory/u],
  ['test', /^test is a folder, and a database is a file/u],
])('the database %s is refused with a plain message, and nothing is created', (place, said) => {
  vi.stubEnv('DATABASE_PATH', place);
  vi.stubEnv('DATABASE_URL', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const lines = ['backup', 'restore package.json --yes', 'copy DATABASE_PATH b.sqlite', 'ratings --check'];
  for (const line of [...lines, 'due --list', 'export games']) {
    const { status, stdout, stderr } = run('crownhead', ...line.split(' '));
    expect([line, status, stdout, stderr]).toEqual([line, 2, '', expect.stringMatching(said)]);
  }
  expect(existsSync(`${place}.lock`)).toBe(false);
});

test('the version and the help have several option names', () => {
  expect(run('crownhead', '--version')).toMatchObject({ status: 0, stdout: `${VERSION}\n` });
  expect(run('crownhead', 'help')).toEqual(run('crownhead', '--help'));
  expect(run('crownhead', 'help', 'draw')).toEqual(run('crownhead', 'draw', '--help'));
});

test.each([
  ...VERBS.crownhead.map((verb) => ['crownhead', verb] as const),
  ...VERBS.lab.map((verb) => ['lab', verb] as const),
])('%s %s --help shows its usage and its exit codes', (program, verb) => {
  const { status, stdout, stderr } = run(program, verb, '--help');
  expect([status, stderr]).toEqual([0, '']);
  const lines = stdout.trimEnd().split('\n');
  expect(lines[0]).toMatch(new RegExp(`^${program} ${verb}: [a-z].*[^.]\\.$`, 'u'));
  expect(lines.filter((line) => line.startsWith(`  ${program} ${verb}`)).length).toBeGreaterThan(0);
  expect(lines.at(-1)).toMatch(/^Exit codes: 0 done, (?:1 .*, )?2 a mistake in the command line/u);
});

test.each([
  [[], /^Use: crownhead VERB/u],
  [['migrate'], /^There is no crownhead migrate\. Use: crownhead VERB/u],
  [['constructor'], /^There is no crownhead constructor\./u],
])('an unknown verb (%j) is refused with a list of all verbs', (words, said) => {
  const { status, stdout, stderr } = run('crownhead', ...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(said);
});
