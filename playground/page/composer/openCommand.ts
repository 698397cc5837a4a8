/** A command that is being typed. */
import type { Session } from '../../protocol.ts';
import { choiceNamed, choicesOf } from './choices.ts';
import { type Command, type Option, optionsOf, typedOptions } from './commands.ts';

export interface OpenCommand {
  readonly command: Command;
  readonly options: readonly Option[];
  /** The initial contents of the fields. */
  readonly given: ReadonlyMap<string, string>;
  readonly rest: string;
}

/** The last field, where options are named. No option can have its name. */
export const MORE = '+more';

export const leftOf = ({ command, options }: OpenCommand): readonly Option[] =>
  optionsOf(command).filter((option) => !options.includes(option));

/** The command with its required options, and with text pasted after the name. */
export function openedWith(command: Command, text: string): OpenCommand {
  const options = optionsOf(command);
  const typed = typedOptions(options, text);
  const [first] = options;
  const isFirsts = first && typed.rest !== '' && !typed.given.has(first.name);
  const given = isFirsts ? new Map([[first.name, typed.rest], ...typed.given]) : typed.given;
  const needed = options.filter(({ name, required }) => required === true || given.has(name));
  return { command, options: needed, given, rest: isFirsts ? '' : typed.rest };
}

/** The command with the options named in a field. */
export const withNamed = (open: OpenCommand, given: ReadonlyMap<string, string>): OpenCommand => ({
  ...open,
  options: [...open.options, ...leftOf(open).filter(({ name }) => given.has(name))],
  given: new Map([...open.given, ...given]),
});

/** Whether a field doesn't need a value from its list. */
export function isComplete(open: OpenCommand, name: string, held: string, session: Session): boolean {
  if (name === MORE) return held === '';
  const option = open.options.find((each) => each.name === name);
  return option !== undefined && choiceNamed(choicesOf(option, session), held) !== undefined;
}
