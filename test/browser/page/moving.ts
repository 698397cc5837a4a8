/** Drags of a piece while the page scrolls, grows, shrinks and zooms under the pointer. */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { validPosition } from '../../../src/notation/valid.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import { parseSquare } from '../../../src/notation/square.ts';

/** A mouse in any browser, with its position in window pixels. */
export interface Mouse {
  readonly move: (x: number, y: number) => Promise<void>;
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
  readonly evaluate: (expression: string) => Promise<unknown>;
}

const RUSSIAN = variantOf('russian');
/** The king on d4 reaches 13 squares. */
export const FEN = 'W:WKd4,h2:Bb8,h8';
const FROM = parseSquare(RUSSIAN, 'd4') ?? -1;

const px = fc.integer({ min: 5, max: 160 });
const ZOOM = fc
  .integer({ min: 70, max: 140 })
  .map((share) => `document.documentElement.style.zoom = '${share}%'`);
const CHANGES = [
  fc.integer({ min: -300, max: 300 }).map((by) => `scrollBy(0, ${by})`),
  px.map((height) => `above(${height})`),
  fc.constant(`document.querySelector('.test-above')?.remove()`),
  px.map((left) => `document.body.style.paddingLeft = '${left}px'`),
  fc.integer({ min: 60, max: 100 }).map((share) => `document.body.style.width = '${share}%'`),
  fc.integer({ min: 12, max: 24 }).map((size) => `document.documentElement.style.fontSize = '${size}px'`),
  fc
    .tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 60, max: 110 }))
    .map(([by, scale]) => `document.body.style.transform = 'translate(${by}px, ${by}px) scale(${scale}%)'`),
];

interface Drag {
  readonly changes: readonly string[];
  /** A square to move to afterward, and the point in it. `null`: the pointer stays where it is. */
  readonly to: { readonly square: number; readonly x: number; readonly y: number } | null;
}

const inside = fc.double({ min: 0.1, max: 0.9, noNaN: true });

/** `hasZoom`: WebKit measures zoomed elements in different pixels than its driver does. */
export const dragsFrom = (seed: number, numRuns: number, hasZoom: boolean): readonly Drag[] =>
  fc.sample(
    fc.record({
      changes: fc.array(fc.oneof(...CHANGES, ...(hasZoom ? [ZOOM] : [])), { minLength: 1, maxLength: 3 }),
      to: fc.option(fc.record({ square: fc.nat(31), x: inside, y: inside }), { freq: 2 }),
    }),
    { seed, numRuns },
  );

interface Box {
  readonly square: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const BOXES = `JSON.stringify([...document.querySelectorAll('[data-square]')].map((button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { square: Number(button.dataset.square), left, top, width, height };
}))`;
const KINGS = `[...document.querySelectorAll('[data-square]')]
  .filter((button) => /white king/.test(button.ariaLabel ?? button.getAttribute('aria-label')))
  .map((button) => Number(button.dataset.square)).join()`;
const LIFTED = `JSON.stringify((({ left, top, width, height }) => [left + width / 2, top + height / 2])(
  document.querySelector('.board-lifted').getBoundingClientRect()))`;
const ABOVE = `window.above = (height) => {
  const box = document.createElement('div');
  box.className = 'test-above';
  box.style.height = height + 'px';
  document.body.prepend(box);
}`;

const boxesIn = async ({ evaluate }: Mouse): Promise<readonly Box[]> =>
  JSON.parse(String(await evaluate(BOXES)));
const middle = ({ left, top, width, height }: Box): readonly [number, number] => [
  Math.round(left + width / 2),
  Math.round(top + height / 2),
];

/** A point this close to an edge (in pixels) may be in either square, because browsers round. */
const EDGE = 1.5;

const squaresAt = (boxes: readonly Box[], x: number, y: number): readonly (number | undefined)[] => {
  const within = (by: number): readonly number[] =>
    boxes.flatMap(({ square, left, top, width, height }) =>
      x > left - by && x < left + width + by && y > top - by && y < top + height + by ? [square] : [],
    );
  return within(-EDGE).length > 0 ? within(-EDGE) : [undefined, ...within(EDGE)];
};

/**
 * Lifts the king, and returns the pointer's position. It tries again if the browser restored the
 * old scroll position after a reload, or if a busy machine turned the press into a long press,
 * which lifts nothing.
 */
async function lift(mouse: Mouse): Promise<readonly [number, number]> {
  for (let tried = 0; tried < 20; tried++) {
    await mouse.evaluate('scrollTo(0, 0)');
    const [x, y] = middle((await boxesIn(mouse)).find(({ square }) => square === FROM)!);
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + 9, y + 9);
    if ((await mouse.evaluate(`document.querySelector('.board-lifted') !== null`)) === true)
      return [x + 9, y + 9];
    await mouse.up();
  }
  throw new Error(`The king was never lifted; kings stand on ${String(await mouse.evaluate(KINGS))}`);
}

/** Drags the king of a page just opened with `FEN`, and checks where the king ends up. */
export async function dragWhileMoving(mouse: Mouse, { changes, to }: Drag): Promise<void> {
  await mouse.evaluate(ABOVE);
  let [x, y] = await lift(mouse);
  for (const change of changes) await mouse.evaluate(`void (${change})`);
  const moved = await boxesIn(mouse);
  const [width, height] = JSON.parse(
    String(await mouse.evaluate('JSON.stringify([innerWidth, innerHeight])')),
  );
  const target = moved.find(({ square }) => square === to?.square);
  if (to && target) {
    const [nextX, nextY] = [target.left + to.x * target.width, target.top + to.y * target.height].map(
      Math.round,
    );
    if (nextX! > 0 && nextX! < width && nextY! > 0 && nextY! < height) {
      [x, y] = [nextX!, nextY!];
      await mouse.move(x, y);
    }
  }
  await expect
    .poll(async () => {
      const [pieceX = 0, pieceY = 0] = JSON.parse(String(await mouse.evaluate(LIFTED)));
      return Math.hypot(pieceX - x, pieceY - y);
    })
    .toBeLessThan(6);
  // The last change may not take effect before the next frame.
  const boxes = await boxesIn(mouse);
  await mouse.up();
  const reached = legalMoves(RUSSIAN, validPosition(RUSSIAN, FEN)).flatMap(({ from, to: end }) =>
    from === FROM ? [end] : [],
  );
  const landings = squaresAt(boxes, x, y).map((under) => reached.find((end) => end === under) ?? FROM);
  const what = `after ${changes.join('; ')} and a drop at ${x}, ${y}`;
  await expect
    .poll(async () => [what, await mouse.evaluate(KINGS)])
    .toEqual([what, expect.toBeOneOf(landings.map(String))]);
}
