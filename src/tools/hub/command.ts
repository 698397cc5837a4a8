/** The Hub protocol is by Fabien Letouzey (`protocol.txt` of Scan and Hub). */
import type { Limits } from '../../engine/search/tree.ts';

export interface Command {
  readonly name: string;
  readonly args: ReadonlyMap<string, string>;
}

const ARGUMENT = /([^\s=]+)(?:=(?:"([^"]*)"|(\S*)))?/g;

export function parseCommand(line: string): Command | null {
  const [first, ...rest] = line.matchAll(ARGUMENT);
  const name = first?.[1];
  if (name === undefined) return null;
  return { name, args: new Map(rest.map(([, key = '', quoted, bare]) => [key, quoted ?? bare ?? ''])) };
}

export function makeCommand(
  name: string,
  args: Readonly<Record<string, string | number | null>> = {},
): string {
  const written = Object.entries(args).flatMap(([key, value]) => {
    if (value === null) return [];
    const text = String(value).replaceAll('"', "'");
    return [`${key}=${/^[^\s=]+$/.test(text) ? text : `"${text}"`}`];
  });
  return [name, ...written].join(' ');
}

const MOVES_LEFT = 28;
const SPARE = 0.03;

export function parseLevel(args: ReadonlyMap<string, string>): Limits | null {
  const numbers = new Map([...args].map(([name, text]) => [name, text === '' ? 0 : Number(text)]));
  if ([...numbers.values()].some((number) => !Number.isFinite(number) || number < 0)) return null;
  const depth = numbers.get('depth');
  const nodes = numbers.get('nodes');
  const seconds = numbers.get('move-time') ?? secondsOf(numbers);
  return {
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(seconds === null ? {} : { ms: 1000 * Math.max(0.005, seconds) }),
  };
}

function secondsOf(numbers: ReadonlyMap<string, number>): number | null {
  const time = numbers.get('time');
  if (time === undefined) return null;
  const moves = Math.min(numbers.get('moves') ?? MOVES_LEFT, MOVES_LEFT) || MOVES_LEFT;
  const share = time / moves + (numbers.get('inc') ?? 0) * 0.7;
  return Math.min(share, time * 0.5) - SPARE;
}
