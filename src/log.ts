/**
 * The log names games, commands and errors, but never people, their words or the token. Errors from
 * libraries contain whole requests and rows, so only the fields listed here are logged.
 */
import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCache } from './cache.ts';

const origins = makeCache<string>(200);

const BUILT = /(file:\/\/\S+\/dist\/\S+\.js):(\d+):(\d+)/gu;

/** Node.js could do this itself (`--enable-source-maps`), but it keeps all maps, 22 MB. */
export const sourced = (trace: string): string =>
  trace.replace(BUILT, (place, file: string, line: string, column: string) =>
    origins.get(place, () => {
      try {
        const path = fileURLToPath(file);
        const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
        const origin = map.findOrigin(Number(line), Number(column));
        if (!('fileName' in origin)) return place;
        return `${join(path, '..', origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
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
