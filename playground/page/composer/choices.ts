/** The values of an option: its choices, and what a typed text means. */
import {
  type APIApplicationCommandBasicOption as Option,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10';
import { shownName } from './commands.ts';
import type { PageOption, Session } from '../../protocol.ts';

export type Offered = Pick<Session, 'users' | 'channels'>;

export type OptionValue = PageOption['value'];

export const isCompleted = (option: Option): boolean => 'autocomplete' in option && option.autocomplete;

interface Choice {
  readonly label: string;
  readonly value: OptionValue;
  readonly avatarUrl?: string;
}

export function choicesOf(option: Option, { users, channels }: Offered): readonly Choice[] {
  if ('choices' in option && option.choices)
    return option.choices.map((choice) => ({ label: shownName(choice), value: choice.value }));
  const { type } = option;
  if (type === Kind.Boolean)
    return [true, false].map((value) => ({ label: value ? 'True' : 'False', value }));
  if (type === Kind.User || type === Kind.Mentionable)
    return users.map(({ id, name, avatarUrl }) => ({ label: name, value: id, avatarUrl }));
  return type === Kind.Channel ? channels.map(({ id, name }) => ({ label: `#${name}`, value: id })) : [];
}

const bare = (text: string): string => text.trim().replace(/^[@#]/u, '').toLowerCase();

export const isLike = ({ label }: Choice, text: string): boolean => bare(label).includes(bare(text));

/** The choice whose whole name is the text. */
export const choiceNamed = (choices: readonly Choice[], text: string): Choice | undefined =>
  choices.find(
    ({ label, value }) => bare(label) === bare(text) || String(value).toLowerCase() === bare(text),
  );

/** Why the typed text is not a value of the option; '' if it is one. */
export function problemOf(option: Option, text: string, offered: Offered): string {
  if (text.trim() === '') return '';
  const choices = choicesOf(option, offered);
  if (choices.length > 0) return choiceNamed(choices, text) ? '' : 'Choose a value from the list.';
  if (option.type !== Kind.Integer && option.type !== Kind.Number) return '';
  const { min_value: least = -Infinity, max_value: most = Infinity } = option;
  const number = Number(text);
  if (option.type === Kind.Integer ? !Number.isSafeInteger(number) : !Number.isFinite(number))
    return option.type === Kind.Integer ? 'Enter a whole number.' : 'Enter a number.';
  return number < least || number > most ? `Enter a number from ${least} to ${most}.` : '';
}

export function valueOf(option: Option, text: string, offered: Offered): OptionValue {
  const choices = choicesOf(option, offered);
  if (choices.length > 0) return choiceNamed(choices, text)?.value ?? text;
  const isNumber = option.type === Kind.Integer || option.type === Kind.Number;
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : text;
}
