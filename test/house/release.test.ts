/**
 * The version rises with each feature and each change to the schema. Steps that only run on the CI
 * host (images for two processors, attestations) are checked as text.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { PAGE_FOLDER } from '../../src/files.ts';
import { openFiles } from '../../src/live/document/files.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { root } from './cruise.ts';
import { someOf } from '../runs.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the version', () => {
  let home: string;

  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), text);
  };
  const edit = (file: string, from: string, to: string): void =>
    write(file, readFileSync(join(home, file), 'utf8').replace(from, to));

  function git(...words: readonly string[]): void {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
    const { status, stderr } = spawnSync('git', ['-C', home, ...who, ...words], { encoding: 'utf8' });
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  }

  function commit(words: string): void {
    git('add', '--all');
    git('commit', '--quiet', '--message', words);
  }

  function look(...words: readonly string[]): readonly [number | null, string] {
    const options = { cwd: home, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['.ci/version.mjs', ...words], options);
    return [status, `${stdout}${stderr}`];
  }

  beforeEach(async () => {
    home = await pathInNewFolder('home');
    mkdirSync(home);
    cpSync(join(root, '.ci/version.mjs'), join(home, '.ci/version.mjs'));
    write('package.json', '{\n  "version": "1.4.2",\n  "type": "module"\n}\n');
    write('package-lock.json', '{\n  "version": "1.4.2",\n  "packages": { "": { "version": "1.4.2" } }\n}\n');
    const link = '[Unreleased]: https://example.org/compare/v1.4.2...HEAD';
    write('CHANGELOG.md', `# Changelog\n\n## [Unreleased]\n\n## [1.4.2] - 2026-01-01\n\n- Old.\n\n${link}\n`);
    write('src/store/migrations/one.ts', '');
    git('init', '--quiet');
    commit('feat: all');
  });

  const EVENTS: readonly (readonly [string, () => void, RegExp, string])[] = [
    [
      'a feature',
      () => edit('CHANGELOG.md', '\n## [1.4', '\n### Added\n\n- New.\n\n## [1.4'),
      /unreleased entries/u,
      '1.5.0',
    ],
    [
      'a mended fault',
      () => edit('CHANGELOG.md', '\n## [1.4', '\n### Fixed\n\n- Mended.\n\n## [1.4'),
      /unreleased entries/u,
      '1.4.3',
    ],
    [
      'a migration',
      () => write('src/store/migrations/two.ts', ''),
      /migrations are newer.*feat: more/u,
      '1.5.0',
    ],
  ];

  test.each(someOf(EVENTS, 3))('rises with %s', (_, change, problem, version) => {
    expect(look()).toEqual([0, '']);
    change();
    commit('feat: more');
    expect(look()).toEqual([1, expect.stringMatching(problem)]);
    expect(look('raise')).toEqual([0, `version ${version}\n`]);
    commit('chore: version');
    expect(look()).toEqual([0, '']);
    const changelog = readFileSync(join(home, 'CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(new RegExp(`## \\[Unreleased\\]\n\n## \\[${version}\\] - 20`, 'u'));
    expect(changelog).toContain(`[${version}]: https://example.org/compare/v1.4.2...v${version}`);
  });

  const MISMATCHES = [
    ['package.json', '"1.4.2"', '"1.5.0"', /package\.json has version 1\.5\.0, CHANGELOG\.md 1\.4\.2/u],
    ['package-lock.json', '"1.4.2"', '"1.4.1"', /package-lock\.json has another version/u],
    ['CHANGELOG.md', '[Unreleased]', '[Next]', /no "## \[Unreleased\]"/u],
  ] as const;

  test.each(someOf(MISMATCHES, 3))('a mismatch in %s is found', (file, from, to, problem) => {
    edit(file, from, to);
    expect(look()).toEqual([1, expect.stringMatching(problem)]);
  });
});

const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: root });
const Workflow = z
  .object({ permissions: z.record(z.string(), z.string()), jobs: z.record(z.string(), z.looseObject({})) })
  .loose();

test.each(WORKFLOWS)(
  '%s has only read permission unless a job extends it, and its actions are pinned',
  (file) => {
    expect(Workflow.parse(parse(read(file))).permissions).toEqual({ contents: 'read' });
    const actions = [...read(file).matchAll(/uses: (.*)$/gmu)].map(([, action = '']) => action);
    expect(actions.length).toBeGreaterThan(1);
    expect(
      actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u.test(action)),
    ).toEqual([]);
  },
);

test('updates to packages, actions and the base image are proposed', () => {
  const Updates = z.looseObject({
    updates: z.array(z.looseObject({ 'package-ecosystem': z.string(), directory: z.string() })),
  });
  const { updates } = Updates.parse(parse(read('.github/dependabot.yml')));
  const places = updates.map((each) => [each['package-ecosystem'], each.directory]);
  expect(places).toEqual([
    ['npm', '/'],
    ['github-actions', '/'],
    ['docker', '/deploy/docker'],
  ]);
});

const RELEASE = read('.ci/release');

test('a release tests first, and publishes for two processors with provenance and a list of contents', () => {
  const steps = [
    'npm test',
    'lab -- library',
    '--platform linux/amd64,linux/arm64',
    'npm publish "./$library" --access public --provenance',
    'gh release create',
  ];
  const places = steps.map((step) => RELEASE.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(RELEASE).toMatch(/linux\/arm64 --provenance=mode=max --sbom=true --push/u);
  expect(RELEASE).toMatch(/"\$image:\$version".*"\$image:\$\{version%\.\*\}" --tag "\$image:latest"/su);
});

/** Programs that a release calls. They record their calls, and one program fails once. */
const FAKE = `#!/bin/sh
words="\${0##*/} $*"
case "$words" in
  "$FAILS"*) [ -e "$NOTES.failed" ] || { touch "$NOTES.failed"; exit 1; } ;;
esac
case "$words" in
  'npm pack'*) echo library.tgz ;;
  'npm view'*) grep -q '^npm publish' "$NOTES" || exit 1 ;;
  'gh release view'*) grep -q '^gh release create' "$NOTES" || exit 1 ;;
esac
echo "$words" >> "$NOTES"`;

