/** Texts of all kinds, as fast-check values, for readers that must not throw. */
import * as fc from 'fast-check';

/** Any text at all. It is made once for all: fast-check lists a million characters each time. */
export const anyText = fc.string({ unit: 'binary' });
