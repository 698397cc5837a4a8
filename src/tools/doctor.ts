/** Looks for what is wrong with the bot of this folder, whether it runs or not, and says how to mend it. It changes nothing. */
import { readConfig } from '../config.ts';
import { diagnose } from './doctor/diagnose.ts';
import { thisMachine } from './doctor/machine.ts';

const faults = await diagnose(readConfig(), thisMachine(), '.env');
for (const { words } of faults) console.error(words);
if (faults.length === 0) console.log('All is well.');
// What a library still waits for, nobody does.
process.exit(faults.length === 0 ? 0 : 1);
