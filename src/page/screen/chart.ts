/** Charts and results. Lines are drawn; everything else is a list or a table. */
import type { Axis, Chart, Mark } from '../../render/scene/chart.ts';
import type {
  Boards,
  Bracket,
  Charting,
  Named,
  Podium,
  Samples,
  Side,
  Table,
  Tie,
} from '../../render/scene/results.ts';
import { THEMES, type Theme } from '../../render/scene/theme.ts';
import { versus } from '../../i18n/sentence.ts';
import { startPosition } from '../../draughts/position.ts';
import { variantOf } from '../../draughts/variants.ts';
import { smallBoard } from '../board/small.ts';
import { element, link } from '../parts.ts';
import type { Look } from '../table/look.ts';
import type { PageSay } from '../words/say.ts';

/** The game that a chart is about, on the board next to it. */
export interface Stepping {
  readonly go: (ply: number) => void;
}

const called = ({ name, number }: Named): string => name || number;

/** The position of a value on the axis, from 0 to 100. */
const along = ({ from, to }: Axis, value: number): number =>
  (100 * (value - from)) / Math.max(1e-9, to - from);

function ticks(axis: Axis, className: string): HTMLElement {
  const labels = axis.ticks.map(({ at, label }) => {
    const tick = element('span', '', label);
    tick.style.setProperty('--at', `${along(axis, at)}%`);
    return tick;
  });
  return element('div', className, ...labels);
}

function markOf({ x, y }: Chart, { x: at, y: value, grade }: Mark): HTMLElement {
  const mark = element('span', `screen-mark is-${grade}`);
  mark.style.setProperty('--at', `${along(x, at)}%`);
  mark.style.setProperty('--value', `${along(y, value)}%`);
  return mark;
}

/** The moves of a game; the board shows one of them. A click shows another. */
function stepped(box: HTMLElement, { x }: Chart, { go }: Stepping): void {
  const here = element('div', 'screen-here');
  here.style.setProperty('--from', String(x.from));
  here.style.setProperty('--span', String(Math.max(1, x.to - x.from)));
  box.classList.add('is-stepped');
  box.append(here);
  box.addEventListener('click', ({ clientX }) => {
    const { left, width } = box.getBoundingClientRect();
    go(Math.round(x.from + ((clientX - left) / width) * (x.to - x.from)));
  });
}

function lineChart(chart: Chart, stepping?: Stepping): HTMLElement {
  const { x, y, drawn: line, sides } = chart;
  const box = element('div', 'screen-chart');
  const place = (at: number, value: number): string =>
    `${along(x, at).toFixed(2)} ${(100 - along(y, value)).toFixed(2)}`;
  const shape =
    line.kind === 'curve'
      ? `<path class="screen-curve" d="M${line.points.map((point) => place(point.x, point.y)).join('L')}"/>`
      : line.values
          .map((value, at) => `<path class="screen-column" d="M${place(at, 0)}L${place(at, value)}"/>`)
          .join('');
  box.innerHTML = `<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${shape}</svg>`;
  box.append(ticks(y, 'screen-ticks-up'), ticks(x, 'screen-ticks-along'));
  if (sides)
    box.append(element('small', 'screen-above', sides.white), element('small', 'screen-below', sides.black));
  if (line.kind !== 'curve' || !line.marks) return box;
  box.append(...line.marks.map((mark) => markOf(chart, mark)));
  if (stepping) stepped(box, chart, stepping);
  return box;
}

/**
 * If there are many columns, the table scrolls, so that the page stays as wide as its window.
 * Tables of figures have no places or players.
 */
