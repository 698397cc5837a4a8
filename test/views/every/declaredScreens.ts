/** The view functions that make a screen or a form, according to their files. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const MADE = /^(?:Screen|Form)(?: \| null)?$/u;

function madeBy(node: ts.Statement): readonly (readonly [name: string, type: ts.TypeNode | undefined])[] {
  if (ts.isFunctionDeclaration(node)) return [[node.name?.text ?? '', node.type]];
  if (!ts.isVariableStatement(node)) return [];
  return node.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer)
      ? [[name.text, initializer.type] as const]
      : [],
  );
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

export const declaredScreens = (): readonly string[] =>
  globSync(['src/views/**/*.ts', 'src/features/*/view{.ts,/**/*.ts}']).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const at = file.replace(/^src\/(?:views|features)\/(.*)\.ts$/u, '$1');
    return source.statements
      .filter(isExported)
      .flatMap(madeBy)
      .filter(([, type]) => type !== undefined && MADE.test(type.getText(source)))
      .map(([name]) => `${at} ${name}`);
  });
