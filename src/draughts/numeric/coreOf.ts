import { once } from '../once.ts';
import type { AnyVariant } from '../variant.ts';
import { open, type Core } from './core.ts';
import type { RulesExports } from './exports.ts';
import { layoutOf, type Layout } from './layout.ts';
/** The rules without the search. They are stored as text, because the library reads no files. */
import rules from './rules.json' with { type: 'json' };

const modules = new Map<Layout, WebAssembly.Module>();

function moduleOf(layout: Layout): WebAssembly.Module {
  const module = modules.get(layout) ?? new WebAssembly.Module(bytesIn(rules[layout]));
  modules.set(layout, module);
  return module;
}

const bytesIn = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);

const isRules = (exports: object): exports is RulesExports => 'perft' in exports;

/** Each variant has its own memory, so that several can be in use at once. */
export const coreOf = once((variant: AnyVariant): Core =>
  open(moduleOf(layoutOf(variant)), isRules).choose(variant),
);
