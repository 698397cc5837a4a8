import { readConfig, settingsRemarks } from '../config.ts';
import { readCommandLine } from './commandLine.ts';
import { diagnose } from './doctor/diagnose.ts';
import { thisMachine } from './doctor/machine.ts';

readCommandLine({});
const found = await diagnose(readConfig(), thisMachine(), '.env');
const faults = found.filter(({ isNote }) => !isNote);
for (const words of [...settingsRemarks(), ...found.map((fault) => fault.words)]) console.error(words);
if (faults.length === 0) console.log('All is well.');
process.exit(faults.length === 0 ? 0 : 1);
