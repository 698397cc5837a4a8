/** What can be picked for the option in focus. */
import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';
import type { Names } from '../markdown/show.ts';
import type { Chip, OptionValue } from './draft.ts';
import { shownName } from './shownName.ts';

export interface Suggestion {
  readonly label: string;
  /** What the chip shows once it is picked. */
  readonly text: string;
  readonly value: OptionValue;
  readonly avatarUrl?: string;
}

/** Whether the bot itself completes this option. */
export const isCompleted = ({ option }: Chip): boolean => 'autocomplete' in option && option.autocomplete;

/** The suggestions that the page knows by itself: fixed choices, people, channels, yes and no. */
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
