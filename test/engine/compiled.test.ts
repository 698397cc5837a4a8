/** The compiled searches match their source. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAYOUTS, sourceOf, SOURCE_SECTION } from '../../lab/assemblySource.ts';

test.each(LAYOUTS)('%s was compiled from the source in its folder', (layout) => {
  const bytes = readFileSync(new URL(`../../assets/engine/${layout}.wasm`, import.meta.url));
  const [source] = WebAssembly.Module.customSections(new WebAssembly.Module(bytes), SOURCE_SECTION);
  expect(source && Buffer.from(source).toString('latin1')).toBe(sourceOf());
});
