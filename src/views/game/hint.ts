import type { Move } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import { boardScene } from '../../render/scene/boardScene.ts';
import { quiet, text, buttonBlock, button } from '../screen/blocks.ts';
import { describeBoard } from '../board/description.ts';
import { inShape, type Shape } from '../board/shape.ts';
import { moveText, type Look } from '../board/look.ts';
import { withArrows, type MoveArrow } from '../board/arrows.ts';
import type { Block, Screen } from '../screen/screen.ts';

const playButton = (say: Say, look: Look, move: Move): Block =>
  buttonBlock(
    button(look.press('play', moveText(look, move)), say('button.hint.play'), {
      style: 'primary',
      emoji: '▶️',
    }),
  );

function hintBoard(say: Say, look: Look, move: Move, shape: Shape, words: readonly string[]): Screen {
  const scene = boardScene(look.line, look.turn);
  const pointed: readonly MoveArrow[] = [{ move, tone: 'better', text: moveText(look, move) }];
  const picture = { scene: { ...scene, notation: look.style, last: null }, alt: describeBoard(say, look) };
  return quiet(
    text(...words),
    ...inShape(say, withArrows(say, picture, pointed), look, look.turn, shape),
    playButton(say, look, move),
  );
}

/** A hint, which is counted. `isUnseen`: nobody else sees the game's card. */
export const hintScreen = (say: Say, look: Look, move: Move, shape: Shape, isUnseen = false): Screen =>
  hintBoard(say, look, move, shape, [
    say('hint.best', { move: moveText(look, move) }),
    ...(isUnseen ? [] : [say('hint.counted')]),
  ]);

export const onlyMoveScreen = (say: Say, look: Look, move: Move, shape: Shape): Screen =>
  hintBoard(say, look, move, shape, [say('hint.only', { move: moveText(look, move) })]);
