/** The values of an option: its choices, and the meaning of a typed text. */
import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';
import { type Option, shownName } from './commands.ts';
import type { PageOption, Session } from '../../protocol.ts';

export type Offered = Pick<Session, 'users' | 'channels'>;

export type OptionValue = PageOption['value'];

export const isCompleted = (option: Option): boolean => 'autocomplete' in option && option.autocomplete;

export interface Choice {
  readonly name: string;
  readonly value: OptionValue;
  readonly avatarUrl?: string;
}

export function choicesOf(option: Option, { users, channels }: Offered): readonly Choice[] {
  if ('choices' in option && option.choices)
    return option.choices.map((choice) => ({ name: shownName(choice), value: choice.value }));
  const { type } = option;
  if (type === Kind.Boolean) return [true, false].map((value) => ({ name: value ? 'True' : 'False', value }));
  if (type === Kind.User || type === Kind.Mentionable)
    return users.map(({ id, name, avatarUrl }) => ({ name, value: id, avatarUrl }));
  return type === Kind.Channel ? channels.map(({ id, name }) => ({ name: `#${name}`, value: id })) : [];
}

const bare = (text: string): string => text.trim().replace(/^[@#]/u, '').toLowerCase();

export const isLike = ({ name }: Choice, text: string): boolean => bare(name).includes(bare(text));

/** The choice whose full name is the text. */
export const choiceNamed = (choices: readonly Choice[], text: string): Choice | undefined =>
  choices.find(({ name, value }) => bare(name) === bare(text) || String(value).toLowerCase() === bare(text));

/** The meaning of a typed text, or the reason it is not a value of the option. */
export function readValue(
  option: Option,
  text: string,
  offered: Offered,
): { readonly value: OptionValue; readonly problem: string } {
  const choices = choicesOf(option, offered);
  if (choices.length > 0) {
    const choice = choiceNamed(choices, text);
    return { value: choice?.value ?? text, problem: choice ? '' : 'Choose a value from the list.' };
  }
  if (option.type !== Kind.Integer && option.type !== Kind.Number) return { value: text, problem: '' };
  const { min_value: least = -Infinity, max_value: most = Infinity } = option;
  const value = Number(text);
  if (option.type === Kind.Integer ? !Number.isSafeInteger(value) : !Number.isFinite(value))
    return {
      value: text,
      problem: option.type === Kind.Integer ? 'Enter a whole number.' : 'Enter a number.',
    };
  return { value, problem: value < least || value > most ? `Enter a number from ${least} to ${most}.` : '' };
}
