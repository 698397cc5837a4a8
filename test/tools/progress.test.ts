/** A line on a terminal shows the progress of long work, and a pipe gets no such line. */
import { expect, test } from 'vitest';
import { openProgress, sizeWords, withProgress } from '../../src/tools/progress.ts';

function terminal(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: unknown): boolean => written.push(String(text)) > 0;
  return { isTTY, write, written };
}

test('on a terminal, one line is redrawn, not too often, and then removed', async () => {
  const screen = terminal(true);
  let ms = 0;
  const progress = openProgress('Copying', undefined, screen, () => ms);
  for (ms = 0; ms <= 2000; ms += 50) progress.say(`${ms} rows`);
  expect(await withProgress(progress, Promise.resolve(7))).toBe(7);
  expect(screen.written.length).toBe(22);
  expect(screen.written[0]).toBe('\r\u001B[KCopying: 0 s, 0 rows');
  expect(screen.written.at(-2)).toBe('\r\u001B[KCopying: 2 s, 2000 rows');
  expect(screen.written.at(-1)).toBe('\r\u001B[K');
  expect(screen.written.join('')).not.toContain('\n');
});

test('the progress line is removed if the work fails', async () => {
  const screen = terminal(true);
  const progress = openProgress('Backing up', () => sizeWords(12_345_678), screen);
  progress.say('');
  await expect(withProgress(progress, Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(screen.written).toEqual(['\r\u001B[KBacking up: 0 s, 12.3 MB', '\r\u001B[K']);
});

test('a pipe gets no progress line', async () => {
  const pipe = terminal(false);
  const progress = openProgress('Copying', () => 'much', pipe);
  progress.say('more');
  await withProgress(progress, Promise.resolve());
  expect(pipe.written).toEqual([]);
});
