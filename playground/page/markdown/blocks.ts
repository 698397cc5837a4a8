/** Reads the lines of Discord's markdown: headings, subtext, quotes, lists, blocks of code, and paragraphs between. */
import { readInline } from './inline.ts';
import type { Block } from './tree.ts';

const FENCE = /^```(?:[a-zA-Z0-9+#.-]*\n)?([^]*?)\n?```\n?/u;
const HEADING = /^(#{1,3}) +(.+)$/u;
const SUBTEXT = /^-# +(.+)$/u;
const QUOTE = /^> (.*)$/u;
const BULLET = /^ {0,8}[-*] +(.+)$/u;
const NUMBER = /^ {0,8}(\d{1,4})\. +(.+)$/u;
const SPECIAL = [HEADING, SUBTEXT, QUOTE, BULLET, NUMBER, /^```/u, /^>>> /u];

/** Reads a whole text. */
export function readBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (let rest = text; rest !== '';) {
    const [block, length] = firstBlock(rest);
    if (block) blocks.push(block);
    rest = rest.slice(length);
  }
  return blocks;
}

type Found = readonly [Block | null, number];

function firstBlock(text: string): Found {
  const fence = FENCE.exec(text);
  if (fence) return [{ kind: 'code', text: fence[1] ?? '' }, fence[0].length];
  if (text.startsWith('>>> ')) return [{ kind: 'quote', blocks: readBlocks(text.slice(4)) }, text.length];
  const line = text.split('\n', 1)[0] ?? '';
  const heading = HEADING.exec(line);
  if (heading)
    return [
      { kind: 'heading', level: levelOf(heading[1]), inside: readInline(heading[2] ?? '') },
      line.length + 1,
    ];
  const subtext = SUBTEXT.exec(line);
  if (subtext) return [{ kind: 'subtext', inside: readInline(subtext[1] ?? '') }, line.length + 1];
  if (QUOTE.test(line)) return quote(text);
  if (BULLET.test(line)) return list(text, BULLET, null);
  const number = NUMBER.exec(line);
  if (number) return list(text, NUMBER, Number(number[1]));
  return paragraph(text);
}

const levelOf = (hashes = ''): 1 | 2 | 3 => (hashes.length === 1 ? 1 : hashes.length === 2 ? 2 : 3);

/** The lines from the start on that pass, and how many characters they take with their line ends. */
function linesWhile(text: string, passes: (line: string) => boolean): readonly [readonly string[], number] {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !passes(line));
  const taken = end === -1 ? lines : lines.slice(0, end);
  return [taken, taken.reduce((sum, line) => sum + line.length + 1, 0)];
}

function quote(text: string): Found {
  const [lines, length] = linesWhile(text, (line) => QUOTE.test(line));
  return [{ kind: 'quote', blocks: readBlocks(lines.map((line) => line.slice(2)).join('\n')) }, length];
}

function list(text: string, item: RegExp, start: number | null): Found {
  const [lines, length] = linesWhile(text, (line) => item.test(line));
  return [
    { kind: 'list', start, items: lines.map((line) => readInline(item.exec(line)?.at(-1) ?? '')) },
    length,
  ];
}

/** Plain lines up to the next special one. The first line is taken in any case, so that reading always goes on. */
function paragraph(text: string): Found {
  let isFirst = true;
  const [lines, length] = linesWhile(text, (line) => {
    const passes = isFirst || !SPECIAL.some((special) => special.test(line));
    isFirst = false;
    return passes;
  });
  const inside = readInline(lines.join('\n').replace(/\n+$/u, ''));
  return [inside.length > 0 ? { kind: 'paragraph', inside } : null, length];
}
