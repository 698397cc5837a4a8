/**
 * The examples in the library's documents as modules, with the same text as JavaScript and
 * TypeScript. Each `value // => said` calls `see(module, value, said)`.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chapters } from '../../lab/library/chapters.ts';
import * as library from '../../src/library/index.ts';
import * as counting from '../../src/library/perft.ts';

const DOORS = [
  ['@crownhead/draughts', Object.keys(library)],
  ['@crownhead/draughts/perft', Object.keys(counting)],
] as const;

const uses = (code: string, name: string): boolean => new RegExp(String.raw`\b${name}\b`, 'u').test(code);

const importsFor = (code: string): string =>
  DOORS.flatMap(([door, names]) => {
    const used = names.filter((name) => uses(code, name));
    return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '${door}';`];
  }).join('\n');

const moduleOf = (name: string, code: string): string =>
  [
    `import { see } from './see.js';`,
    code.includes('import {') ? '' : importsFor(code),
    code.replaceAll(/^(.*?);? \/\/ => (.*)$/gmu, (_, value, said) => `see('${name}', ${value}, ${said});`),
  ].join('\n');

/** Blocks of code in the README; the output of an example is below it. */
function readmeModules(): readonly (readonly [string, string])[] {
  const page = readFileSync(new URL('../../docs/library/README.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/^```ts\n(.*?)^```$(?:\s+^```text\n(.*?)^```$)?/gmsu)];
  return blocks.map(([, code = '', drawn = ''], at) => {
    const printed = code.replace(
      /^console\.log\((.*)\);$/mu,
      (_, value) => `${value} // => ${JSON.stringify(drawn.trimEnd())}`,
    );
    return [`readme${at}`, moduleOf(`readme${at}`, printed)];
  });
}

/** Examples by name: `readme0`, or the function's name on the API page. */
function exampleModules(): ReadonlyMap<string, string> {
  const entries = chapters().flatMap((chapter) => chapter.entries);
  const examples = entries.filter(({ example }) => example !== '');
  return new Map([
    ...examples.map(({ name, example }) => [name, moduleOf(name, example)] as const),
    ...readmeModules(),
  ]);
}

const SEE = `
export const seen = [];
export const see = (name, got, said) => void seen.push([name, got, said]);
`;
const SEE_TYPES = `export const see: (name: string, got: unknown, said: unknown) => void;`;

/** Writes the modules, and a module that runs them all and exports their results as `seen`. */
export async function writeExamples(project: string): Promise<void> {
  const modules = exampleModules();
  await writeFile(join(project, 'see.js'), SEE);
  await writeFile(join(project, 'see.d.ts'), SEE_TYPES);
  for (const [name, code] of modules)
    for (const kind of ['js', 'ts']) await writeFile(join(project, `example-${name}.${kind}`), code);
  const imports = [...modules.keys()].map((name) => `import './example-${name}.js';`);
  await writeFile(join(project, 'examples.js'), [...imports, `export { seen } from './see.js';`].join('\n'));
}

/** The name of an example, one of its values, and the value in the document. */
export type Seen = readonly [name: string, got: unknown, said: unknown];
