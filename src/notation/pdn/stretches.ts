/** Splits a body into moves and words, and finds the numbers and moves of the game. */
import { sideNamed } from './endings.ts';
import { endOf, type Token } from './token.ts';

const WORD = /\p{L}{2}|\p{Lo}|^;$/u;
const YEAR = /^(?:1[6-9]|20)\d\d$/;
const BULLET = /^[-/#]+$/;
const BRACKETS = /^[{}[\]]+$/;
const DIGIT = /\d/;
export const SENTENCE_END = /[.!?;:)\]…。！？]$/u;
const NUMBER_OF_LIST = /^\d{1,3}$/;

export interface Stretch {
  readonly isPlay: boolean;
  readonly tokens: Token[];
}

export const isMove = ({ kind }: Token): boolean => kind === 'move' || kind === 'pass';
export const asWord = (token: Token): Token =>
  token.kind === 'comment' || token.kind === 'result' ? token : { ...token, kind: 'unknown' };
const isDots = ({ kind, text }: Token): boolean => kind === 'number' && !DIGIT.test(text);

const isDotted = (body: readonly Token[]): boolean =>
  body.some(({ kind, text }) => kind === 'number' && /\d\s?\.$/.test(text));

/** `1)` and `(1)` are one token: a number if the game's first move has one, otherwise a word. */
function withLabels(body: readonly Token[]): readonly Token[] {
  const isLabel = (at: number): boolean => {
    const [label, close] = [body[at], body[at + 1]];
    const isNumber = label?.kind === 'unknown' && NUMBER_OF_LIST.test(label.text);
    return isNumber && close?.kind === 'close' && close.offset === endOf(label);
  };
  const kind = !isDotted(body) && isLabel(body.findIndex(isMove) - 2) ? 'number' : 'unknown';
  let [depth, from] = [0, 0];
  return body.flatMap((token, at) => {
    if (at < from) return [];
    const isOpen = token.kind === 'open';
    const number = isOpen ? body[at + 1] : token;
    if (depth === 0 && number && isLabel(isOpen && isApart(body, at) ? at + 1 : at)) {
      from = at + (isOpen ? 3 : 2);
      const text = `${isOpen ? '(' : ''}${number.text})`;
      return [{ kind: isOpen ? 'unknown' : kind, text, offset: token.offset }];
    }
    if (isOpen) depth += 1;
    if (token.kind === 'close') depth = Math.max(0, depth - 1);
    return [token];
  });
}

const isApart = (body: readonly Token[], at: number): boolean => {
  const [before, token] = [body[at - 1], body[at]];
  return before === undefined || token === undefined || endOf(before) < token.offset;
};

/** Splits a body into moves and words, without the contents of variations. */
class Cutter {
  readonly #source: string;
  readonly #body: readonly Token[];
  /** Whether the first move has a number without a dot, as in `1 32-28`. */
  readonly #isBare: boolean;
  readonly #stretches: Stretch[] = [];
  #depth = 0;

  constructor(source: string, body: readonly Token[]) {
    this.#source = source;
    this.#body = withLabels(body);
    const before = body[body.findIndex(isMove) - 1];
    this.#isBare = !isDotted(body) && before?.kind === 'number' && NUMBER_OF_LIST.test(before.text);
  }

  stretches(): readonly Stretch[] {
    for (const [at, token] of this.#body.entries()) {
      if (token.kind === 'open') this.#depth += 1;
      this.#add(token, this.#isPlay(at));
      if (token.kind === 'close') this.#depth = Math.max(0, this.#depth - 1);
    }
    return this.#stretches;
  }

