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

export type Panel = ReturnType<typeof makePanel>;

function curveOf(block: ShownBlock) {
  const drawn = block.kind === 'chart' && !('kind' in block.chart) ? block.chart.drawn : null;
  return drawn?.kind === 'curve' && drawn.marks !== undefined ? drawn : null;
}

const isCurve = (block: ShownBlock): boolean => curveOf(block) !== null;

export function makePanel(opened: OpenedScreen, { say, look, tell, changed }: PanelParts) {
  let number: number | null = null;
  let shown: ShownScreen | null = null;
  let curve: ShownBlock | null = null;
  let isFirst = true;
  let isPressed = false;
  let progress = '';
  let wish: Wish = {};
  const parts = new Map<string, readonly HTMLElement[]>();

  /** Opens it, or opens it again in its current state. */
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
    /** `null` before the first answer. */
    get shown(): ShownScreen | null {
      return shown;
    },
    /** The boards on it. */
    get pictures(): readonly ShownPicture[] {
      return shown?.blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : [])) ?? [];
    },
    /** The last chart of a game, which stays next to later screens. */
    get curve(): ShownBlock | null {
      return curve;
    },
    /** The chart's value at a ply. */
    chanceAt: (ply: number): number | null =>
      (curve && curveOf(curve)?.points.find(({ x }) => x === ply)?.y) ?? null,
    /** Whether it shows the screen that it opened with. */
    get isFirst(): boolean {
      return isFirst;
    },
    open,
    /** A move on one of its boards. */
    moved(picture: ShownPicture, move: Move): void {
      const control = controlOf(picture, move);
      if (control !== undefined) press(control, []);
    },
    /** `live`: the interactive board that is shown elsewhere. */
    draw(live: ShownPicture | null = null, stepping?: Stepping): readonly HTMLElement[] {
      const kept = curve && shown && !shown.blocks.some(isCurve) ? [curve] : [];
      const drawing = { say, look, press, live, kept: parts, ...(stepping && { stepping }) };
      return [
        ...(shown ? drawScreen(drawing, { blocks: [...shown.blocks, ...kept] }) : []),
        ...(progress ? [element('p', 'page-watchers', progress)] : []),
      ];
    },
    hear(message: ToPage): void {
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
