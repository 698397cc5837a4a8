/**
 * Words among the moves of a game. A move in a sentence, such as `8-15 was the other jump`, isn't
 * part of the game. Move numbers show which moves are. If they can't, the game ends when only prose
 * remains, and is refused otherwise: a wrong game is worse than no game.
 */
import { resultStated } from './endings.ts';
import type { PdnResult } from './game.ts';
import { Count } from './count.ts';
import { parseResult } from './result.ts';
import {
  asWord,
  firstNumber,
  halves,
  isMove,
  marksOf,
  stretchesOf,
  unclosedIn,
  SENTENCE_END,
  wordBefore,
  type Numbered,
  type Stretch,
} from './stretches.ts';
import { endOf, type Token } from './token.ts';

/** A word that continues a sentence, so a move before it may belong to the sentence. */
const SMALL = /^\p{Ll}{2}|^\p{Lo}/u;
/** `A)` or `1)` before a note. */
const NOTE = /^(?:\p{L}|\d{1,3})\)$/u;
const COLON = /[:：]$/u;
const BREAK = /[\r\n]/;
const BREAKS = /[.!?;\r\n()[\]。！？]/u;
const WORDS = /\p{Lo}|\p{L}{2,}/gu;
const hasSeveralWords = (text: string): boolean => (text.match(WORDS)?.length ?? 0) > 1;
/** The most moves in a row that a sentence may mention. */
const MOST_MENTIONED = 4;

export interface Remarked {
  readonly body: readonly Token[];
  /** The place where moves of the game can't be told apart from moves in a sentence. */
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
  /** The moves that are only mentioned in sentences. */
  readonly #mentions: Token[] = [];
  /** The first move that may be the start of a sentence. */
  #unsure: Token | null = null;
  #isOver = false;
  /** Whether only prose remains. */
  #isProse = false;
  /** Whether the last moves before this place were part of the game. */
  #isAfterGame = true;
  /** From the end: the highest first number of later moves, and of moves that start a sentence. */
  #highest: readonly (readonly [number, number])[] | null = null;

  constructor(source: string, body: readonly Token[], isSetUp: boolean) {
    this.#source = source;
    this.#isSetUp = isSetUp || body.some(({ kind }) => kind === 'setup');
    this.#stretches = [...stretchesOf(source, body)];
    this.#hasScore = body.some(({ kind, text }) => kind === 'result' && parseResult(text) !== null);
  }

