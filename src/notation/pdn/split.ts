/** A game ends with its result, before tags, or where move numbers start again at one. */
import type { Token } from './token.ts';

export interface RawGame {
  readonly tags: readonly Token[];
  readonly body: readonly Token[];
  readonly prose: readonly Token[];
  readonly isTooLong: boolean;
}

/** The longest game, in UTF-16 units: fifty times a game with a comment on each move. */
export const LONGEST_GAME = 300_000;
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
  moves: number;
  /** Prose after the result: it belongs to the next game, or to this one if it is the last. */
  readonly behind: Token[];
}

const begin = (prose: Token[] = []): Draft => ({
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
  moves: 0,
  behind: [],
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
  return kind === 'move' && !draft.hasNumbers && draft.tags.length === 0;
};

/** Words between two tags don't separate them unless an empty line does. */
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

const take = (draft: Draft, token: Token): void => {
  if (token.kind === 'tag' && draft.since > 0) {
    // Tags come first: moves before them are prose, but comments are kept.
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
    draft.moves += Number(token.kind === 'move');
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
      yield draft;
      draft = begin(draft.behind);
    }
    if (token.kind === 'prose') takeProse(draft, token);
    else take(draft, token);
  }
  draft.prose.push(...draft.behind);
  if (!isEmpty(draft)) yield draft;
}

export const extentOf = ({ tags, body }: RawGame): readonly [number, number] => {
  const ends = [tags[0], body[0], tags.at(-1), body.at(-1)].filter((token) => token !== undefined);
  if (ends.length === 0) return [0, 0];
  const from = Math.min(...ends.map(({ offset }) => offset));
  return [from, Math.max(...ends.map(({ offset, text }) => offset + text.length))];
};
