/** The scenes of a line of play, ply by ply. */
import { endingOf } from '../../draughts/ending.ts';
import { extend, firstPosition, startLine } from '../../draughts/line.ts';
import type { Line } from '../../draughts/line.ts';
import type { Color } from '../../draughts/types.ts';
import { variantOf } from '../../draughts/variants.ts';
import { boardScene, plainScene } from './boardScene.ts';
import type { Film, Scene } from './scene.ts';

/** The line as it was when so many plies had been made. */
export const lineAt = ({ variant, positions, moves }: Line, ply: number): Line => ({
  variant,
  positions: positions.slice(0, ply + 1),
  moves: moves.slice(0, ply),
});

/** The scene after so many plies; `ending` is how the whole game ended, and only shown at its last ply. */
export const sceneAt = (line: Line, ply: number, bottom: Color, ending: Scene['ending']): Scene =>
  boardScene(lineAt(line, ply), bottom, ply === line.moves.length ? ending : null);

/** How many scenes a film has. */
export const lengthOf = ({ from, to }: Film): number => to - from + 1;

/** The line that a film is taken from. */
const lineOf = ({ variant, start, moves }: Film): Line =>
  moves.reduce(extend, startLine(variantOf(variant), start));

/** The scenes of a film one by one, without what would flicker. */
export function* filmScenes(film: Film): Generator<Scene> {
  const line = lineOf(film);
  const { notation, names } = film;
  const given = { ...(notation && { notation }), ...(names && { names }) };
  for (let ply = film.from; ply <= film.to; ply += 1) {
    const ending = ply === line.moves.length ? (film.ending ?? endingOf(line)) : null;
    yield { ...plainScene(lineAt(line, ply), film.bottom, ending), ...given, inFilm: true };
  }
}

/** The film of a whole line. */
export const filmOf = (line: Line, bottom: Color, ending: Scene['ending']): Film => ({
  variant: line.variant.id,
  start: firstPosition(line),
  moves: line.moves,
  from: 0,
  to: line.moves.length,
  bottom,
  ending,
});
