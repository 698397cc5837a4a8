/** The moves that can be made on a picture, and the moves around it. */
import { extend, type Line, startLine } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { once } from '../../draughts/once.ts';
import type { Move } from '../../draughts/types.ts';
import { variantOf } from '../../draughts/variants.ts';
import type { ShownPicture } from '../../live/screen/sent.ts';
import { makeFullMove } from '../../notation/move.ts';
import { readMoveText } from '../../notation/moveText.ts';

interface Playable {
  readonly move: Move;
  readonly control: number;
}

/** An illegal move is made square by square. Lessons contain such moves as ideas. */
const playableOn = once(({ scene, play = [] }: ShownPicture): readonly Playable[] => {
  const variant = variantOf(scene.variant);
  const legal = new Map(
    legalMoves(variant, scene.position).map((move) => [makeFullMove(variant, move), move]),
  );
  return play.flatMap(({ move: text, control }): readonly Playable[] => {
    const known = legal.get(text);
    if (known) return [{ move: known, control }];
    const path = readMoveText(variant, text)?.squares ?? [];
    const [from, to] = [path[0], path.at(-1)];
    // The board continues a capture that has not reached its end.
    const isBegun = [...legal.values()].some((move) => path.every((square, at) => move.path[at] === square));
    if (from === undefined || to === undefined || isBegun) return [];
    return [{ move: { from, to, path, taken: [], promotes: false }, control }];
  });
});

export const movesOn = once((picture: ShownPicture): readonly Move[] =>
  playableOn(picture).map(({ move }) => move),
);

export const controlOf = (picture: ShownPicture, { path }: Move): number | undefined =>
  playableOn(picture).find(({ move }) => move.path.join() === path.join())?.control;

export const lineOn = once(({ scene, line }: ShownPicture): Line => {
  const variant = variantOf(scene.variant);
  if (!line) return startLine(variant, scene.position);
  return line.moves.reduce(
    (before, move) => extend(before, move),
    startLine<Line['variant']>(variant, line.start),
  );
});
