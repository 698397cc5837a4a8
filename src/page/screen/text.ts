/** Markdown as elements. Texts become text nodes, never HTML. */
import { own } from '../../kit/own.ts';
import { button, element, link, write } from '../parts.ts';
import type { PageSay } from '../words/say.ts';
import { timeText } from '../words/time.ts';
import {
  type Block as MarkdownBlock,
  type Inline as MarkdownInline,
  markdownWith,
} from '../../kit/markdown.ts';

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
    case 'link':
      return link('page-line', piece.url, ...piece.inside.map(inline));
    case 'part':
      return link('page-line', piece.address, piece.name);
    case 'instant': {
      const time = element('time', '', instantText(piece.at, piece.style));
      time.dateTime = new Date(piece.at).toISOString();
      return time;
    }
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
    case 'spoiler':
      return element(TAGS[piece.kind], '', ...piece.inside.map(inline));
  }
}

/** An address to copy, which in Discord is a block of code. */
const ADDRESS = /^https?:\/\/\S+$/u;

function addressToCopy(say: PageSay, url: string): HTMLElement {
  const copy = button(say('page.copy-link'), () => {
    void navigator.clipboard.writeText(url).then(() => write(copy, say('page.copied')));
  });
  // Browsers have no clipboard for pages without HTTPS.
  const ways = isSecureContext ? [copy] : [];
  return element('div', 'screen-address', link('page-line', url, url), ...ways);
}

function block(say: PageSay, of: Block): HTMLElement {
  switch (of.kind) {
    case 'heading':
      return element('h2', 'screen-heading', ...of.inside.map(inline));
    case 'subtext':
      return element('p', 'screen-small', ...of.inside.map(inline));
    case 'paragraph':
      return element('p', 'screen-text', ...of.inside.map(inline));
    case 'code': {
      if (ADDRESS.test(of.text)) return addressToCopy(say, of.text);
      const code = element('pre', 'screen-code', of.text);
      code.tabIndex = 0;
      return code;
    }
    case 'quote':
      return element('blockquote', 'screen-quote', ...of.blocks.map((inside) => block(say, inside)));
    case 'list': {
      const items = of.items.map((item) => element('li', '', ...item.map(inline)));
      if (of.start === null) return element('ul', 'screen-list', ...items);
      return Object.assign(element('ol', 'screen-list', ...items), { start: of.start });
    }
  }
}

const linesIn = (node: Node): string =>
  node.nodeName === 'BR' ? '\n' : (node.nodeValue ?? [...node.childNodes].map(linesIn).join(''));

/** The lines of a drawn screen's texts, without its controls. */
export const textIn = (drawn: readonly HTMLElement[]): string =>
  drawn
    .flatMap((each) => [each, ...each.querySelectorAll('[class]')])
    .filter(({ className }) => /^screen-(?:text|small|heading|list)$/u.test(className))
    .map(linesIn)
    .join('\n');

export const textBlocks = (say: PageSay, text: string): readonly HTMLElement[] =>
  readBlocks(text).map((each) => block(say, each));
