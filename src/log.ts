/**
 * The log: one JSON line an event, on standard output, by pino.
 *
 * What is logged names games, commands and errors, never people, their words or the token; the paths below are the
 * last lock, for errors of libraries that carry a whole request with them.
 */
import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

const SECRET = ['token', '*.token', '*.url', '*.requestBody', '*.rawError'];

/** A log that writes what is at least as grave as the given level. */
export const openLog = (level: Config['logLevel']): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET, remove: true },
  });
