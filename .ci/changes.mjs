/**
 * Prints the section of a version in `CHANGELOG.md`: `node .ci/changes.mjs 1.0.0`. Exits with 1 if
 * the changelog doesn't have the version.
 */
import { sectionsOf } from './version.mjs';

const [version] = process.argv.slice(2);
const section = sectionsOf('.').find(({ name }) => name === version);
if (section === undefined) console.error(`CHANGELOG.md has no version ${version}`);
else console.log(section.text);
process.exitCode = section === undefined ? 1 : 0;
