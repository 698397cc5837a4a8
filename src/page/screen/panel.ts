/** A screen that stays open: what is pressed on it is answered by the next one in its place. */
import type { OpenedScreen } from '../../live/screen/opened.ts';
import type { ShownPicture, ShownScreen } from '../../live/screen/sent.ts';
import type { FromPage, ToPage } from '../../live/protocol.ts';
import { element } from '../parts.ts';
import type { Look } from '../table/look.ts';
import type { PageSay } from '../words/say.ts';
import { drawScreen } from './blocks.ts';
import { openForm } from './form.ts';

export interface PanelParts {
  readonly say: PageSay;
  readonly look: Look;
  readonly tell: (message: FromPage) => void;
  readonly changed: () => void;
}

export interface Panel {
  /** `null` before the first answer. */
  readonly shown: ShownScreen | null;
  /** Whether it shows what it opened with. */
  readonly isFirst: boolean;
  /** Opens it, or opens it again as it is now. */
  readonly open: () => void;
  press(control: number, values: readonly string[]): void;
  draw(isLive?: (picture: ShownPicture) => boolean): readonly HTMLElement[];
  hear(message: ToPage): void;
}

export function makePanel(opened: OpenedScreen, { say, look, tell, changed }: PanelParts): Panel {
  let number: number | null = null;
  let shown: ShownScreen | null = null;
  let isFirst = true;
  let progress = '';

  function open(): void {
    isFirst = true;
    tell({ kind: 'open', screen: opened, ...(number !== null && { instead: number }) });
  }

  function answer(screen: number, control: number, values: readonly string[], answers = {}): void {
    isFirst = false;
    tell({ kind: 'press', screen, control, values: [...values], answers });
  }

  const press = (control: number, values: readonly string[]): void => {
    if (number !== null) answer(number, control, values);
  };

  function show(next: ShownScreen, as: number): void {
    const isSame = JSON.stringify(next) === JSON.stringify(shown) && progress === '';
    [number, shown, progress] = [as, next, ''];
    if (!isSame) changed();
  }

  return {
    get shown() {
      return shown;
    },
    get isFirst() {
      return isFirst;
    },
    open,
    press,
    draw: (isLive) => [
      ...(shown ? drawScreen({ say, look, press, ...(isLive && { isLive }) }, shown) : []),
      ...(progress ? [element('p', 'page-watchers', progress)] : []),
    ],
    hear(message) {
      if (message.kind === 'shut') {
        // It is too old, or was answered: the present one takes its place.
        if (message.number !== number) return;
        [number, shown] = [null, null];
        open();
      } else if ('opened' in message && message.opened === opened) {
        if (message.kind === 'screen') return show(message.shown, message.number);
        if (message.kind === 'form')
          return void openForm(say, message.shown, (answers) => answer(message.number, 0, [], answers));
        progress = message.text;
      } else return;
      changed();
    },
  };
}
