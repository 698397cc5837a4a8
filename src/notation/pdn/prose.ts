/** Words before the moves can look like moves or results, so each line is judged as a whole. */
import type { Token } from './token.ts';

const LOOKED_AT = 60;
/** A line that has this many results and nothing else is decoration. */
const ORNAMENT = 3;

/** If there are more undecided lines than this, they aren't dates. */
const MOST_HELD = 500;

const YEAR = /^(?:1[6-9]|20)\d\d$/;
const SHORT_DATE = /^\d{1,2}(?:-\d{1,2}-|:\d{1,2}:)\d{1,2}$/;
const FIRST_NUMBER = /^1\s?[.…‥]+$/;
const DOTTED = /[.…‥]$/;
const WORD = /\p{L}{2}|\p{Lo}|\d{4}/u;
const FOUR_DIGITS = /^\d{4}$/;

const isMove = ({ kind }: Token): boolean => kind === 'move' || kind === 'setup' || kind === 'pass';

const isDate = ({ kind, text }: Token): boolean =>
  kind === 'move' && (YEAR.test(text) || SHORT_DATE.test(text));

/** This many moves in a row are part of a game, whatever words surround them. */
const ROW = 4;

const hasRow = (line: readonly Token[]): boolean => {
  let row = 0;
  return line.some((token) => {
    if (isMove(token)) row += Number(!FOUR_DIGITS.test(token.text));
    else if (WORD.test(token.text)) row = 0;
    return row >= ROW;
  });
};

type Verdict = 'prose' | 'game' | 'open';

/** After tags, a line with a result is the end of a game. */
function verdictOn(line: readonly Token[], hasTags: boolean): Verdict {
  const count = (isMeant: (token: Token) => boolean): number => line.filter(isMeant).length;
  const words = count(({ kind }) => kind === 'unknown');
  const moves = count(({ kind }) => kind === 'move');
  const dates = count(isDate);
  const results = count(({ kind }) => kind === 'result');
  if (hasRow(line)) return 'game';
  if (results > 0 && hasTags) return 'game';
  if (words === 0) {
    if (moves === dates && results === 0 && dates <= 1) return 'open';
    return moves === 0 && results >= ORNAMENT ? 'prose' : 'game';
  }
  // Next to words, four-digit numbers are ratings and years.
  const numbers = count((token) => isDate(token) || (token.kind === 'move' && FOUR_DIGITS.test(token.text)));
  const said = numbers > words ? words : words + numbers;
  const played = words + moves - said;
  const first = line.find(
    (token) => token.kind === 'unknown' || WORD.test(token.text) || token.kind === 'move',
  );
  return said >= (first?.kind === 'unknown' ? played : 2 * played + 1) ? 'prose' : 'game';
}

// Where the moves of a game certainly begin within a line: at a numbered first move, or at any
// number if it starts the line.
const movesFrom = (line: readonly Token[]): number | null => {
  const [at, number, move] = [line.length - 2, line.at(-2), line.at(-1)];
  if (number?.kind !== 'number' || !move || !isMove(move) || isDate(move)) return null;
  const isBeginning = line.slice(0, at).every(({ kind }) => kind === 'comment') && DOTTED.test(number.text);
  return isBeginning || FIRST_NUMBER.test(number.text) ? at : null;
};

const asProse = (token: Token): Token =>
  token.kind === 'comment' || token.kind === 'gap' ? token : { ...token, kind: 'prose' };

class Marker {
  #line: Token[] = [];
  #held: Token[] = [];
  #verdict: Verdict | null = null;
  #isBegun = false;
  #hasTags = false;
  #depth = 0;

  /** Among moves and between tags, there is nothing to decide. */
  isPlain({ kind }: Token): boolean {
    return this.#isBegun || (kind === 'tag' && this.#line.length + this.#held.length === 0);
  }

  take(token: Token, isOnNewLine: boolean): readonly Token[] {
    const before = isOnNewLine ? this.#endLine() : [];
    if (token.kind === 'gap') {
      if (this.#held.length === 0) return [...before, token];
      this.#held.push(token);
      return before;
    }
    if (token.kind === 'tag') {
      const rest = this.#endLine();
      return [...before, ...this.#heldAs('prose'), ...rest, this.noted(token)];
    }
    // The previous line was the first line of moves.
    if (this.#isBegun) return [...before, this.noted(token)];
    if (this.#verdict === 'prose' || this.#verdict === 'game')
      return [...before, ...this.#as(this.#verdict, [token])];
    this.#line.push(token);
    return [...before, ...this.#lineSoFar()];
  }

  rest(): readonly Token[] {
    return [...this.#endLine(), ...this.#heldAs('game')];
  }

  #lineSoFar(): readonly Token[] {
    const at = movesFrom(this.#line);
    if (at === null) return this.#line.length < LOOKED_AT ? [] : this.#judge();
    const [head, moves] = [this.#line.slice(0, at), this.#line.slice(at)];
    this.#line = [];
    const isNamed = head.some(
      (token) => token.kind === 'unknown' || token.kind === 'result' || isDate(token),
    );
    const isLabeled = head.at(-1)?.kind === 'close' && head.every(({ kind }) => kind !== 'open');
    const isTitle = isNamed && !isLabeled && !hasRow(head);
    return [
      ...this.#heldAs('prose'),
      ...this.#as(isTitle ? 'prose' : 'game', head),
      ...this.#as('game', moves),
    ];
  }

  #judge(): readonly Token[] {
    const line = this.#line;
    this.#line = [];
    this.#verdict = verdictOn(line, this.#hasTags);
    if (this.#verdict !== 'open') return [...this.#heldAs(this.#verdict), ...this.#as(this.#verdict, line)];
    this.#held.push(...line);
    return this.#held.length > MOST_HELD ? this.#heldAs('game') : [];
  }

  #endLine(): readonly Token[] {
    const tokens = this.#line.length > 0 ? this.#judge() : [];
    this.#verdict = null;
    return tokens;
  }

  #heldAs(verdict: Verdict): readonly Token[] {
    const held = this.#held;
    this.#held = [];
    return this.#as(verdict, held);
  }

  #as(verdict: Verdict, tokens: readonly Token[]): readonly Token[] {
    return verdict === 'prose' ? tokens.map(asProse) : tokens.map((token) => this.noted(token));
  }

  noted(token: Token): Token {
    const { kind } = token;
    if (kind === 'open') this.#depth += 1;
    if (kind === 'close') this.#depth = Math.max(0, this.#depth - 1);
    if (kind === 'move' || kind === 'setup') this.#isBegun = true;
    if (kind === 'tag') [this.#isBegun, this.#hasTags, this.#depth] = [false, true, 0];
    if (kind === 'result' && this.#depth === 0) [this.#isBegun, this.#hasTags] = [false, false];
    return token;
  }
}

export function* withProse(tokens: Iterable<Token>, source: string): Generator<Token> {
  const marker = new Marker();
  let end = 0;
  for (const token of tokens) {
    const begin = end;
    end = token.offset + token.text.length;
    if (marker.isPlain(token)) {
      yield marker.noted(token);
      continue;
    }
    const isOnNewLine = token.kind === 'gap' || /[\r\n]/.test(source.slice(begin, token.offset));
    yield* marker.take(token, isOnNewLine);
  }
  yield* marker.rest();
}
