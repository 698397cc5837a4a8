/** Catalogue texts leave room for usual values, but a long name must not cost the whole message. */
import type { APISelectMenuOption } from 'discord.js';
import type { Choice } from '../../views/screen/screen.ts';

export function fit(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const letters = Array.from(text);
  let length = 1;
  const kept = letters.findIndex((letter) => (length += letter.length) > limit);
  return `${letters.slice(0, kept).join('')}…`;
}

const MOST = 25;

export const optionsOf = (choices: readonly Choice[]): APISelectMenuOption[] =>
  choices.slice(0, MOST).map(({ label, value, description, isChosen }) => ({
    label: fit(label, 100),
    value,
    ...(description && { description: fit(description, 100) }),
    ...(isChosen && { default: true }),
  }));
