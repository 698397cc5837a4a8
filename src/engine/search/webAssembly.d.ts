/** What is used of WebAssembly, which TypeScript knows only together with a browser's page. */
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
    imports: Readonly<Record<string, Readonly<Record<string, () => number>>>>,
  ) => { readonly exports: Exports };
  /** What `assembly/quiesce.ts`, the only module, exports: places in its memory, and the search. */
  interface Exports {
    readonly memory: Memory;
    readonly WEIGHTS: Global;
    readonly OUTCOME: Global;
    readonly search: (...words: number[]) => number;
  }
}
