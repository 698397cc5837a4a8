/**
 * The library's exports, read from its entry points. A comment before an export starts a chapter.
 */
import { join } from 'node:path';
import ts from 'typescript';

export interface Entry {
  readonly name: string;
  readonly code: string;
  readonly words: string;
  /** Empty for types and constants. */
  readonly example: string;
}

interface Chapter {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const ROOT = join(import.meta.dirname, '../..');
const DOORS = ['index', 'perft'].map((door) => join(ROOT, `src/library/${door}.ts`));
const SHOWN = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** TypeScript lists all ids where a type parameter has its default value. */
const IDS = /Variant<"[^>]*">/gu;

/** Types that consist of other types, which are written out for the page's readers. */
const NAMED = /^type \w+ = (?:\(typeof|\w+ \|)/u;

/** A declaration for the API page: without its body, and with types written out. */
function codeOf(checker: ts.TypeChecker, name: string, declaration: ts.Declaration): string {
  const type = checker.getTypeAtLocation(declaration);
  const text = declaration.getText().replace(/^export /u, '');
  if (ts.isTypeAliasDeclaration(declaration) && NAMED.test(text))
    return `type ${name} = ${checker.typeToString(type, declaration, SHOWN | ts.TypeFormatFlags.InTypeAlias)};`;
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) return text;
  const [signature] = type.getCallSignatures();
  return signature
    ? `${name}${checker.signatureToString(signature, declaration, SHOWN).replaceAll(IDS, 'Variant')}`
    : `const ${name}: ${checker.typeToString(type, declaration, SHOWN)}`;
}

function entryOf(checker: ts.TypeChecker, { name }: ts.ExportSpecifier): Entry {
  const alias = checker.getSymbolAtLocation(name);
  const symbol = alias && checker.getAliasedSymbol(alias);
  const [declaration] = symbol?.declarations ?? [];
  if (!symbol || !declaration) throw new Error(`nothing is exported as ${name.text}`);
  const example = symbol.getJsDocTags(checker).find((tag) => tag.name === 'example');
  return {
    name: name.text,
    code: codeOf(checker, name.text, declaration),
    words: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    example: ts.displayPartsToString(example?.text),
  };
}

export function chapters(): readonly Chapter[] {
  const options = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ESNext, strict: true };
  const program = ts.createProgram(DOORS, { ...options, allowImportingTsExtensions: true, types: [] });
  const checker = program.getTypeChecker();
  const found: { title: string; entries: Entry[] }[] = [];
  for (const statement of DOORS.flatMap((door) => program.getSourceFile(door)?.statements ?? [])) {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) continue;
    const title = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(statement).at(-1)?.comment);
    if (title !== undefined) found.push({ title, entries: [] });
    if (ts.isNamedExports(statement.exportClause))
      found.at(-1)?.entries.push(...statement.exportClause.elements.map((each) => entryOf(checker, each)));
  }
  return found;
}
