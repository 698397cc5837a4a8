/** A log that records its lines for tests. */
import type { Log } from '../../src/log.ts';

interface Entry {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'fatal';
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Notebook extends Log {
  readonly entries: readonly Entry[];
}

export function openNotebook(): Notebook {
  const entries: Entry[] = [];
  const write =
    (level: Entry['level']) =>
    (first: unknown): void => {
      entries.push({ level, details: typeof first === 'object' ? { ...first } : { msg: first } });
    };
  return {
    entries,
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    fatal: write('fatal'),
  };
}
