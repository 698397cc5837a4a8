/**
 * Counts the cost of a regular expression: a simple backtracking matcher over regexpp's syntax
 * tree, which takes one step for each letter examined and each choice. V8 skips some of these steps
 * and adds none, so a cost that is linear here is linear there. Each result is compared with V8's
 * own, so the matcher can't drift from what it measures.
 */
import { RegExpParser, type AST } from '@eslint-community/regexpp';

type Test = (code: number) => boolean;

type Instruction =
  | { readonly op: 'letter'; readonly test: Test; readonly backward: boolean }
  /** The first is tried first. */
  | { readonly op: 'fork'; first: number; second: number }
  | { readonly op: 'jump'; to: number }
  | { readonly op: 'edge'; readonly holds: (text: string, at: number) => boolean }
  | { readonly op: 'look'; readonly program: Program; readonly negate: boolean }
  /** A round of a loop begins; it must advance before it ends. */
  | { readonly op: 'mark' | 'moved'; readonly register: number };

interface Program {
  readonly code: readonly Instruction[];
  readonly registers: number;
}

// eslint-disable-next-line typescript/unbound-method -- bound at each call
const nativeExec = RegExp.prototype.exec;
const parser = new RegExpParser();

const tests = new Map<string, Test>();

/** A character class, checked with V8 once for each letter. */
function letterTest(raw: string, { ignoreCase, unicode, unicodeSets, dotAll }: AST.Flags): Test {
  const flags = `${ignoreCase ? 'i' : ''}${unicode ? 'u' : ''}${unicodeSets ? 'v' : ''}${dotAll ? 's' : ''}`;
  const one = new RegExp(`^(?:${raw})$`, flags);
  const key = String(one);
  const kept = tests.get(key);
  if (kept) return kept;
  const known = new Int8Array(0x10000);
  const ask: Test = (code) => nativeExec.call(one, String.fromCodePoint(code)) !== null;
  const test: Test = (code) => {
    if (code >= known.length) return ask(code);
    if (known[code] === 0) known[code] = ask(code) ? 1 : -1;
    return known[code] === 1;
  };
  tests.set(key, test);
  return test;
}

const WORD = /\w/;
const isWord = (text: string, at: number): boolean =>
  at >= 0 && at < text.length && nativeExec.call(WORD, text.charAt(at)) !== null;
const isBreak = (letter: string): boolean => ['\n', '\r', '\u2028', '\u2029'].includes(letter);

function edgeOf({ kind, ...node }: AST.EdgeAssertion | AST.WordBoundaryAssertion, multiline: boolean) {
  if (kind === 'word') {
    const negate = 'negate' in node && node.negate;
    return (text: string, at: number) => (isWord(text, at - 1) !== isWord(text, at)) !== negate;
  }
  if (kind === 'start')
    return (text: string, at: number) => at === 0 || (multiline && isBreak(text.charAt(at - 1)));
  return (text: string, at: number) => at === text.length || (multiline && isBreak(text.charAt(at)));
}

class Compiler {
  readonly code: Instruction[] = [];
  registers = 0;
  readonly #flags: AST.Flags;
  readonly #backward: boolean;

  constructor(flags: AST.Flags, backward: boolean) {
    this.#flags = flags;
    this.#backward = backward;
  }

  alternatives(list: readonly AST.Alternative[]): void {
    const jumps: { to: number }[] = [];
    for (const [index, { elements }] of list.entries()) {
      const fork = index < list.length - 1 ? this.#fork() : null;
      if (fork) fork.first = this.code.length;
      for (const element of this.#backward ? elements.toReversed() : elements) this.#element(element);
      if (!fork) break;
      const jump = { op: 'jump' as const, to: 0 };
      this.code.push(jump);
      jumps.push(jump);
      fork.second = this.code.length;
    }
    for (const jump of jumps) jump.to = this.code.length;
  }

  #fork() {
    const fork = { op: 'fork' as const, first: 0, second: 0 };
    this.code.push(fork);
    return fork;
  }

