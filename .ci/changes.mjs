/**
 * Prints what `CHANGELOG.md` says of a version: `node .ci/changes.mjs v1.0.0`. Exits with 1 if the changelog
 * doesn't have the version, or if a tag differs from the version in `package.json`.
 */
import { readFileSync } from 'node:fs';

const [asked = ''] = process.argv.slice(2);
const version = asked.replace(/^v/u, '');
const { version: current } = JSON.parse(readFileSync('package.json', 'utf8'));
const [, ...sections] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /mu);
const section = sections.find((each) => each.split(/\s/u, 1)[0] === version);

const problem =
  version !== 'Unreleased' && version !== current
    ? `package.json has version ${current}, not ${version}`
    : section === undefined
      ? `CHANGELOG.md has no "## ${version}"`
      : null;
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
console.log(section.slice(section.indexOf('\n')).trim());
