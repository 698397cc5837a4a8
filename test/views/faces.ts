/**
 * Two other shells: a terminal, and a web page. A view that contains Discord's syntax throws there.
 */
import { readBlocks, type Block as Paragraph, type Inline } from '../../playground/page/markdown/parse.ts';
import { plain } from '../../src/i18n/plain.ts';
import { makePress } from '../../src/views/presses/presses.ts';
import type { Block, Choice, Form, Question, Screen } from '../../src/views/screen/screen.ts';
import { type Markup, renderText } from '../../src/views/screen/tokens.ts';

/** A name as a stranger chooses it. */
const nameOf = (id: string): string => `<b>*${id}*</b>`;

const MARKUP: Markup = {
  person: (id) => plain(nameOf(id)),
  role: (id) => plain(`role ${id}`),
  channel: (id) => plain(`#${id}`),
  instant: (at, style) => (style === 'distance' ? `in ${at} ms` : new Date(at).toISOString()),
  message: ({ messageId }) => `https://page.example/${messageId}`,
  command: (name) => `\`/${name}\``,
};

const read = (text: string): readonly Paragraph[] => readBlocks(renderText(text, MARKUP));

/** How a shell writes an element around its content; `''` as a tag: the content alone. */
type Write = (tag: string, content: string, attributes?: Readonly<Record<string, string>>) => string;

interface Face {
  readonly write: Write;
  readonly escape: (text: string) => string;
}

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', spoiler: 'mark' } as const;

function inline(face: Face, part: Inline): string {
  switch (part.kind) {
    case 'text':
      return face.escape(part.text);
    case 'code':
      return face.write('code', face.escape(part.text));
    case 'break':
      return '\n';
    case 'link':
      if (part.url.includes('discord')) throw new Error(`${part.url} is Discord's`);
      return face.write('a', inlines(face, part.inside), { href: part.url });
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
    case 'spoiler':
      return face.write(TAGS[part.kind], inlines(face, part.inside));
    case 'user':
    case 'channel':
    case 'role':
    case 'slash':
    case 'time':
    case 'emoji':
      throw new Error(`only Discord shows a ${part.kind}`);
  }
}

const inlines = (face: Face, parts: readonly Inline[]): string =>
  parts.map((part) => inline(face, part)).join('');

function paragraph(face: Face, block: Paragraph): string {
  switch (block.kind) {
    case 'heading':
      return face.write(`h${block.level}`, inlines(face, block.inside));
    case 'subtext':
      return face.write('small', inlines(face, block.inside));
    case 'paragraph':
      return face.write('p', inlines(face, block.inside));
    case 'quote':
      return face.write('blockquote', block.blocks.map((each) => paragraph(face, each)).join('\n'));
    case 'code':
      return face.write('pre', face.escape(block.text));
    case 'list':
      return face.write('ul', block.items.map((item) => face.write('li', inlines(face, item))).join('\n'));
  }
}

const options = ({ escape, write }: Face, choices: readonly Choice[]): string =>
  choices.map(({ label, value }) => write('option', escape(label), { value })).join('\n');

function blockIn(face: Face, block: Block): string {
  const { escape, write } = face;
  switch (block.kind) {
    case 'text':
      return read(block.text)
        .map((each) => paragraph(face, each))
        .join('\n');
    case 'section': {
      const { text, beside } = block;
      const words = blockIn(face, { kind: 'text', text });
      const end =
        'press' in beside
          ? { kind: 'buttons' as const, buttons: [beside] }
          : { kind: 'picture' as const, picture: beside };
      return `${words}\n${blockIn(face, end)}`;
    }
    case 'picture':
      return write('figure', escape(block.picture.alt));
    case 'gallery':
      return block.pictures.map(({ alt }) => write('figure', escape(alt))).join('\n');
    case 'chart':
      return write('figure', escape(block.charted.alt));
    case 'buttons':
      return block.buttons
        .map(({ press, label, emoji = '' }) =>
          write('button', escape(label === '' ? emoji : label), { value: makePress(press) }),
        )
        .join('\n');
    case 'link':
      return write('a', escape(block.link.label), { href: block.link.to });
    case 'menu':
      return write('select', options(face, block.menu.choices), { name: makePress(block.menu.press) });
    case 'picker':
      return write('select', '', { name: makePress(block.picker.press), multiple: block.picker.of });
    case 'file':
      return write('a', escape(block.name), { download: block.name });
    case 'divider':
      return write('hr', '');
  }
}

function answerTo({ write, escape }: Face, asked: Question): string {
  const { name } = asked;
  switch (asked.kind) {
    case 'choice':
    case 'choices':
      return write('select', options({ write, escape }, asked.choices), { name });
    case 'line':
      return write('input', '', { name, value: asked.value });
    case 'person':
      return write('input', '', { name, value: asked.chosen ?? '', list: 'people' });
    case 'person-or-role':
    case 'role':
    case 'channel':
      return write('input', '', { name, list: asked.kind });
    case 'file':
      return write('input', '', { name, type: 'file', accept: asked.types.join(',') });
  }
}

function question(face: Face, asked: Question): string {
  const { escape, write } = face;
  return write('label', `${escape(asked.label)}\n${answerTo(face, asked)}`);
}

const shownAs = (face: Face, shown: Screen | Form): string =>
  'questions' in shown
    ? face.write(
        'form',
        [face.escape(shown.title), ...shown.questions.map((each) => question(face, each))].join('\n'),
      )
    : shown.blocks.map((block) => blockIn(face, block)).join('\n');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/gu, (mark) => ENTITIES[mark] ?? mark);

export const asHtml = (shown: Screen | Form): string =>
  shownAs(
    {
      escape: escaped,
      write: (tag, content, attributes = {}) => {
        const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
        return `<${tag}${given.join('')}>${content}</${tag}>`;
      },
    },
    shown,
  );

/** Controls are in brackets, and links are followed by their address. */
export const asPlainText = (shown: Screen | Form): string =>
  shownAs(
    {
      escape: (text) => text,
      write: (tag, content, { href } = {}) => {
        if (tag === 'button' || tag === 'option') return `[${content}]`;
        return href === undefined ? content : `${content} (${href})`;
      },
    },
    shown,
  );
