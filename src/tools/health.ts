import { readCommandLine, readSettings, refuse } from './commandLine.ts';
import { toldAt } from './doctor/health.ts';

readCommandLine({});
const { health } = readSettings();
if (health === null) refuse('HEALTH_PORT is off, so the bot doesn’t report its status. Set it to a port.');
const told = await toldAt(health);
if (told === null) console.log(`No bot answers at ${health.host}, port ${health.port}.`);
const checks = Object.entries(told?.checks ?? {});
for (const [name, { isWell, words }] of checks) console.log(`${isWell ? 'ok  ' : 'FAIL'} ${name}: ${words}`);
process.exitCode = told !== null && checks.every(([, { isWell }]) => isWell) ? 0 : 1;
