/** A thread that notes down that it was started, in the file that its environment names. */
import { appendFileSync } from 'node:fs';

const notes = process.env['BORN'];
if (notes !== undefined) appendFileSync(notes, 'born\n');

export const carryOut = (): null => null;
