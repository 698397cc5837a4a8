/**
 * The values of options: suggestions, and reading what was typed, with Discord's error messages.
 */
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10';
import type { Chip, CommandDraft, OptionValue } from './draft.ts';
import { namesOf, shownName } from './commands.ts';
import type { Names } from '../markdown/show.ts';
import type { PageOption } from '../../protocol.ts';

export interface Suggestion {
  readonly label: string;
  readonly text: string;
  readonly value: OptionValue;
  readonly avatarUrl?: string;
}

/** Whether the bot completes this option. */
export const isCompleted = ({ option }: Chip): boolean => 'autocomplete' in option && option.autocomplete;

/** Suggestions without the bot: fixed choices, people, channels, and booleans. */
export function ownSuggestions({ option, text }: Chip, names: Names): readonly Suggestion[] {
  const typed = text.trim().toLowerCase();
  const fits = ({ label }: Suggestion): boolean => label.toLowerCase().includes(typed.replace(/^[@#]/u, ''));
  if ('choices' in option && option.choices && option.choices.length > 0) {
    return option.choices
      .map((choice) => ({ label: shownName(choice), text: shownName(choice), value: choice.value }))
      .filter(fits);
  }
  if (option.type === Kind.Boolean) {
    return [true, false].map((value) => ({ label: String(value), text: String(value), value })).filter(fits);
  }
  if (option.type === Kind.User || option.type === Kind.Mentionable) {
    return names.users
      .map(({ id, name, avatarUrl }) => ({ label: name, text: `@${name}`, value: id, avatarUrl }))
      .filter(fits);
  }
  if (option.type !== Kind.Channel) return [];
  return names.channels
    .map(({ id, name }) => ({ label: `#${name}`, text: `#${name}`, value: id }))
    .filter(fits);
}

type Read = { readonly value: OptionValue } | { readonly problem: string };

const sameWord = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function readChip({ option, text, picked }: Chip, names: Names): Read {
  if (picked !== null) return { value: picked };
  const typed = text.trim();
  if (typed === '') return { problem: 'This option is required. Specify a value.' };
  if ('choices' in option && option.choices && option.choices.length > 0) {
    const choice = option.choices.find((one) => namesOf(one).includes(typed.toLowerCase()));
    return choice ? { value: choice.value } : { problem: 'Input a valid choice.' };
  }
  return readKind(option, typed, names);
}

function readKind(option: APIApplicationCommandBasicOption, typed: string, names: Names): Read {
  if (option.type === Kind.String) return readString(option, typed);
  if (option.type === Kind.Integer || option.type === Kind.Number) return readNumber(option, typed);
  if (option.type === Kind.User || option.type === Kind.Mentionable) {
    return readNamed(names.users, typed.replace(/^@/u, ''), 'Input a valid user.');
  }
  if (option.type === Kind.Channel) {
    return readNamed(names.channels, typed.replace(/^#/u, ''), 'Input a valid channel.');
  }
  if (option.type === Kind.Attachment) return { problem: 'Choose a file.' };
  if (option.type !== Kind.Boolean) return { problem: 'This playground cannot fill in this option.' };
  return /^(?:true|false)$/iu.test(typed)
    ? { value: sameWord(typed, 'true') }
    : { problem: 'Input a valid boolean.' };
}

type StringOption = Extract<APIApplicationCommandBasicOption, { type: Kind.String }>;
type NumberOption = Extract<APIApplicationCommandBasicOption, { type: Kind.Integer | Kind.Number }>;

function readString(option: StringOption, typed: string): Read {
  const { min_length: least = 0, max_length: most = 6000 } = option;
  if (typed.length < least) return { problem: `Input at least ${least} characters.` };
  return typed.length > most ? { problem: `Input at most ${most} characters.` } : { value: typed };
}

function readNumber(option: NumberOption, typed: string): Read {
  const value = Number(typed);
  const isWhole = option.type === Kind.Integer;
  if (!Number.isFinite(value) || (isWhole && !Number.isSafeInteger(value))) {
    return { problem: isWhole ? 'Input a valid integer.' : 'Input a valid number.' };
  }
  const { min_value: least = value, max_value: most = value } = option;
  if (value < least) return { problem: `Input a value of at least ${least}.` };
  return value > most ? { problem: `Input a value of at most ${most}.` } : { value };
}

function readNamed(all: readonly { id: string; name: string }[], typed: string, problem: string): Read {
  const found = all.find(({ id, name }) => id === typed || sameWord(name, typed));
  return found ? { value: found.id } : { problem };
}

const isLeftOut = ({ option, text }: Chip): boolean => !option.required && text.trim() === '';

/** The options to send, or the draft with its first mistake marked and focused. */
export function readCommand(draft: CommandDraft, names: Names): readonly PageOption[] | CommandDraft {
  const read = draft.chips
    .map((chip, at) => ({ chip, at, got: readChip(chip, names) }))
    .filter(({ chip }) => !isLeftOut(chip));
  const wrong = read.find(({ got }) => 'problem' in got);
  if (!wrong) return read.flatMap(({ chip, got }) => asOption(chip, got));
  const chips = draft.chips.map((chip, at) => {
    const got = read.find((one) => one.at === at)?.got;
    return { ...chip, problem: got && 'problem' in got ? got.problem : null };
  });
  return { ...draft, chips, at: wrong.at };
}

function asOption({ option: { name, type }, text }: Chip, got: Read): readonly PageOption[] {
  if (!('value' in got)) return [];
  const { value } = got;
  return [type === Kind.Attachment ? { name, type, value, fileName: text } : { name, type, value }];
}

/**
 * The options of an autocomplete request: the focused chip as typed, and all other valid values.
 */
export function readForCompletion(draft: CommandDraft, names: Names): readonly PageOption[] {
  return draft.chips.flatMap((chip, at): readonly PageOption[] => {
    const { name, type } = chip.option;
    if (at === draft.at) return [{ name, type, value: chip.text, focused: true }];
    const isFile = type === Kind.Attachment;
    return isFile || isLeftOut(chip) ? [] : asOption(chip, readChip(chip, names));
  });
}
