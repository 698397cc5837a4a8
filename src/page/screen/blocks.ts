/** The blocks of a screen as elements. */
import type {
  ShownBlock,
  ShownButton,
  ShownChoice,
  ShownPicture,
  ShownScreen,
} from '../../live/screen/sent.ts';
import { button, element } from '../parts.ts';
import type { Look } from '../table/look.ts';
import type { PageSay } from '../words/say.ts';
import { chartFigure, type Stepping } from './chart.ts';
import { boardPicture } from './picture.ts';
import { textBlocks } from './text.ts';

interface Drawing {
  readonly say: PageSay;
  readonly look: Look;
  /** Presses a control, with the chosen values. */
  readonly press: (control: number, values: readonly string[]) => void;
  /** The picture that is shown elsewhere, as the board that is played on. */
  readonly live?: ShownPicture | null;
  /** A live board is beside it. */
  readonly hasBoard?: boolean;
  readonly stepping?: Stepping;
}

function addressed(name: string, address: string): HTMLAnchorElement {
  const made = element('a', 'screen-button', name);
  made.href = address;
  // Another part of the page.
  if (address.startsWith('/')) return made;
  made.target = '_blank';
  made.rel = 'noreferrer';
  return made;
}

function drawButton(
  { press }: Drawing,
  { label, style, emoji, isDisabled, control, address }: ShownButton,
): HTMLElement {
  const name = [emoji, label].filter((part) => part !== undefined && part !== '').join(' ');
  if (address !== undefined) return addressed(name, address);
  const made = button(name, () => press(control, []));
  made.classList.add('screen-button', `is-${style}`);
  made.disabled = isDisabled ?? false;
  return made;
}

function row(drawing: Drawing, buttons: readonly ShownButton[]): HTMLElement {
  const holder = element('div', 'page-tools');
  const shown = buttons.filter(({ isForBoard }) => !(drawing.live || drawing.hasBoard) || !isForBoard);
  holder.append(...shown.map((each) => drawButton(drawing, each)));
  return holder;
}

/** In an Activity, Discord's client follows only links. */
function follow(beside: HTMLElement, address: string): void {
  const link = addressed('', address);
  beside.after(link);
  link.click();
  link.remove();
}

/** Choosing presses at once, as in Discord, or opens another part of the page. */
function menu(
  { press }: Drawing,
  { placeholder, choices, control }: Extract<ShownBlock, { kind: 'menu' }>,
): HTMLElement {
  const select = element('select', 'screen-menu');
  select.setAttribute('aria-label', placeholder);
  const isChosen = choices.some((choice) => choice.isChosen);
  if (!isChosen) select.append(new Option(placeholder, '', true, true));
  select.append(...choices.map(optionOf));
  select.addEventListener('change', () => {
    const address = choices.find(({ value }) => value === select.value)?.address;
    if (address !== undefined) follow(select, address);
    else if (select.value !== '') press(control, [select.value]);
  });
  return select;
}

export function optionOf({ label, value, description, isChosen = false }: ShownChoice): HTMLOptionElement {
  return new Option(description === undefined ? label : `${label} · ${description}`, value, false, isChosen);
}

function file({ name, content }: Extract<ShownBlock, { kind: 'file' }>): HTMLElement {
  const made = element('a', 'screen-button', name);
  made.download = name;
  made.href = `data:application/octet-stream;base64,${content}`;
  return made;
}

const picture = ({ say, look, press }: Drawing, shown: ShownPicture): HTMLElement =>
  boardPicture(say, look, shown, (control) => press(control, []));

/** A small picture beside its text. */
function section(texts: readonly HTMLElement[], beside: HTMLElement): HTMLElement {
  const [holder, words] = [element('div', 'screen-section'), element('div', '')];
  words.append(...texts);
  holder.append(words, beside);
  return holder;
}

function gallery(drawing: Drawing, pictures: readonly ShownPicture[]): HTMLElement {
  const holder = element('div', 'screen-gallery');
  holder.append(...pictures.map((each) => picture(drawing, each)));
  return holder;
}

function drawBlock(drawing: Drawing, block: ShownBlock, hasBoard: boolean): readonly HTMLElement[] {
  const { say, look } = drawing;
  if (hasBoard && block.isForBoard) return [];
  switch (block.kind) {
    case 'text':
      return textBlocks(block.text);
    case 'section': {
      const { beside } = block;
      if ('control' in beside) return [...textBlocks(block.text), row(drawing, [beside])];
      return [section(textBlocks(block.text), picture(drawing, beside))];
    }
    case 'picture':
      return block.picture === drawing.live ? [] : [picture(drawing, block.picture)];
    case 'gallery':
      return [gallery(drawing, block.pictures)];
    case 'chart':
      return [chartFigure(say, block.chart, block.alt, look.theme, drawing.stepping)];
    case 'menu':
      return [menu(drawing, block)];
    case 'buttons':
      return [row(drawing, block.buttons)];
    case 'link':
      return [addressed(block.label, block.address)];
    case 'file':
      return [file(block)];
    case 'divider':
      return [element('hr', '')];
    case 'in-discord':
      return [addressed(say('page.in-discord', { label: block.label }), block.address)];
  }
}

export function drawScreen(drawing: Drawing, { blocks }: ShownScreen): readonly HTMLElement[] {
  const isPlayed = blocks.some((block) => block.kind === 'picture' && block.picture.play);
  return blocks.flatMap((block) =>
    drawBlock(drawing, block, isPlayed || Boolean(drawing.live) || drawing.hasBoard === true),
  );
}
