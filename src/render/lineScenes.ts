/** The scenes of a line of play, ply by ply. */
import type { Line } from '../draughts/line.ts';
import type { Color } from '../draughts/types.ts';
import { boardScene } from './boardScene.ts';
import type { Scene } from './scene.ts';

/** The line as it was when so many plies had been made. */
export const lineAt = ({ variant, positions, moves }: Line, ply: number): Line => ({
  variant,
  positions: positions.slice(0, ply + 1),
  moves: moves.slice(0, ply),
});

/** The scene after so many plies; `ending` is how the whole game ended, and only shown at its last ply. */
export const sceneAt = (line: Line, ply: number, bottom: Color, ending: Scene['ending']): Scene =>
  boardScene(lineAt(line, ply), bottom, ply === line.moves.length ? ending : null);

/** The scenes of a film from one ply to another, both included; without what would flicker. */
export const filmScenes = (
  line: Line,
  { from, to }: { readonly from: number; readonly to: number },
  bottom: Color,
  ending: Scene['ending'],
): readonly Scene[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({
    ...sceneAt(line, from + at, bottom, ending),
    mustCapture: [],
    inFilm: true,
  }));
