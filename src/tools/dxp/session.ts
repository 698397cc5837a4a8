/**
 * One DXP session as the follower, who is asked for games: a message comes in, at most one goes out, now or after some
 * thought. Only who is to move may end a game.
 */
import { endingOf } from '../../draughts/ending.ts';
import { extend, lastPosition, startLine, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Color } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { Thinker } from '../../engine/thread/thinker.ts';
import { makeHubMove, parseHubMove, parsePosition } from '../hub/board.ts';
import { makeMessage, parseMessage, type Message } from './message.ts';

/** Who the engine says it is. */
const NAME = 'Crownhead';
const VERSION = '01';
/** Moves that a game is expected to go on for. */
const MOVES_LEFT = 30;

/** A game under way. */
interface Game {
  readonly line: Line;
  readonly color: Color;
  /** Milliseconds left for our moves, and the moves of the whole game; 0 is any number. */
  readonly ms: number;
  readonly moves: number;
}

/** Takes a message's text. */
export type Session = (text: string) => Promise<void>;

/** A session in a variant, which thinks by `thinker` and sends by `send`. */
export function startSession(variant: Variant, thinker: Thinker, send: (text: string) => void): Session {
  let game: Game | null = null;

  const say = (message: Message): void => send(makeMessage(message));

  const end = (reason: 'none' | 'resigns' | 'draw' | 'wins'): void => {
    say({ kind: 'end', reason, stops: false });
  };

  const takeTurn = async (): Promise<void> => {
    if (!game || lastPosition(game.line).turn !== game.color) return;
    const before = game;
    const reason = reasonToEnd(before);
    if (reason) {
      end(reason);
      return;
    }
    const { line, ms } = before;
    const [start] = line.positions;
    if (!start) return;
    const begin = performance.now();
    const course = { variant: variant.id, start, moves: line.moves };
    const thought = await thinker.think(course, { ms: timeFor(before) }, () => undefined);
    // The game may have been ended, or another one begun, while it was thought about.
    if (!thought || game !== before) return;
    const spent = performance.now() - begin;
    game = { ...before, line: extend(line, thought.move), ms: Math.max(0, ms - spent) };
    say({ kind: 'move', seconds: spent / 1000, text: makeHubMove(thought.move) });
  };

  const begin = async (request: Message & { readonly kind: 'request' }): Promise<void> => {
    const position = request.position === null ? null : parsePosition(variant, request.position);
    const line = position ? startLine(variant, position) : startLine(variant);
    const isReadable = request.position === null || position !== null;
    if (request.version !== VERSION) say({ kind: 'accept', name: NAME, refusal: 'other-version' });
    else if (!isReadable || endingOf(line)) say({ kind: 'accept', name: NAME, refusal: 'not-this-game' });
    else {
      await thinker.prepare(variant.id);
      game = { line, color: request.color, ms: request.minutes * 60_000, moves: request.moves };
      say({ kind: 'accept', name: NAME, refusal: null });
      await takeTurn();
    }
  };

  const hearMove = async (text: string): Promise<void> => {
    if (!game) return;
    const move = parseHubMove(legalMoves(variant, lastPosition(game.line)), text);
    if (!move || lastPosition(game.line).turn === game.color) {
      end('none');
      return;
    }
    game = { ...game, line: extend(game.line, move) };
    await takeTurn();
  };

  return async (text) => {
    const message = parseMessage(text);
    if (message?.kind === 'request') await begin(message);
    if (message?.kind === 'move') await hearMove(message.text);
    if (message?.kind === 'take-back') say({ kind: 'take-back' });
    if (message?.kind === 'end' && game) {
      // Also the answer to an end of ours; then there is nothing left to confirm.
      const isAnswer = lastPosition(game.line).turn === game.color && reasonToEnd(game) !== null;
      game = null;
      thinker.stop();
      if (!isAnswer) end('none');
    }
  };
}

/** Why we, who are to move, end the game; `null` while it goes on. */
function reasonToEnd({ line, color, moves }: Game): 'resigns' | 'draw' | 'wins' | 'none' | null {
  const ending = endingOf(line);
  if (ending?.winner === null) return 'draw';
  if (ending) return ending.winner === color ? 'wins' : 'resigns';
  return moves > 0 && line.moves.length >= 2 * moves ? 'none' : null;
}

/** A share of what is left, in milliseconds. */
function timeFor({ line, ms, moves }: Game): number {
  const left = moves > 0 ? moves - Math.floor(line.moves.length / 2) : MOVES_LEFT;
  return Math.max(10, ms / Math.max(4, Math.min(left + 2, MOVES_LEFT)));
}
