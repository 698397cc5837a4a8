/** The bars above and below the board: each side's name, captured pieces and clock. */
import { opponentOf } from '../../draughts/piece.ts';
import type { Color } from '../../draughts/types.ts';
import type { Line } from '../../draughts/line.ts';
import { pieceShapes } from '../../render/scene/pieceShapes.ts';
import { ALARM, isAlmostOut, type Theme } from '../../render/scene/theme.ts';
import { svgOf } from '../board/svg.ts';
import { element, fill, write } from '../parts.ts';
import type { PageSay } from '../words/say.ts';
import type { Side } from './clocks.ts';

type Squares = Line['positions'][number]['board'];

const countOf = (board: Squares, color: Color): number =>
  board.flatMap((tower) => tower ?? []).filter((piece) => piece.color === color).length;

/** How many pieces of a color have left the board. In Bashni, none do. */
export function capturedOf({ positions }: Line, at: number, color: Color): number {
  const [first, now] = [positions[0], positions[at]];
  return first && now ? countOf(first.board, color) - countOf(now.board, color) : 0;
}

function drawMan(on: HTMLElement, theme: Theme, color: Color): void {
  const shapes = svgOf(pieceShapes(theme, { color, role: 'man' }));
  on.innerHTML = `<svg viewBox="0 0 1 1" aria-hidden="true">${shapes}</svg>`;
}

export function makeBar(say: PageSay) {
  const [name, rating] = [element('span', 'page-name'), element('span', 'page-rating')];
  const captured = element('span', 'page-captured');
  const clock = element('span', 'page-clock');
  const man = element('span', 'page-man');
  const bar = element('div', 'page-bar', man, name, rating, captured, clock);
  bar.style.setProperty('--alarm', ALARM);
  let drawn: { readonly theme: Theme; readonly by: Color } | null = null;
  const picture = element('span', 'page-man');
  const shown = element('span', '');
  shown.setAttribute('aria-hidden', 'true');
  const heard = element('span', 'page-heard');
  return {
    element: bar,
    show: (side: Side | null, color: Color, isTurn: boolean): void => {
      bar.dataset['color'] = color;
      bar.classList.toggle('is-turn', isTurn);
      bar.classList.toggle('is-running', side?.isRunning === true);
      bar.classList.toggle('is-almost-out', side?.isRunning === true && isAlmostOut(side.clock));
      write(name, side?.name ?? say(`color.${color}`));
      write(rating, side?.rating ?? '');
      write(clock, side?.clock ?? '');
    },
    showPieces: (theme: Theme, by: Color, count: number): void => {
      if (drawn?.theme !== theme || drawn.by !== by) {
        drawn = { theme, by };
        drawMan(man, theme, by);
        picture.replaceChildren();
      }
      if (count === 0) return captured.replaceChildren();
      if (!picture.firstChild) drawMan(picture, theme, opponentOf(by));
      write(shown, `× ${count}`);
      write(heard, say('page.captured', { count }));
      fill(captured, [picture, shown, heard]);
    },
  };
}
