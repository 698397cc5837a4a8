/**
 * Traces of errors from `dist/`, told in lines of the sources. Node.js could do so itself (`--enable-source-maps`), but then
 * keeps all maps, 22 MB of them; here a map is read when an error is logged.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCache } from './cache.ts';

/** The parts of a source map that are needed (https://tc39.es/ecma426). */
interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The bit of a digit that says that more follow, and those that count. */
const [MORE, VALUE] = [32, 31];

/**
 * Where a place (line and column from 1) of the built file is in the sources; `null` where it is from none. Mappings are
 * lines between semicolons, segments between commas, and numbers of five bits a digit, each the difference to the one before:
 * column, source, line, column there.
 */
export function originOf({ sources, mappings }: SourceMap, line: number, column: number): string | null {
  const sums = [0, 0, 0, 0, 0];
  let [row, field, number, shift] = [1, 0, 0, 0];
  let origin: string | null = null;
  const note = (): void => {
    if (row !== line || field === 0 || (sums[0] ?? 0) >= column) return;
    origin = field < 4 ? null : `${sources[sums[1] ?? 0]}:${(sums[2] ?? 0) + 1}:${(sums[3] ?? 0) + 1}`;
  };
  for (const sign of mappings) {
    if (sign === ',' || sign === ';') {
      note();
      field = 0;
      if (sign === ',') continue;
      row += 1;
      sums[0] = 0;
      if (row > line) return origin;
      continue;
    }
    const digit = DIGITS.indexOf(sign);
    number |= (digit & VALUE) << shift;
    shift += 5;
    if ((digit & MORE) !== 0) continue;
    sums[field] = (sums[field] ?? 0) + (number & 1 ? -(number >> 1) : number >> 1);
    field += 1;
    [number, shift] = [0, 0];
  }
  note();
  return origin;
}

const origins = makeCache<string>(200);

const BUILT = /(file:\/\/\S+\/dist\/\S+\.js):(\d+):(\d+)/gu;

/** A trace in which places of built files are those of the sources. */
export const sourced = (trace: string): string =>
  trace.replace(BUILT, (place, file: string, line: string, column: string) =>
    origins.get(place, () => {
      try {
        const map: SourceMap = JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8'));
        const origin = originOf(map, Number(line), Number(column));
        return origin === null ? place : join(fileURLToPath(file), '..', origin);
      } catch {
        return place;
      }
    }),
  );
