/** A button for the only move, one menu while the moves fit, else the piece and then its move. */
import { menuBlock, button, buttonBlock } from '../screen/blocks.ts';
import type { Move, Square } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import { makeSquare } from '../../notation/square.ts';
import { makeFullMove, makeMove } from '../../notation/move.ts';
import type { Block, Button, Choice } from '../screen/screen.ts';
import type { Press } from '../presses/presses.ts';
import { type Choosing, moveText } from './look.ts';
import { HOLDS } from '../../i18n/limits.ts';

function describeMove(say: Say, { variant, style }: Choosing, move: Move): string | undefined {
  const count = move.taken.length;
  if (count === 0) return move.promotes ? say('move.crowned') : undefined;
  const squares = say.list(
    move.taken.map((square) => makeSquare(variant, square, style)),
    'plain',
  );
  return say(move.promotes ? 'move.captures-crowned' : 'move.captures', { count, squares });
}

function moveLabel(say: Say, look: Choosing, move: Move): string {
  const text = moveText(look, move);
  const does = describeMove(say, look, move);
  return does === undefined ? text : say('move.line', { move: text, does });
}

export function moveChoice(say: Say, look: Choosing, move: Move): Choice {
  const text = moveText(look, move);
  const description = describeMove(say, look, move);
  return { label: text, value: text, ...(description !== undefined && { description }) };
}

export function menus(
  pressOf: (menuNumber: string) => Press,
  placeholder: string,
  choices: readonly Choice[],
): readonly Block[] {
  const count = Math.ceil(choices.length / HOLDS.choices);
  return Array.from({ length: count }, (_, number) =>
    menuBlock(
      pressOf(String(number)),
      placeholder,
      choices.slice(number * HOLDS.choices, (number + 1) * HOLDS.choices),
    ),
  );
}

function pieceChoice(say: Say, { variant, position, legal, style }: Choosing, square: Square): Choice {
  const name = makeSquare(variant, square, style);
  const role = position.board[square]?.[0].role ?? 'man';
  const count = legal.filter(({ from }) => from === square).length;
  return { label: name, value: name, description: say(`piece.${role}`, { count }) };
}

export function pieceMenus(say: Say, look: Choosing): readonly Block[] {
  const squares = [...new Set(look.legal.map(({ from }) => from))];
  const choices = squares.map((square) => pieceChoice(say, look, square));
  const pressOf = (menuNumber: string): Press => look.press('piece', menuNumber);
  return menus(pressOf, say('menu.piece'), choices);
}

const captures = (look: Choosing): boolean => look.legal.some(({ taken }) => taken.length > 0);

function pickMenus(say: Say, look: Choosing, moves: readonly Move[], placeholder: string): readonly Block[] {
  const pressOf = (menuNumber: string): Press => look.press('pick', menuNumber);
  const choices = moves.map((move) => moveChoice(say, look, move));
  return menus(pressOf, placeholder, choices);
}

export function moveMenus(say: Say, look: Choosing): readonly Block[] {
  if (look.legal.length <= 1) return [];
  if (look.legal.length > HOLDS.choices) return pieceMenus(say, look);
  return pickMenus(say, look, look.legal, say(captures(look) ? 'menu.capture' : 'menu.move'));
}

/** Menus with numbered moves; the numbers match those on the board. */
export function numberedMenus(
  say: Say,
  look: Choosing,
  moves: readonly Move[],
  placeholder: string,
): readonly Block[] {
  const choices = moves.map((move, index) => {
    const choice = moveChoice(say, look, move);
    return { ...choice, label: say('menu.numbered', { number: index + 1, move: choice.label }) };
  });
  return menus((page) => look.press('pick', page), placeholder, choices);
}

export const someMoves = (look: Choosing, texts: readonly string[]): readonly Move[] =>
  look.legal.filter((move) => texts.includes(moveText(look, move)));

export function onlyMoveButton(say: Say, look: Choosing): Button | null {
  const [only, ...others] = look.legal;
  if (!only || others.length > 0) return null;
  const move = moveText(look, only);
  return button(look.press('play', move), say('button.play', { move }), { style: 'primary' });
}

export function moveControls(say: Say, look: Choosing): readonly Block[] {
  const only = onlyMoveButton(say, look);
  return only ? [buttonBlock(only)] : moveMenus(say, look);
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^0-9a-z]/gu, '');

const spellings = ({ variant, legal }: Choosing, move: Move): readonly string[] =>
  (['algebraic', 'numeric', 'short'] as const).flatMap((style) => [
    bare(makeMove(variant, move, legal, style)),
    bare(makeFullMove(variant, move, style)),
  ]);

/** The legal moves that start with the typed text, in any notation. */
export const completeMove = (say: Say, look: Choosing, typed: string): readonly Choice[] =>
  look.legal
    .filter((move) => spellings(look, move).some((spelling) => spelling.startsWith(bare(typed))))
    .map((move) => ({ label: moveLabel(say, look, move), value: moveText(look, move) }));
