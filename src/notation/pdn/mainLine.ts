/** Reads an ambiguous move so that later moves are legal, and uniquely if the budget allows. */
import { capturesWritten, legalMoves } from '../../draughts/moves.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { play } from '../../draughts/position.ts';
import type { Color, Move, Position } from '../../draughts/types.ts';
import { makeMove, movesMeant, type MoveProblem } from '../move.ts';
import { quote } from '../moveText.ts';
import { parseSetupFen } from '../fen.ts';
import { asColor, asFen, asSquares, withTurn, type Convention } from './convention.ts';
import type { PdnStop } from './problem.ts';
import type { Token } from './token.ts';

export interface LineStep {
  readonly kind: 'move' | 'setup' | 'pass';
  readonly token: Token;
}

export interface Found {
  readonly token: Token;
  readonly move: Move;
  readonly before: Position;
  readonly after: Position;
  readonly isSetUp: boolean;
  readonly legal: number;
}

export interface Failure {
  readonly stop: PdnStop;
  readonly plies: number;
  readonly step: number;
}

type MainLineResult =
  | { readonly ok: true; readonly moves: readonly Found[] }
  | { readonly ok: false; readonly problem: Failure };

/** How many more moves to try than the game has. */
const BUDGET = 4000;
const SHOWN = 40;

interface State {
  readonly step: number;
  readonly position: Position;
  readonly isSetUp: boolean;
  readonly moves: readonly Found[] | null;
}

const NUMERIC = /^[^a-lа-яα-θ]*$/i;

/** Writes moves in the file's own numbers, or with square names if the written move uses them. */
const textsOf = (
  convention: Convention,
  text: string,
  legal: readonly Move[],
  moves: readonly Move[],
): readonly string[] => {
  const style = NUMERIC.test(text.replace(/[xх]/gi, '')) ? 'numeric' : 'algebraic';
  return moves
    .slice(0, SHOWN)
    .map((move) => asSquares(convention, makeMove(convention.variant, move, legal, style)));
};

const refusalOf = (
  convention: Convention,
  { text, offset }: Token,
  { turn, plies }: { readonly turn: Color; readonly plies: number },
  legal: readonly Move[],
  meant: readonly Move[] | null,
): PdnStop => {
  const move = { number: Math.floor(plies / 2) + 1, color: asColor(convention, turn) };
  const stop = { code: 'pdn-move', offset, text, move } as const;
  if (meant !== null && meant.length > 1) {
    const candidates = textsOf(convention, text, legal, meant);
    return { ...stop, reason: { code: 'ambiguous-move', text: quote(text), candidates } };
  }
  const isDue = legal.some(({ taken }) => taken.length > 0) && !/[x:х×]/i.test(text);
  const code: MoveProblem['code'] =
    meant === null ? 'unreadable-move' : isDue ? 'must-capture' : 'illegal-move';
  return { ...stop, reason: { code, text: quote(text), legal: textsOf(convention, text, legal, legal) } };
};

interface Branch {
  readonly at: number;
  readonly position: Position;
  readonly isSetUp: boolean;
  readonly rest: readonly Move[];
  readonly legal: readonly Move[];
  readonly isPass: boolean;
}

/** A backtracking search: tries the first reading of each move, and returns to the others later. */
class Search {
  readonly #convention: Convention;
  readonly #steps: readonly LineStep[];
  readonly #found: Found[] = [];
  readonly #branches: (Branch & { readonly depth: number })[] = [];
  #budget = BUDGET;
  #failure: Failure | null = null;

  constructor(convention: Convention, steps: readonly LineStep[]) {
    this.#convention = convention;
    this.#steps = steps;
  }

