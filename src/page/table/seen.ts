/** The position on the board, out of a line of play, and the texts about it. */
import { countdownOf, endingOf } from '../../draughts/ending.ts';
import type { Line } from '../../draughts/line.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Color } from '../../draughts/types.ts';
import type { PageSay } from '../words/say.ts';

export interface Standing {
  readonly line: Line;
  /** The sides whose pieces the viewer may move now. */
  readonly movers: readonly Color[];
  /** The side at the bottom, unless the board is flipped. */
  readonly usual: Color;
  readonly status: () => string;
  readonly ending?: object | null;
}

/** The visible part of a scene. */
export interface Seen<S extends Standing = Standing> {
  readonly scene: S;
  /** `null`: the last position, even if another one follows. */
  readonly past: number | null;
  readonly isFlipped: boolean;
}

export const lengthOf = ({ scene }: Seen): number => scene.line.moves.length;

export const plyOf = (seen: Seen): number => Math.min(seen.past ?? lengthOf(seen), lengthOf(seen));

export const bottomOf = ({ scene, isFlipped }: Seen): Color =>
  isFlipped ? opponentOf(scene.usual) : scene.usual;

/** The same scene at another number of plies. */
export function steppedTo<S extends Standing>(seen: Seen<S>, ply: number): Seen<S> {
  const next = Math.max(0, ply);
  return { ...seen, past: next >= lengthOf(seen) ? null : next };
}

/** Stays on an earlier position, unless the viewer may now move. */
export function renewed<S extends Standing>(seen: Seen<S>, scene: S): Seen<S> {
  const isTurn = scene.line.moves.length !== lengthOf(seen) && scene.movers.length > 0;
  const isFlipped = seen.isFlipped && seen.scene.usual === scene.usual;
  const next = { ...seen, scene, isFlipped };
  return isTurn || plyOf(next) === lengthOf(next) ? { ...next, past: null } : next;
}

function countdownText(say: PageSay, line: Line): string {
  const countdown = endingOf(line) === null ? countdownOf(line) : null;
  return countdown === null ? '' : say(`countdown.${countdown.rule}`, { count: countdown.movesLeft });
}

export function statusText(say: PageSay, seen: Seen): string {
  const { status, line } = seen.scene;
  if (seen.past !== null)
    return plyOf(seen) === 0 ? say('replay.start') : seen.scene.ending ? '' : say('page.past');
  return [status(), countdownText(say, line)].filter((text) => text !== '').join(' ');
}
