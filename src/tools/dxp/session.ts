import { endingOf } from '../../draughts/ending.ts';
import { extend, lastPosition, startLine, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Color } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { Thinker } from '../../engine/thread/thinker.ts';
import { makeHubMove, parseHubMove, parsePosition } from '../hub/board.ts';
import {
  makeMessage,
  parseMessage,
  wholeMinutes,
  type EndReason,
  type Message,
  type Refusal,
} from './message.ts';

const NAME = 'Crownhead';
const VERSION = '01';

export type DxpResult = 'won' | 'lost' | 'drawn' | 'none' | Refusal;

/** 0 means any number. The other program gets whole minutes, and we never use more than those. */
interface Request {
  readonly ours: Color;
  readonly minutes: number;
  readonly moves: number;
}

interface Session {
  readonly hear: (text: string) => Promise<void>;
  readonly ask: (request: Request) => void;
}

const BY_US: Readonly<Record<EndReason, DxpResult>> = {
  none: 'none',
  resigns: 'lost',
  draw: 'drawn',
  wins: 'won',
};
const BY_THEM: Readonly<Record<EndReason, DxpResult>> = { ...BY_US, resigns: 'won', wins: 'lost' };

interface Listeners {
  readonly over?: ((outcome: DxpResult) => void) | undefined;
  /** Called after each move by either side. */
  readonly moved?: ((plies: number) => void) | undefined;
}

export function startSession(
  variant: Variant,
  thinker: Thinker,
  send: (text: string) => void,
  { over = () => undefined, moved = () => undefined }: Listeners = {},
): Session {
  let game: Game | null = null;
  let asked: Request | null = null;
  let ended: EndReason | null = null;

  const say = (message: Message): void => send(makeMessage(message));

  const end = (reason: EndReason): void => {
    ended = reason;
    say({ kind: 'end', reason, stops: false });
  };

  const takeTurn = async (): Promise<void> => {
    if (!game || !isOurTurn(game)) return;
    const before = game;
    const reason = reasonToEnd(before);
    if (reason) return end(reason);
    const { line, ms } = before;
    const [start] = line.positions;
    if (!start) return;
    const begin = performance.now();
    const course = { variant: variant.id, start, moves: line.moves };
    const thought = await thinker.think(course, { ms: timeFor(before) }, () => undefined);
    // While the engine was thinking, this game may have ended, or another one may have started.
    if (!thought || game !== before) return;
    const spent = performance.now() - begin;
    game = { ...before, line: extend(line, thought.move), ms: Math.max(0, ms - spent) };
    say({ kind: 'move', seconds: spent / 1000, text: makeHubMove(thought.move) });
    moved(game.line.moves.length);
  };

  const beginAsked = async (request: Message & { readonly kind: 'request' }): Promise<void> => {
    const position = request.position === null ? null : parsePosition(variant, request.position);
    const line = position ? startLine(variant, position) : startLine(variant);
    const isReadable = request.position === null || position !== null;
    if (request.version !== VERSION) say({ kind: 'accept', name: NAME, refusal: 'other-version' });
    else if (!isReadable || endingOf(line)) say({ kind: 'accept', name: NAME, refusal: 'not-this-game' });
    else {
      await thinker.prepare(variant.id);
      ended = null;
      game = { line, color: request.color, ms: request.minutes * 60_000, moves: request.moves };
      say({ kind: 'accept', name: NAME, refusal: null });
      await takeTurn();
    }
  };

  const beginOwn = async ({ refusal }: Message & { readonly kind: 'accept' }): Promise<void> => {
    if (!asked) return;
    const { ours, minutes, moves } = asked;
    asked = null;
    if (refusal) return over(refusal);
    ended = null;
    const begun: Game = { line: startLine(variant), color: ours, ms: minutes * 60_000, moves };
    game = begun;
    await thinker.prepare(variant.id);
    if (game === begun) await takeTurn();
  };

  const hearMove = async (text: string): Promise<void> => {
    if (!game || ended) return;
    const move = parseHubMove(legalMoves(variant, lastPosition(game.line)), text);
    if (!move || isOurTurn(game)) return end('none');
    game = { ...game, line: extend(game.line, move) };
    moved(game.line.moves.length);
    await takeTurn();
  };

  const hearEnd = (reason: EndReason): void => {
    if (!game) return;
    const outcome = ended ? BY_US[ended] : BY_THEM[reason];
    if (!ended) say({ kind: 'end', reason: 'none', stops: false });
    [game, ended] = [null, null];
    thinker.stop();
    over(outcome);
  };

  return {
    hear: async (text) => {
      const message = parseMessage(text);
      if (message?.kind === 'request') await beginAsked(message);
      if (message?.kind === 'accept') await beginOwn(message);
      if (message?.kind === 'move') await hearMove(message.text);
      if (message?.kind === 'take-back') say({ kind: 'take-back' });
      if (message?.kind === 'end') hearEnd(message.reason);
    },
    ask: (request) => {
      asked = request;
      const { ours, moves } = request;
      const minutes = wholeMinutes(request.minutes);
      const color = opponentOf(ours);
      say({ kind: 'request', version: VERSION, name: NAME, color, minutes, moves, position: null });
    },
  };
}

const MOVES_LEFT = 30;

interface Game {
  readonly line: Line;
  readonly color: Color;
  readonly ms: number;
  readonly moves: number;
}

const isOurTurn = ({ line, color }: Game): boolean => lastPosition(line).turn === color;

function reasonToEnd({ line, color, moves }: Game): EndReason | null {
  const ending = endingOf(line);
  if (ending?.winner === null) return 'draw';
  if (ending) return ending.winner === color ? 'wins' : 'resigns';
  return moves > 0 && line.moves.length >= 2 * moves ? 'none' : null;
}

const SHORTEST = 10;

function timeFor({ line, ms, moves }: Game): number {
  const left = moves > 0 ? moves - Math.floor(line.moves.length / 2) : MOVES_LEFT;
  return Math.max(SHORTEST, ms / Math.max(4, Math.min(left + 2, MOVES_LEFT)));
}
