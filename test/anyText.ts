/** Arbitrary texts, as fast-check values, for readers that must not throw. */
import * as fc from 'fast-check';

/** Built once, because fast-check lists a million characters each time. */
export const anyText = fc.string({ unit: 'binary' });
