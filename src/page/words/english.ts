/** The build replaces this module by its sentences, so that a page loads no others. */
import { en } from '../../i18n/en.ts';
import type { Sentences } from '../../i18n/sentence.ts';

/** The beginnings of the keys of the page's sentences. */
const PARTS = [
  'page.',
  'variant.',
  'describe.turn.',
  'describe.won.',
  'describe.drawn',
  'describe.last',
  'describe.run.',
  'color.',
  'countdown.',
  'result.',
  'replay.start',
  'theme.wood',
  'theme.slate',
  'theme.paper',
  'theme.night',
  'theme.contrast',
  'theme.safe',
  'command.theme.pieces.',
  'ask.draw',
  'ask.pause',
  'ask.rematch',
  'ask.takeback',
  'button.flip',
  'button.offer.',
  'button.accept.',
  'button.decline.',
  'button.withdraw.',
  'button.resume',
  'button.resign',
] as const;

export type Key = Extract<keyof typeof en, `${(typeof PARTS)[number]}${string}`>;

export const english: Sentences = Object.fromEntries(
  Object.entries(en).filter(([key]) => PARTS.some((part) => key.startsWith(part))),
);
