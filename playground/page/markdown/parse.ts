/** The first rule that matches wins. Source: support.discord.com, "Markdown Text 101" */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';
      readonly inside: readonly Inline[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly kind: 'slash'; readonly name: string; readonly id: string }
  /** `at` in ms; `style` is one of Discord's letters (t, T, d, D, f, F, R …). */
  | { readonly kind: 'time'; readonly at: number; readonly style: string }
  | { readonly kind: 'emoji'; readonly name: string }
  | { readonly kind: 'break' };

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inside: readonly Inline[] }
  | { readonly kind: 'subtext'; readonly inside: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly inside: readonly Inline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  /** `start` is the first number; `null` for bullets. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Inline[])[] };

type Rule = readonly [mark: RegExp, make: (found: RegExpExecArray) => Inline];

const group = (found: RegExpExecArray, at: number): string => found[at] ?? '';
const around = (kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'): Rule[1] => {
  return (found) => ({ kind, inside: readInline(group(found, 1)) });
};
const link = (url: string, text: readonly Inline[]): Inline => ({ kind: 'link', url, inside: text });
const plain = (text: string): Inline => ({ kind: 'text', text });

const RULES: readonly Rule[] = [
  [/^\\([^\sa-zA-Z0-9])/u, (found) => plain(group(found, 1))],
  [/^(`+)([^]*?[^`])\1(?!`)/u, (found) => ({ kind: 'code', text: group(found, 2).trim() })],
  [/^\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/su, around('bold')],
  [/^__((?:\\.|[^\\])+?)__(?!_)/su, around('underline')],
  [/^\*(?=\S)((?:\*\*|\\.|[^*\\])*?[^\s*\\])\*(?!\*)/su, around('italic')],
  [/^_(?=\S)((?:__|\\.|[^_\\])*?[^\s_\\])_(?![a-zA-Z0-9_])/su, around('italic')],
  [/^~~((?:\\.|[^\\])+?)~~/su, around('strike')],
  [/^\|\|((?:\\.|[^\\])+?)\|\|/su, around('spoiler')],
  [/^<@!?(\d+)>/u, (found) => ({ kind: 'user', id: group(found, 1) })],
  [/^<@&(\d+)>/u, (found) => ({ kind: 'role', id: group(found, 1) })],
  [/^<#(\d+)>/u, (found) => ({ kind: 'channel', id: group(found, 1) })],
  [
    /^<\/([-\p{L}\p{M}\p{N}_ ]{1,100}):(\d+)>/u,
    (found) => ({ kind: 'slash', name: group(found, 1), id: group(found, 2) }),
  ],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/u,
    (found) => ({ kind: 'time', at: Number(group(found, 1)) * 1000, style: found[2] ?? 'f' }),
  ],
  [/^<a?:(\w{2,32}):\d+>/u, (found) => ({ kind: 'emoji', name: group(found, 1) })],
  [
    /^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: "[^"]*")?\)/u,
    (found) => link(group(found, 2), readInline(group(found, 1))),
  ],
  [/^<(https?:\/\/[^\s<>]+)>/u, (found) => link(group(found, 1), [plain(group(found, 1))])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/u, ([url]) => link(url, [plain(url)])],
  [/^\n/u, () => ({ kind: 'break' })],
];

/** A word with its inner underscores, which are not marks, or else a single character. */
const UNMARKED = /^(?:[a-zA-Z0-9]+(?:_+[a-zA-Z0-9]+)*|[^])/u;

export function readInline(text: string): readonly Inline[] {
  const read: Inline[] = [];
  for (let rest = text; rest !== '';) {
    const [piece, length] = firstPiece(rest);
    const last = read.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') read[read.length - 1] = plain(last.text + piece.text);
    else read.push(piece);
    rest = rest.slice(length);
  }
  return read;
}

function firstPiece(text: string): readonly [Inline, number] {
  for (const [mark, make] of RULES) {
    const found = mark.exec(text);
    if (found) return [make(found), found[0].length];
  }
  const run = UNMARKED.exec(text)?.[0] ?? text;
  return [plain(run), run.length];
}

const FENCE = /^```(?:[a-zA-Z0-9+#.-]*\n)?([^]*?)\n?```\n?/u;
const HEADING = /^(#{1,3}) +(.+)$/u;
const SUBTEXT = /^-# +(.+)$/u;
const QUOTE = /^> (.*)$/u;
const BULLET = /^ {0,8}[-*] +(.+)$/u;
const NUMBER = /^ {0,8}(\d{1,4})\. +(.+)$/u;
const SPECIAL = [HEADING, SUBTEXT, QUOTE, BULLET, NUMBER, /^```/u, /^>>> /u];

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

/** The first line always counts, so that parsing advances. */
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

const MESSAGE_LINK = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)\/(\d+)$/u;

export function linkedMessage(
  url: string,
): { readonly channelId: string; readonly messageId: string } | null {
  const [, channelId, messageId] = MESSAGE_LINK.exec(url) ?? [];
  return channelId !== undefined && messageId !== undefined ? { channelId, messageId } : null;
}
