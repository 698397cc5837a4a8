/** All declared presses. */
import * as declarations from '../../src/views/presses/declarations.ts';
import type { Controls, Presses } from '../../src/views/presses/presses.ts';

const isPresses = (value: unknown): value is Presses<Controls> =>
  typeof value === 'object' && value !== null && 'controls' in value;

export const DECLARED = Object.values(declarations).flatMap((value: unknown) => {
  if (isPresses(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isPresses) : [];
});
