/** The layers of a board, and what is drawn on them. */
import type { Square } from '../../draughts/types.ts';
import { dropShape } from '../../render/scene/markShapes.ts';
import { groundOf } from './ground.ts';
import { marksAbove, marksBelow } from './marks.ts';
import { spreadSvg } from './spread.ts';
import type { BoardWords } from './state.ts';
import { svgOf } from './svg.ts';
import type { Playing } from './walk.ts';

/** In ms. */
const HINT = 800;

const HTML = `
<div class="board-view">
  <div class="board-field">
    <svg class="board-marks board-below" aria-hidden="true"></svg>
    <div class="board-pieces" aria-hidden="true"></div>
    <svg class="board-marks board-above" aria-hidden="true"></svg>
    <div class="board-circle"></div>
    <div class="board-grid" role="grid"></div>
    <svg class="board-marks board-spread" aria-hidden="true"></svg>
  </div>
</div>
<div class="board-live" role="status"></div>`;

function part(root: Element, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`.board-${name}`);
  if (found === null) throw new Error(`expected the board to contain ${name}`);
  return found;
}

export function makeFace(root: HTMLElement, words: BoardWords) {
  root.innerHTML = HTML;
  root.classList.add('board');
  const [view, field, live] = [part(root, 'view'), part(root, 'field'), part(root, 'live')];
  const [circle, spread, grid] = [part(root, 'circle'), part(root, 'spread'), part(root, 'grid')];
  const layers = { below: part(root, 'below'), above: part(root, 'above') };
  grid.setAttribute('aria-label', words.board);

  /** Each announcement is a new element, so that an identical text is read again. */
  function announce(text: string): void {
    const line = document.createElement('p');
    line.textContent = text;
    live.replaceChildren(line);
  }

  const drawn = { below: '', above: '' };
  function drawLayer(name: keyof typeof drawn, marks: string): void {
    if (drawn[name] !== marks) layers[name].innerHTML = drawn[name] = marks;
  }

  function drawMarks(marked: Playing): void {
    drawLayer('below', marksBelow(marked));
    drawLayer('above', marksAbove(marked));
    // The same on both sides' turns, because all squares inherit it.
    const { movers, legal } = marked.state;
    field.classList.toggle('board-mine', movers.length > 0 && legal.length > 0);
  }

  function drawGround({ state, places }: Playing): void {
    const { svg, edges } = groundOf(state, places);
    view.querySelector('.board-ground')?.remove();
    view.insertAdjacentHTML('afterbegin', svg);
    const { size } = places;
    const [width, height] = [edges.left + size + edges.right, edges.above + size + edges.below];
    view.style.aspectRatio = `${width} / ${height}`;
    const { style } = field;
    style.left = `${(100 * edges.left) / width}%`;
    style.top = `${(100 * edges.above) / height}%`;
    style.width = `${(100 * size) / width}%`;
    style.height = `${(100 * size) / height}%`;
    style.setProperty('--size', String(size));
    style.setProperty('--turn', state.theme.turn);
    style.setProperty('--frame', state.theme.frame);
    for (const layer of [layers.below, layers.above, spread])
      layer.setAttribute('viewBox', `0 0 ${size} ${size}`);
    circle.innerHTML = `<svg viewBox="0 0 1 1">${svgOf([dropShape(state.theme)])}</svg>`;
  }

  function showSpread({ state, places }: Playing, square: Square): void {
    const tower = state.position.board[square];
    if (tower && tower.length > 1)
      spread.innerHTML = spreadSvg(state.theme, tower, places.of(square), places.size);
  }

  const hideSpread = (): void => spread.replaceChildren();

  /** Rings the pieces that can move, for a moment. */
  function hint(): void {
    grid.classList.add('board-hint');
    setTimeout(() => grid.classList.remove('board-hint'), HINT);
  }

  return {
    field,
    circle,
    grid,
    layer: part(root, 'pieces'),
    announce,
    drawMarks,
    drawGround,
    showSpread,
    hideSpread,
    hint,
  };
}
