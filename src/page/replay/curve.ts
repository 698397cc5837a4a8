/** A chart of White's chances during the game; a click on it shows that position. */
import { chanceOf } from '../../analysis/verdict.ts';
import type { Analyzed, Moment } from './moments.ts';
import { element } from '../parts.ts';

export interface Curve {
  readonly element: HTMLElement;
  show(analyzed: Analyzed, moments: readonly Moment[], at: number): void;
}

const SVG = 'http://www.w3.org/2000/svg';

export function makeCurve(name: string, go: (ply: number) => void): Curve {
  const box = element('div', 'page-curve');
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', name);
  const here = element('div', 'page-curve-here');
  const marks = element('div', 'page-curve-marks');
  box.append(svg, marks, here);
  let length = 1;
  const across = (ply: number): string => `${(100 * ply) / length}%`;
  box.addEventListener('click', ({ clientX }) => {
    const { left, width } = box.getBoundingClientRect();
    go(Math.round(((clientX - left) / width) * length));
  });
  return {
    element: box,
    show: ({ line, findings }, moments, at) => {
      length = Math.max(1, line.moves.length);
      const points = findings.map(({ score }, ply) => `${ply} ${(100 * (1 - chanceOf(score))).toFixed(1)}`);
      svg.setAttribute('viewBox', `0 0 ${length} 100`);
      svg.innerHTML = `<path class="page-curve-white" d="M0 100L${points.join('L')}L${length} 100Z"/>`;
      marks.replaceChildren(
        ...moments.map(({ ply, judgement }) => {
          const mark = element('span', `page-mark is-${judgement}`);
          mark.style.insetInlineStart = across(ply + 1);
          return mark;
        }),
      );
      here.style.insetInlineStart = across(at);
    },
  };
}