  read(): Remarked {
    const unclosed = unclosedIn(this.#stretches.flatMap(({ tokens }) => tokens));
    if (unclosed) return { body: [], doubt: unclosed, result: null };
    const parts: (readonly Token[])[] = [];
    for (let at = 0; at < this.#stretches.length; at += 1) {
      this.#splitMention(at);
      const { isPlay, tokens } = this.#stretches[at] ?? NOTHING;
      if (!isPlay) this.#listen(at);
      const verdict = isPlay && !this.#isProse ? this.#verdictAt(at) : 'words';
      const isGame = verdict === 'game';
      if (isPlay) this.#isAfterGame = isGame;
      const doubt = verdict === 'doubt' ? (tokens.find(isMove) ?? null) : isGame ? this.#play(at) : null;
      if (verdict === 'words') for (const token of tokens) if (isMove(token)) this.#mentions.push(token);
      parts.push(isGame ? tokens : tokens.map(asWord));
      if (doubt !== null) return { body: parts.flat(), doubt, result: this.#result };
    }
    const isTold = !this.#isSetUp && this.#mentions.length >= this.#count.plies;
    const mention = (isTold && this.#mentions[0]) || null;
    return { body: parts.flat(), doubt: this.#unsure ?? mention, result: this.#result };
  }

  /** Counts the moves. Returns a token if it shows that a move is missing or not the game's. */
  #play(at: number): Token | null {
    const { tokens } = this.#stretches[at] ?? NOTHING;
    let damaged: Token | null = null;
    let wrong: Token | null = null;
    let isFollowed = false;
    for (const mark of marksOf(tokens)) {
      if ('move' in mark) {
        if (wrong !== null || this.#isOver) return wrong ?? mark.move;
        this.#count.plies += 1;
        isFollowed ||= damaged !== null;
      } else if ('result' in mark) this.#isOver = true;
      else if ('damaged' in mark) damaged ??= this.#count.plies > 0 ? mark.damaged : null;
      else {
        const isWrong = this.#count.plies > 0 && this.#missing(mark) !== 0;
        if (damaged !== null && isWrong) return damaged;
        if (isWrong && (mark.isHalf || this.#count.isBack(mark.number))) wrong ??= mark.token;
        [damaged, isFollowed] = [null, false];
        this.#count.note(mark.number, mark.isHalf);
      }
    }
    if (isFollowed) return damaged;
    if (this.#goesOnInWords(at) && !(this.#count.isNumbered && this.#isConfirmed(at)))
      this.#unsure ??= tokens.findLast(isMove) ?? null;
    return null;
  }

  /** Matches `29-23 best`, but not `29-23 White resigned`. */
  #goesOnInWords(at: number): boolean {
    const { tokens } = this.#stretches[at + 1] ?? NOTHING;
    return this.#hasWordsAfter(at) && SMALL.test(tokens[0]?.text ?? '') && !this.#isEndedBehind(at);
  }

  /** In `not 17-22. 3. 37-31`, the number starts the game's own moves. */
  #splitMention(at: number): void {
    const { isPlay, tokens } = this.#stretches[at] ?? NOTHING;
    const numbers = isPlay && at > 0 ? [...marksOf(tokens)].filter((mark) => 'number' in mark) : [];
    const next = numbers.find((number) => this.#missing(number) === 0);
    if (next === undefined || next.moves === 0) return;
    const from = tokens.indexOf(next.token);
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

  /** Looks for whole sentences that end the game. Parts of sentences belong to their moves. */
  #listen(at: number): void {
    const sentences = this.#textOf(at).split(BREAKS);
    const [isLast, text] = [at === this.#stretches.length - 1, this.#textOf(at)];
    const isWhole = isLast || BREAK.test(this.#between(at)) || SENTENCE_END.test(text);
    const isFresh = this.#isAfterGame || BREAK.test(this.#between(at - 1));
    const whole = sentences.slice(isFresh ? 0 : 1, isWhole ? undefined : -1);
    for (const sentence of whole) this.#result ??= resultStated(sentence);
    this.#isOver ||= this.#result !== null && this.#count.plies > 0;
  }

  /** Whether words follow these moves on the same line. */
  #hasWordsAfter(at: number): boolean {
    const tokens = this.#stretches[at]?.tokens ?? [];
    const isEnded = /^[.:]/.test(tokens.at(-1)?.text ?? '');
    return at < this.#stretches.length - 1 && !isEnded && !BREAK.test(this.#between(at));
  }

  /** Whether the move is in its own sentence, which starts with words or the letter of a note. */
  #isMention(at: number): boolean {
    const sentences = this.#textOf(at - 1).split(/[.!?](?=\s|$)|[\r\n]/u);
    const words = (sentences.at(-1) ?? '').trim().split(/\s+/u);
    const isFresh = sentences.length > 1 || BREAK.test(this.#between(at - 2));
    const isWhole =
      words.length > 1 || NOTE.test(words[0] ?? '') || (words[0] !== '' && this.#hasWordsAfter(at));
    return isFresh && isWhole && !BREAK.test(this.#between(at - 1)) && !this.#hasOwnMoves(at);
  }

  /** Several sentences or lines, moves before the end of the game, or Black's reply to White. */
  #hasOwnMoves(at: number): boolean {
    const tokens = this.#stretches[at]?.tokens ?? [];
    const next = this.#stretches[at + 1]?.tokens[0]?.text ?? '';
    const isApart = !this.#hasWordsAfter(at) || /^\p{Lu}/u.test(next);
    const isDue = this.#count.isPending && !this.#hasWordsAfter(at) && tokens.at(-1)?.text !== '.';
    const isSeveral =
      BREAK.test(this.#textOf(at)) || tokens.slice(0, -1).some(({ text }) => /^\.+$/.test(text));
    return isSeveral || isDue || (isApart && this.#isEndedBehind(at));
  }

  #isEndedBehind(at: number): boolean {
    const [sentence = ''] = this.#textOf(at + 1).split(BREAKS);
    return resultStated(sentence) !== null;
  }

  #isClean(at: number): boolean {
    const before = this.#textOf(at - 1);
    return BREAK.test(this.#between(at - 1)) || (SENTENCE_END.test(before) && !COLON.test(before));
  }

  /** Whether later moves or words show that the game continued. */
  #isConfirmed(at: number): boolean {
    const numbers = [...marksOf(this.#stretches[at]?.tokens ?? [])].filter((mark) => 'number' in mark);
    const [any, clean] = this.#highestBehind(at);
    const goesOn = (this.#isClean(at) ? any : clean) > halves(numbers.at(-1));
    const [remark = ''] = this.#hasWordsAfter(at) ? this.#textOf(at + 1).split(BREAK) : [];
    const hasScore = this.#hasScore && !hasSeveralWords(remark);
    return goesOn || (this.#isClean(at) && (hasScore || this.#isEndedBehind(at)));
  }

  /** Counted from the end, because stretches before this place are split. */
  #highestBehind(at: number): readonly [number, number] {
    if (this.#highest === null) {
      const highest: [number, number][] = [[0, 0]];
      for (let from = this.#stretches.length - 1; from > 0; from -= 1) {
        const { isPlay, tokens } = this.#stretches[from] ?? NOTHING;
        const number = isPlay ? firstNumber(tokens) : null;
        const [any = 0, clean = 0] = highest.at(-1) ?? [];
        const isMention = number?.moves === 0 && (!this.#isClean(from) || this.#isInSentence(from));
        const isClean = this.#isClean(from) && !this.#hasWordsAfter(from);
        const [one, other] = [isMention, !isClean].map((isLess) => (isLess ? 0 : halves(number)));
        highest.push([Math.max(any, one ?? 0), Math.max(clean, other ?? 0)]);
      }
      this.#highest = highest;
    }
    return this.#highest[this.#stretches.length - 1 - at] ?? [0, 0];
  }

  /** After the last certain move of the game, a doubtful move in prose doesn't count. */
  #verdictAt(at: number): Verdict {
    const verdict = this.#verdictOn(at);
    this.#isProse = verdict === 'doubt' && this.#isProseFrom(at);
    return this.#isProse ? 'words' : verdict;
  }

  /** Whether only sentences remain, and they mention fewer moves than were played. */
  #isProseFrom(from: number): boolean {
    // In `3... 18-23 4 28x19 was possible`, the sentence begins before these moves.
    if (!this.#isClean(from) && !/\p{L}/u.test(this.#textOf(from - 1))) return false;
    let left = this.#count.plies - 1;
    return this.#stretches.every(({ isPlay, tokens }, at) => {
      const moves = isPlay && at >= from ? tokens.filter(isMove).length : 0;
      left -= moves;
      return moves === 0 || (moves <= MOST_MENTIONED && left >= 0 && this.#isInSentence(at));
    });
  }

  /** Whether these moves share a line with several words and have no number of the game's. */
  #isInSentence(at: number): boolean {
    const [before, behind] = [at - 1, at + 1].map((place) => this.#textOf(place).split(BREAK));
    const words = [this.#isClean(at) ? '' : before?.at(-1), this.#hasWordsAfter(at) ? behind?.[0] : ''];
    const number = firstNumber(this.#stretches[at]?.tokens ?? []);
    const goesOn = number !== null && number.moves > 0 && number.moves === this.#missing(number);
    return !goesOn && hasSeveralWords(words.join(' '));
  }

  #verdictOn(at: number): Verdict {
    const tokens = this.#stretches[at]?.tokens ?? [];
    if (!tokens.some(isMove)) return 'game';
    if (this.#count.plies === 0) return this.#verdictOnFirst(at);
    const number = firstNumber(tokens);
    const isMention = (number?.moves !== 0 || this.#hasWordsAfter(at)) && this.#isMention(at);
    const isOutside = number === null && this.#count.isNumbered && !this.#count.isPending;
    if (this.#isOver) return isOutside || isMention ? 'words' : 'doubt';
    if (number !== null && number.moves === this.#missing(number)) {
      const isSure = number.moves > 0 || (this.#isClean(at) && !this.#hasWordsAfter(at));
      return isSure || this.#isConfirmed(at) ? 'game' : 'doubt';
    }
    const isDue = this.#count.isPending && this.#highestBehind(at)[0] === 0;
    const isTold =
      isMention &&
      this.#count.isNumbered &&
      !this.#count.isAnnounced(this.#stretches[at - 1]?.tokens ?? []) &&
      !isDue;
    if (number === null) return isTold ? 'words' : 'doubt';
    return isTold && this.#missing(number) < 0 ? 'words' : 'doubt';
  }

  /** A text that only mentions a move isn't a game, and no game starts in the middle. */
  #verdictOnFirst(at: number): Verdict {
    const { tokens } = this.#stretches[at] ?? NOTHING;
    if (this.#stretches[at + 1]?.isPlay) return 'words';
    const number = firstNumber(tokens);
    if (at > 0 && number !== null && number.moves > 0 && number.moves !== this.#missing(number))
      return 'doubt';
    const isMiddle = number !== null && number.moves === 0 && (number.number > 1 || number.isHalf);
    if (isMiddle && !this.#isSetUp)
      return this.#hasWordsAfter(at) || this.#stretches.length > 1 ? 'doubt' : 'game';
    const before = wordBefore(this.#source, tokens[0]);
    const isNamed = before !== '' && (SMALL.test(before) || this.#hasWordsAfter(at));
    return number === null && isNamed ? 'doubt' : 'game';
  }
}

export const readRemarks = (source: string, body: readonly Token[], isSetUp: boolean): Remarked =>
  new Reader(source, body, isSetUp).read();
