/**
 * Words among the moves of a game. A move in a sentence, such as `8-15 was the other jump`, is no
 * move of the game. The move numbers show which moves are; where they can't, the game is refused,
 * because a wrong game is worse than none.
 */
import { resultStated } from './endings.ts';
import type { PdnResult } from './game.ts';
import { Count } from './count.ts';
import { parseResult } from './result.ts';
import {
  firstNumber,
  isDots,
  isMove,
  marksOf,
  stretchesOf,
  type Numbered,
  type Stretch,
} from './stretches.ts';
import { endOf, type Token } from './token.ts';

/** A sentence goes on with it, so a move before it may be the sentence's. */
const SMALL = /^\p{Ll}{2}|^\p{Lo}/u;
/** `A)` and `1)` before a note. */
const NOTE = /^(?:\p{L}|\d{1,3})\)?$/u;
const SENTENCE_END = /[.!?;:)\]…。！？]$/u;
const BREAK = /[\r\n]/;
const BREAKS = /[.!?;\r\n()[\]。！？]/u;

export interface Remarked {
  readonly body: readonly Token[];
  /** Where the moves of the game can't be told from the moves of a sentence. */
  readonly doubt: Token | null;
  readonly result: PdnResult | null;
}

const NOTHING: Stretch = { isPlay: false, tokens: [] };

type Verdict = 'game' | 'words' | 'doubt';

class Reader {
  readonly #source: string;
  readonly #stretches: Stretch[];
  readonly #hasScore: boolean;
  readonly #isSetUp: boolean;
  readonly #count = new Count();
  #result: PdnResult | null = null;
  #isOver = false;
  /** The last stretch of play was the game's. */
  #isAfterGame = true;
  /** From the end: the highest first number of later play, and of play that begins a sentence. */
  #highest: readonly (readonly [number, number])[] | null = null;

  constructor(source: string, body: readonly Token[], isSetUp: boolean) {
    this.#source = source;
    this.#isSetUp = isSetUp || body.some(({ kind }) => kind === 'setup');
    this.#stretches = [...stretchesOf(body)];
    this.#hasScore = body.some(({ kind, text }) => kind === 'result' && parseResult(text) !== null);
  }

  read(): Remarked {
    const parts: (readonly Token[])[] = [];
    for (let at = 0; at < this.#stretches.length; at += 1) {
      this.#splitMention(at);
      const { isPlay, tokens } = this.#stretches[at] ?? NOTHING;
      if (!isPlay) this.#listen(at);
      const verdict = isPlay ? this.#verdictOn(at) : 'words';
      const isGame = verdict === 'game';
      if (isPlay) this.#isAfterGame = isGame;
      const doubt = verdict === 'doubt' ? (tokens.find(isMove) ?? null) : isGame ? this.#play(at) : null;
      parts.push(isGame ? tokens : tokens.map(asWord));
      if (doubt !== null) return { body: parts.flat(), doubt, result: this.#result };
    }
    return { body: parts.flat(), doubt: null, result: this.#result };
  }

  /** Counts the moves; returns a token that shows that a move is missing or not the game's. */
  #play(at: number): Token | null {
    const { tokens } = this.#stretches[at] ?? NOTHING;
    let damaged: Token | null = null;
    let doubtful: Token | null = null;
    let isFollowed = false;
    for (const mark of marksOf(tokens)) {
      if ('move' in mark) {
        this.#count.plies += 1;
        isFollowed ||= damaged !== null;
        doubtful = this.#count.isBeyondNumber ? (doubtful ?? mark.move) : null;
      } else if ('damaged' in mark) damaged ??= this.#count.plies > 0 ? mark.damaged : null;
      else {
        const isWrong = this.#count.plies > 0 && this.#missing(mark) !== 0;
        if (damaged !== null && isWrong) return damaged;
        [damaged, isFollowed] = [null, false];
        this.#count.note(mark.number, mark.isHalf, isWrong);
      }
    }
    if (isFollowed) return damaged;
    return this.#goesOnInWords(at) ? doubtful : null;
  }

  /** `29-23 best`, but not `29-23 White resigned`. */
  #goesOnInWords(at: number): boolean {
    const { tokens } = this.#stretches[at + 1] ?? NOTHING;
    return this.#hasWordsAfter(at) && SMALL.test(tokens[0]?.text ?? '') && !this.#isEndedBehind(at);
  }

