import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { stdin, stdout } from 'node:process';
import { variantOf } from '../draughts/variants.ts';
import { decodePdn } from '../notation/pdn/encoding.ts';
import { readCommandLine, reasonOf, refuse, variantCalled } from './commandLine.ts';
import { readCollection, lineFor } from './records/games.ts';
import { makePdn } from '../notation/pdn/writer.ts';

const { values, positionals } = readCommandLine({
  allowPositionals: true,
  options: {
    variant: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
  words: [1, Infinity],
  use: 'Which files? npx crownhead records games.pdn',
});
const chosen = values.variant === undefined ? null : variantOf(variantCalled(values.variant));

const bytesOf = (file: string): Promise<Uint8Array> =>
  (file === '-' ? buffer(stdin) : readFile(file)).catch((error: unknown) => refuse(reasonOf(error)));

stdout.on('error', () => process.exit());

const say = async (text: string): Promise<void> => {
  if (!stdout.write(text)) await once(stdout, 'drain');
};

for (const file of positionals) {
  let number = 0;
  for (const read of readCollection(decodePdn(await bytesOf(file)), chosen, basename(file))) {
    number += 1;
    if (!read.ok) process.exitCode = 1;
    if (!values.write) await say(`${JSON.stringify(lineFor(file, number, read))}\n`);
    else if (read.ok) await say(`${number > 1 ? '\n' : ''}${makePdn(read.value.game)}`);
    else console.error(JSON.stringify(lineFor(file, number, read)));
  }
}