const STEPS = ['npm test', 'docker buildx', 'npm publish', 'gh release create', 'gh release upload'];

test.each(someOf(STEPS, 3))(
  'after a failure of “%s”, the whole release can run again, and nothing is published twice',
  async (fails) => {
    const home = await pathInNewFolder('home');
    for (const file of [
      '.ci/release',
      '.ci/version.mjs',
      '.ci/changes.mjs',
      'package.json',
      'package-lock.json',
      'CHANGELOG.md',
    ])
      cpSync(join(root, file), join(home, file), { recursive: true });
    for (const program of ['npm', 'docker', 'gh']) {
      mkdirSync(join(home, 'bin'), { recursive: true });
      writeFileSync(join(home, 'bin', program), FAKE, { mode: 0o755 });
    }
    spawnSync('git', ['init', '--quiet'], { cwd: home });
    spawnSync(
      'git',
      [
        '-c',
        'user.name=a',
        '-c',
        'user.email=a@example.org',
        'commit',
        '--quiet',
        '--allow-empty',
        '-m',
        'all',
      ],
      { cwd: home },
    );
    const NOTES = join(home, 'notes.txt');
    const PATH = `${join(home, 'bin')}:${dirname(process.execPath)}:${process.env['PATH']}`;
    const release = (): number | null =>
      spawnSync('bash', ['.ci/release', 'publish'], {
        cwd: home,
        env: { ...process.env, PATH, NOTES, FAILS: fails },
      }).status;
    expect(release()).not.toBe(0);
    expect(release()).toBe(0);
    const notes = readFileSync(NOTES, 'utf8').split('\n');
    const times = (words: string): number => notes.filter((line) => line.startsWith(words)).length;
    for (const once of ['npm publish', 'gh release create']) expect(times(once)).toBe(1);
    expect(notes.some((line) => /^docker buildx build .*:latest .*--sbom=true --push \.$/u.test(line))).toBe(
      true,
    );
  },
);

test('the licenses of other people’s work are next to the bundles, and the page serves them', async () => {
  expect(read('dist/page/licenses.txt')).toMatch(/^@discord\/embedded-app-sdk 2\.\S+ \(MIT\)$/mu);
  for (const name of ['discord.js', 'kysely', 'zod', 'lit-html'])
    expect(read('dist/licenses.txt')).toMatch(
      new RegExp(`^${name} \\S+ \\((?:Apache-2\\.0|MIT|BSD-3-Clause)\\)$`, 'mu'),
    );
  const { routes } = await openFiles(PAGE_FOLDER, 'https://draughts.example.org', '0');
  expect(routes.map(({ path }) => path)).toContain('/licenses.txt');
  expect(read('dist/page/index.html')).toContain('<link rel="license" href="/licenses.txt" />');
  expect(read('deploy/docker/Dockerfile')).toMatch(
    /node-linux-\*\/LICENSE \/image\/usr\/share\/doc\/nodejs\/copyright/u,
  );
});
