/**
 * The ways to make a move without writing it: one button when there is one move, one menu while the moves fit into
 * it, and two steps (the piece, then its move) beyond.
 *
 * Discord's menus hold 25 choices. A list that is longer still, which only boards full of kings make, takes several
 * menus, so that no legal move is ever missing.
 */
import type { Block, Button, Choice } from './screen.ts';
import type { Press } from './press.ts';
import type { Move, Square } from '../draughts/types.ts';
import type { Say } from '../i18n/say.ts';
import { makeSquare } from '../notation/square.ts';
import { makeGamePress } from './gamePress.ts';
import { moveText } from './look.ts';
import type { Look } from './look.ts';

/** Discord's limit for the choices of a menu. */
export const MOST_CHOICES = 25;

/** What a move does, for its line in the menu. */
function describeMove(say: Say, { variant, style }: Look, move: Move): string | undefined {
  const count = move.taken.length;
  if (count === 0) return move.promotes ? say('move.crowned') : undefined;
  const squares = say.list(
    move.taken.map((square) => makeSquare(variant, square, style)),
    'plain',
  );
  return say(move.promotes ? 'move.captures-crowned' : 'move.captures', { count, squares });
}

/** A move and what it does, on one line. */
export function moveLabel(say: Say, look: Look, move: Move): string {
  const text = moveText(look, move);
  const does = describeMove(say, look, move);
  return does === undefined ? text : say('move.line', { move: text, does });
}

/** A legal move as a line of a menu. */
export function moveChoice(say: Say, look: Look, move: Move): Choice {
  const text = moveText(look, move);
  const description = describeMove(say, look, move);
  return { label: text, value: text, ...(description !== undefined && { description }) };
}

/** As many menus as a list of choices needs, each with an id of its own. */
export function menus(
  pressOf: (menuNumber: string) => Press,
  placeholder: string,
  choices: readonly Choice[],
): readonly Block[] {
  const count = Math.ceil(choices.length / MOST_CHOICES);
  return Array.from({ length: count }, (_, number) => ({
    kind: 'menu',
    menu: {
      press: pressOf(String(number)),
      placeholder,
      choices: choices.slice(number * MOST_CHOICES, (number + 1) * MOST_CHOICES),
    },
  }));
}

function pieceChoice(say: Say, { variant, position, legal, style }: Look, square: Square): Choice {
  const name = makeSquare(variant, square, style);
  const role = position.board[square]?.[0].role ?? 'man';
  const count = legal.filter(({ from }) => from === square).length;
  return { label: name, value: name, description: say(`piece.${role}`, { count }) };
}

function pieceMenus(say: Say, look: Look): readonly Block[] {
  const squares = [...new Set(look.legal.map(({ from }) => from))];
  const choices = squares.map((square) => pieceChoice(say, look, square));
  const pressOf = (menuNumber: string): Press => makeGamePress('move', 'piece', look.game, menuNumber);
  return menus(pressOf, say('menu.piece'), choices);
}

const captures = (look: Look): boolean => look.legal.some(({ taken }) => taken.length > 0);

function pickMenus(say: Say, look: Look, moves: readonly Move[], placeholder: string): readonly Block[] {
  const pressOf = (menuNumber: string): Press => makeGamePress('move', 'pick', look.game, menuNumber);
  const choices = moves.map((move) => moveChoice(say, look, move));
  return menus(pressOf, placeholder, choices);
}

/** The menus for the side to move; none when a single move is left, which gets a button. */
export function moveMenus(say: Say, look: Look): readonly Block[] {
  if (look.legal.length <= 1) return [];
  if (look.legal.length > MOST_CHOICES) return pieceMenus(say, look);
  return pickMenus(say, look, look.legal, say(captures(look) ? 'menu.capture' : 'menu.move'));
}

/** The second step: the menus of all moves of the piece on `square`. */
export function movesOfPiece(say: Say, look: Look, square: Square): readonly Block[] {
  const moves = look.legal.filter(({ from }) => from === square);
  return pickMenus(
    say,
    look,
    moves,
    say('menu.move-of', { square: makeSquare(look.variant, square, look.style) }),
  );
}

/** A menu of just these moves, by their texts. */
export function someMoves(say: Say, look: Look, texts: readonly string[]): readonly Block[] {
  const moves = look.legal.filter((move) => texts.includes(moveText(look, move)));
  return pickMenus(say, look, moves, say('menu.move'));
}

/** The button for the only legal move. */
export function onlyMoveButton(say: Say, look: Look): Button | null {
  const [only, ...others] = look.legal;
  if (!only || others.length > 0) return null;
  const move = moveText(look, only);
  return {
    press: makeGamePress('move', 'play', look.game, move),
    label: say('button.play', { move }),
    style: 'primary',
  };
}

/** Every legal move within reach of a hand: the button or the menus. */
export function moveControls(say: Say, look: Look): readonly Block[] {
  const only = onlyMoveButton(say, look);
  return only ? [{ kind: 'buttons', buttons: [only] }] : moveMenus(say, look);
}
