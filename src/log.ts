/**
 * The log names games, commands and errors, never people, their words or the token. Errors of
 * libraries carry whole requests and rows, so only the fields listed here are logged.
 */
import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCache } from './cache.ts';

/** The parts of a source map that the log uses (https://tc39.es/ecma426). */
interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const [MORE, VALUE] = [32, 31];

// The place (from 1) in the sources. Node.js could find it (`--enable-source-maps`), but keeps all
// maps, 22 MB. Mappings are lines between semicolons, segments between commas, and numbers of five
// bits a digit, each the difference from the previous one: column, source, line, column there.
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

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

const TOLD: ReadonlySet<string> = new Set([
  'code',
  'status',
  'method',
  'errno',
  'syscall',
  'severity',
  'table',
  'constraint',
  'routine',
]);
const DEEPEST = 5;

/**
 * Tokens of interactions in addresses, tokens of bots, passwords in addresses, and Discord's ids.
 */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(webhooks|interactions)\/\d+\/[^\s/?"']+/gu, '$1/…'],
  [/[\w-]{18,100}\.[\w-]{4,100}\.[\w-]{20,}/gu, '…'],
  [/\/\/[^\s/@]+@/gu, '//…@'],
  [/\d{17,20}/gu, '…'],
];

const plain = (text: string): string =>
  SECRETS.reduce((left, [secret, instead]) => left.replace(secret, instead), text);

function told(error: Error, depth: number = 0): object {
  const { name, message, stack, cause } = error;
  const errors: unknown = 'errors' in error ? error.errors : undefined;
  const inner = [cause, ...(Array.isArray(errors) ? errors : [])].filter((one) => one instanceof Error);
  const facts = Object.entries(error).filter(
    ([key, value]) => TOLD.has(key) && (typeof value === 'string' || typeof value === 'number'),
  );
  return {
    ...Object.fromEntries(facts),
    type: name,
    message: plain(message),
    stack: plain(sourced(stack ?? '')),
    ...(inner.length > 0 && depth < DEEPEST && { errors: inner.map((one) => told(one, depth + 1)) }),
  };
}

const safe = (value: unknown): unknown => {
  if (value instanceof Error) return told(value);
  return typeof value === 'string' ? plain(value) : value;
};

function wordsOf(fields: unknown): string | undefined {
  const error = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : null;
  return error instanceof Error ? plain(error.message) : undefined;
}

export const openLog = (level: LevelWithSilent, to?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // The default serializer would write every field of an error.
      serializers: { err: (error: unknown) => error },
      formatters: {
        log: (fields) => Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, safe(value)])),
      },
      hooks: {
        logMethod([first, words, ...rest], method) {
          const fields: unknown = first instanceof Error ? { err: first } : first;
          const isText = typeof fields === 'string';
          // Without a message, pino would log the error's own text unfiltered.
          const message = words === undefined ? wordsOf(fields) : plain(words);
          method.apply(this, [isText ? plain(fields) : fields, message, ...rest]);
        },
      },
    },
    to ?? pino.destination(1),
  );
