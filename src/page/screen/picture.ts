/** A board of a screen; it is played on if the screen offers moves. */
import { variantOf } from '../../draughts/variants.ts';
import { THEMES } from '../../render/scene/theme.ts';
import type { ShownPicture } from '../../live/screen/sent.ts';
import { makeBoard } from '../board/board.ts';
import { element } from '../parts.ts';
import type { Look } from '../table/look.ts';
import { boardWordsIn } from '../words/board.ts';
import { controlOf, movesOn } from './played.ts';
import type { PageSay } from '../words/say.ts';

export function boardPicture(
  say: PageSay,
  { theme: chosen }: Look,
  picture: ShownPicture,
  press: (control: number) => void,
): HTMLElement {
  const { scene, alt, look, play } = picture;
  const { position, bottom, last, notation = 'short', ply, arrows = [] } = scene;
  const theme = look?.theme ? THEMES[look.theme] : chosen;
  const variant = variantOf(scene.variant);
  const figure = element('figure', 'screen-picture');
  const place = element('div', 'page-board');
  const state = {
    variant,
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
  makeBoard(place, state, boardWordsIn(say, scene.variant), {
    moved: (move) => {
      const control = controlOf(picture, move);
      if (control !== undefined) press(control);
    },
  });
  if (!play) {
    // Its squares would be read one by one, and its text says all at once.
    place.inert = true;
    figure.setAttribute('role', 'img');
    figure.setAttribute('aria-label', alt);
  }
  if (scene.caption !== undefined) figure.append(element('figcaption', '', scene.caption));
  figure.prepend(place);
  return figure;
}
