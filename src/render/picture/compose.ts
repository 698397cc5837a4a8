/** Turns a scene to its viewer: which square shows what, and what the frame and the bars around it say. */
import { boardOf } from '../../draughts/geometry.ts';
import type { Board } from '../../draughts/geometry.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Color, Square } from '../../draughts/types.ts';
import { variantOf } from '../../draughts/variants.ts';
import { squaresIn } from '../../notation/square.ts';
import { coordinatesOf, numberOf, placesFrom } from '../scene/coordinates.ts';
import type { Bar, Picture, Score } from './picture.ts';
import type { Scene } from '../scene/scene.ts';
import { GRAINS, PLAIN } from './tile.ts';
import type { Ground, Tile } from './tile.ts';
import { tracesOf } from './trace.ts';

function scoreOf({ ending }: Scene, color: Color): Score | null {
  if (ending === null) return null;
  if (ending.winner === null) return '½';
  return ending.winner === color ? '1' : '0';
}

function barOf(scene: Scene, color: Color): Bar {
  const captured = scene.captured.filter((piece) => piece.color !== color);
  return {
    color,
    name: scene.names?.[color] ?? '',
    toMove: scene.ending === null && !scene.inFilm && scene.position.turn === color,
    captured,
    hasTray: scene.inFilm === true || captured.length > 0,
    score: scoreOf(scene, color),
  };
}

/** The number of the move to be made; once the game is over, of the move that was made last. */
function moveNumberOf({ ply, position, ending, inFilm }: Scene): string {
  // A game from a position may begin with Black: its first move is 1… then.
  const blackBegan = (ply % 2 === 0) !== (position.turn === 'white');
  const next = blackBegan ? ply + 1 : ply;
  const index = ending === null ? next : next - 1;
  return index < 0 ? '' : `${Math.floor(index / 2) + 1}${index % 2 === 0 || inFilm ? '.' : '…'}`;
}

/** What a square shows, apart from what depends on its place in the picture. */
function contentsOf(scene: Scene, board: Board, numbered: boolean): (square: Square | null) => Tile {
  const traces = scene.last === null ? null : tracesOf(board, scene.last.move);
  const ground: Ground = board.squares.length === board.size ** 2 ? 'open' : 'dark';
  return (square) => {
    if (square === null) return { ...PLAIN, ground: 'light' };
    const tower = scene.position.board[square] ?? null;
    const trace = traces?.get(square) ?? null;
    const target = scene.choice?.targets.find((end) => end.square === square)?.label ?? '';
    const ghost = trace === 'taken' && tower === null ? (scene.last?.before.board[square] ?? null) : null;
    return {
      ...PLAIN,
      ground,
      tower,
      ghost,
      trace,
      mustCapture: scene.mustCapture.includes(square),
      chosen: scene.choice?.from === square,
      target,
      crowned: trace === 'to' && scene.last?.move.promotes === true,
      label: numbered && tower === null && trace === null && target === '' ? numberOf(square) : '',
    };
  };
}

/** The picture of a scene. */
export function composePicture(scene: Scene): Picture {
  const variant = variantOf(scene.variant);
  const board = boardOf(variant);
  const style = squaresIn(variant, scene.notation);
  const places = placesFrom(scene.bottom, board.size);
  const { above, below, left, right } = coordinatesOf(board, style, scene.bottom);
  const contents = contentsOf(scene, board, style === 'numeric');
  return {
    caption: scene.caption ?? null,
    top: barOf(scene, opponentOf(scene.bottom)),
    bottom: barOf(scene, scene.bottom),
    above,
    below,
    ranks: places.map((row, at) => ({
      left: left[at] ?? '',
      right: right[at] ?? '',
      tiles: places.map((column) => ({
        ...contents(board.squareAt(row, column)),
        grain: Math.floor(at / 2) % GRAINS,
      })),
    })),
    moveNumber: moveNumberOf(scene),
  };
}
