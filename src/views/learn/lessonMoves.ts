/**
 * Legal moves and forbidden ideas, written alike, so that the reader has to think to tell them
 * apart.
 */
import { lastPosition } from '../../draughts/line.ts';
import type { Square } from '../../draughts/types.ts';
import { makePath } from '../../learn/progress.ts';
import { ideasOf, movesOf, type Study } from '../../learn/study.ts';
import type { Say } from '../../i18n/say.ts';
import { makeFullMove } from '../../notation/move.ts';
import { makeSquare, type NotationStyle } from '../../notation/square.ts';
import { boardScene } from '../../render/scene/boardScene.ts';
import { describeLine } from '../board/description.ts';
import { menus } from '../board/moveControls.ts';
import { numbersOf } from '../board/pieceChoice.ts';
import { linePicture } from '../board/shape.ts';
import type { Block, Picture } from '../screen/screen.ts';
import { LEARN } from '../presses/declarations.ts';

interface Option {
  readonly from: Square;
  readonly to: Square;
  readonly text: string;
  readonly label: string;
}

export const onStudy = ({ lesson, path }: Study) => ({ lesson: lesson.id, path: makePath(path) });

function optionsOf(study: Study, style: NotationStyle): readonly Option[] {
  const { variant } = study.line;
  const legal = movesOf(study).map((move) => ({
    ...move,
    text: makeFullMove(variant, move),
    label: makeFullMove(variant, move, style),
  }));
  const ideas = ideasOf(study).map(({ text, path }) => {
    const [from = 0] = path;
    const sign = text.includes('-') ? '-' : variant.notation.captureSign;
    const label = path.map((square) => makeSquare(variant, square, style)).join(sign);
    return { from, to: path.at(-1) ?? from, text, label };
  });
  return [...legal, ...ideas].toSorted(
    (a, b) => a.from - b.from || a.to - b.to || (a.text < b.text ? -1 : 1),
  );
}

function pieceMenu(
  say: Say,
  study: Study,
  style: NotationStyle,
  pieces: readonly Square[],
  chosen: Square | undefined,
): readonly Block[] {
  const choices = pieces.map((square) => {
    const name = makeSquare(study.line.variant, square, style);
    return { label: name, value: name, ...(square === chosen && { isChosen: true }) };
  });
  return menus((page) => LEARN.to.piece({ ...onStudy(study), page }), say('menu.piece'), choices);
}

function choicePicture(say: Say, { line }: Study, style: NotationStyle, options: readonly Option[]): Picture {
  const [first] = options;
  const from = first?.from ?? 0;
  const targets = [...new Set(options.map(({ to }) => to))];
  const labelled = targets.map((square) => ({ square, label: numbersOf(options, square) }));
  const scene = boardScene(line, lastPosition(line).turn);
  const square = makeSquare(line.variant, from, style);
  return {
    scene: { ...scene, notation: style, mustCapture: [], choice: { from, targets: labelled } },
    alt: [say('describe.chosen', { square, count: options.length }), describeLine(say, line, style)].join(
      ' ',
    ),
  };
}

export interface LessonMoves {
  readonly picture: Picture;
  readonly menus: readonly Block[];
}

export function lessonMoves(
  say: Say,
  study: Study,
  style: NotationStyle,
  chosen: Square | null,
): LessonMoves {
  const all = optionsOf(study, style);
  const pieces = [...new Set(all.map(({ from }) => from))];
  const from = pieces.length === 1 ? pieces[0] : pieces.find((square) => square === chosen);
  const choosing = pieces.length === 1 ? [] : pieceMenu(say, study, style, pieces, from);
  if (from === undefined) return { picture: linePicture(say, study.line, style), menus: choosing };
  const options = all.filter((option) => option.from === from);
  const choices = options.map(({ label, text }, index) => ({
    label: say('menu.numbered', { number: index + 1, move: label }),
    value: text,
  }));
  const square = makeSquare(study.line.variant, from, style);
  const moving = menus(
    (page) => LEARN.to.play({ ...onStudy(study), page }),
    say('menu.move-of', { square }),
    choices,
  );
  return { picture: choicePicture(say, study, style, options), menus: [...moving, ...choosing] };
}
