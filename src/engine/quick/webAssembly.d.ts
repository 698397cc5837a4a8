/** The used part of WebAssembly's types, which TypeScript only declares for browsers. */
declare namespace WebAssembly {
  interface Module {}
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  interface Global {
    readonly value: number;
  }
  const Module: {
    new (bytes: Uint8Array): Module;
    readonly customSections: (module: Module, name: string) => readonly ArrayBuffer[];
  };
  const Instance: new (
    module: Module,
    imports: Readonly<Record<string, Readonly<Record<string, (...numbers: number[]) => number>>>>,
  ) => { readonly exports: Exports };
  interface Exports {
    readonly memory: Memory;
    readonly COUNTED: Global;
    readonly COUNTS: Global;
    readonly FOUND: Global;
    readonly HASHES: Global;
    readonly HISTORY: Global;
    readonly IS_KNOWN: Global;
    readonly KILLERS: Global;
    readonly KNOWN: Global;
    readonly LENGTHS: Global;
    readonly LINES: Global;
    readonly LOCKS: Global;
    readonly REDUCTIONS: Global;
    readonly STACK: Global;
    readonly UNDOABLE: Global;
    readonly WEIGHTS: Global;
    readonly WORK: Global;
    /** Only of the plain board. */
    readonly CROWNS: Global;
    readonly KING_CAPTURES: Global;
    readonly KING_MOVES: Global;
    readonly MAN_CAPTURES: Global;
    readonly MAN_MOVES: Global;
    readonly chooseSize: (size: number, squares: number) => void;
    readonly prepare: (...numbers: number[]) => void;
    readonly search: (...numbers: number[]) => number;
  }
}
