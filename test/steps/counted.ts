/**
 * Adds a counter to each function and loop in our modules as Node.js loads them. Import this before
 * them.
 */
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import ts from 'typescript';

declare global {
  var ownSteps: number;
}
globalThis.ownSteps = 0;

const COUNT = 'globalThis.ownSteps++';

function withCounters(source: string): string {
  const put: (readonly [number, string])[] = [];
  const around = (node: ts.Node, before: string, behind: string): void => {
    put.push([node.getStart(), before], [node.getEnd(), behind]);
  };
  const visit = (node: ts.Node): void => {
    const body =
      ts.isFunctionLike(node) && 'body' in node
        ? node.body
        : ts.isIterationStatement(node, false)
          ? node.statement
          : undefined;
    if (body && ts.isBlock(body)) put.push([body.getStart() + 1, `${COUNT};`]);
    else if (body && ts.isStatement(body)) around(body, `{${COUNT};`, '}');
    else if (body) around(body, `(${COUNT},`, ')');
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('one.js', source, ts.ScriptTarget.ESNext, true));
  let text = source;
  // Inserts from the end, so that earlier positions stay valid. At the same position, ends are
  // before beginnings.
  for (const [at, words] of put.toSorted(([a], [b]) => b - a))
    text = text.slice(0, at) + words + text.slice(at);
  return text;
}

export function count(isMeant: (url: string) => boolean): void {
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!isMeant(url) || loaded.source === undefined || loaded.format !== 'module-typescript')
        return loaded;
      const text =
        typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      const source = withCounters(stripTypeScriptTypes(text));
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
