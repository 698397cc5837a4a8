/** Asks the bot that runs here whether it is ready, for people and for whatever watches over containers. */
import { readConfig } from '../config.ts';
import { refuse } from './commandLine.ts';
import { toldAt } from './doctor/told.ts';

const config = readConfig();
if (!config.ok) refuse(['The settings are not right:', ...config.problem].join('\n'));
const { health } = config.value;
if (health === null) refuse('HEALTH_PORT is off, so the bot tells nobody how it is. Name a port there.');
const told = await toldAt(health);
if (told === null) console.log(`No bot answers at ${health.host}, port ${health.port}.`);
const checks = Object.entries(told?.checks ?? {});
for (const [name, { isWell, words }] of checks) console.log(`${isWell ? 'well' : 'ILL '} ${name}: ${words}`);
process.exitCode = told !== null && checks.every(([, { isWell }]) => isWell) ? 0 : 1;
