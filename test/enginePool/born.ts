/** A thread that records its start in the file named by its environment. */
import { appendFileSync } from 'node:fs';

const notes = process.env['BORN'];
if (notes !== undefined) appendFileSync(notes, 'born\n');

export const carryOut = (): null => null;
