/** A board on a screen. It is interactive if the screen offers moves, and it plays an animation. */
import { lineAt } from '../../draughts/line.ts';
import { variantOf } from '../../draughts/variants.ts';
import { THEMES } from '../../render/scene/theme.ts';
import type { ShownPicture } from '../../live/screen/sent.ts';
import { makeBoard } from '../board/board.ts';
import { isMoving } from '../board/motion.ts';
import { boardStateOf } from '../board/state.ts';
import { element } from '../parts.ts';
import { makePlayer } from '../table/player.ts';
import type { Look } from '../table/look.ts';
import { boardWordsIn } from '../words/board.ts';
import { controlOf, lineOn, movesOn } from './played.ts';
import type { PageSay } from '../words/say.ts';

export function boardPicture(
  say: PageSay,
  { theme: chosen }: Look,
  picture: ShownPicture,
  press: (control: number) => void,
): HTMLElement {
  const { scene, alt, look, play, playsFrom } = picture;
  const { position, bottom, last, notation = 'short', ply, arrows = [] } = scene;
  const theme = look?.theme ? THEMES[look.theme] : chosen;
  const place = element('div', 'page-board');
  const shown = element('div', '', place);
  const state = {
    variant: variantOf(scene.variant),
    position,
    ply,
    last,
    legal: movesOn(picture),
    movers: play ? [position.turn] : [],
    bottom,
    theme: { ...theme, pieces: look?.pieces ?? theme.pieces },
    hasCoordinates: true,
    notation,
    arrows,
  };
  const board = makeBoard(place, state, boardWordsIn(say, scene.variant), {
    moved: (move) => {
      const control = controlOf(picture, move);
      if (control !== undefined) press(control);
    },
  });
  if (!play) {
    // Its squares would be read one by one, and its text describes all of them at once.
    place.inert = true;
    shown.setAttribute('role', 'img');
    shown.setAttribute('aria-label', alt);
  }
  const figure = element('figure', 'screen-picture', shown);
  if (scene.caption !== undefined) figure.append(element('figcaption', '', scene.caption));
  if (playsFrom === undefined) return figure;
  const [line, colors] = [lineOn(picture), { movers: [], bottom, theme: state.theme, notation }];
  const player = makePlayer(say, playsFrom, line.moves.length, (at) => {
    board.set(boardStateOf(lineAt(line, at), colors));
    player.stepped(at);
  });
  figure.append(element('div', 'page-tools', player.button));
  // It starts at once, as in Discord, unless the viewer prefers reduced motion.
  if (isMoving()) player.button.click();
  return figure;
}
