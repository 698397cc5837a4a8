/**
 * The body of a game as a tree: moves with what is said of them, and the variations that begin there. Tokens that belong nowhere are set
 * aside, so that one of them never costs the game; a variation that is never closed goes on to the end.
 */
import type { Token } from './tokens.ts';

export type Item =
  | { readonly kind: 'move' | 'setup' | 'pass' | 'comment' | 'glyph'; readonly token: Token }
  | {
      readonly kind: 'variation';
      readonly token: Token;
      readonly items: readonly Item[];
      /** Behind its last token. */
      readonly end: number;
    };

export interface Tree {
  readonly items: readonly Item[];
  /** What belongs nowhere. */
  readonly stray: readonly Token[];
}

/** Deeper variations are not analysis but an attack on the stack; what lies deeper is set aside. */
const DEEPEST = 50;

interface Level {
  readonly items: Item[];
  readonly open: Token | null;
}

const KIND_OF: Readonly<Partial<Record<Token['kind'], 'move' | 'setup' | 'pass' | 'comment' | 'glyph'>>> = {
  move: 'move',
  setup: 'setup',
  pass: 'pass',
  comment: 'comment',
  strength: 'glyph',
  nag: 'glyph',
  mark: 'glyph',
};

/** Behind the end of a token. */
export const endOf = ({ offset, text }: Token): number => offset + text.length;

/** The tree of a game's tokens. */
export const treeOf = (tokens: readonly Token[]): Tree => {
  const stray: Token[] = [];
  const root: Level = { items: [], open: null };
  const levels: Level[] = [root];
  let level = root;
  let tooDeep = 0;
  let last = 0;

  const close = (end: number): void => {
    const { items, open } = level;
    levels.pop();
    level = levels.at(-1) ?? root;
    if (open) level.items.push({ kind: 'variation', token: open, items, end });
  };

  for (const token of tokens) {
    const kind = KIND_OF[token.kind];
    last = endOf(token);
    if (kind !== undefined && tooDeep === 0) level.items.push({ kind, token });
    else if (token.kind === 'open' && levels.length > DEEPEST) tooDeep += 1;
    else if (token.kind === 'open') levels.push((level = { items: [], open: token }));
    else if (token.kind === 'close' && tooDeep > 0) tooDeep -= 1;
    else if (token.kind === 'close' && levels.length > 1) close(last);
    else if (token.kind === 'close' || token.kind === 'unknown' || tooDeep > 0) stray.push(token);
  }
  while (levels.length > 1) {
    if (level.open) stray.push(level.open);
    close(last);
  }
  return { items: root.items, stray };
};
