/**
 * Checks that no regular expression for text from outsiders is superlinear: the literals in our
 * sources, and the expressions that their modules build when they load. With `-- /a+$/ …`, it
 * checks these expressions instead. An expression is superlinear if adjacent or nested unbounded
 * repeats share the same letters, or if a repeat is searched from every position in the text.
 */
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { analyse } from 'scslre';
import ts from 'typescript';

const REASONS = {
  Trade: 'two unbounded repeats share the same letters',
  Self: 'a repeat is nested in itself',
  Move: 'a repeat is searched from every place of the text',
};

function superlinearIn(source, flags) {
  const { reports } = analyse({ source, flags }, { assumeRejectingSuffix: false });
  return [...new Set(reports.map(({ type }) => REASONS[type]))];
}

/** The playground, research and tests read only our own texts. */
const ROOMS = ['src', 'commands'];
const root = new URL('../', import.meta.url);

const places = new Map();
const note = (pattern, flags, place) => {
  const key = `/${pattern}/${flags}`;
  if (!places.has(key)) places.set(key, { pattern, flags, place });
};

function noteWritten(text, place) {
  const end = text.lastIndexOf('/');
  note(text.slice(1, end), text.slice(end + 1), place);
}

function noteLiterals(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false);
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      noteWritten(node.text, `${file}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Loads a module and records the expressions that it builds from texts. */
async function noteBuilt(file) {
  const native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(native, {
    construct: (target, given, self) => {
      const built = Reflect.construct(target, given, self === globalThis.RegExp ? target : self);
      const isOurs = !new Error().stack?.split('\n')[2]?.includes('node_modules');
      if (isOurs) note(built.source, built.flags, file);
      return built;
    },
  });
  await import(new URL(file, root).href);
  globalThis.RegExp = native;
}

async function noteOurs() {
  const files = ROOMS.flatMap((room) =>
    readdirSync(new URL(room, root), { recursive: true })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
  );
  for (const file of files) {
    const text = readFileSync(new URL(file, root), 'utf8');
    // A tool is a program, so importing it would run it.
    if (!file.startsWith('src/tools/') && text.includes('new RegExp(')) await noteBuilt(file);
  }
  for (const file of files) noteLiterals(file, readFileSync(new URL(file, root), 'utf8'));
}

const given = process.argv.slice(2);
for (const text of given) noteWritten(text, 'given');
if (given.length === 0) await noteOurs();

let failed = 0;
for (const { pattern, flags, place } of places.values()) {
  const reasons = superlinearIn(pattern, flags);
  if (reasons.length === 0) continue;
  failed += 1;
  console.log(`${place}: /${pattern}/${flags}: ${reasons.join('; ')}`);
}
console.log(`${places.size} expressions, ${failed} superlinear`);
process.exitCode = failed > 0 ? 1 : 0;
