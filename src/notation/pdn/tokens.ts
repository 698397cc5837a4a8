/**
 * Splits a PDN text into tokens. These are the tokens of PDN 3.0's reading grammar and others from
 * real files: `;` comments, `c3d4` and `3228` without separators, numbers without dots, letters
 * from other alphabets, letters instead of digits (`сЗ`), and `cd4`.
 *
 * One sticky expression has a group for each token. The order of groups resolves the grammar's
 * conflicts (a result before a move, `(!)` before a variation). Comments in braces and tags can
 * begin often without ever ending, so `bracketsOf` finds them, in linear time.
 */

import { FILES, inAscii, LIKE_DIGITS, withDigits } from '../lookAlikes.ts';
import { nextIn } from './scan.ts';
import { Semicolons } from './semicolons.ts';
import type { Token, TokenKind } from './token.ts';

const HEAD = /\[\s{0,40}\w{1,60}\s{0,40}[:=]?\s{0,40}(?<quote>\\?"|[“”„«'])/y;
const IN_DUE_FORM = /(?:[^"\\\r\n]|\\.){0,2000}"\s{0,40}\]/y;
/** A tag at the beginning of a line ends a comment that wasn't closed. */
const TAG_ON_LINE = /(?<=[\r\n]\s{0,40})\[\s{0,9}\w{1,60}\s{0,9}"/g;
const LONGEST_VALUE = 2000;
const LONGEST_WORDS = 200;

interface Bracket {
  readonly kind: 'comment' | 'tag' | 'unknown';
  readonly end: number;
}

function bracketsOf(source: string): (at: number) => Bracket {
  const [head, inDueForm] = [new RegExp(HEAD), new RegExp(IN_DUE_FORM)];
  const next = {
    brace: nextIn(source, /\}/g),
    tag: nextIn(source, TAG_ON_LINE),
    lineEnd: nextIn(source, /[\r\n]/g),
    close: nextIn(source, /\]/g),
    wordsEnd: nextIn(source, /[\]\r\n"]/g),
    '"': nextIn(source, /"\s{0,40}\]/g),
    '\\"': nextIn(source, /\\"\s{0,40}\]/g),
    other: nextIn(source, /[“”»']\s{0,40}\]/g),
  };

  /** The end of a tag whose value begins here; `null` if it isn't closed on the same line. */
  const tagEnd = (quote: string, from: number): number | null => {
    inDueForm.lastIndex = from;
    if (quote === '"' && inDueForm.test(source)) return inDueForm.lastIndex;
    const isPlain = quote === '"' || quote === '\\"';
    const { index, end } = next[isPlain ? quote : 'other'](from);
    const isOwn = isPlain || next.close(from).end === end;
    const isShort = index - from <= LONGEST_VALUE && next.lineEnd(from).index >= index;
    return isOwn && isShort ? end : null;
  };

  const bracket = (at: number): Bracket => {
    head.lastIndex = at;
    const quote = head.exec(source)?.groups?.['quote'];
    const from = head.lastIndex;
    const end = quote === undefined ? null : tagEnd(quote, from);
    if (end !== null) return { kind: 'tag', end };
    if (quote === '"') {
      const most = Math.min(source.length, from + LONGEST_VALUE);
      return { kind: 'unknown', end: Math.min(most, next.lineEnd(from).index) };
    }
    const { index } = next.wordsEnd(at + 1);
    const isClosed = index - at - 1 <= LONGEST_WORDS && source.charAt(index) === ']';
    return { kind: 'unknown', end: isClosed ? index + 1 : at + 1 };
  };

  const brace = (at: number): Bracket => {
    const { index, end } = next.brace(at);
    return index < next.tag(at).index ? { kind: 'comment', end } : { kind: 'unknown', end: at + 1 };
  };

  return (at) => (source.charAt(at) === '{' ? brace(at) : bracket(at));
}

const FILE = `[${FILES}]`;
/** A letter instead of a digit, with no letter or digit after it. */
const LIKE_DIGIT = String.raw`[${LIKE_DIGITS}](?![A-Za-zА-яЁё\d])`;
const NAMED = String.raw`${FILE}(?:\d{1,2}|1?${LIKE_DIGIT})`;
const SQUARE = String.raw`(?:${NAMED}|[1-5]${LIKE_DIGIT}|[1-9]\d?|0[1-9]|[ЗIІ]\d(?!\d)|З(?=[-–—xх:]))`;
const CAPTURES = ':xX×хХ∶';
const SPACES = String.raw`[ \t\u00A0\u2009\u202F]{0,3}`;
const SIGN = `${SPACES}[-–—−‐‑→${CAPTURES}]${SPACES}`;
const TIGHT = `[-–—−${CAPTURES}]?`;
const END = String.raw`(?![\w/:-])`;
/** `(captured)` and `=K`. We write these if captures differ only in them. */
const DETAIL = String.raw`(?:\((?=[a-l\d,\s]{1,200}\)\S?)${SQUARE}(?:,${SQUARE}){0,30}\))?(?:=[KkКк])?`;

const MOVE = [
  `${SQUARE}(?:${SIGN}${SQUARE})+${DETAIL}`,
  `${NAMED}(?:\\*${NAMED})+`,
  String.raw`\d{1,2}\*\d{1,2}(?!\d)`,
  `(?:${NAMED}){2,}`,
  // Abbreviated: only the files of all squares except the last.
  `(?:${FILE}\\d{0,2}${TIGHT}){1,12}${FILE}(?:\\d{1,2}|З)(?![A-Za-zА-я])`,
  String.raw`\d{4}(?!\d)`,
  // A capture with only one of its squares.
  `[${CAPTURES}]${SQUARE}(?![\\w.])`,
  `${SQUARE}[xX×хХ:](?![\\w.:])`,
].join('|');

const HALF = String.raw`(?:1\/2|½|0?[.,]5)`;
const SCORE_SIGN = String.raw`\s?[-–—−‐‑:]\s?`;
const SCORES = ['1D0', '0D1', '2D0', '0D2', '1D1', '0D0', `${HALF}D${HALF}`, '1[.,]5D0[.,]5', '0[.,]5D1[.,]5']
  .map((score) => score.replace('D', SCORE_SIGN))
  .join('|');

const LETTER = '[A-Za-zÀ-ÿА-яЁё]';

// With a four-digit year, or a number that isn't a square: `27.07.2022`, `2022-07-27`, `06-10-00`,
// `12:30:00`.
const DATES = [String.raw`\.`, '-', String.raw`\/`]
  .flatMap((sign) => {
    const [day, year] = [String.raw`\d{1,2}`, String.raw`(?:1[6-9]|20)\d\d`];
    return [
      [day, day, year],
      [year, day, day],
    ].map((parts) => `${parts.join(sign)}(?!\\d)`);
  })
  .concat(String.raw`\d{1,2}-\d{1,2}-00(?!\d)`, String.raw`\d{1,2}:\d{1,2}:00(?!\d)`)
  .join('|');

const KINDS: readonly (readonly [TokenKind | 'space', string])[] = [
  ['gap', String.raw`[ \t\r]*\n[ \t\r]*\n\s*|\r[ \t]*\r\s*`],
  [
    'space',
    String.raw`\s+|(?<![^\r\n])%[^\r\n]*|%[^\r\n\d]{0,99}(?![^\r\n])|\uFEFF|\u200B|\\[rnt](?=[a-l]\d|\\|[^a-z]|$)`,
  ],
  ['comment', String.raw`;[^\r\n]*`],
  ['setup', String.raw`\/\s{0,9}FEN\s{0,9}"[^"\r\n]{0,2000}"\s{0,9}\/`],
  ['strength', String.raw`[!?]+:?|\([!?]+\)|(?<=[\da-zA-Z])\*(?!\s*$)`],
  ['nag', String.raw`\$\d{1,3}`],
  ['open', String.raw`\(`],
  ['close', String.raw`\)`],
  ['unknown', DATES],
  // As in `White led 1-0 at this time` and `0-1 would be fair 23x32`.
  ['unknown', String.raw`(?<=${LETTER}{2}[ \t])(?:${SCORES})(?=[ \t][a-zà-ÿа-яё]{2})`],
  ['unknown', String.raw`(?:${SCORES})(?=[ \t][a-zà-ÿа-яё]{2}[^\r\n]{0,200}?\d[-–x:][a-h\d])`],
  ['result', String.raw`(?:${SCORES}|1\/2|½)${END}|\*`],
  ['move', MOVE],
  ['number', String.raw`\d+\s?[.…‥]+|\.{2,}|[…‥]+|\d{1,3}(?=\s{1,9}[\d:xX…‥${FILE.slice(1)})`],
  ['pass', String.raw`-\s?-(?!-)|[–—]`],
  ['mark', String.raw`[+\-=±∓⩲⩱∞#\/]+|[,.]|&[a-z]{1,8};`],
  ['unknown', String.raw`[^\s{}()[\]]+|[^]`],
];

const ANY = new RegExp(KINDS.map(([, pattern]) => `(${pattern})`).join('|'), 'gy');

// A fast path for most of every file: bare moves with numbers or names, and move numbers, including
// the spaces before them.
const COMMON =
  / ?(?:(?<move>(?:(?!1-1\s)[1-9]\d?[-x][1-9]\d?|[a-h][1-8][-:x][a-h][1-8])(?=\s))|(?!\d{1,2}\.\d{1,2}\.\d{4}|\d[.]5\s?[-–—−‐‑:])\d{1,3}\.(?=[\s\d]))/y;

export function* tokensOf(original: string): Generator<Token> {
  const source = inAscii(original);
  const any = new RegExp(ANY);
  const common = new RegExp(COMMON);
  const bracketAt = bracketsOf(source);
  const semicolons = new Semicolons(source);
  let at = 0;
  while (at < source.length) {
    common.lastIndex = at;
    const usual = common.exec(source);
    if (usual !== null) {
      const [text, move] = usual;
      const offset = text.charCodeAt(0) === 32 ? at + 1 : at;
      const token: Token =
        move === undefined
          ? { kind: 'number', text: source.slice(offset, at + text.length), offset }
          : { kind: 'move', text: move, offset };
      semicolons.note(token);
      yield token;
      at += text.length;
      continue;
    }
    if (/[{[]/.test(source.charAt(at))) {
      const { kind, end } = bracketAt(at);
      yield { kind, text: original.slice(at, end), offset: at };
      at = end;
      continue;
    }
    const semicolon = source.charAt(at) === ';' ? semicolons.kindAt(at) : 'comment';
    if (semicolon !== 'comment') {
      if (semicolon === 'word') yield { kind: 'unknown', text: ';', offset: at };
      at += 1;
      continue;
    }
    any.lastIndex = at;
    const match = any.exec(source);
    if (match === null) return;
    let group = 1;
    while (match[group] === undefined) group += 1;
    const kind = KINDS[group - 1]?.[0] ?? 'unknown';
    const end = at + match[0].length;
    if (kind !== 'space') {
      const text = kind === 'move' ? withDigits(match[0]) : original.slice(at, end);
      const token: Token = { kind, text, offset: at };
      semicolons.note(token);
      yield token;
    }
    at = end;
  }
}
