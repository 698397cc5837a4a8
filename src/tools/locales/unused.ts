/**
 * Sentences that nothing says. A key is used when it stands in the sources as it is, or when a template such as
 * `button.${verb}.${kind}` could make it.
 */

/** String literals and templates that look like keys. */
const LITERAL = /'([\w-]+(?:\.[\w-]+)*)'|`((?:[\w-]|\$\{[^{}]*\})+(?:\.(?:[\w-]|\$\{[^{}]*\})+)+)`/gu;
const HOLE = /\$\{[^{}]*\}/u;

/** Matches the keys that a template could make. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(HOLE)
      .map((part) => RegExp.escape(part))
      .join(String.raw`[\w.-]+`)}$`,
    'u',
  );

/** The keys that none of the sources could say. */
export function unusedKeys(keys: readonly string[], sources: readonly string[]): readonly string[] {
  const found = sources.flatMap((source) =>
    [...source.matchAll(LITERAL)].map(([, plain, template]) => plain ?? template ?? ''),
  );
  const plain = new Set(found.filter((literal) => !HOLE.test(literal)));
  const patterns = [...new Set(found.filter((literal) => HOLE.test(literal)))].map(patternOf);
  return keys.filter((key) => !plain.has(key) && !patterns.some((pattern) => pattern.test(key)));
}
