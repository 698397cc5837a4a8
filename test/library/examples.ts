/** The examples in the library's documents: their code, and the lines with the expected results. */
import { Script } from 'node:vm';

/**
 * Runs an example that knows these names, and returns the actual and expected value of each `//
 * =>`.
 */
export function outcomes(
  code: string,
  known: Readonly<Record<string, unknown>>,
): readonly (readonly [got: unknown, said: unknown])[] {
  const seen: (readonly [unknown, unknown])[] = [];
  const body = code
    .replaceAll(/^import [^;]*;$/gmu, '')
    .replaceAll(/^(.*?);? \/\/ => (.*)$/gmu, (_, value, said) => `see(${value}, ${said});`);
  const names = ['see', ...Object.keys(known)].join(', ');
  const see = (got: unknown, said: unknown): unknown => seen.push([got, said]);
  new Script(`({ ${names} }) => {\n${body}\n}`).runInThisContext()({ see, ...known });
  return seen;
}
