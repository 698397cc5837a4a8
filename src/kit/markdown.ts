/**
 * Markdown as Discord reads it. A shell adds the tokens that it knows. The first rule that matches
 * is used. Source: Discord's support pages, "Markdown Text 101"
 */

/** `T`: the type of the shell's tokens. */
export type Inline<T = never> =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';
      readonly inside: readonly Inline<T>[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly inside: readonly Inline<T>[] }
  | { readonly kind: 'break' }
  | T;

export type Block<T = never> =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inside: readonly Inline<T>[] }
  | { readonly kind: 'subtext'; readonly inside: readonly Inline<T>[] }
  | { readonly kind: 'paragraph'; readonly inside: readonly Inline<T>[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block<T>[] }
  | { readonly kind: 'code'; readonly text: string }
  /** `start` is the first number; `null` for bullets. */
  | {
      readonly kind: 'list';
      readonly start: number | null;
      readonly items: readonly (readonly Inline<T>[])[];
    };

/** Reads a token at the beginning of a text. */
export type Token<T> = readonly [mark: RegExp, make: (found: RegExpExecArray) => T];

type Reader<T> = (text: string) => readonly Inline<T>[];
/** A rule for the beginning of a text. */
type Rule<T> = readonly [mark: RegExp, make: (found: RegExpExecArray, read: Reader<T>) => Inline<T>];

type Plain = { readonly kind: 'text'; readonly text: string };
const plain = (text: string): Plain => ({ kind: 'text', text });

const AROUND = [
  [/^\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/su, 'bold'],
  [/^__((?:\\.|[^\\])+?)__(?!_)/su, 'underline'],
  [/^\*(?=\S)((?:\*\*|\\.|[^*\\])*?[^\s*\\])\*(?!\*)/su, 'italic'],
  [/^_(?=\S)((?:__|\\.|[^_\\])*?[^\s_\\])_(?![a-zA-Z0-9_])/su, 'italic'],
  [/^~~((?:\\.|[^\\])+?)~~/su, 'strike'],
  [/^\|\|((?:\\.|[^\\])+?)\|\|/su, 'spoiler'],
] as const;

const LINK = /^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: "[^"]*")?\)/u;
const ADDRESS = /^<(https?:\/\/[^\s<>]+)>|^(https?:\/\/[^\s<]+[^\s<.,:;"')\]])/u;

/** Code ends at the same number of backticks that it begins with. */
const CODE = /^(`+)([^`]|[^`][^]*?[^`])\1(?!`)/u;

function rulesWith<T>(tokens: readonly Token<T>[]): readonly Rule<T>[] {
  const around = AROUND.map(([mark, kind]): Rule<T> => [
    mark,
    ([, inside = ''], read) => ({ kind, inside: read(inside) }),
  ]);
  return [
    [/^\\([^\sa-zA-Z0-9])/u, ([, text = '']) => plain(text)],
    [CODE, ([, , text = '']) => ({ kind: 'code', text: text.trim() })],
    ...around,
    ...tokens,
    [LINK, ([, text = '', url = ''], read) => ({ kind: 'link', url, inside: read(text) })],
    [ADDRESS, ([, bracketed = '', url = bracketed]) => ({ kind: 'link', url, inside: [plain(url)] })],
    [/^\n/u, () => ({ kind: 'break' })],
  ];
}

/** A word with underscores inside it, which are not marks, or else a single character. */
const UNMARKED = /^(?:[a-zA-Z0-9]+(?:_+[a-zA-Z0-9]+)*|[^])/u;

const isPlain = <T>(piece: Inline<T> | undefined): piece is Plain =>
  typeof piece === 'object' && piece !== null && 'kind' in piece && piece.kind === 'text';

function inlineReader<T>(tokens: readonly Token<T>[]): Reader<T> {
  const rules = rulesWith(tokens);
  const first = (text: string): readonly [Inline<T>, number] => {
    for (const [mark, make] of rules) {
      const found = mark.exec(text);
      if (found) return [make(found, read), found[0].length];
    }
    const run = UNMARKED.exec(text)?.[0] ?? text;
    return [plain(run), run.length];
  };
  function read(text: string): readonly Inline<T>[] {
    const pieces: Inline<T>[] = [];
    for (let rest = text; rest !== '';) {
      const [piece, length] = first(rest);
      const last = pieces.at(-1);
      if (isPlain(piece) && isPlain(last)) pieces[pieces.length - 1] = plain(last.text + piece.text);
      else pieces.push(piece);
      rest = rest.slice(length);
    }
    return pieces;
  }
  return read;
}

const FENCE = /^```(?:[a-zA-Z0-9+#.-]*\n)?([^]*?)\n?```\n?/u;
const HEADING = /^(#{1,3}) +(\S.*)$/u;
const SUBTEXT = /^-# +(\S.*)$/u;
const QUOTE = /^> (.*)$/u;
const BULLET = /^ {0,8}[-*] +(\S.*)$/u;
const NUMBER = /^ {0,8}(\d{1,4})\. +(\S.*)$/u;
const SPECIAL = [HEADING, SUBTEXT, QUOTE, BULLET, NUMBER, /^```/u, /^>>> /u];

const levelOf = (hashes = ''): 1 | 2 | 3 => (hashes.length === 1 ? 1 : hashes.length === 2 ? 2 : 3);

function linesWhile(text: string, passes: (line: string) => boolean): readonly [readonly string[], number] {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !passes(line));
  const taken = end === -1 ? lines : lines.slice(0, end);
  return [taken, taken.reduce((sum, line) => sum + line.length + 1, 0)];
}

/** The lines without empty lines at the end. */
function trimmed(lines: readonly string[]): string {
  const last = lines.findLastIndex((line) => line !== '');
  return lines.slice(0, last + 1).join('\n');
}

interface Markdown<T> {
  readonly inline: Reader<T>;
  readonly blocks: (text: string) => readonly Block<T>[];
}

export function markdownWith<T = never>(tokens: readonly Token<T>[]): Markdown<T> {
  const inline = inlineReader(tokens);
  type Taken = readonly [Block<T> | null, number];

  function blocks(text: string): readonly Block<T>[] {
    const all: Block<T>[] = [];
    for (let rest = text; rest !== '';) {
      const [block, length] = first(rest);
      if (block) all.push(block);
      rest = rest.slice(length);
    }
    return all;
  }

  function first(text: string): Taken {
    const fence = FENCE.exec(text);
    if (fence) return [{ kind: 'code', text: fence[1] ?? '' }, fence[0].length];
    if (text.startsWith('>>> ')) return [{ kind: 'quote', blocks: blocks(text.slice(4)) }, text.length];
    const line = text.split('\n', 1)[0] ?? '';
    const after = line.length + 1;
    const heading = HEADING.exec(line);
    if (heading)
      return [{ kind: 'heading', level: levelOf(heading[1]), inside: inline(heading[2] ?? '') }, after];
    const subtext = SUBTEXT.exec(line);
    if (subtext) return [{ kind: 'subtext', inside: inline(subtext[1] ?? '') }, after];
    if (QUOTE.test(line)) return quote(text);
    if (BULLET.test(line)) return list(text, BULLET, null);
    const number = NUMBER.exec(line);
    return number ? list(text, NUMBER, Number(number[1])) : paragraph(text);
  }

  function quote(text: string): Taken {
    const [lines, length] = linesWhile(text, (line) => QUOTE.test(line));
    return [{ kind: 'quote', blocks: blocks(lines.map((line) => line.slice(2)).join('\n')) }, length];
  }

  function list(text: string, item: RegExp, start: number | null): Taken {
    const [lines, length] = linesWhile(text, (line) => item.test(line));
    const items = lines.map((line) => inline(item.exec(line)?.at(-1) ?? ''));
    return [{ kind: 'list', start, items }, length];
  }

  /** A paragraph always takes the first line, so that reading advances. */
  function paragraph(text: string): Taken {
    let isFirst = true;
    const [lines, length] = linesWhile(text, (line) => {
      const passes = isFirst || !SPECIAL.some((special) => special.test(line));
      isFirst = false;
      return passes;
    });
    const inside = inline(trimmed(lines));
    return [inside.length > 0 ? { kind: 'paragraph', inside } : null, length];
  }

  return { inline, blocks };
}
