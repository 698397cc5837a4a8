/**
 * Reads the marks inside a line of Discord's markdown. The first rule that fits at a place wins, and a mark that is
 * never closed is a plain character, as in Discord's own client. Its list: support.discord.com, "Markdown Text 101".
 */
import type { Inline } from './tree.ts';

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

/** A word with the underscores inside it, which are no marks; or else one character. */
const UNMARKED = /^(?:[a-zA-Z0-9]+(?:_+[a-zA-Z0-9]+)*|[^])/u;

/** Reads a text without blocks; what is no mark stays as it is. */
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
