/**
 * Counts the steps of some work: calls and loop iterations in our own code (`counted.ts`), and for
 * V8's own methods the letters and elements that they visit. A regular expression visits each letter
 * a bounded number of times (`npm run check`). No time is measured, so the same
 * work has the same count on every machine.
 */

let passed = 0;

function lengthOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return ArrayBuffer.isView(value) ? value.byteLength : 0;
}

/** The cost of a call, from the text or list that it is called on, its arguments and result. */
type Cost = (own: number, given: readonly unknown[], result: unknown) => number;
type Method = (this: unknown, ...given: unknown[]) => unknown;

const whole: Cost = (own) => own;
const made: Cost = (_own, _given, result) => lengthOf(result);
const until: Cost = (own, [, from], result) =>
  typeof result === 'number' && result >= 0 ? result - Number(from ?? 0) : own;

const STRINGS: readonly (readonly [string, Cost])[] = [
  ...['normalize', 'toLowerCase', 'toUpperCase', 'trim', 'trimStart', 'trimEnd'].map(costing(whole)),
  ...['split', 'replace', 'replaceAll', 'lastIndexOf', 'isWellFormed'].map(costing(whole)),
  ...['indexOf', 'includes'].map(costing(until)),
  ...['repeat', 'padStart', 'padEnd'].map(costing(made)),
];
const LISTS: readonly (readonly [string, Cost])[] = [
  ...['join', 'reverse', 'toReversed', 'flat', 'splice', 'toSpliced', 'with', 'sort'].map(costing(whole)),
  ...['toSorted', 'shift', 'unshift', 'fill', 'lastIndexOf'].map(costing(whole)),
  ...['indexOf', 'includes'].map(costing(until)),
  ...['slice', 'concat'].map(costing(made)),
  ['push', (_own, given) => given.length],
];

function costing(cost: Cost): (name: string) => readonly [string, Cost] {
  return (name) => [name, cost];
}

function put(owner: object, name: string, replaced: (old: Method) => Method): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  if (!descriptor) throw new Error(`there is no ${name}`);
  Object.defineProperty(owner, name, { ...descriptor, value: replaced(descriptor.value) });
}

function charge(owner: object, name: string, cost: Cost): void {
  put(
    owner,
    name,
    (old) =>
      function (...given) {
        const own = lengthOf(this);
        const result = old.apply(this, given);
        passed += cost(own, given, result);
        return result;
      },
  );
}

const first: Cost = (_own, [given]) => lengthOf(given);

/** This goes letter by letter, because searches are counted. */
function isAnchored({ source }: RegExp): boolean {
  for (let at = 0; at < source.length; at += 1) if (source[at] === '|') return false;
  return source[0] === '^';
}

/** The letters that a search has visited: up to the end of the match, or to the end of the text. */
function visited(expression: unknown, text: string, from: number, found: unknown): number {
  if (Array.isArray(found) && 'index' in found) return Number(found.index) - from + String(found[0]).length;
  const isHeld = expression instanceof RegExp && (expression.sticky || isAnchored(expression));
  return isHeld ? 0 : text.length - from;
}

export function startCounting(): void {
  put(
    RegExp.prototype,
    'exec',
    (old) =>
      function (given) {
        const from = this instanceof RegExp && (this.global || this.sticky) ? this.lastIndex : 0;
        const found = old.call(this, given);
        passed += 1 + visited(this, String(given), from, found);
        return found;
      },
  );
  for (const [name, cost] of STRINGS) charge(String.prototype, name, cost);
  for (const [name, cost] of LISTS) charge(Array.prototype, name, cost);
  // Spread, destructuring, `new Set(list)`, `for … of`.
  charge(Object.getPrototypeOf([][Symbol.iterator]()), 'next', () => 1);
  charge(Array, 'from', first);
  charge(JSON, 'parse', first);
  charge(TextDecoder.prototype, 'decode', first);
}

const taken = (): number => passed + globalThis.ownSteps;

export function stepsOf(work: () => unknown): number {
  const before = taken();
  work();
  return taken() - before;
}
