/** The bars above and below the board: each side's name, captured pieces and clock. */
import { opponentOf, runsOf } from '../../draughts/piece.ts';
import type { ByColor, Color, Piece } from '../../draughts/types.ts';
import type { Line } from '../../draughts/line.ts';
import { pieceShapes } from '../../render/scene/pieceShapes.ts';
import type { Theme } from '../../render/scene/theme.ts';
import { svgOf } from '../board/svg.ts';
import { element } from '../parts.ts';
import type { PageSay } from '../words/say.ts';

interface Side {
  readonly name: string;
  readonly isYou: boolean;
  /** Empty without a clock. */
  readonly clock: string;
  readonly isRunning: boolean;
}

export type Sides = ByColor<Side>;

const SECOND = 1000;

const two = (number: number): string => String(number).padStart(2, '0');

/** As `1:05` or `2:00:00`, rounded up, so that a clock shows 0:00 only when the flag falls. */
export function clockText(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / SECOND));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

type Squares = Line['positions'][number]['board'];

const countOf = (board: Squares, color: Color): number =>
  board.reduce(
    (sum, tower) =>
      sum +
      (tower === null
        ? 0
        : runsOf(tower).reduce((runs, { piece, count }) => runs + (piece.color === color ? count : 0), 0)),
    0,
  );

/** How many pieces of a color have left the board; in Bashni none do. */
export function capturedOf({ positions }: Line, at: number, color: Color): number {
  const [first, now] = [positions[0], positions[at]];
  return first && now ? countOf(first.board, color) - countOf(now.board, color) : 0;
}

interface Bar {
  readonly element: HTMLElement;
  show(side: Side | null, color: Color): void;
  showCaptured(theme: Theme, color: Color, count: number): void;
}

export function makeBar(say: PageSay): Bar {
  const name = element('span', 'page-name');
  const captured = element('span', 'page-captured');
  const clock = element('span', 'page-clock');
  const bar = element('div', 'page-bar');
  bar.append(name, captured, clock);
  let drawn = '';
  return {
    element: bar,
    show: (side, color) => {
      bar.dataset['color'] = color;
      bar.classList.toggle('is-you', side?.isYou === true);
      bar.classList.toggle('is-running', side?.isRunning === true);
      const texts = [side?.name ?? say(`color.${color}`), side?.clock ?? ''] as const;
      if (name.textContent !== texts[0]) name.textContent = texts[0];
      if (clock.textContent !== texts[1]) clock.textContent = texts[1];
    },
    showCaptured: (theme, by, count) => {
      const piece: Piece = { color: opponentOf(by), role: 'man' };
      const html =
        count === 0
          ? ''
          : `<svg viewBox="0 0 1 1" aria-hidden="true">${svgOf(pieceShapes(theme, piece))}</svg>`;
      if (drawn === `${html}${count}`) return;
      drawn = `${html}${count}`;
      captured.innerHTML = html;
      if (count === 0) return;
      const shown = element('span', '', `× ${count}`);
      shown.setAttribute('aria-hidden', 'true');
      captured.append(shown, element('span', 'page-heard', say('page.captured', { count })));
    },
  };
}
