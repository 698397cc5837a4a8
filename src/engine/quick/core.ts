/** The compiled search: what `assembly/` exports. */

/** An address in its memory. */
export interface Place {
  readonly value: number;
}

export interface Core {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly COUNTED: Place;
  readonly COUNTS: Place;
  readonly FOUND: Place;
  readonly HASHES: Place;
  readonly HISTORY: Place;
  readonly IS_KNOWN: Place;
  readonly KILLERS: Place;
  readonly KNOWN: Place;
  readonly LENGTHS: Place;
  readonly LINES: Place;
  readonly LOCKS: Place;
  readonly REDUCTIONS: Place;
  readonly STACK: Place;
  readonly UNDOABLE: Place;
  readonly WEIGHTS: Place;
  readonly WORK: Place;
  /** Only of the plain board. */
  readonly CROWNS: Place;
  readonly KING_CAPTURES: Place;
  readonly KING_MOVES: Place;
  readonly MAN_CAPTURES: Place;
  readonly MAN_MOVES: Place;
  readonly chooseSize: (size: number, squares: number) => void;
  readonly prepare: (...numbers: number[]) => void;
  readonly search: (...numbers: number[]) => number;
}

type Outside = Readonly<Record<string, (...numbers: number[]) => number>>;

const isCore = (exports: object): exports is Core => 'search' in exports;

export function coreFrom(module: WebAssembly.Module, outside: Outside): Core {
  // Browsers and Node.js have different types for it.
  const { exports }: { readonly exports: object } = new WebAssembly.Instance(module, { outside });
  if (!isCore(exports)) throw new Error('this is another WebAssembly module');
  return exports;
}
