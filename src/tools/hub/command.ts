/**
 * A line of the Hub protocol (version 2, by Fabien Letouzey, `protocol.txt` of Scan and Hub): a word, then arguments
 * `name=value`; values with spaces are quoted, and an argument without a value is a flag.
 */

export interface Command {
  readonly name: string;
  /** A flag's value is the empty text. */
  readonly args: ReadonlyMap<string, string>;
}

const ARGUMENT = /([^\s=]+)(?:=(?:"([^"]*)"|(\S*)))?/g;

/** The command of a line; `null` for an empty one. */
export function parseCommand(line: string): Command | null {
  const [first, ...rest] = line.matchAll(ARGUMENT);
  const name = first?.[1];
  if (name === undefined) return null;
  return { name, args: new Map(rest.map(([, key = '', quoted, bare]) => [key, quoted ?? bare ?? ''])) };
}

/** A line of a command; arguments of no value (`null`) are left out. */
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
