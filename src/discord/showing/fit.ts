/** Catalog texts leave room for typical values, but a long name must not fail the message. */
import type { APISelectMenuOption } from 'discord.js';
import type { Choice } from '../../views/screen/screen.ts';
import { LIMITS } from './limits.ts';

export function fit(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const letters = Array.from(text);
  let length = 1;
  const kept = letters.findIndex((letter) => (length += letter.length) > limit);
  return `${letters.slice(0, kept).join('')}…`;
}

export const optionsOf = (choices: readonly Choice[]): APISelectMenuOption[] =>
  choices.slice(0, LIMITS.choices).map(({ label, value, description, isChosen }) => ({
    label: fit(label, LIMITS.choice),
    value,
    ...(description && { description: fit(description, LIMITS.choice) }),
    ...(isChosen && { default: true }),
  }));