function table(say: PageSay, alt: string, { heads, sumHeads, rows }: Table): HTMLElement {
  const isRanked = rows.some(({ place }) => place !== '');
  const names = isRanked ? [say('page.cup.rank'), say('page.cup.name')] : [''];
  const made = element('table', 'page-standings');
  const head = made.createTHead().insertRow();
  head.append(
    ...[...names, ...heads, ...sumHeads].map((name) => element(name === '' ? 'td' : 'th', '', name)),
  );
  const body = made.createTBody();
  for (const { place, player, cells, sums, isOwn = false } of rows) {
    const row = body.insertRow();
    row.classList.toggle('is-you', isOwn);
    const results = cells.map(({ text, against }) => [text, against].filter(Boolean).join(' '));
    const texts = [...(isRanked ? [place] : []), called(player), ...results, ...sums];
    row.append(...texts.map((text) => element('td', '', text)));
  }
  const frame = element('div', 'page-wide', made);
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', alt);
  return frame;
}

function sideOf({ player, score, isWinner }: Side): HTMLElement {
  const name = player ? called(player) : '–';
  return element(isWinner ? 'strong' : 'span', 'screen-side', name, element('span', '', score));
}

const tieLine = (tie: Tie): HTMLElement => element('li', 'page-item', ...(tie ?? []).map(sideOf));

function roundOf(ties: readonly Tie[], caption = ''): HTMLElement {
  const told = caption ? [element('li', '', caption)] : [];
  return element('ul', 'page-list page-round', ...told, ...ties.map(tieLine));
}

function bracket({ rounds, third }: Bracket): HTMLElement {
  const last = third ? [roundOf([third.tie], third.caption)] : [];
  const frame = element('div', 'page-wide page-bracket', ...rounds.map((ties) => roundOf(ties)), ...last);
  frame.tabIndex = 0;
  return frame;
}

function podium({ title, steps }: Podium): HTMLElement {
  const lines = steps.map(({ place, players, points }) => {
    const [number, sum] = [element('strong', '', String(place)), element('small', '', points)];
    return Object.assign(element('li', '', players.map(called).join(', '), number, sum), { value: place });
  });
  const list = element('ol', 'screen-podium', ...lines);
  list.setAttribute('aria-label', title);
  return list;
}

/** Small pictures with their captions. */
function gallery(
  pictures: readonly (readonly [src: string, caption: string, address?: string])[],
): HTMLElement {
  const items = pictures.map(([src, caption, address]) => {
    const inside = [Object.assign(element('img', ''), { src, alt: '' }), caption];
    return element('li', '', ...(address === undefined ? inside : [link('', address, ...inside)]));
  });
  return element('ul', 'page-list screen-gallery', ...items);
}

const boards = ({ boards: all }: Boards, theme: Theme): HTMLElement =>
  gallery(
    all.map(({ variant, position, bottom, number, players, game }) => [
      smallBoard(theme, variantOf(variant), position, bottom),
      `${number}. ${versus(called(players.white), called(players.black))}`,
      `/?game=${game}`,
    ]),
  );

/** The looks that a reader can choose, on the smallest board. */
function looks({ samples }: Samples): HTMLElement {
  const variant = variantOf('russian');
  const start = startPosition(variant);
  return gallery(
    samples.map(({ theme, pieces, caption, isChosen }) => [
      smallBoard({ ...THEMES[theme], pieces }, variant, start, 'white'),
      isChosen ? `✓ ${caption}` : caption,
    ]),
  );
}

interface Parts {
  readonly say: PageSay;
  readonly look: Look;
  readonly stepping?: Stepping;
}

function drawn({ say, look, stepping }: Parts, chart: Charting, alt: string): HTMLElement {
  if (!('kind' in chart)) return lineChart(chart, stepping);
  switch (chart.kind) {
    case 'table':
      return table(say, alt, chart);
    case 'bracket':
      return bracket(chart);
    case 'podium':
      return podium(chart);
    case 'boards':
      return boards(chart, look.theme);
    case 'samples':
      return looks(chart);
    case 'preview':
      // A chart that can't be drawn is described by its text.
      return element('figcaption', '', alt);
  }
}

export function chartFigure(parts: Parts, chart: Charting, alt: string): HTMLElement {
  const figure = element('figure', 'screen-picture', drawn(parts, chart, alt));
  figure.setAttribute('aria-label', alt);
  return figure;
}