  next(start: Position | null): readonly Found[] | null {
    let state = start === null ? this.#back() : { step: 0, position: start, isSetUp: false };
    while (state !== null) {
      if (state.step === this.#steps.length) return [...this.#found];
      state = this.#take(state) ?? this.#back();
    }
    return null;
  }

  get failure(): Failure | null {
    return this.#failure;
  }

  get open(): (Branch & { readonly depth: number }) | undefined {
    return this.#branches.find(({ isPass }) => !isPass);
  }

  get isExhausted(): boolean {
    return this.#budget <= 0;
  }

  #fail(step: number, stop: PdnStop): null {
    if (this.#failure === null || this.#failure.step < step)
      this.#failure = { stop, plies: this.#found.length, step };
    return null;
  }

  #back(): Omit<State, 'moves'> | null {
    const branch = this.#branches.pop();
    if (branch === undefined || this.#budget <= 0) return null;
    this.#found.length = branch.depth;
    if (branch.isPass) {
      const turned = { ...branch.position, turn: opponentOf(branch.position.turn) };
      return { step: branch.at + 1, position: turned, isSetUp: true };
    }
    const [move, ...rest] = branch.rest;
    if (move === undefined) return this.#back();
    if (rest.length > 0) this.#branches.push({ ...branch, rest });
    return this.#play(branch, move);
  }

  #play({ at, position, isSetUp, legal }: Omit<Branch, 'rest'>, move: Move): Omit<State, 'moves'> {
    const after = play(this.#convention.variant, position, move);
    const token = this.#steps[at]?.token ?? { kind: 'move', text: '', offset: 0 };
    this.#found.push({ token, move, before: position, after, isSetUp, legal: legal.length });
    return { step: at + 1, position: after, isSetUp: false };
  }

  #take(state: Omit<State, 'moves'>): Omit<State, 'moves'> | null {
    const { step: at, position, isSetUp } = state;
    const step = this.#steps[at];
    if (step === undefined) return null;
    if (this.#branches.length > 0) this.#budget -= 1;
    if (step.kind === 'setup') return this.#setUp(at, step.token, position.turn);
    if (step.kind === 'pass') {
      const depth = this.#found.length;
      this.#branches.push({ at, position, isSetUp, rest: [], legal: [], isPass: true, depth });
      return { ...state, step: at + 1 };
    }
    const { variant } = this.#convention;
    const legal = legalMoves(variant, position);
    const text = asSquares(this.#convention, step.token.text);
    const meant = movesMeant(variant, legal, text, (written) => capturesWritten(variant, position, written));
    const [move, ...rest] = meant ?? [];
    if (move === undefined) {
      const place = { turn: position.turn, plies: this.#found.length };
      return this.#fail(at, refusalOf(this.#convention, step.token, place, legal, meant));
    }
    const branch = { at, position, isSetUp, legal, isPass: false };
    if (rest.length > 0) this.#branches.push({ ...branch, rest, depth: this.#found.length });
    return this.#play(branch, move);
  }

  #setUp(at: number, { text, offset }: Token, turn: Color): Omit<State, 'moves'> | null {
    const fen = withTurn(asFen(this.#convention, /"(.*)"/s.exec(text)?.[1] ?? ''), turn);
    const position = parseSetupFen(this.#convention.variant, fen);
    if (!position.ok) return this.#fail(at, { code: 'pdn-fen', offset, text, reason: position.problem });
    return { step: at + 1, position: position.value, isSetUp: true };
  }
}

export const solve = (
  convention: Convention,
  steps: readonly LineStep[],
  start: Position,
): MainLineResult => {
  const search = new Search(convention, steps);
  const moves = search.next(start);
  if (moves === null) {
    const stop: PdnStop = { code: 'pdn-character', offset: steps[0]?.token.offset ?? 0, text: '' };
    return { ok: false, problem: search.failure ?? { stop, plies: 0, step: 0 } };
  }
  const open = search.open;
  if (open === undefined) return { ok: true, moves };
  const other = search.next(null);
  if (other === null && !search.isExhausted) return { ok: true, moves };
  const at = other === null ? open.at : firstDifference(moves, other);
  const found = moves[at];
  const token = found?.token ?? steps[open.at]?.token ?? { kind: 'move', text: '', offset: 0 };
  const { turn } = found?.before ?? open.position;
  const legal = legalMoves(convention.variant, found?.before ?? open.position);
  const candidates = [moves[at]?.move, other?.[at]?.move].filter((move) => move !== undefined);
  return {
    ok: false,
    problem: {
      stop: refusalOf(convention, token, { turn, plies: at }, legal, candidates),
      plies: moves.length,
      step: steps.length,
    },
  };
};

const firstDifference = (some: readonly Found[], others: readonly Found[]): number =>
  Math.max(
    0,
    some.findIndex(({ move }, at) => JSON.stringify(move) !== JSON.stringify(others[at]?.move)),
  );
