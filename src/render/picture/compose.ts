import { type Board, boardOf } from '../../draughts/geometry.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Color, Square } from '../../draughts/types.ts';
import { variantOf } from '../../draughts/variants.ts';
import { makeSquare, squaresIn } from '../../notation/square.ts';
import { type Bar, type Ground, type Path, PLAIN, type Picture, type Score, type Tile } from './picture.ts';
import { tracesOf } from '../scene/trace.ts';
import { coordinatesOf, numberOf, placesFrom } from '../scene/coordinates.ts';
import type { Arrow } from '../scene/arrowShapes.ts';
import type { Scene } from '../scene/scene.ts';

function scoreOf({ ending }: Scene, color: Color): Score | null {
  if (ending === null) return null;
  if (ending.winner === null) return '½';
  return ending.winner === color ? '1' : '0';
}

function barOf(scene: Scene, color: Color): Bar {
  const clock = scene.clocks?.[color] ?? '';
  const toMove = scene.ending === null && !scene.inFilm && scene.position.turn === color;
  return {
    color,
    name: scene.names?.[color] ?? '',
    rating: scene.ratings?.[color] ?? '',
    clock,
    isRunning: toMove && clock !== '' && scene.isStopped !== true,
    toMove,
    captured: scene.captured.filter((piece) => piece.color !== color),
    isFixed: scene.inFilm === true,
    score: scoreOf(scene, color),
  };
}

function moveNumberOf({ variant, ply, position, inFilm }: Scene): string {
  if (!inFilm) return '';
  // A game that starts from a position may begin with the second side's move, 1….
  const begun = (ply % 2 === 0) === (position.turn === variantOf(variant).begins);
  return `${Math.floor((begun ? ply : ply + 1) / 2) + 1}.`;
}

function contentsOf(scene: Scene, board: Board, numbered: boolean): (square: Square | null) => Tile {
  const nameOf = (square: Square): string =>
    makeSquare(variantOf(scene.variant), square, numbered ? 'numeric' : 'algebraic');
  const traces = scene.last === null ? null : tracesOf(variantOf(scene.variant), scene.last.move);
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
      name: scene.movable?.includes(square) ? nameOf(square) : '',
      target,
      crowned: trace === 'to' && scene.last?.move.promotes === true,
      label: numbered && tower === null && trace === null && target === '' ? numberOf(square) : '',
    };
  };
}

type Point = readonly [x: number, y: number];

/** Arrows end this far from the middle of a square, so that they don't cover its number. */
const BESIDE = 0.4;

function besideEnd(points: readonly Point[]): readonly Point[] {
  const [before, tip] = points.slice(-2);
  if (!before || !tip) return points;
  const share = BESIDE / Math.hypot(tip[0] - before[0], tip[1] - before[1]);
  const [x, y] = [tip[0] + (before[0] - tip[0]) * share, tip[1] + (before[1] - tip[1]) * share];
  return [...points.slice(0, -1), [x, y]];
}

function pathOf({ choice }: Scene, board: Board, places: readonly number[], { path, tone }: Arrow): Path {
  const points = path.flatMap((square) => {
    const at = board.squares[square];
    return at === undefined ? [] : [[places.indexOf(at.column) + 0.5, places.indexOf(at.row) + 0.5] as const];
  });
  const isNumbered = choice?.targets.some(({ square }) => square === path.at(-1)) ?? false;
  return { tone, points: isNumbered ? besideEnd(points) : points };
}

export function composePicture(scene: Scene): Picture {
  const variant = variantOf(scene.variant);
  const board = boardOf(variant);
  const style = squaresIn(variant, scene.notation);
  const places = placesFrom(scene.bottom, board.size);
  const { above, below, left, right } = coordinatesOf(board, style, scene.bottom);
  const contents = contentsOf(scene, board, style === 'numeric');
  return {
    caption: scene.caption ?? null,
    told: scene.told ?? { above: [], below: [] },
    top: barOf(scene, opponentOf(scene.bottom)),
    bottom: barOf(scene, scene.bottom),
    above,
    below,
    ranks: places.map((row, at) => ({
      left: left[at] ?? '',
      right: right[at] ?? '',
      tiles: places.map((column) => contents(board.squareAt(row, column))),
    })),
    arrows: (scene.arrows ?? []).map((arrow) => pathOf(scene, board, places, arrow)),
    moveNumber: moveNumberOf(scene),
  };
}
