/** Read aloud by screen readers: no markdown, and at most 1,024 characters. */
import type { Color } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variants.ts';

export const boardWords = {
  'variant.russian': 'Russian draughts',
  'variant.poddavki': 'Poddavki (giveaway)',
  'variant.bashni': 'Bashni (towers)',
  'variant.international': 'International draughts',
  'variant.brazilian': 'Brazilian draughts',
  'variant.antidraughts': 'Antidraughts',
  'variant.frisian': 'Frisian draughts',
  'variant.frysk': 'Frysk!',
  'variant.breakthrough': 'Breakthrough',
  'variant.english': 'English draughts (checkers)',
  'variant.pool': 'Pool checkers',
  'variant.italian': 'Italian draughts',
  'variant.spanish': 'Spanish draughts',
  'variant.czech': 'Czech draughts',
  'variant.thai': 'Thai draughts',
  'variant.canadian': 'Canadian draughts',
  'variant.turkish': 'Turkish draughts',
  'variant.armenian': 'Armenian draughts',

  'color.white': 'White',
  'color.black': 'Black',

  'describe.board': '{variant}: {white} (White) against {black} (Black).',
  'describe.position': '{variant}:',
  'describe.chosen': {
    one: 'The piece on {square} is chosen; the square it can go to is numbered.',
    other: 'The piece on {square} is chosen; its {count} moves are numbered on the board.',
  },
  'describe.arrow.played': 'A red arrow shows {move}.',
  'describe.arrow.better': 'A green arrow shows {move}.',
  'move.white': '{number}. White',
  'move.black': '{number}. Black',
  'describe.turn.white': 'White to move.',
  'describe.turn.black': 'Black to move.',
  'describe.won.white': 'White won.',
  'describe.won.black': 'Black won.',
  'describe.drawn': 'The game was drawn.',
  'describe.aborted': 'The game was canceled.',
  'describe.last.white': 'White just played {move}.',
  'describe.last.black': 'Black just played {move}.',
  'describe.last-capture.white': {
    one: 'White just played {move} and captured a piece on {squares}.',
    other: 'White just played {move} and captured {count} pieces on {squares}.',
  },
  'describe.last-capture.black': {
    one: 'Black just played {move} and captured a piece on {squares}.',
    other: 'Black just played {move} and captured {count} pieces on {squares}.',
  },
  'describe.men.white': { one: 'White’s man: {squares}.', other: 'White’s men: {squares}.' },
  'describe.men.black': { one: 'Black’s man: {squares}.', other: 'Black’s men: {squares}.' },
  'describe.kings.white': { one: 'White’s king: {squares}.', other: 'White’s kings: {squares}.' },
  'describe.kings.black': { one: 'Black’s king: {squares}.', other: 'Black’s kings: {squares}.' },
  'describe.none.white': 'White has no pieces.',
  'describe.none.black': 'Black has no pieces.',
  'describe.towers': { one: 'Tower, from the top: {towers}.', other: 'Towers, from the top: {towers}.' },
  'describe.tower': '{square}: {pieces}',
  'describe.run.white.man': { one: '{count} white man', other: '{count} white men' },
  'describe.run.white.king': { one: '{count} white king', other: '{count} white kings' },
  'describe.run.black.man': { one: '{count} black man', other: '{count} black men' },
  'describe.run.black.king': { one: '{count} black king', other: '{count} black kings' },
} as const satisfies Record<`variant.${VariantId}`, string> &
  Record<`color.${Color}`, string> &
  Record<string, unknown>;
