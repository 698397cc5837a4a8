/**
 * No string is used as a property name, because `record[text]` and `text in record` also find
 * inherited names, so `__proto__` in a file would count as a result, a command, a piece. A `Map`,
 * `own` or `Object.hasOwn` finds only its own entries.
 *
 * A linter without types can't tell an arbitrary string from a known name, so this uses
 * TypeScript's own checker.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** These also include columns, which only the bot's own SQL names. */
const LOOKED_UP = new Set(['src/kit/own.ts', 'src/store/database/statements.ts']);

/** Any string, not one of a few literals. */
const isText = (type: ts.Type): boolean =>
  type.isUnion()
    ? type.types.some(isText)
    : (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0;

/** `keyof` of some type, alone or in a union. */
const isKey = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Index) !== 0 || (type.isIntersection() && type.types.some(isKey));

/** Each use of a string as a property name, as `file:line: code`. */
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
    // A cast from a string to a key must follow a check.
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
    .filter((file) => !file.startsWith('playground/page/') && !LOOKED_UP.has(file))
    .map((file) => `${root}${file}`);
  return new Map(files.map((file) => [file, ts.sys.readFile(file) ?? '']));
};

/**
 * Code that must be found, and code that must not be. It is compiled with the other files, because
 * compiling is slow.
 */
const MADE_UP = [
  `declare const texts: Record<string, number>; declare const name: string; declare const list: number[];`,
  `declare const key: 'a' | 'b'; declare const known: Record<'a' | 'b', number>; declare const at: number;`,
  `export const wrong = [texts[name], texts[\`x\${name}\`], name in texts];`,
  `export function also<K extends string>(all: Record<K, number>, one: K): number { return all[one]; }`,
  `export function named<T extends Record<string, number>>(all: T, one: keyof T): number | undefined { return all[one]; }`,
  `export const right = [texts['a'], known[key], list[at], key in known];`,
].join('\n');

/** Compiling all sources takes time (ms), especially on a busy machine. */
const BUSY = 240_000;

test(
  'no string is used as a property name, except in the test’s own code',
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
