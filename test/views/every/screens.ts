/** Every function that makes a screen or a form, with all its possible arguments. */
import { BOARDS } from './boards.ts';
import { BOOKS } from './books.ts';
import { LEARNING } from './learning.ts';
import { LINES } from './lines.ts';
import { PERSONAL } from './personal.ts';
import type { Screens } from './shown.ts';
import { TOURNAMENTS } from './tournaments.ts';

export const SCREENS: Screens = { ...BOARDS, ...BOOKS, ...LEARNING, ...LINES, ...PERSONAL, ...TOURNAMENTS };