  #add(token: Token, isPlay: boolean): void {
    const last = this.#stretches.at(-1);
    if (last?.isPlay === isPlay) last.tokens.push(token);
    else this.#stretches.push({ isPlay, tokens: [token] });
  }

  #isPlay(at: number): boolean {
    const isPlay = this.#stretches.at(-1)?.isPlay ?? true;
    const token = this.#body[at];
    if (!token || this.#depth > 0) return isPlay;
    if (isPlay) return !this.#isWord(at);
    if (token.kind === 'number') return !isDots(token) && !this.#isWord(at) && this.#isBeforeMove(at);
    return token.kind === 'setup' || (isMove(token) && !YEAR.test(token.text));
  }

  #isWord(at: number): boolean {
    const [token, next] = [this.#body[at], this.#body[at + 1]];
    // As in `1998 by` and `11-15 August 2019`.
    if (token?.kind === 'move')
      return (
        next?.kind === 'unknown' &&
        WORD.test(next.text) &&
        [token, this.#body[at + 2]].some((each) => YEAR.test(each?.text ?? ''))
      );
    if (token?.kind === 'mark')
      return BULLET.test(token.text) && next?.kind === 'move' && isApart(this.#body, at);
    if (token?.kind === 'number') return NUMBER_OF_LIST.test(token.text) && !this.#isBare;
    // `White:` before a move only says which side it belongs to.
    const isSide = token?.text.endsWith(':') === true && sideNamed(token.text) !== null;
    if (token?.kind !== 'unknown' || isSide) return false;
    if (token.text.startsWith('[')) return /^\[\d/.test(token.text);
    const isDamaged =
      DIGIT.test(token.text) && !WORD.test(token.text) && (token.text.length > 3 || !isApart(this.#body, at));
    return !isDamaged && !BRACKETS.test(token.text) && !this.#isSign(at);
  }

  /** `±` or `@@` on the line of the previous token. At the start of a line, it is a list marker. */
  #isSign(at: number): boolean {
    const [before, token] = [this.#body[at - 1], this.#body[at]];
    if (!before || !token || /[\p{L}\d;•·►→]/u.test(token.text)) return false;
    return !/[\r\n]/.test(this.#source.slice(endOf(before), token.offset));
  }

  #isBeforeMove(at: number): boolean {
    const next = this.#body.slice(at + 1, at + 4).find((token) => !isDots(token) && token.kind !== 'mark');
    return next !== undefined && isMove(next);
  }
}

export const stretchesOf = (source: string, body: readonly Token[]): readonly Stretch[] =>
  new Cutter(source, body).stretches();

export interface Numbered {
  readonly number: number;
  readonly isHalf: boolean;
  /** How many moves the stretch has before this number. */
  readonly moves: number;
  readonly token: Token;
}

type Mark = Numbered | { readonly move: Token } | { readonly damaged: Token } | { readonly result: Token };

/** The numbers of a stretch, its moves, and any tokens that may be damaged moves. */
export function* marksOf(tokens: readonly Token[]): Generator<Mark> {
  let [depth, moves] = [0, 0];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth = Math.max(0, depth - 1);
    // As in `(1-0)`.
    if (token.kind === 'result' && tokens[at - 1]?.kind === 'open') yield { result: token };
    if (depth > 0) continue;
    if (token.kind === 'number' && !isDots(token)) {
      const isHalf = /[…‥]|\.{2}/.test(token.text) || (next !== undefined && isDots(next));
      yield { number: Number.parseInt(token.text, 10), isHalf, moves, token };
    } else if (isMove(token)) {
      moves += 1;
      yield { move: token };
    } else if (token.kind === 'unknown' && DIGIT.test(token.text) && !token.text.startsWith('['))
      yield { damaged: token };
  }
}

/** The last word before this token on the same line, unless it ends a sentence. */
export const wordBefore = (source: string, token: Token | undefined): string => {
  const before = source.slice(Math.max(0, (token?.offset ?? 0) - 60), token?.offset);
  const line = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1).trimEnd();
  return SENTENCE_END.test(line) ? '' : (line.split(/\s/u).at(-1) ?? '');
};

/** `3...` comes after `3.`. No game has four-digit move numbers. */
export const halves = (at: Numbered | null | undefined): number =>
  at && at.number < 1000 ? at.number + Number(at.isHalf) / 2 : 0;

export const firstNumber = (tokens: readonly Token[]): Numbered | null => {
  for (const mark of marksOf(tokens)) if ('number' in mark) return mark;
  return null;
};

/**
 * A parenthesis that never closes and contains words, or more moves than a short variation. Also a
 * parenthesis that a number closes, as in `(after 3) 17-13 White wins)`.
 */
export const unclosedIn = (body: readonly Token[]): Token | null => {
  const open: { readonly token: Token; moves: number; hasWords: boolean }[] = [];
  let numbered: Token | null = null;
  for (const [at, token] of body.entries()) {
    const level = open.at(-1);
    const isNumber = /^\d$/.test(body[at - 1]?.text ?? '');
    // `1)` doesn't close a long variation.
    const isListed = level && level.moves > 2 && isNumber;
    if (token.kind === 'open') open.push({ token, moves: 0, hasWords: false });
    else if (token.kind === 'close' && !level && numbered) return numbered;
    else if (token.kind === 'close' && !isListed) numbered = open.pop() && isNumber ? token : numbered;
    else if (level && isMove(token)) level.moves += 1;
    else if (level && token.kind === 'unknown') level.hasWords = true;
  }
  return open.find(({ moves, hasWords }) => moves > 2 || (moves > 0 && hasWords))?.token ?? null;
};
