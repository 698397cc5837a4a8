/** In PDN, `;` begins a comment, but clubs also write it between moves, on one line or several. */
import { nextIn, type Place } from './scan.ts';
import type { Token } from './token.ts';

const LONGEST = 2000;

/** Text without words: moves, numbers, punctuation, results. */
const ONLY_PLAY = /^(?:[\d\s:;.…‥xX×хХ!?*½/–—−-]|[a-hA-H][1-8])*$/;
/** The number of the next move, at the beginning of a line or after `;`. */
const NUMBERED = /[;\r\n]\s{0,9}(?<number>\d{1,3})\s?(?<dots>[.…‥)]{1,3})/y;

/** Decides whether a semicolon separates moves or begins a comment. */
export class Semicolons {
  readonly #source: string;
  readonly #lineEnd: (from: number) => Place;
  #number = 0;
  /** How many moves follow the last number. */
  #moves = 0;
  /** A number that has no moves yet. */
  #next: number | null = null;
  #isUsed = false;
  /** The same values for the text around each open variation. */
  readonly #outside: [number, number][] = [];

  constructor(source: string) {
    this.#source = source;
    this.#lineEnd = nextIn(source, /[\r\n]/g);
  }

  note({ kind, text }: Token): void {
    if (kind === 'open') this.#outside.push([this.#number, this.#moves]);
    if (kind === 'close') [this.#number, this.#moves] = this.#outside.pop() ?? [this.#number, this.#moves];
    if (kind === 'move')
      [this.#number, this.#moves] = this.#next === null ? [this.#number, this.#moves + 1] : [this.#next, 1];
    const number = kind === 'number' ? Number.parseInt(text, 10) : Number.NaN;
    if (!Number.isNaN(number)) this.#next = number;
    else if (kind !== 'number') this.#next = null;
  }

  /** What the semicolon is; `word` if that can't be decided. */
  kindAt(at: number): 'separator' | 'comment' | 'word' {
    const end = Math.min(this.#lineEnd(at).index, this.#source.length);
    const behind = end - at > LONGEST ? '' : this.#source.slice(at, end);
    const [part = '', ...more] = behind.slice(1).split(';');
    const isPlay =
      ONLY_PLAY.test(part) && /\d/.test(part) && (more.length > 0 || ONLY_PLAY.test(behind.slice(1)));
    const next = this.#numberAt(at);
    const isNext = next === this.#number + 1 || (next === this.#number && this.#moves === 1);
    const isDue = next === null ? this.#number === 0 || this.#moves === 1 : isNext;
    if (!isDue) return this.#isUsed && next !== null ? 'word' : 'comment';
    if (next !== null && more.length === 0 && this.#numberAt(end, ['.', ')']) === next) return 'comment';
    if (isPlay || (isNext && this.#isUsed)) {
      this.#isUsed = true;
      return 'separator';
    }
    return isNext ? 'word' : 'comment';
  }

  #numberAt(at: number, among?: readonly string[]): number | null {
    NUMBERED.lastIndex = at;
    const { number, dots = '' } = NUMBERED.exec(this.#source)?.groups ?? {};
    return number === undefined || among?.includes(dots) === false ? null : Number(number);
  }
}
