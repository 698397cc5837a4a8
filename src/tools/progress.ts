/** A pipe gets no progress line. */
import type { WriteStream } from 'node:tty';

type Terminal = Pick<WriteStream, 'isTTY' | 'write'>;

export interface Progress {
  say(words: string): void;
  end(): void;
}

const [AT_MOST, AT_LEAST] = [100, 500];
const ERASED = '\r\u001B[K';

export function openProgress(
  doing: string,
  look?: () => string,
  terminal: Terminal = process.stderr,
  now: () => number = () => performance.now(),
): Progress {
  if (!terminal.isTTY) return { say: () => undefined, end: () => undefined };
  const began = now();
  let [drawnAt, words] = [-Infinity, ''];
  const draw = (): void => {
    drawnAt = now();
    const parts = [`${((drawnAt - began) / 1000).toFixed(0)} s`, look?.() ?? words];
    terminal.write(`${ERASED}${doing}: ${parts.filter((part) => part !== '').join(', ')}`);
  };
  const drawing = setInterval(draw, AT_LEAST);
  drawing.unref();
  return {
    say: (said) => {
      words = said;
      if (now() - drawnAt >= AT_MOST) draw();
    },
    end: () => {
      clearInterval(drawing);
      terminal.write(ERASED);
    },
  };
}

export async function withProgress<T>(progress: Progress, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    progress.end();
  }
}

export const sizeWords = (bytes: number): string => (bytes === 0 ? '' : `${(bytes / 1e6).toFixed(1)} MB`);
