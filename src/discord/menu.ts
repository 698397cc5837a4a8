/** The choices of a menu, in a message or in a window, as Discord has them. */
import type { APISelectMenuOption } from 'discord.js';
import type { Choice } from '../views/screen/screen.ts';
import { fit } from './fit.ts';

/** The most that Discord takes in one menu. */
const MOST = 25;

export const optionsOf = (choices: readonly Choice[]): APISelectMenuOption[] =>
  choices.slice(0, MOST).map(({ label, value, description, isChosen }) => ({
    label: fit(label, 100),
    value,
    ...(description && { description: fit(description, 100) }),
    ...(isChosen && { default: true }),
  }));
