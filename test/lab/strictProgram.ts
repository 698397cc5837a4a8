/**
 * A Hub program as strict as most others: `node strictProgram.ts normal,frisian 32-28` offers these
 * variants and plays that move, after using up its time.
 */
import { argv, exit, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';

const [, , list = '', move = ''] = argv;
const offered = list.split(',').filter((name) => name !== '');
let seconds = 0;
const cpuSeconds = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
const say = (line: string): void => void stdout.write(`${line}\n`);

createInterface({ input: stdin }).on('line', (line) => {
  if (line === 'hub') {
    say('id name=Strict version=1');
    if (offered.length > 0)
      say(`param name=variant value=${offered[0]} type=enum values="${offered.join(' ')}"`);
    say('param name=threads value=1 type=int min=1 max=16');
    say('wait');
  }
  if (line.startsWith('set-param')) {
    const value = /^set-param name=variant value="?(?<value>[^"]*)"?$/.exec(line)?.groups?.['value'];
    if (value === undefined || !offered.includes(value)) exit(1);
  }
  if (line === 'init') say('ready');
  if (line.startsWith('level move-time=')) seconds = Number(line.split('=')[1]);
  if (line === 'go think') {
    const end = cpuSeconds() + seconds;
    while (cpuSeconds() < end);
    say(`done move=${move}`);
  }
  if (line === 'quit') exit(0);
});
