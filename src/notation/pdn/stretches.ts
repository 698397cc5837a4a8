/** A body cut into play and words, and the numbers and moves of play. */
import { sideNamed } from './endings.ts';
import type { Token } from './token.ts';

const WORD = /\p{L}{2}|\p{Lo}|^;$/u;
/** `A)` before a note. */
const LETTER = /^\p{L}\)?$/u;
const YEAR = /^(?:1[6-9]|20)\d\d$/;
const DIGIT = /\d/;
const NUMBER_OF_LIST = /^\d{1,3}$/;

export interface Stretch {
  readonly isPlay: boolean;
  readonly tokens: Token[];
}

export const isMove = ({ kind }: Token): boolean => kind === 'move' || kind === 'pass';
export const isDots = ({ kind, text }: Token): boolean => kind === 'number' && !DIGIT.test(text);

/** Cuts a body into play and words, without the insides of variations. */
class Cutter {
  readonly #body: readonly Token[];
  readonly #isDotted: boolean;
  readonly #stretches: Stretch[] = [];
  #depth = 0;

  constructor(body: readonly Token[]) {
    this.#body = body;
    this.#isDotted = body.some(({ kind, text }) => kind === 'number' && text.endsWith('.'));
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
    if (token.kind === 'number') return !isDots(token) && this.#isBeforeMove(at);
    return token.kind === 'setup' || (isMove(token) && !YEAR.test(token.text));
  }

  #isWord(at: number): boolean {
    const [token, next] = [this.#body[at], this.#body[at + 1]];
    if (token?.kind === 'move')
      return YEAR.test(token.text) && next?.kind === 'unknown' && WORD.test(next.text);
    if (token?.kind !== 'unknown' || token.text.startsWith('[')) return false;
    // `White:` before a move only says whose move it is.
    if (token.text.endsWith(':') && sideNamed(token.text) !== null) return false;
    const isListed = LETTER.test(token.text) || (this.#isDotted && NUMBER_OF_LIST.test(token.text));
    return WORD.test(token.text) || (isListed && (token.text.endsWith(')') || next?.kind === 'close'));
  }

  #isBeforeMove(at: number): boolean {
    const next = this.#body.slice(at + 1, at + 4).find((token) => !isDots(token) && token.kind !== 'mark');
    return next !== undefined && isMove(next);
  }
}

export const stretchesOf = (body: readonly Token[]): readonly Stretch[] => new Cutter(body).stretches();

export interface Numbered {
  readonly number: number;
  readonly isHalf: boolean;
  /** The moves of the stretch before it. */
  readonly moves: number;
  readonly offset: number;
}

type Mark = Numbered | { readonly move: Token } | { readonly damaged: Token };

/** The numbers of a stretch, its moves, and tokens that may be damaged moves. */
export function* marksOf(tokens: readonly Token[]): Generator<Mark> {
  let [depth, moves] = [0, 0];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    if (token.kind === 'number' && !isDots(token)) {
      const isHalf = /[…‥]|\.{2}/.test(token.text) || (next !== undefined && isDots(next));
      yield { number: Number.parseInt(token.text, 10), isHalf, moves, offset: token.offset };
    } else if (isMove(token)) {
      moves += 1;
      yield { move: token };
    } else if (token.kind === 'unknown' && DIGIT.test(token.text) && !token.text.startsWith('[')) {
      const isListed = NUMBER_OF_LIST.test(token.text) && next?.kind === 'close';
      if (!isListed) yield { damaged: token };
    }
  }
}

export const firstNumber = (tokens: readonly Token[]): Numbered | null => {
  for (const mark of marksOf(tokens)) if ('number' in mark) return mark;
  return null;
};
