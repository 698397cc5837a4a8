/**
 * What is being written: a plain text, or a command whose options are chips, each with a text of its own. Pure; the
 * element around it only turns keys into these changes.
 */
import type { APIApplicationCommand, APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { optionsOf } from './commands.ts';
import { namesOf } from './shownName.ts';

export type OptionValue = string | number | boolean;

export interface Chip {
  readonly option: APIApplicationCommandBasicOption;
  readonly text: string;
  /** The value of the suggestion that was picked; `null` when the text is as it was typed. */
  readonly picked: OptionValue | null;
  /** What is wrong with it, once sending was tried. */
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
  /** What is typed after the chips, to find another option. */
  readonly tail: string;
  /** The chip with the focus; the number of chips stands for the tail. */
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

/** A command with chips for what it requires; a text pasted behind its name goes into the first option. */
export function beginCommand(command: APIApplicationCommand, rest = ''): CommandDraft {
  const options = optionsOf(command);
  const required = options.filter((option) => option.required);
  const first = required.length > 0 || rest === '' ? required : options.slice(0, 1);
  const chips = first.map(emptyChip).map((chip, at) => (at === 0 ? { ...chip, text: rest } : chip));
  return { kind: 'command', command, chips, tail: '', at: 0 };
}

/** The options that have no chip yet. */
export const optionsLeft = ({ command, chips }: CommandDraft): readonly APIApplicationCommandBasicOption[] =>
  optionsOf(command).filter((option) => chips.every((chip) => chip.option.name !== option.name));

/** Those of them that what was typed behind the chips begins to name. */
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

/** Types into a chip: what was picked there before no longer holds. */
export const typeInto = (draft: CommandDraft, at: number, text: string): CommandDraft =>
  withChip(draft, at, (chip) => ({ ...chip, text, picked: null, problem: null }));

/** Takes a suggestion into a chip and goes on to the next required one that is empty. */
export function pick(draft: CommandDraft, at: number, text: string, picked: OptionValue): CommandDraft {
  const next = withChip(draft, at, (chip) => ({ ...chip, text, picked, problem: null }));
  const empty = next.chips.findIndex((chip) => chip.option.required && chip.text === '');
  return focusAt(next, empty === -1 ? at : empty);
}

const withChip = (draft: CommandDraft, at: number, how: (chip: Chip) => Chip): CommandDraft => ({
  ...draft,
  chips: draft.chips.map((chip, index) => (index === at ? how(chip) : chip)),
});

/** Backspace at the start of an empty chip or tail: takes an optional chip away, steps back, or leaves the command. */
export function backspace(draft: CommandDraft): Draft {
  const chip = draft.chips[draft.at];
  const isBare = draft.chips.every(({ text, option }) => text === '' && option.required);
  if (isBare && draft.at === 0) return { kind: 'text', text: `/${draft.command.name}` };
  if (!chip || chip.option.required) return focusAt(draft, draft.at - 1);
  return focusAt({ ...draft, chips: draft.chips.filter((other) => other !== chip) }, draft.at - 1);
}
