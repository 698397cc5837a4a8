/** The body as a tree. Stray tokens are set aside, and an unclosed variation extends to the end. */
import { endOf, type Token } from './token.ts';
import type { PdnTag } from './game.ts';
import { readRemarks, type Remarked } from './remarks.ts';
import { tagValue } from './tags.ts';

const LEG = /^(?<from>[a-l]?\d{1,2})\s*[x:×]\s*(?:[a-l]?\d{1,2}\s*[x:×]\s*)*(?<to>[a-l]?\d{1,2})$/i;

// No side can move away from a square where the other side has just landed. So `e5xc3` and `c3xa1`
// are one capture, `e5xc3xa1`.
const withWholeCaptures = (body: readonly Token[]): readonly Token[] => {
  const tokens: Token[] = [];
  let last = -1;
  let end: string | undefined;
  for (const token of body) {
    const { from, to } = (token.kind === 'move' && LEG.exec(token.text)?.groups) || {};
    const before = tokens[last];
    if (before && from !== undefined && from === end) {
      const rest = token.text.slice(token.text.indexOf(from) + from.length);
      tokens[last] = { ...before, text: before.text + rest };
    } else {
      tokens.push(token);
      if (token.kind === 'move') last = tokens.length - 1;
    }
    if (token.kind === 'move') end = to;
    // A number can come between two legs, but Black's number or a variation can't.
    else if (token.kind !== 'number' || /[…‥]|\.{2}/.test(token.text)) last = -1;
  }
  return tokens;
};

/** A last move that equals the Result tag, such as `4-6` if players share ten points. */
const withPoints = (tags: readonly PdnTag[], body: readonly Token[]): readonly Token[] => {
  const at = body.findLastIndex(({ kind }) => kind === 'move' || kind === 'result');
  const end = body[at];
  const told = tagValue(tags, 'Result')?.trim();
  return end?.kind === 'move' && end.text === told ? body.with(at, { ...end, kind: 'result' }) : body;
};

/**
 * Corrects capture legs written as moves, match points written as a last move, and moves that are
 * only mentioned in text.
 */
export const asMeant = (source: string, tags: readonly PdnTag[], body: readonly Token[]): Remarked =>
  readRemarks(source, withPoints(tags, withWholeCaptures(body)), tagValue(tags, 'FEN') !== undefined);

export type Item =
  | { readonly kind: 'move' | 'setup' | 'pass' | 'comment' | 'glyph'; readonly token: Token }
  | {
      readonly kind: 'variation';
      readonly token: Token;
      readonly items: readonly Item[];
      readonly end: number;
      /** Whether the move is only mentioned, as in `(better than 17-22)`. */
      readonly isProse: boolean;
    };

export interface Tree {
  readonly items: readonly Item[];
  readonly stray: readonly Token[];
}

/** Deeper nesting isn't analysis but an attempt to overflow the stack. */
const DEEPEST = 50;

interface Level {
  readonly items: Item[];
  readonly open: Token | null;
  hasWords: boolean;
  isProse: boolean;
}

const WORD = /\p{L}{2}/u;

const KIND_OF: Readonly<Partial<Record<Token['kind'], 'move' | 'setup' | 'pass' | 'comment' | 'glyph'>>> = {
  move: 'move',
  setup: 'setup',
  pass: 'pass',
  comment: 'comment',
  strength: 'glyph',
  nag: 'glyph',
  mark: 'glyph',
};

export const treeOf = (tokens: readonly Token[]): Tree => {
  const stray: Token[] = [];
  const root: Level = { items: [], open: null, hasWords: false, isProse: false };
  const levels: Level[] = [root];
  let level = root;
  let tooDeep = 0;
  let last = 0;

  const close = (end: number): void => {
    const { items, open, isProse } = level;
    levels.pop();
    level = levels.at(-1) ?? root;
    if (open) level.items.push({ kind: 'variation', token: open, items, end, isProse });
  };

  for (const token of tokens) {
    const kind = KIND_OF[token.kind];
    last = endOf(token);
    if (kind === 'move') level.isProse ||= level.hasWords;
    if (token.kind === 'unknown') level.hasWords ||= WORD.test(token.text);
    if (kind !== undefined && tooDeep === 0) level.items.push({ kind, token });
    else if (token.kind === 'open' && levels.length > DEEPEST) tooDeep += 1;
    else if (token.kind === 'open') {
      level = { items: [], open: token, hasWords: false, isProse: false };
      levels.push(level);
    } else if (token.kind === 'close' && tooDeep > 0) tooDeep -= 1;
    else if (token.kind === 'close' && levels.length > 1) close(last);
    else if (token.kind === 'close' || token.kind === 'unknown' || tooDeep > 0) stray.push(token);
  }
  while (levels.length > 1) {
    if (level.open) stray.push(level.open);
    close(last);
  }
  return { items: root.items, stray };
};
