/** The draft: plain text, or a command with a chip per option. Pure. */
import type { APIApplicationCommand, APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { namesOf, optionsOf } from './commands.ts';

export type OptionValue = string | number | boolean;

export interface Chip {
  readonly option: APIApplicationCommandBasicOption;
  readonly text: string;
  /** The value of the chosen suggestion; `null` for typed text. */
  readonly picked: OptionValue | null;
  /** Set after an attempt to send. */
  readonly problem: string | null;
}

export interface TextDraft {
  readonly kind: 'text';
  readonly text: string;
}

export interface CommandDraft {
  readonly kind: 'command';
  readonly command: APIApplicationCommand;
  readonly chips: readonly Chip[];
  /** Text after the chips, to find another option. */
  readonly tail: string;
  /** The focused chip; the number of chips means the tail. */
  readonly at: number;
}

export type Draft = TextDraft | CommandDraft;

export const emptyDraft: TextDraft = { kind: 'text', text: '' };

const emptyChip = (option: APIApplicationCommandBasicOption): Chip => ({
  option,
  text: '',
  picked: null,
  problem: null,
});

/** Starts with the required options; text pasted after the name goes into the first option. */
export function beginCommand(command: APIApplicationCommand, rest = ''): CommandDraft {
  const options = optionsOf(command);
  const required = options.filter((option) => option.required);
  const first = required.length > 0 || rest === '' ? required : options.slice(0, 1);
  const chips = first.map(emptyChip).map((chip, at) => (at === 0 ? { ...chip, text: rest } : chip));
  return { kind: 'command', command, chips, tail: '', at: 0 };
}

export const optionsLeft = ({ command, chips }: CommandDraft): readonly APIApplicationCommandBasicOption[] =>
  optionsOf(command).filter((option) => chips.every((chip) => chip.option.name !== option.name));

/** The remaining options that match the text after the chips. */
export const optionsMatching = (draft: CommandDraft): readonly APIApplicationCommandBasicOption[] =>
  optionsLeft(draft).filter((option) => namesOf(option).some((name) => name.includes(tailOf(draft))));

const tailOf = ({ tail }: CommandDraft): string => tail.trim().toLowerCase().replace(/:$/u, '');

export const addOption = (draft: CommandDraft, option: APIApplicationCommandBasicOption): CommandDraft => ({
  ...draft,
  chips: [...draft.chips, emptyChip(option)],
  tail: '',
  at: draft.chips.length,
});

export const focusAt = (draft: CommandDraft, at: number): CommandDraft => ({
  ...draft,
  at: Math.max(0, Math.min(at, draft.chips.length)),
});

export const typeInto = (draft: CommandDraft, at: number, text: string): CommandDraft =>
  withChip(draft, at, (chip) => ({ ...chip, text, picked: null, problem: null }));

/** Accepts a suggestion and focuses the next required chip that is empty. */
export function pick(draft: CommandDraft, at: number, text: string, picked: OptionValue): CommandDraft {
  const next = withChip(draft, at, (chip) => ({ ...chip, text, picked, problem: null }));
  const empty = next.chips.findIndex((chip) => chip.option.required && chip.text === '');
  return focusAt(next, empty === -1 ? at : empty);
}

const withChip = (draft: CommandDraft, at: number, how: (chip: Chip) => Chip): CommandDraft => ({
  ...draft,
  chips: draft.chips.map((chip, index) => (index === at ? how(chip) : chip)),
});

/**
 * Backspace in an empty chip or tail removes an optional chip, steps back, or leaves the command.
 */
export function backspace(draft: CommandDraft): Draft {
  const chip = draft.chips[draft.at];
  const isBare = draft.chips.every(({ text, option }) => text === '' && option.required);
  if (isBare && draft.at === 0) return { kind: 'text', text: `/${draft.command.name}` };
  if (!chip || chip.option.required) return focusAt(draft, draft.at - 1);
  return focusAt({ ...draft, chips: draft.chips.filter((other) => other !== chip) }, draft.at - 1);
}
