/** Touch, mouse and keyboard input on the board, apart from plain moves. */
import { expect, test } from 'vitest';
import { parseFen } from '../../../src/notation/fen.ts';
import { parseSquare } from '../../../src/notation/square.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import type { Square } from '../../../src/draughts/types.ts';
import { shoot } from '../chromium.ts';
import { FEN, type Mouse, dragWhileMoving, dragsFrom } from './moving.ts';
import { type Spot, type Table, byTouch, spotsOf, tablesHere } from './table.ts';

const open = tablesHere();
const russian = variantOf('russian');
const at = (name: string): Square => parseSquare(russian, name) ?? -1;

const nameOf = (table: Table, square: string): Promise<string | null> =>
  table.page.locator(`[data-square="${at(square)}"]`).getAttribute('aria-label');
const status = (table: Table): Promise<string> => table.page.locator('.page-status').innerText();
const heard = (table: Table): Promise<string> => table.page.locator('.board-live').innerText();

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const liftedPiece = (table: Table): Promise<Piece | null> =>
  table.page.locator('.board-lifted').boundingBox({ timeout: 1000 });

const points = (...spots: readonly Spot[]): { x: number; y: number; id: number }[] =>
  spots.map(({ x, y }, id) => ({ x, y, id }));

async function fingers(table: Table, type: 'Start' | 'Move' | 'End' | 'Cancel', ...spots: readonly Spot[]) {
  await table.touch.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints: points(...spots) });
  await table.page.waitForTimeout(40);
}

test('a finger lifts a piece above itself, twice as large, with a circle on the target square', async () => {
  const table = await open({ variant: 'russian' }, { on: 'phone' });
  const spotOf = await spotsOf(table, russian, 'white');
  const [from, to] = [spotOf(at('c3')), spotOf(at('d4'))];
  const square = spotOf(at('e3')).x - from.x;
  await fingers(table, 'Start', from);
  await fingers(table, 'Move', to);
  const piece = await liftedPiece(table);
  expect(piece!.width).toBeGreaterThan(square * 0.8);
  expect(piece!.y + piece!.width / 2).toBeLessThan(to.y - square / 4);
  const circle = await table.page.locator('.board-circle').boundingBox();
  expect(circle!.x + circle!.width / 2).toBeCloseTo(to.x, 0);
  expect(circle!.y + circle!.height / 2).toBeCloseTo(to.y, 0);
  await shoot(table.page, 'page-lifted-phone');
  await expect.poll(() => status(table)).toBe('White to move.');
  await fingers(table, 'End');
  await expect.poll(() => status(table)).toBe('Black to move.');
  await expect.poll(() => nameOf(table, 'd4')).toBe('d4, white man');
});

test('a second finger has no effect', async () => {
  const table = await open({ variant: 'russian' }, { on: 'phone' });
  const spotOf = await spotsOf(table, russian, 'white');
  const [from, to, other] = [spotOf(at('c3')), spotOf(at('b4')), spotOf(at('g3'))];
  await fingers(table, 'Start', from);
  await fingers(table, 'Move', to);
  await fingers(table, 'Start', to, other);
  await fingers(table, 'Move', to, spotOf(at('h4')));
  // One touch point is left: the second finger was lifted.
  await fingers(table, 'Move', to);
  await expect.poll(() => status(table)).toBe('White to move.');
  await expect.poll(() => table.page.locator('.board-lifted').count()).toBe(1);
  await fingers(table, 'End');
  await expect.poll(() => nameOf(table, 'b4')).toBe('b4, white man');
  await expect.poll(() => nameOf(table, 'g3')).toBe('g3, white man');
});

test('a drag of less than three pixels is a tap, and a piece dropped outside its targets returns', async () => {
  const table = await open({ variant: 'russian' });
  const spotOf = await spotsOf(table, russian, 'white');
  const { mouse } = table.page;
  const { x, y } = spotOf(at('c3'));
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + 2, y);
  await expect.poll(() => table.page.locator('.board-lifted').count()).toBe(0);
  await mouse.up();
  await expect.poll(() => nameOf(table, 'c3')).toBe('c3, white man, selected');
  await expect.poll(() => nameOf(table, 'd4')).toBe('d4, empty, possible destination');
  for (const target of ['c5', 'e3', 'c3']) {
    await mouse.move(x, y);
    await mouse.down();
    const end = spotOf(at(target));
    await mouse.move(end.x, end.y + 10, { steps: 3 });
    await mouse.up();
    await expect.poll(() => status(table)).toBe('White to move.');
  }
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(3, 3, { steps: 3 });
  await mouse.up();
  await expect.poll(() => status(table)).toBe('White to move.');
  await table.page.waitForTimeout(300);
  const home = await table.page
    .locator('.board-piece')
    .evaluateAll((pieces) => pieces.map((piece) => Math.round(piece.getBoundingClientRect().x)));
  const field = await table.page.locator('.board-field').boundingBox();
  const columns = home.map((left) => (left - field!.x) / (field!.width / 8));
  expect(columns.every((column) => Math.abs(column - Math.round(column)) < 0.05)).toBe(true);
  await expect.poll(() => nameOf(table, 'c3')).toBe('c3, white man, selected');
});

