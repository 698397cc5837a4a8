/**
 * Legal moves and forbidden ideas, written in the same way, so that the reader has to think to tell
 * them apart.
 */
import { lastPosition } from '../../../draughts/line.ts';
import type { Square } from '../../../draughts/types.ts';
import { makePath } from '../rules.ts';
import { ideasOf, movesOf, type Study } from '../rules/study.ts';
import type { Say } from '../../../i18n/say.ts';
import { makeFullMove } from '../../../notation/move.ts';
import { makeSquare, type NotationStyle } from '../../../notation/square.ts';
import { boardScene } from '../../../render/scene/boardScene.ts';
import { describeLine } from '../../../views/board/description.ts';
import { circled, FEW, forBoard } from '../../../views/board/moveControls.ts';
import { numbersOf } from '../../../views/board/pieceChoice.ts';
import { linePicture } from '../../../views/board/shape.ts';
import { button, buttonBlock } from '../../../views/screen/blocks.ts';
import type { Block, Button, Picture } from '../../../views/screen/screen.ts';
import { LEARN } from '../presses.ts';

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

function moveButton(study: Study, { text, label }: Option, index?: number): Button {
  const number = index === undefined ? '' : `${circled(index + 1)} `;
  return button(LEARN.to.move({ ...onStudy(study), more: text }), number + label, { style: 'primary' });
}

/** A piece with a single move plays it. Any other piece shows its moves. */
function pieceButton(study: Study, style: NotationStyle, options: readonly Option[], from: Square): Button {
  const [only, another] = options.filter((option) => option.from === from);
  if (only && !another) return moveButton(study, only);
  const name = makeSquare(study.line.variant, from, style);
  return button(LEARN.to.from({ ...onStudy(study), more: name }), `${name}…`, { style: 'primary' });
}

function choicePicture(
  say: Say,
  { line }: Study,
  style: NotationStyle,
  options: readonly Option[],
  pieces: readonly Square[],
): Picture {
  const [first] = options;
  const from = first?.from ?? 0;
  const targets = [...new Set(options.map(({ to }) => to))];
  const labelled = targets.map((square) => ({ square, label: numbersOf(options, square) }));
  const scene = boardScene(line, lastPosition(line).turn);
  const square = makeSquare(line.variant, from, style);
  const choice = { from, targets: labelled };
  return {
    scene: { ...scene, notation: style, mustCapture: [], movable: pieces, choice },
    alt: [say('describe.chosen', { square, count: options.length }), describeLine(say, line, style)].join(
      ' ',
    ),
  };
}

/** Only pieces have rings, because marks on the legal moves would reveal the forbidden ideas. */
function piecesPicture(say: Say, { line }: Study, style: NotationStyle, pieces: readonly Square[]): Picture {
  const picture = linePicture(say, line, style);
  return { ...picture, scene: { ...picture.scene, mustCapture: [], movable: pieces } };
}

interface LessonMoves {
  readonly picture: Picture;
  readonly buttons: Block;
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
  const others = pieces.filter((square) => square !== from);
  const live = {
    play: all.map(({ text: more }) => ({ move: more, press: LEARN.to.move({ ...onStudy(study), more }) })),
    line: study.line,
  };
  const choosing = others.map((square) => pieceButton(study, style, all, square));
  if (from === undefined) {
    const buttons = all.length > FEW ? choosing : all.map((option) => moveButton(study, option));
    return {
      picture: { ...piecesPicture(say, study, style, pieces), ...live },
      buttons: forBoard(buttonBlock(...buttons)),
    };
  }
  const options = all.filter((option) => option.from === from);
  const moving = options.map((option, index) => moveButton(study, option, index));
  return {
    picture: { ...choicePicture(say, study, style, options, pieces), ...live },
    buttons: forBoard(buttonBlock(...moving, ...choosing)),
  };
}
