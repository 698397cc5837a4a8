/**
 * How a player of this program plays, from words on the command line: `level:3`, `nodes:20000`, `ms:50`, or `time:20000`: time by a
 * stopwatch that counts positions, of which a search may leave some as it does of milliseconds. A level may have some of its numbers changed, as in
 * `level:7,nodes=50000,careless=0.02`: to find out what it should be before it is.
 */
import type { Variant } from '../../src/draughts/variant.ts';
import { levelOf, LEVELS, type Level } from '../../src/engine/play/levels.ts';

const CHANGED = ['depth', 'nodes', 'careless', 'given'] as const;

/** The level that the words stand for. Throws when they stand for none. */
export function levelIn(words: string, variant: Variant): Level {
  const [how = '', ...changes] = words.split(',');
  const [kind, amount] = how.split(':');
  const number = LEVELS.find((one) => String(one) === amount);
  if (kind === 'level' && number) return changes.reduce(changed, levelOf(number, variant));
  const all: Level = { ...levelOf(8, variant), ms: Infinity };
  if (changes.length === 0 && kind === 'nodes') return { ...all, nodes: Number(amount) };
  if (changes.length === 0 && (kind === 'ms' || kind === 'time')) return { ...all, ms: Number(amount) };
  throw new Error(
    `no player ${words}: level:1 to level:8, nodes:…, ms:…, time:…, child, chance or hub:…@command`,
  );
}

function changed(level: Level, change: string): Level {
  const [word, text = ''] = change.split('=');
  const name = CHANGED.find((one) => one === word);
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!name || !(value >= 0))
    throw new Error(`${change}: a level has ${CHANGED.join(', ')}, each with a number`);
  return { ...level, [name]: value };
}
