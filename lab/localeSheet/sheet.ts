import { writeFile } from 'node:fs/promises';
import { samples } from './samples.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { sayIn, type Key, type Say } from '../../src/i18n/say.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import type { Renderer } from '../../src/render/scene/drawing.ts';
import type { Block, Picture, Screen } from '../../src/views/screen/screen.ts';
import { asSeen } from '../../src/tools/locales/preview.ts';

interface ShownScreen {
  readonly name: string;
  readonly screen: Screen;
  readonly said: readonly Said[];
}

const MARKS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;
const isMark = (mark: string): mark is keyof typeof MARKS => Object.hasOwn(MARKS, mark);
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/gu, (mark) => (isMark(mark) ? MARKS[mark] : mark));

function lineOf(locale: Locale, line: string): string {
  const words = escaped(asSeen(locale, line))
    .replaceAll(/\*\*(.+?)\*\*/gu, '<b>$1</b>')
    .replaceAll(/`([^`]+)`/gu, '<code>$1</code>');
  const [, heading] = /^#{2,3} (.*)$/u.exec(words) ?? [];
  if (heading !== undefined) return `<h3>${heading}</h3>`;
  return words.startsWith('-# ') ? `<small>${words.slice(3)}</small>` : `<p>${words}</p>`;
}

const linesOf = (locale: Locale, text: string): string =>
  text
    .split('\n')
    .map((line) => lineOf(locale, line))
    .join('');

async function image(renderer: Renderer, { scene, look, alt }: Picture): Promise<string> {
  const bytes = await renderer.png(scene, look);
  return `<img src="data:image/png;base64,${Buffer.from(bytes).toString('base64')}" alt="${escaped(alt)}">`;
}

async function blockOf(locale: Locale, renderer: Renderer, block: Block): Promise<string> {
  switch (block.kind) {
    case 'text':
      return linesOf(locale, block.text);
    case 'section': {
      const words = linesOf(locale, block.text);
      const { beside } = block;
      return 'press' in beside
        ? `${words}${await blockOf(locale, renderer, { kind: 'buttons', buttons: [beside] })}`
        : `${words}${await image(renderer, beside)}`;
    }
    case 'picture':
      return image(renderer, block.picture);
    case 'gallery':
      return (await Promise.all(block.pictures.map((picture) => image(renderer, picture)))).join('');
    case 'buttons': {
      const buttons = block.buttons.map(
        ({ label, emoji = '', style }) => `<span class="${style}">${emoji} ${escaped(label)}</span>`,
      );
      return `<div class="row">${buttons.join('')}</div>`;
    }
    case 'link':
      return `<div class="row"><span class="secondary">${escaped(block.link.label)}</span></div>`;
    case 'menu': {
      const choices = block.menu.choices.map(({ label }) => `<option>${escaped(label)}</option>`).join('');
      return `<select><option>${escaped(block.menu.placeholder)}</option>${choices}</select>`;
    }
    case 'chart':
    case 'divider':
    case 'file':
    case 'picker':
      return '<hr>';
  }
}

const STYLE = `body{font:15px/1.4 sans-serif;background:#313338;color:#dbdee1;margin:24px}
section{display:flex;gap:24px;align-items:flex-start;margin-bottom:32px;break-inside:avoid}
.card{background:#2b2d31;border-radius:8px;padding:12px 16px;width:420px;flex:none}
p,h3{margin:4px 0}small{display:block;color:#949ba4}code{background:#1e1f22;padding:0 4px;border-radius:4px}
img{width:200px;margin:4px;vertical-align:top}.row{display:flex;flex-wrap:wrap;gap:6px;margin:8px 0}
.row span{background:#4e5058;border-radius:6px;padding:4px 10px}.row .primary{background:#5865f2}
.row .success{background:#248046}.row .danger{background:#da373c}select{width:100%;margin:4px 0;padding:4px}
dl{margin:0;flex:1}dt{color:#949ba4;font:12px monospace}dd{margin:0 0 8px}`;

export async function pageOf(
  locale: Locale,
  renderer: Renderer,
  shown: readonly ShownScreen[],
): Promise<string> {
  const sections: string[] = [];
  for (const { name, screen, said } of shown) {
    const blocks: string[] = [];
    for (const block of screen.blocks) blocks.push(await blockOf(locale, renderer, block));
    const keys = said.map(({ key, text }) => `<dt>${key}</dt><dd>${linesOf(locale, text)}</dd>`);
    sections.push(
      `<h2>${escaped(name)}</h2><section><div class="card">${blocks.join('')}</div><dl>${keys.join('')}</dl></section>`,
    );
  }
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>Crownhead, ${locale}</title><style>${STYLE}</style>${sections.join('\n')}</html>\n`;
}

function listening(say: Say): { readonly say: Say; readonly said: () => readonly Said[] } {
  const noted = new Map<Key, Said>();
  const listener = new Proxy(say, {
    apply(target, self, args: Parameters<Say>) {
      const text: string = Reflect.apply(target, self, args);
      noted.set(args[0], { key: args[0], text });
      return text;
    },
  });
  return { say: listener, said: () => [...noted.values()] };
}

interface Said {
  readonly key: Key;
  readonly text: string;
}

export function sheetOf(locale: Locale): readonly ShownScreen[] {
  const { say, said } = listening(sayIn(locale));
  let known = new Set<string>();
  return samples(say).map(([name, show]) => {
    const screen = show();
    const fresh = said().filter(({ key }) => !known.has(key));
    known = new Set([...known, ...fresh.map(({ key }) => key)]);
    return { name, screen, said: fresh };
  });
}

export async function writeSheet(locale: Locale, path: string): Promise<number> {
  const shown = sheetOf(locale);
  await writeFile(path, await pageOf(locale, openRenderer(), shown));
  return shown.reduce((sum, { said }) => sum + said.length, 0);
}
