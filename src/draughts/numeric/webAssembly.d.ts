/** The WebAssembly types that are used here. TypeScript declares them only for browsers. */
declare namespace WebAssembly {
  interface Module {}
  const Module: {
    new (bytes: Uint8Array): Module;
    readonly customSections: (module: Module, name: string) => readonly ArrayBuffer[];
  };
  const Instance: new (
    module: Module,
    imports: Readonly<Record<string, Readonly<Record<string, (...numbers: number[]) => number>>>>,
  ) => { readonly exports: object };
}