test('a touch canceled by the system returns the piece', async () => {
  const table = await open({ variant: 'russian' }, { on: 'phone' });
  const spotOf = await spotsOf(table, russian, 'white');
  await fingers(table, 'Start', spotOf(at('c3')));
  await fingers(table, 'Move', spotOf(at('d4')));
  await fingers(table, 'Cancel');
  await expect.poll(() => table.page.locator('.board-lifted').count()).toBe(0);
  await expect.poll(() => status(table)).toBe('White to move.');
  await (
    await byTouch(table, russian)
  )([at('d4')]);
  await expect.poll(() => status(table)).toBe('Black to move.');
});

test('a key press on another piece releases a dragged piece', async () => {
  const table = await open({ variant: 'russian' });
  const spotOf = await spotsOf(table, russian, 'white');
  const { mouse } = table.page;
  const [from, to] = [spotOf(at('c3')), spotOf(at('d4'))];
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 3 });
  await expect.poll(() => table.page.locator('.board-lifted').count()).toBe(1);
  await table.page.locator(`[data-square="${at('e3')}"]`).press('Enter');
  await expect.poll(() => table.page.locator('.board-lifted').count()).toBe(0);
  await mouse.up();
  await expect.poll(() => nameOf(table, 'e3')).toBe('e3, white man, selected');
  await expect.poll(() => nameOf(table, 'd4')).toBe('d4, empty, possible destination');
});

test('a press that begins and ends on different squares is not a tap', async () => {
  const table = await open({ variant: 'russian' });
  const spotOf = await spotsOf(table, russian, 'white');
  await table.page.mouse.click(spotOf(at('c3')).x, spotOf(at('c3')).y);
  const { x, y } = spotOf(at('b6'));
  await table.page.mouse.move(x, y);
  await table.page.mouse.down();
  // A finger's tap goes to the square that is under it when it ends.
  await table.page.locator(`[data-square="${at('d4')}"]`).dispatchEvent('click', { detail: 1 });
  await table.page.waitForTimeout(300);
  expect(await status(table)).toBe('White to move.');
  await expect.poll(() => nameOf(table, 'c3')).toBe('c3, white man, selected');
  await table.page.mouse.up();
});

test('a double tap makes only one move', async () => {
  const table = await open({ variant: 'russian' }, { on: 'phone' });
  const tap = await byTouch(table, russian);
  await tap([at('c3'), at('d4'), at('d4')]);
  await expect.poll(() => status(table)).toBe('Black to move.');
  await expect.poll(() => nameOf(table, 'd4')).toBe('d4, white man');
});

test('Escape releases the piece, even in the middle of a capture', async () => {
  const table = await open({ variant: 'russian', fen: 'W:WKa1:Bc3,c5,h8' });
  const press = (name: string): Promise<void> =>
    table.page.locator(`[data-square="${at(name)}"]`).press('Enter');
  await press('a1');
  await expect.poll(() => heard(table)).toBe('a1 selected. It can go to b6 or a7.');
  await press('d4');
  await expect.poll(() => heard(table)).toBe('You’re on d4. The capture continues to b6 or a7.');
  await expect.poll(() => nameOf(table, 'd4')).toBe('d4, white king, selected');
  await expect.poll(() => nameOf(table, 'c3')).toBe('c3, black man, being captured');
  await expect.poll(() => table.page.locator('.board-ghost').count()).toBe(1);
  await table.page.keyboard.press('Escape');
  await expect.poll(() => heard(table)).toBe('Nothing selected.');
  await expect.poll(() => nameOf(table, 'a1')).toBe('a1, white king, must capture');
  await expect.poll(() => table.page.locator('.board-ghost').count()).toBe(0);
});