  /** `not 17-22. 3. 37-31`: the number begins the game's own moves. */
  #splitMention(at: number): void {
    const { isPlay, tokens } = this.#stretches[at] ?? NOTHING;
    const number = isPlay && at > 0 && this.#count.plies > 0 ? firstNumber(tokens) : null;
    if (number === null || number.moves === 0 || this.#missing(number) !== 0) return;
    const from = tokens.findIndex((token) => token.kind === 'number' && !isDots(token));
    const parts = [tokens.slice(0, from), tokens.slice(from)].map((part) => ({ isPlay, tokens: part }));
    this.#stretches.splice(at, 1, ...parts);
  }

  #missing({ number, isHalf }: Numbered): number {
    return this.#count.missing(number, isHalf);
  }

  #between(at: number): string {
    const [one, other] = [this.#stretches[at]?.tokens.at(-1), this.#stretches[at + 1]?.tokens[0]];
    return one && other ? this.#source.slice(endOf(one), other.offset) : '\n';
  }

  #textOf(at: number): string {
    const tokens = this.#stretches[at]?.tokens ?? [];
    const [first, last] = [tokens[0], tokens.at(-1)];
    return first && last ? this.#source.slice(first.offset, endOf(last)) : '';
  }

  /** Looks for whole sentences that end the game. Halves of sentences belong to their moves. */
  #listen(at: number): void {
    const sentences = this.#textOf(at).split(BREAKS);
    const [isLast, text] = [at === this.#stretches.length - 1, this.#textOf(at)];
    const isWhole = isLast || BREAK.test(this.#between(at)) || SENTENCE_END.test(text);
    const isFresh = this.#isAfterGame || BREAK.test(this.#between(at - 1));
    const whole = sentences.slice(isFresh ? 0 : 1, isWhole ? undefined : -1);
    for (const sentence of whole) this.#result ??= resultStated(sentence);
    this.#isOver ||= this.#result !== null && this.#count.plies > 0;
  }

  /** The words on the line behind these moves. */
  #hasWordsAfter(at: number): boolean {
    const tokens = this.#stretches[at]?.tokens ?? [];
    const isEnded = /^[.:]/.test(tokens.at(-1)?.text ?? '');
    return at < this.#stretches.length - 1 && !isEnded && !BREAK.test(this.#between(at));
  }

  /** A move in a sentence of its own, which words or the letter of a note begin. */
  #isMention(at: number): boolean {
    const sentences = this.#textOf(at - 1).split(/[.!?\r\n]/u);
    const words = (sentences.at(-1) ?? '').trim().split(/\s+/u);
    const isFresh = sentences.length > 1 || BREAK.test(this.#between(at - 2)) || !this.#isAfterGame;
    const isWhole =
      words.length > 1 || NOTE.test(words[0] ?? '') || (words[0] !== '' && this.#hasWordsAfter(at));
    return isFresh && isWhole && !this.#hasOwnMoves(at);
  }

  /** Several sentences or lines, before the end of the game, or Black's move after White's. */
  #hasOwnMoves(at: number): boolean {
    const tokens = this.#stretches[at]?.tokens ?? [];
    const next = this.#stretches[at + 1]?.tokens[0]?.text ?? '';
    const isApart = !this.#hasWordsAfter(at) || /^\p{Lu}/u.test(next);
    const isDue = this.#count.isPending && !this.#hasWordsAfter(at) && tokens.at(-1)?.text !== '.';
    const isSeveral = BREAK.test(this.#textOf(at)) || tokens.slice(0, -1).some(({ text }) => text === '.');
    return isSeveral || isDue || (isApart && this.#isEndedBehind(at));
  }

  #isEndedBehind(at: number): boolean {
    const [sentence = ''] = this.#textOf(at + 1).split(BREAKS);
    return resultStated(sentence) !== null;
  }

  #isClean(at: number): boolean {
    return BREAK.test(this.#between(at - 1)) || SENTENCE_END.test(this.#textOf(at - 1));
  }

  /** Whether what follows shows that the game went on. */
  #isConfirmed(at: number): boolean {
    const tokens = this.#stretches[at]?.tokens ?? [];
    const last = tokens.findLast((token) => token.kind === 'number' && !isDots(token));
    const number = Number.parseInt(last?.text ?? '0', 10);
    const [any, clean] = this.#highestBehind(at);
    const goesOn = (this.#isClean(at) ? any : clean) > number;
    return this.#hasScore || goesOn || this.#isEndedBehind(at);
  }

  /** Counted from the end, because stretches before are split. */
  #highestBehind(at: number): readonly [number, number] {
    if (this.#highest === null) {
      const highest: [number, number][] = [[0, 0]];
      for (let from = this.#stretches.length - 1; from > 0; from -= 1) {
        const { isPlay, tokens } = this.#stretches[from] ?? NOTHING;
        const number = isPlay ? (firstNumber(tokens)?.number ?? 0) : 0;
        const [any = 0, clean = 0] = highest.at(-1) ?? [];
        highest.push([Math.max(any, number), Math.max(clean, this.#isClean(from) ? number : 0)]);
      }
      this.#highest = highest;
    }
    return this.#highest[this.#stretches.length - 1 - at] ?? [0, 0];
  }

  #verdictOn(at: number): Verdict {
    const tokens = this.#stretches[at]?.tokens ?? [];
    if (!tokens.some(isMove)) return 'game';
    if (this.#count.plies === 0) return this.#verdictOnFirst(at);
    const number = firstNumber(tokens);
    const isMention = (number?.moves !== 0 || this.#hasWordsAfter(at)) && this.#isMention(at);
    if (this.#isOver) return number === null || isMention ? 'words' : 'doubt';
    if (number !== null && number.moves === this.#missing(number)) {
      const isSure = number.moves > 0 || (this.#isClean(at) && !this.#hasWordsAfter(at));
      return isSure || this.#isConfirmed(at) ? 'game' : 'doubt';
    }
    const isTold = isMention && this.#count.isNumbered && !this.#count.isAnnounced;
    if (number === null) return isTold ? 'words' : 'doubt';
    return isMention && this.#missing(number) < 0 ? 'words' : 'doubt';
  }

  /** A text that only mentions a move is no game, and no game begins in its middle. */
  #verdictOnFirst(at: number): Verdict {
    const { tokens } = this.#stretches[at] ?? NOTHING;
    const number = firstNumber(tokens);
    const isMiddle = number !== null && number.moves === 0 && (number.number > 1 || number.isHalf);
    if (isMiddle && !this.#isSetUp)
      return this.#hasWordsAfter(at) || this.#stretches.length > 1 ? 'doubt' : 'game';
    const before = this.#textBefore(tokens[0]);
    const isTold =
      this.#goesOnInWords(at) && (number === null || (before !== '' && tokens.filter(isMove).length === 1));
    const isNamed = before !== '' && (SMALL.test(before) || this.#hasWordsAfter(at));
    return isTold || (number === null && isNamed) ? 'doubt' : 'game';
  }

  /** The last word before this token on its line. */
  #textBefore(token: Token | undefined): string {
    const before = this.#source.slice(Math.max(0, (token?.offset ?? 0) - 60), token?.offset);
    const line = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1).trimEnd();
    return SENTENCE_END.test(line) ? '' : (line.split(/\s/u).at(-1) ?? '');
  }
}

const asWord = (token: Token): Token =>
  token.kind === 'comment' || token.kind === 'result' ? token : { ...token, kind: 'unknown' };

export const readRemarks = (source: string, body: readonly Token[], isSetUp: boolean): Remarked =>
  body.some(({ kind }) => kind === 'unknown')
    ? new Reader(source, body, isSetUp).read()
    : { body, doubt: null, result: null };
