/** The build replaces this module with the page's sentences, so that the page loads no others. */
import { en } from '../../i18n/en.ts';
import type { Sentences } from '../../i18n/sentence.ts';

/** The prefixes of the keys of the page's sentences. */
const PARTS = [
  'page.',
  'card.to-move',
  'card.your-move',
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
  'choice.preferences.pieces.',
  'level.choice',
  'level.1',
  'level.2',
  'level.3',
  'level.4',
  'level.5',
  'button.analyze',
  'button.explore',
  'button.guess',
  'button.puzzle.give-up',
  'button.puzzle.next',
  'puzzle.turn.',
  'puzzle.wrong',
  'puzzle.solved',
  'puzzle.failed',
  'puzzle.solution',
  'button.cancel',
  'button.tournament.back',
  'button.flip',
  'button.offer.takeback',
] as const;

/** Endings that the board alone never has. The bot words those. */
type Unplayed = `result.${'a' | 'resignation' | 'flag' | `${string}.player`}${string}`;
const UNPLAYED = /^result\.(?:a|resignation|flag|.*\.player)/u;

export type Key = Exclude<Extract<keyof typeof en, `${(typeof PARTS)[number]}${string}`>, Unplayed>;

export const english: Sentences = Object.fromEntries(
  Object.entries(en).filter(([key]) => PARTS.some((part) => key.startsWith(part)) && !UNPLAYED.test(key)),
);