test('captured men stay visible, faded, until the capture ends', async () => {
  const table = await open({ variant: 'russian', fen: 'W:Wc3:Bd4,d6,h8' });
  await table.page.locator(`[data-square="${at('c3')}"]`).click();
  // This is one step, because the capture is short. The animation is paused in the middle.
  const shown = await table.page.evaluate<{ pieces: number; opacity: string[]; hops: number }>(`(async () => {
    document.querySelector('[data-square="${at('c7')}"]').click();
    while (document.getAnimations().length === 0) await new Promise((later) => setTimeout(later));
    const running = document.getAnimations();
    for (const animation of running) { animation.pause(); animation.currentTime = 160; }
    const pieces = [...document.querySelectorAll('.board-piece')];
    return { pieces: pieces.length, opacity: pieces.map((piece) => getComputedStyle(piece).opacity),
      hops: running.filter(({ effect }) => 'transform' in effect.getKeyframes()[0]).map(({ effect }) => effect.getKeyframes().length)[0] };
  })()`);
  expect(shown).toEqual({ pieces: 4, opacity: expect.arrayContaining(['0.45', '1']), hops: 3 });
  await table.page.evaluate('for (const animation of document.getAnimations()) animation.play()');
  await expect.poll(() => table.page.locator('.board-piece').count()).toBe(2);
});

test('with reduced motion, every piece is in its place at once', async () => {
  const table = await open({ variant: 'russian', fen: 'W:Wc3:Bd4,d6' }, { isCalm: true });
  const tap = (name: string): Promise<void> => table.page.locator(`[data-square="${at(name)}"]`).click();
  await tap('c3');
  await tap('c7');
  expect(await table.page.evaluate('document.getAnimations().length')).toBe(0);
  expect(await table.page.locator('.board-piece').count()).toBe(1);
  expect(await status(table)).toBe('White won. One side had no pieces left.');
});

const TOWERS = 'W:a1_wwb,c3_wbb,e3_Wb,g1_wbbbb:d6_bw,h8_Bww,f6_b';

test('a long press shows a tower’s pieces, and moves nothing', async () => {
  expect(parseFen(variantOf('bashni'), TOWERS.replace(/:(?=d6)/u, ',')).ok).toBe(true);
  const table = await open({ variant: 'bashni', fen: TOWERS.replace(/:(?=d6)/u, ',') }, { on: 'phone' });
  const spotOf = await spotsOf(table, russian, 'white');
  await fingers(table, 'Start', spotOf(at('g1')));
  await table.page.waitForTimeout(600);
  await expect.poll(() => table.page.locator('.board-spread > *').count()).toBe(6);
  await shoot(table.page, 'page-tower-phone');
  await fingers(table, 'End');
  await expect.poll(() => nameOf(table, 'g1')).toMatch(/^g1, tower: 1 white man, 4 black men/u);
  await expect.poll(() => nameOf(table, 'g1')).not.toContain('selected');
  await (
    await byTouch(table, russian)
  )([at('b8')]);
  await expect.poll(() => table.page.locator('.board-spread > *').count()).toBe(0);
});

test('a flipped board is flipped for display, touch and keys', async () => {
  const table = await open({ variant: 'russian' });
  await table.page.getByRole('button', { name: 'Flip' }).click();
  const spotOf = await spotsOf(table, russian, 'black');
  for (const name of ['c3', 'd4']) await table.page.mouse.click(spotOf(at(name)).x, spotOf(at(name)).y);
  await expect.poll(() => nameOf(table, 'd4')).toBe('d4, white man');
  await table.page.locator(`[data-square="${at('d4')}"]`).press('ArrowUp');
  expect(await table.page.evaluate('document.activeElement.dataset.square')).toBe(String(at('c3')));
});

const SMALL = { width: 340, height: 520 };

const mouseOn = ({ page }: Table): Mouse => ({
  move: (x, y) => page.mouse.move(x, y),
  down: () => page.mouse.down(),
  up: () => page.mouse.up(),
  evaluate: (expression) => page.evaluate(expression),
});

test(
  'a dragged piece lands on the square under the pointer, however the page moves',
  { timeout: 480_000 },
  async () => {
    const table = await open({ variant: 'russian', fen: FEN }, SMALL);
    const url = table.page.url();
    for (const drag of dragsFrom(47, 60, true)) {
      // Otherwise the game goes on.
      await table.page.goto('about:blank');
      await table.page.goto(url);
      await table.page.getByRole('grid').waitFor();
      await dragWhileMoving(mouseOn(table), drag);
    }
  },
);