  #element(element: AST.Element): void {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const test = letterTest(element.raw, this.#flags);
        this.code.push({ op: 'letter', test, backward: this.#backward });
        return;
      }
      case 'Group':
      case 'CapturingGroup':
        this.alternatives(element.alternatives);
        return;
      case 'Assertion':
        this.#assertion(element);
        return;
      case 'Quantifier':
        this.#quantifier(element);
        return;
      case 'Backreference':
        throw new Error(`cannot count ${element.type} in ${element.raw}`);
    }
  }

  #assertion(node: AST.Assertion): void {
    if (node.kind !== 'lookahead' && node.kind !== 'lookbehind') {
      this.code.push({ op: 'edge', holds: edgeOf(node, this.#flags.multiline) });
      return;
    }
    const inner = new Compiler(this.#flags, node.kind === 'lookbehind');
    inner.alternatives(node.alternatives);
    this.code.push({ op: 'look', program: inner, negate: node.negate });
  }

  #quantifier({ element, min, max, greedy }: AST.Quantifier): void {
    const aim = (fork: { first: number; second: number }, inside: number, behind: number): void => {
      [fork.first, fork.second] = greedy ? [inside, behind] : [behind, inside];
    };
    for (let round = 0; round < min; round += 1) this.#element(element);
    if (max === Infinity) {
      const register = (this.registers += 1) - 1;
      const fork = this.#fork();
      const start = this.code.length - 1;
      this.code.push({ op: 'mark', register });
      this.#element(element);
      this.code.push({ op: 'moved', register }, { op: 'jump', to: start });
      aim(fork, start + 1, this.code.length);
      return;
    }
    const forks = [];
    for (let round = min; round < max; round += 1) {
      forks.push([this.#fork(), this.code.length] as const);
      this.#element(element);
    }
    for (const [fork, inside] of forks) aim(fork, inside, this.code.length);
  }
}

const isAnchored = ({ elements: [first] }: AST.Alternative): boolean =>
  first?.type === 'Assertion' && first.kind === 'start';

function compiled(expression: RegExp): Program & { readonly isOnlyAtStart: boolean } {
  const { pattern, flags } = parser.parseLiteral(`/${expression.source}/${expression.flags}`);
  const compiler = new Compiler(flags, false);
  compiler.alternatives(pattern.alternatives);
  const isOnlyAtStart = !flags.multiline && pattern.alternatives.every(isAnchored);
  return { code: compiler.code, registers: compiler.registers, isOnlyAtStart };
}

/** The steps taken since the start of the process. */
let steps = 0;
export const stepsTaken = (): number => steps;

/** Beyond this, only that it is too much is known. */
const MOST = 8_000_000;
let limit = MOST;
export class TooManySteps extends Error {}
export const allowMore = (): void => void (limit = steps + MOST);

const NO_MARKS = new Int32Array(0);

/** The end of a match that begins at `from`; -1 without a match. */
function run({ code, registers }: Program, text: string, from: number, isUnicode: boolean): number {
  const marks = registers === 0 ? NO_MARKS : new Int32Array(registers).fill(-1);
  // The remaining choices, as pairs of instruction and place; a capture group to restore is the
  // pair of ~register and its old place.
  // No array methods here, because those are counted.
  const left: number[] = [];
  let top = 0;
  let at = 0;
  let place = from;
  const end = code.length;
  while (at < end) {
    const next = code[at];
    if (!next) break;
    steps += 1;
    let holds = true;
    switch (next.op) {
      case 'letter': {
        const start = next.backward ? place - 1 : place;
        holds = start >= 0 && start < text.length;
        if (!holds) break;
        const isPair = isUnicode && next.backward && start > 0 && (text.codePointAt(start - 1) ?? 0) > 0xffff;
        const letter = isUnicode
          ? (text.codePointAt(isPair ? start - 1 : start) ?? 0)
          : text.charCodeAt(start);
        const width = letter > 0xffff ? 2 : 1;
        holds = next.test(letter);
        place += next.backward ? -width : width;
        break;
      }
      case 'fork':
        left[top] = next.second;
        left[top + 1] = place;
        top += 2;
        at = next.first - 1;
        break;
      case 'jump':
        at = next.to - 1;
        break;
      case 'edge':
        holds = next.holds(text, place);
        break;
      case 'look':
        holds = (run(next.program, text, place, isUnicode) !== -1) !== next.negate;
        break;
      case 'moved':
        holds = marks[next.register] !== place;
        break;
      case 'mark':
        left[top] = ~next.register;
        left[top + 1] = marks[next.register] ?? -1;
        top += 2;
        marks[next.register] = place;
    }
    at += 1;
    while (!holds) {
      if (steps > limit) throw new TooManySteps();
      if (top === 0) return -1;
      top -= 2;
      const instruction = left[top] ?? 0;
      const old = left[top + 1] ?? 0;
      if (instruction < 0) marks[~instruction] = old;
      else {
        at = instruction;
        place = old;
        holds = true;
      }
    }
  }
  return place;
}

const programs = new Map<string, ReturnType<typeof compiled>>();
/** Cached, because converting a long text takes its time. */
const known = new WeakMap<RegExp, ReturnType<typeof compiled>>();

function programOf(expression: RegExp): ReturnType<typeof compiled> {
  const key = String(expression);
  const program = programs.get(key) ?? compiled(expression);
  programs.set(key, program);
  known.set(expression, program);
  return program;
}

/** Replaces `exec`, which V8 then calls for `match`, `replace`, `split`, `test` and all others. */
export function countingExec(expression: RegExp, given: unknown): RegExpExecArray | null {
  const text = String(given);
  const from = expression.global || expression.sticky ? expression.lastIndex : 0;
  const found = nativeExec.call(expression, text);
  const program = known.get(expression) ?? programOf(expression);
  let end = -1;
  let start = from;
  const isUnicode = expression.unicode || expression.unicodeSets;
  while (start <= text.length) {
    end = run(program, text, start, isUnicode);
    if (end !== -1 || expression.sticky || program.isOnlyAtStart) break;
    start += isUnicode && (text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
  }
  const ours = end === -1 ? null : `${start}-${end}`;
  const theirs = found && `${found.index}-${found.index + found[0].length}`;
  if (ours !== theirs) throw new Error(`${String(expression)} at ${from}: ${ours} is ${theirs} for V8`);
  return found;
}
