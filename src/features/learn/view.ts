import { lastPosition, type Line } from '../../draughts/line.ts';
import type { Square } from '../../draughts/types.ts';
import { variantOf } from '../../draughts/variants.ts';
import type { Say } from '../../i18n/say.ts';
import type { Verdict } from './rules/judge.ts';
import { type Lesson, LESSON_IDS, nextLesson, type Progress } from './rules.ts';
import type { Study } from './rules/study.ts';
import type { NotationStyle } from '../../notation/square.ts';
import {
  DRAWN_ACCENT,
  text,
  TURN_ACCENT,
  WON_ACCENT,
  button,
  buttonBlock,
} from '../../views/screen/blocks.ts';
import { squaresText, withArrows, type MoveArrow } from '../../views/board/arrows.ts';
import { inShape, linePicture, type Reader } from '../../views/board/shape.ts';
import { lastPlayed } from '../../views/board/look.ts';
import type { Block, Button, Picture, Screen } from '../../views/screen/screen.ts';
import { lessonMoves, onStudy } from './view/moves.ts';
import { lessonButton, listButton } from './view/list.ts';
import { LEARN } from './presses.ts';

const RIGHT = '✅';
const NOT_SO = '❌';
const HINT = '💡';

const styleIn = ({ variant }: Lesson, { style }: Reader): NotationStyle =>
  style ?? variantOf(variant).notation.squares;

const title = (say: Say, { id }: Lesson): string =>
  say('learn.title', { number: LESSON_IDS.indexOf(id) + 1, lesson: say(`choice.learn.lesson.${id}`) });

const heading = (say: Say, lesson: Lesson): readonly string[] => [
  title(say, lesson),
  say('learn.setting', { variant: say(`variant.${lesson.variant}`) }),
];

function board(say: Say, line: Line, picture: Picture, reader: Reader): readonly Block[] {
  const { variant } = line;
  const setting = { variant, position: lastPosition(line), style: reader.style ?? variant.notation.squares };
  return inShape(say, picture, setting, 'white', reader);
}

const hintButton = (say: Say, study: Study): Button =>
  button(LEARN.to.hint(onStudy(study)), say('button.learn.hint'), { emoji: HINT });

const againButton = (say: Say, study: Study): Button =>
  button(LEARN.to.at(onStudy(study)), say('button.learn.again'), { style: 'primary', emoji: '↩️' });

export interface StepOptions {
  /** The answer to the last move, such as why it was illegal, above the buttons. */
  readonly said?: readonly Block[];
  readonly chosen?: Square | null;
  /** The squares of a move that is not allowed. */
  readonly tried?: readonly Square[];
  readonly isHinted?: boolean;
}

export function lessonScreen(
  say: Say,
  study: Study,
  reader: Reader,
  { said = [], chosen = null, tried = [], isHinted = false }: StepOptions = {},
): Screen {
  const { lesson, line } = study;
  const style = styleIn(lesson, reader);
  const { picture, buttons } = lessonMoves(say, study, style, tried[0] ?? chosen);
  const [from, ...others] = tried;
  const pointed: readonly MoveArrow[] =
    from === undefined || others.length === 0
      ? []
      : [{ move: { path: tried }, tone: 'played', text: squaresText(line.variant, tried, style) }];
  return {
    blocks: [
      text(...heading(say, lesson), say(`learn.task.${lesson.id}`)),
      ...board(say, line, withArrows(say, picture, pointed), reader),
      ...said,
      ...(isHinted ? [text(`${HINT} ${say(`learn.hint.${lesson.id}`)}`)] : []),
      buttons,
      buttonBlock(...(isHinted ? [] : [hintButton(say, study)]), listButton(say)),
    ],
    accent: TURN_ACCENT.white,
    notifies: [],
  };
}

function played(say: Say, line: Line, style: NotationStyle): readonly string[] {
  const isAnswered = line.moves.length % 2 === 0;
  const own = lastPlayed(line, style, isAnswered ? 2 : 1);
  const answer = isAnswered ? lastPlayed(line, style) : null;
  return [
    ...(own ? [say('note.moved', { move: own.text })] : []),
    ...(answer ? [say('card.last.black', { move: answer.text })] : []),
  ];
}

const saidTo = (say: Say, { answer, kind }: Verdict): string =>
  `${kind === 'right' || kind === 'done' ? RIGHT : NOT_SO} ${say(`learn.answer.${answer}`)}`;

/** The position at the end of a lesson. A mistake is shown without the result of a lost game. */
function endPicture(say: Say, line: Line, style: NotationStyle, isDone: boolean): Picture {
  const picture = { ...linePicture(say, line, style), line };
  return isDone ? picture : { ...picture, scene: { ...picture.scene, ending: null } };
}

export function verdictScreen(
  say: Say,
  study: Study,
  verdict: Verdict,
  reader: Reader,
  progress: Progress,
): Screen {
  const style = styleIn(study.lesson, reader);
  if (verdict.kind === 'idea') {
    return lessonScreen(say, study, reader, { said: [text(saidTo(say, verdict))], tried: verdict.path });
  }
  if (verdict.kind === 'right') {
    const { next } = verdict;
    const said = [text(saidTo(say, verdict), ...played(say, next.line, style))];
    return lessonScreen(say, next, reader, { said });
  }
  const { line } = verdict;
  const isDone = verdict.kind === 'done';
  return {
    blocks: [
      text(title(say, study.lesson), isDone ? null : say(`learn.task.${study.lesson.id}`)),
      ...board(
        say,
        line,
        withArrows(say, endPicture(say, line, style, isDone), isDone ? [] : mistakeIn(line, style)),
        reader,
      ),
      text(...played(say, line, style), saidTo(say, verdict)),
      buttonBlock(...(isDone ? onwards(say, study, progress) : [againButton(say, study), listButton(say)])),
    ],
    accent: isDone ? WON_ACCENT : DRAWN_ACCENT,
    notifies: [],
  };
}

/** The mistake, or the reply to it, because the piece that made it may have been captured. */
function mistakeIn(line: Line, style: NotationStyle): readonly MoveArrow[] {
  const last = lastPlayed(line, style);
  return last ? [{ ...last, tone: 'played' }] : [];
}

function onwards(say: Say, { lesson }: Study, progress: Progress): readonly Button[] {
  const next = nextLesson(progress, lesson.id);
  return [...(next ? [lessonButton(say, next, 'next')] : []), listButton(say)];
}
