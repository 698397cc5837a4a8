/** A screen that stays open. Each press on it is answered by the next screen in the same place. */
import type { Move } from '../../draughts/types.ts';
import type { OpenedScreen } from '../../live/screen/opened.ts';
import type { ShownBlock, ShownPicture, ShownScreen } from '../../live/screen/sent.ts';
import type { FromPage, ToPage } from '../../live/protocol.ts';
import { element } from '../parts.ts';
import type { Look } from '../table/look.ts';
import type { PageSay } from '../words/say.ts';
import { drawScreen } from './blocks.ts';
import type { Stepping } from './chart.ts';
import { openForm } from './form.ts';
import { controlOf } from './played.ts';

export interface PanelParts {
  readonly say: PageSay;
  readonly look: Look;
  readonly tell: (message: FromPage) => void;
  /** `isAnswer`: whether it answers a press. */
  readonly changed: (isAnswer: boolean) => void;
}

/** The subject of the screen: see `open` in the protocol. */
type Wish = Pick<Extract<FromPage, { kind: 'open' }>, 'ply' | 'chosen'>;

export interface Panel {
  /** `null` before the first answer. */
  readonly shown: ShownScreen | null;
  /** The boards on it. */
  readonly pictures: readonly ShownPicture[];
  /** The last chart of a game, which stays next to later screens. */
  readonly curve: ShownBlock | null;
  /** The chart's value at a ply. */
  readonly chanceAt: (ply: number) => number | null;
  /** Whether it shows the screen that it opened with. */
  readonly isFirst: boolean;
  /** Opens it, or opens it again in its current state. */
  readonly open: (wish?: Wish) => void;
  /** A move on one of its boards. */
  moved(picture: ShownPicture, move: Move): void;
  /** `live`: the interactive board that is shown elsewhere. */
  draw(live?: ShownPicture | null, stepping?: Stepping): readonly HTMLElement[];
  hear(message: ToPage): void;
}

function curveOf(block: ShownBlock) {
  const drawn = block.kind === 'chart' && !('kind' in block.chart) ? block.chart.drawn : null;
  return drawn?.kind === 'curve' && drawn.marks !== undefined ? drawn : null;
}

const isCurve = (block: ShownBlock): boolean => curveOf(block) !== null;

export function makePanel(opened: OpenedScreen, { say, look, tell, changed }: PanelParts): Panel {
  let number: number | null = null;
  let shown: ShownScreen | null = null;
  let curve: ShownBlock | null = null;
  let isFirst = true;
  let isPressed = false;
  let progress = '';
  let wish: Wish = {};

  function open(next: Wish = wish): void {
    wish = next;
    isFirst = true;
    tell({ kind: 'open', screen: opened, ...wish, ...(number !== null && { instead: number }) });
  }

  function answer(screen: number, control: number, values: readonly string[], answers = {}): void {
    isFirst = false;
    isPressed = true;
    tell({ kind: 'press', screen, control, values: [...values], answers });
  }

  const press = (control: number, values: readonly string[]): void => {
    if (number !== null) answer(number, control, values);
  };

  function show(next: ShownScreen, as: number): void {
    const isSame = JSON.stringify(next) === JSON.stringify(shown) && progress === '';
    const isAnswer = isPressed;
    [number, shown, progress, isPressed] = [as, next, '', false];
    curve = next.blocks.find(isCurve) ?? curve;
    // A lesson continues where its student is.
    if (opened === 'learn') wish = {};
    // A board is waiting for the answer to its move.
    if (!isSame || isAnswer) changed(isAnswer);
  }

  return {
    get shown() {
      return shown;
    },
    get pictures() {
      return shown?.blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : [])) ?? [];
    },
    get curve() {
      return curve;
    },
    chanceAt: (ply) => (curve && curveOf(curve)?.points.find(({ x }) => x === ply)?.y) ?? null,
    get isFirst() {
      return isFirst;
    },
    open,
    moved(picture, move) {
      const control = controlOf(picture, move);
      if (control !== undefined) press(control, []);
    },
    draw(live = null, stepping) {
      const kept = curve && shown && !shown.blocks.some(isCurve) ? [curve] : [];
      const drawing = { say, look, press, live, ...(stepping && { stepping }) };
      return [
        ...(shown ? drawScreen(drawing, { blocks: [...shown.blocks, ...kept] }) : []),
        ...(progress ? [element('p', 'page-watchers', progress)] : []),
      ];
    },
    hear(message) {
      if (message.kind === 'shut') {
        // The screen is too old, or was answered, so the current screen replaces it.
        if (message.number !== number) return;
        [number, shown] = [null, null];
        open();
      } else if ('opened' in message && message.opened === opened) {
        if (message.kind === 'screen') return show(message.shown, message.number);
        if (message.kind === 'form')
          return void openForm(say, message.shown, (answers) => answer(message.number, 0, [], answers));
        progress = message.text;
      } else return;
      changed(false);
    },
  };
}
