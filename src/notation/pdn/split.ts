/** A game ends at its result, before tags, or where move numbers start again at one. */
import type { Token } from './token.ts';

export interface RawGame {
  readonly tags: readonly Token[];
  readonly body: readonly Token[];
  readonly prose: readonly Token[];
  readonly isTooLong: boolean;
  /** Whether this is more likely a note than a game, given the other games. */
  readonly isNote: boolean;
}

/** The longest game, in UTF-16 units: fifty times a game with a comment on each move. */
const LONGEST_GAME = 300_000;
/** The most words of prose to report before a game. */
const MOST_PROSE = 5000;

interface Draft {
  readonly tags: Token[];
  body: Token[];
  readonly prose: Token[];
  from: number | null;
  isTooLong: boolean;
  depth: number;
  since: number;
  isOver: boolean;
  isAfterGap: boolean;
  hasNumbers: boolean;
  hasWords: boolean;
  moves: number;
  /** Prose after the result. It belongs to the next game, or to this game if it is the last. */
  readonly behind: Token[];
  /** Whether another game came before this one. */
  readonly isBehind: boolean;
}

const begin = (prose: Token[] = [], isBehind = false): Draft => ({
  tags: [],
  body: [],
  prose,
  from: null,
  isTooLong: false,
  depth: 0,
  since: 0,
  isOver: false,
  isAfterGap: false,
  hasNumbers: false,
  hasWords: false,
  moves: 0,
  behind: [],
  isBehind,
});

const isEmpty = ({ tags, body }: Draft): boolean =>
  tags.length === 0 && body.every(({ kind }) => kind === 'comment' || kind === 'mark');

const isRemark = ({ kind }: Token, { isAfterGap, behind }: Draft): boolean =>
  kind === 'mark' ||
  kind === 'pass' ||
  (!isAfterGap && behind.length === 0 && ['comment', 'strength', 'nag', 'result'].includes(kind));

const beginsAgain = ({ kind, text }: Token, draft: Draft): boolean => {
  if (draft.depth > 0 || !draft.isAfterGap || draft.moves === 0) return false;
  if (kind === 'number') return /^1\s?\.?$/.test(text);
  return kind === 'move' && !draft.hasNumbers && !draft.hasWords && draft.tags.length === 0;
};

/** Words between two tags don't separate them unless there is also an empty line. */
const endsBefore = (token: Token, draft: Draft): boolean => {
  if (token.kind === 'prose') return false;
  if (token.kind === 'tag')
    return draft.isOver || draft.moves > 0 || (draft.since > 0 && draft.isAfterGap && draft.tags.length > 0);
  if (draft.isOver) return !isRemark(token, draft);
  return beginsAgain(token, draft);
};

const takeProse = (draft: Draft, token: Token): void => {
  const prose = draft.isOver ? draft.behind : draft.prose;
  if (prose.length < MOST_PROSE) prose.push(token);
  draft.since += 1;
};

/** Next to a game, a paragraph such as `1) 32-28`, `a) 32-28 19-23` or `Laird: 32-28` is a note. */
const isNoteBeside = (draft: Draft, isTagged = draft.tags.length > 0): boolean => {
  const { tags, body, moves, hasNumbers, hasWords, isBehind, isOver } = draft;
  if ([...tags, ...body].some(({ text }) => /^\S\s{0,9}FEN/.test(text))) return false;
  const [first, second] = body.filter(({ kind }) => kind !== 'mark');
  const isWord = first?.kind === 'unknown';
  const label = second?.kind === 'close' ? /^(?:\p{L}|[2-9])$/u : /^\p{L}[.:]$/u;
  if (isWord && label.test(first.text) && (moves <= 2 || !hasNumbers)) return true;
  if (moves === 1) return isWord || !hasNumbers || !(isTagged || (isOver && !hasWords));
  const number = body.find(({ kind, text }) => kind === 'number' && /\d/.test(text));
  return isBehind && !isTagged && (number ? !/^1(?!\d)/.test(number.text) : hasWords);
};

/** Turns the note above a game into prose. */
const withoutNote = (draft: Draft): Draft => {
  for (const token of draft.body) takeProse(draft, token);
  const { tags, prose, isBehind } = draft;
  return { ...begin(prose, isBehind), tags, from: tags[0]?.offset ?? null };
};

const take = (draft: Draft, token: Token): void => {
  if (token.kind === 'tag' && draft.since > 0) {
    // Tags come first, so moves before them become prose; comments are kept.
    const isFirst = draft.tags.length === 0;
    for (const each of draft.body) if (each.kind !== 'comment') takeProse(draft, each);
    draft.body = draft.body.filter(({ kind }) => kind === 'comment');
    Object.assign(draft, { ...(isFirst && { from: null, isTooLong: false }), since: 0, depth: 0 });
  }
  draft.from ??= token.offset;
  draft.isTooLong ||= token.offset + token.text.length - draft.from > LONGEST_GAME;
  if (token.kind === 'tag') {
    if (!draft.isTooLong) draft.tags.push(token);
  } else {
    if (!draft.isTooLong) draft.body.push(token);
    draft.since += 1;
    if (token.kind === 'open') draft.depth += 1;
    if (token.kind === 'close') draft.depth = Math.max(0, draft.depth - 1);
    if (token.kind === 'number') draft.hasNumbers = true;
    if (token.kind === 'unknown') draft.hasWords = true;
    draft.moves += Number(token.kind === 'move' && draft.depth === 0);
    if (token.kind === 'result' && draft.depth === 0) draft.isOver = true;
  }
  draft.isAfterGap = false;
};

export function* splitGames(tokens: Iterable<Token>): Generator<RawGame> {
  let draft = begin();
  for (const token of tokens) {
    if (token.kind === 'gap') {
      draft.isAfterGap = true;
      continue;
    }
    if (endsBefore(token, draft)) {
      const isNote = !draft.isOver && isNoteBeside(draft, token.kind === 'tag' && draft.tags.length > 0);
      if (!isNote) yield { ...draft, isNote: isNoteBeside(draft) };
      draft = isNote ? withoutNote(draft) : begin(draft.behind, true);
    }
    if (token.kind === 'prose') takeProse(draft, token);
    else take(draft, token);
  }
  draft.prose.push(...draft.behind);
  if (!isEmpty(draft)) yield { ...draft, isNote: draft.isBehind && isNoteBeside(draft) };
}

export const extentOf = ({ tags, body }: RawGame): readonly [number, number] => {
  const ends = [tags[0], body[0], tags.at(-1), body.at(-1)].filter((token) => token !== undefined);
  if (ends.length === 0) return [0, 0];
  const from = Math.min(...ends.map(({ offset }) => offset));
  return [from, Math.max(...ends.map(({ offset, text }) => offset + text.length))];
};
