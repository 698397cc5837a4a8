/**
 * Each landing of a feature or a schema change must raise the version. `node .ci/version.mjs` exits
 * with 1 if one didn't. `node .ci/version.mjs raise` turns the unreleased changes into a version.
 * It raises the second number for features and the schema, otherwise the third.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEW = 'Unreleased';
/** The initial text of a new version's section. */
const UPDATING = '**Updating.** Nothing to do.';
const MIGRATIONS = 'src/store/migrations';

/** The sections of the changelog: `## [1.1.0] - 2026-11-29`. */
export function sectionsOf(folder) {
  const [, ...parts] = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').split(/^## /mu);
  return parts.map((part) => ({
    name: /^\[([^\]]+)\]/u.exec(part)?.[1] ?? part.split('\n', 1)[0],
    text: part
      .slice(part.indexOf('\n'))
      .replace(/^\[[^\]]+\]: .*$/gmu, '')
      .trim(),
  }));
}

const versionIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

function git(folder, ...words) {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...words], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The commits that changed migrations since the last version; `null` without a history. */
function migratedSince(folder) {
  const raised = git(folder, 'log', '-1', '--format=%H', '-G', '^  "version":', '--', 'package.json');
  if (raised === null || raised === '' || git(folder, 'rev-parse', '--is-shallow-repository') === 'true')
    return null;
  return git(folder, 'log', '--format=%h %s', '--diff-filter=A', `${raised}..HEAD`, '--', MIGRATIONS);
}

const ENTRY = /^- /mu;
const FEATURE = /^### (?:Added|Changed|Removed|Deprecated)$/mu;

function problemsIn(folder) {
  const [unreleased, newest] = sectionsOf(folder);
  const version = versionIn(folder);
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const migrated = migratedSince(folder);
  if (migrated === null)
    console.log('migrations were not compared with the version, because the full history is missing');
  return [
    unreleased?.name !== NEW && `CHANGELOG.md has no "## [${NEW}]" above the versions`,
    ENTRY.test(unreleased?.text ?? '') && 'CHANGELOG.md has unreleased entries',
    newest?.name !== version && `package.json has version ${version}, CHANGELOG.md ${newest?.name}`,
    [lock.version, lock.packages[''].version].some((each) => each !== version) &&
      'package-lock.json has another version',
    migrated && `migrations are newer than the version: ${migrated.split('\n').join('; ')}`,
  ].filter(Boolean);
}

/** Replaces the version in npm's files, without reordering them. */
function writeVersion(folder, before, after) {
  for (const [file, times] of [
    ['package.json', 1],
    ['package-lock.json', 2],
  ]) {
    const path = join(folder, file);
    let text = readFileSync(path, 'utf8');
    for (let time = 0; time < times; time += 1)
      text = text.replace(`"version": "${before}"`, `"version": "${after}"`);
    writeFileSync(path, text);
  }
}

function raise(folder) {
  const before = versionIn(folder);
  const [major, minor, patch] = before.split('.').map(Number);
  const [unreleased] = sectionsOf(folder);
  const isFeature = FEATURE.test(unreleased?.text ?? '') || Boolean(migratedSince(folder));
  const after = isFeature ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
  const path = join(folder, 'CHANGELOG.md');
  const text = readFileSync(path, 'utf8');
  const begins = ENTRY.test(unreleased?.text ?? '') && !unreleased.text.startsWith('**Updating.**');
  const title = `## [${NEW}]\n\n## [${after}] - ${new Date().toISOString().slice(0, 10)}\n`;
  writeFileSync(
    path,
    text
      .replace(`## [${NEW}]\n`, begins ? `${title}\n${UPDATING}\n` : title)
      .replace(/^\[Unreleased\]: (.*)\/compare\/.*$/mu, (_, address) =>
        [
          `[${NEW}]: ${address}/compare/v${after}...HEAD`,
          `[${after}]: ${address}/compare/v${before}...v${after}`,
        ].join('\n'),
      ),
  );
  writeVersion(folder, before, after);
  console.log(`version ${after}`);
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === 'raise') raise('.');
  else {
    const problems = problemsIn('.');
    for (const words of problems) console.error(words);
    if (problems.length > 0)
      console.error('Write the entry in CHANGELOG.md, then: node .ci/version.mjs raise');
    process.exitCode = problems.length > 0 ? 1 : 0;
  }
}
