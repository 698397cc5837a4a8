/** The blocks of a screen as elements. */
import type {
  ShownBlock,
  ShownButton,
  ShownChoice,
  ShownPicture,
  ShownScreen,
} from '../../live/screen/sent.ts';
import { isActivity } from '../connection.ts';
import { onChoice } from '../menu.ts';
import { button, element, link } from '../parts.ts';
import type { Look } from '../table/look.ts';
import type { PageSay } from '../words/say.ts';
import { chartFigure, type Stepping } from './chart.ts';
import { boardPicture } from './picture.ts';
import { textBlocks } from './text.ts';

export interface Drawing {
  readonly say: PageSay;
  readonly look: Look;
  /** Presses a control, with the chosen values. */
  readonly press: (control: number, values: readonly string[]) => void;
  /** The picture that is shown elsewhere, as the interactive board. */
  readonly live?: ShownPicture | null;
  /** Whether a live board is next to it. */
  readonly hasBoard?: boolean;
  readonly stepping?: Stepping;
  /** The elements that were drawn last. Those of blocks that stay the same are used again. */
  readonly kept: Map<string, readonly HTMLElement[]>;
}

/** Names and keys of buttons that show only an emoji, because Discord's have no hidden names. */
const STEPS = new Map([
  ['⏮️', ['page.first', 'Home']],
  ['◀️', ['page.previous', 'ArrowLeft']],
  ['▶️', ['page.next', 'ArrowRight']],
  ['⏭️', ['page.last', 'End']],
] as const);

function drawButton(
  { say, press }: Drawing,
  { label, style, emoji, isDisabled, control, address }: ShownButton,
): HTMLElement {
  const name = [emoji, label].filter((part) => part !== undefined && part !== '').join(' ');
  if (address !== undefined) return link('screen-button', address, name);
  const made = button(name, () => {
    if (!isDisabled) press(control, []);
  });
  made.classList.add('screen-button', `is-${style}`);
  // `disabled` would remove the focus of keyboard users.
  if (isDisabled) made.setAttribute('aria-disabled', 'true');
  const [only, key] = (label === '' ? [...STEPS].find(([sign]) => sign === emoji)?.[1] : undefined) ?? [];
  if (only) made.setAttribute('aria-label', say(only));
  if (key) made.setAttribute('aria-keyshortcuts', key);
  return made;
}

function row(drawing: Drawing, buttons: readonly ShownButton[]): HTMLElement {
  const shown = buttons.filter(({ isForBoard }) => !(drawing.live || drawing.hasBoard) || !isForBoard);
  return element('div', 'page-tools', ...shown.map((each) => drawButton(drawing, each)));
}

/** In an Activity, Discord's client follows only links. */
function follow(beside: HTMLElement, address: string): void {
  const way = link('', address);
  beside.after(way);
  way.click();
  way.remove();
}

/** A choice takes effect at once, as in Discord, or opens another part of the page. */
function menu(
  { press }: Drawing,
  { placeholder, choices, control }: Extract<ShownBlock, { kind: 'menu' }>,
): HTMLElement {
  const isChosen = choices.some((choice) => choice.isChosen);
  const none = isChosen ? [] : [new Option(placeholder, '', true, true)];
  const select = element('select', 'screen-menu', ...none, ...choices.map(optionOf));
  select.setAttribute('aria-label', placeholder);
  onChoice(select, () => {
    const address = choices.find(({ value }) => value === select.value)?.address;
    if (address !== undefined) follow(select, address);
    else if (select.value !== '') press(control, [select.value]);
  });
  return select;
}

export function optionOf({ label, value, description, isChosen = false }: ShownChoice): HTMLOptionElement {
  return new Option(description === undefined ? label : `${label} · ${description}`, value, false, isChosen);
}

/** Discord's frame downloads nothing, so its text is shown for copying. */
function file(
  say: PageSay,
  { name, content }: Extract<ShownBlock, { kind: 'file' }>,
): readonly HTMLElement[] {
  if (!isActivity()) {
    const address = `data:application/octet-stream;base64,${content}`;
    return [Object.assign(element('a', 'screen-button', name), { download: name, href: address })];
  }
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const text = element('textarea', 'page-reason');
  Object.assign(text, { value: new TextDecoder().decode(bytes), readOnly: true, rows: 8 });
  text.setAttribute('aria-label', name);
  text.addEventListener('focus', () => text.select());
  return [element('p', 'screen-text', say('page.copy', { name })), text];
}

const picture = ({ say, look, press }: Drawing, shown: ShownPicture): HTMLElement =>
  boardPicture(say, look, shown, (control) => press(control, []));

function drawBlock(drawing: Drawing, block: ShownBlock, hasBoard: boolean): readonly HTMLElement[] {
  if (hasBoard && block.isForBoard) return [];
  switch (block.kind) {
    case 'text':
      return textBlocks(drawing.say, block.text);
    case 'section': {
      const { beside } = block;
      const drawn = 'control' in beside ? row(drawing, [beside]) : picture(drawing, beside);
      return [
        element('div', 'screen-section', element('div', '', ...textBlocks(drawing.say, block.text)), drawn),
      ];
    }
    case 'picture':
      return block.picture === drawing.live ? [] : [picture(drawing, block.picture)];
    case 'gallery':
      return [element('div', 'screen-gallery', ...block.pictures.map((each) => picture(drawing, each)))];
    case 'chart':
      return [chartFigure(drawing, block.chart, block.alt)];
    case 'menu':
      return [menu(drawing, block)];
    case 'buttons':
      return [row(drawing, block.buttons)];
    case 'link':
      return [link('screen-button', block.address, block.label)];
    case 'file':
      return file(drawing.say, block);
    case 'divider':
      return [element('hr', '')];
  }
}

/** Whether its elements have no state, such as a choice, and don't depend on the look. */
const isPlain = (block: ShownBlock): boolean =>
  block.kind === 'text' || block.kind === 'buttons' || (block.kind === 'chart' && !('kind' in block.chart));

export function drawScreen(drawing: Drawing, { blocks }: ShownScreen): readonly HTMLElement[] {
  const isPlayed = blocks.some((block) => block.kind === 'picture' && block.picture.play);
  const hasBoard = isPlayed || Boolean(drawing.live) || drawing.hasBoard === true;
  const { kept, live } = drawing;
  const before = new Map(kept);
  kept.clear();
  return blocks.flatMap((block, at) => {
    const key = isPlain(block) ? JSON.stringify([at, hasBoard, Boolean(live), block]) : '';
    const drawn = before.get(key) ?? drawBlock(drawing, block, hasBoard);
    if (key !== '') kept.set(key, drawn);
    return drawn;
  });
}
