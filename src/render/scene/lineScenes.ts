import { endingOf } from '../../draughts/ending.ts';
import { type Line, extend, firstPosition, lineAt, startLine } from '../../draughts/line.ts';
import type { Color } from '../../draughts/types.ts';
import { variantOf } from '../../draughts/variants.ts';
import { boardScene, plainScene } from './boardScene.ts';
import type { Film, Scene } from './scene.ts';

/** `ending` is how the whole game ended, and is shown only at the last ply. */
export const sceneAt = (line: Line, ply: number, bottom: Color, ending: Scene['ending']): Scene =>
  boardScene(lineAt(line, ply), bottom, ply === line.moves.length ? ending : null);

export const lengthOf = ({ from, to }: Film): number => to - from + 1;

const lineOf = ({ variant, start, moves }: Film): Line =>
  moves.reduce(extend, startLine(variantOf(variant), start));

export function* filmScenes(film: Film): Generator<Scene> {
  const line = lineOf(film);
  const { notation, names } = film;
  const given = { ...(notation && { notation }), ...(names && { names }) };
  for (let ply = film.from; ply <= film.to; ply += 1) {
    const ending = ply === line.moves.length ? (film.ending ?? endingOf(line)) : null;
    yield { ...plainScene(lineAt(line, ply), film.bottom, ending), ...given, inFilm: true };
  }
}

export const filmOf = (line: Line, bottom: Color, ending: Scene['ending']): Film => ({
  variant: line.variant.id,
  start: firstPosition(line),
  moves: line.moves,
  from: 0,
  to: line.moves.length,
  bottom,
  ending,
});
