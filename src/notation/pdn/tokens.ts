/**
 * Cuts a PDN text into tokens, by the tokens of PDN 3.0's reading grammar and what files in the wild add to it: `;`
 * comments, spaces around the sign of a move, `c3d4` and `3228` without a sign, `*` behind a forced move.
 *
 * One sticky expression with a named group a token: the first group that matches wins, so their order is the grammar's
 * answer to its conflicts (a result before a move, `(!)` before a variation).
 */

const TOKEN_KINDS = [
  'comment',
  'tag',
  'setup',
  'strength',
  'nag',
  'open',
  'close',
  'result',
  'number',
  'move',
  'unknown',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Where it begins, in UTF-16 units from 0. */
  readonly offset: number;
}

const SQUARE = String.raw`(?:[a-lA-L]\d{1,2}|\d{1,2})`;
const SIGN = String.raw`[ \t]*[-–—−:xX×][ \t]*`;
const MOVE = `${SQUARE}(?:${SIGN}${SQUARE})+|(?:[a-lA-L]\\d{1,2}){2,}|\\d{4}(?!\\d)`;
const END = String.raw`(?![\w/:-])`;

const KINDS: readonly (readonly [TokenKind | 'space', string])[] = [
  ['space', String.raw`\s+|%[^\r\n]*|\uFEFF`],
  ['comment', String.raw`\{[^}]*\}|;[^\r\n]*`],
  ['tag', String.raw`\[\s*\w+\s*"(?:[^"\\\r\n]|\\.)*"\s*\]`],
  ['setup', String.raw`\/\s*FEN\s*"[^"\r\n]*"\s*\/`],
  ['strength', String.raw`[!?]+|\([!?]+\)|(?<=[\da-zA-Z])\*`],
  ['nag', String.raw`\$\d{1,3}`],
  ['open', String.raw`\(`],
  ['close', String.raw`\)`],
  ['result', String.raw`(?:1\/2-1\/2|½-½|1-0|0-1|2-0|0-2|1-1|0-0)${END}|\*`],
  ['number', String.raw`\d+\s?\.+|\.{2,}|…`],
  ['move', MOVE],
  ['unknown', String.raw`\{[^}]*|[^\s{}()[\]]+|[^]`],
];

const ANY = KINDS.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join('|');

/** The tokens of a text, in order, spaces left out; what fits no token is `unknown`. */
export function* tokensOf(source: string): Generator<Token> {
  for (const match of source.matchAll(new RegExp(ANY, 'gy'))) {
    const kind = TOKEN_KINDS.find((name) => match.groups?.[name] !== undefined);
    if (kind !== undefined) yield { kind, text: match[0], offset: match.index };
  }
}
