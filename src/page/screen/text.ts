/** Markdown as elements. Texts become text nodes, never HTML. */
import { own } from '../../kit/own.ts';
import { element } from '../parts.ts';
import { timeText } from '../words/time.ts';
import { type Block as MarkdownBlock, type Inline as MarkdownInline, markdownWith } from './markdown.ts';

/** An instant in ms, as the bot writes it (`views/screen/tokens.ts`). */
interface Instant {
  readonly kind: 'instant';
  readonly at: number;
  readonly style: string;
}

/** A link to another part of the page. */
interface Part {
  readonly kind: 'part';
  readonly name: string;
  readonly address: string;
}

type Inline = MarkdownInline<Instant | Part>;
type Block = MarkdownBlock<Instant | Part>;

const { blocks: readBlocks } = markdownWith<Instant | Part>([
  [
    /^\[([^\]\\]+)\]\((\/\?[a-z]+=[\w-]+)\)/u,
    ([, name = '', address = '']) => ({ kind: 'part', name, address }),
  ],
  [
    /^\uE000instant:(\d{1,12}):(\w{1,10})\uE001/u,
    ([, at = '', style = '']) => ({ kind: 'instant', at: Number(at) * 1000, style }),
  ],
]);

const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  second: { timeStyle: 'medium' },
};

function instantText(at: number, style: string): string {
  const options = own(STYLES, style);
  if (!options) return timeText(at);
  return new Intl.DateTimeFormat(document.documentElement.lang, options).format(at);
}

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', spoiler: 'span' } as const;

function inline(piece: Inline): Node {
  switch (piece.kind) {
    case 'text':
      return document.createTextNode(piece.text);
    case 'break':
      return document.createElement('br');
    case 'code':
      return element('code', '', piece.text);
    case 'link': {
      const link = element('a', 'page-line');
      link.href = piece.url;
      link.target = '_blank';
      link.rel = 'noreferrer';
      link.append(...piece.inside.map(inline));
      return link;
    }
    case 'part': {
      const link = element('a', 'page-line', piece.name);
      link.href = piece.address;
      return link;
    }
    case 'instant': {
      const time = element('time', '', instantText(piece.at, piece.style));
      time.dateTime = new Date(piece.at).toISOString();
      return time;
    }
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
    case 'spoiler': {
      const marked = element(TAGS[piece.kind], '');
      marked.append(...piece.inside.map(inline));
      return marked;
    }
  }
}

function filled<E extends HTMLElement>(holder: E, inside: readonly Inline[]): E {
  holder.append(...inside.map(inline));
  return holder;
}

function block(of: Block): HTMLElement {
  switch (of.kind) {
    case 'heading':
      return filled(element('h2', 'screen-heading'), of.inside);
    case 'subtext':
      return filled(element('p', 'screen-small'), of.inside);
    case 'paragraph':
      return filled(element('p', 'screen-text'), of.inside);
    case 'code': {
      const code = element('pre', 'screen-code', of.text);
      code.tabIndex = 0;
      return code;
    }
    case 'quote': {
      const quote = element('blockquote', 'screen-quote');
      quote.append(...of.blocks.map(block));
      return quote;
    }
    case 'list': {
      const list = of.start === null ? element('ul', 'screen-list') : element('ol', 'screen-list');
      if (list instanceof HTMLOListElement) list.start = of.start ?? 1;
      list.append(...of.items.map((item) => filled(element('li', ''), item)));
      return list;
    }
  }
}

export const textBlocks = (text: string): readonly HTMLElement[] => readBlocks(text).map(block);
