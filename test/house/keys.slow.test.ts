/**
 * No text is used as the name of a member: `record[text]` and `text in record` also find what every object inherits, so
 * `__proto__` in a file would be taken for a result, a command, a piece. A `Map`, `own` or `Object.hasOwn` finds only what was put there.
 *
 * A linter that sees no types cannot tell a text from a name that is known to be there, so TypeScript's own checker is asked.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const LOOKED_UP = 'src/kit/own.ts';

/** Any text at all; not one of a few that are written down in its type. */
const isText = (type: ts.Type): boolean =>
  type.isUnion()
    ? type.types.some(isText)
    : (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0;

/** `keyof` of some type, alone or as one of several conditions. */
const isKey = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Index) !== 0 || (type.isIntersection() && type.types.some(isKey));

/** Each use of a text as a name, as `file:line: code`. */
function namedByText(files: ReadonlyMap<string, string>): readonly string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.esnext.d.ts'],
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.fileExists = (path) => files.has(path) || fileExists(path);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) => {
    const text = files.get(path);
    return text === undefined
      ? getSourceFile(path, ...rest)
      : ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const checker = program.getTypeChecker();
  const textual = (node: ts.Expression): boolean => {
    const type = checker.getTypeAtLocation(node);
    // Whoever says that a text is a key of a record has looked whether it is.
    if (isKey(type)) return false;
    return isText(checker.getBaseConstraintOfType(type) ?? type);
  };
  const found: string[] = [];
  const look = (source: ts.SourceFile, node: ts.Node): void => {
    const isLookup = ts.isElementAccessExpression(node) && textual(node.argumentExpression);
    const isQuestion =
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
      textual(node.left);
    if (isLookup || isQuestion) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${source.fileName.replace(root, '')}:${line + 1}: ${node.getText(source)}`);
    }
    ts.forEachChild(node, (child) => look(source, child));
  };
  for (const path of files.keys()) {
    const source = program.getSourceFile(path);
    if (!source) throw new Error(`${path} was not read`);
    look(source, source);
  }
  return found;
}

const sources = (): ReadonlyMap<string, string> => {
  const files = globSync('{src,commands,playground,lab}/**/*.ts', { cwd: root })
    .filter((file) => !file.startsWith('playground/page/') && file !== LOOKED_UP)
    .map((file) => `${root}${file}`);
  return new Map(files.map((file) => [file, ts.sys.readFile(file) ?? '']));
};

/** What must be found, beside what is known to be there and must not; it is read with the others, for reading takes long. */
const MADE_UP = [
  `declare const texts: Record<string, number>; declare const name: string; declare const list: number[];`,
  `declare const key: 'a' | 'b'; declare const known: Record<'a' | 'b', number>; declare const at: number;`,
  `export const wrong = [texts[name], texts[\`x\${name}\`], name in texts];`,
  `export function also<K extends string>(all: Record<K, number>, one: K): number { return all[one]; }`,
  `export function named<T extends Record<string, number>>(all: T, one: keyof T): number | undefined { return all[one]; }`,
  `export const right = [texts['a'], known[key], list[at], key in known];`,
].join('\n');

/** All sources are compiled: on a machine that is at something else that takes its time (ms). */
const BUSY = 240_000;

test(
  'no text is used as the name of a member, but where it is made up',
  () => {
    const files = sources();
    expect(files.size).toBeGreaterThan(500);
    expect(namedByText(new Map([...files, [`${root}src/made-up.ts`, MADE_UP]]))).toEqual([
      'src/made-up.ts:3: texts[name]',
      'src/made-up.ts:3: texts[`x${name}`]',
      'src/made-up.ts:3: name in texts',
      'src/made-up.ts:4: all[one]',
    ]);
  },
  BUSY,
);
