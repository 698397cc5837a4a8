/**
 * What a button or menu means when it is pressed. All of it is in the component's custom id (`makePress` /
 * `parsePress`), nothing in memory, so it works after any restart.
 */

/** The command that a press belongs to, its action there, and the arguments: game id, ply, move … */
export interface Press {
  readonly command: string;
  readonly action: string;
  readonly args: readonly string[];
}

/** Discord's limit for a custom id, in characters. */
const LONGEST = 100;
const SEPARATOR = '|';
const PART = /^[^|]*$/u;

/** What commands were called when buttons were made that are still in channels. */
const FORMERLY: ReadonlyMap<string, string> = new Map([['analyse', 'analyze']]);

/** The custom id of a press. Throws when it would not fit: that is a mistake in a view. */
export function makePress(press: Press): string {
  const parts = [press.command, press.action, ...press.args];
  const id = parts.join(SEPARATOR);
  if (id.length > LONGEST || !parts.every((part) => PART.test(part))) throw new Error(`bad custom id: ${id}`);
  return id;
}

/** Reads a custom id; `null` when it is none of ours. */
export function parsePress(id: string): Press | null {
  const [command, action, ...args] = id.split(SEPARATOR);
  return command && action ? { command: FORMERLY.get(command) ?? command, action, args } : null;
}
