/**
 * `npx crownhead records FILE…`: one JSON line for every game of PDN files, as the bot reads them: which variant it is and how
 * that was found out, what was played, what was passed over; or why it is no game, with line and column.
 *
 * `--variant russian` says what they are if they do not say; `--write` prints them as clean PDN 3.0 instead (refusals on the error
 * stream). With a single `-` the text comes from standard input. The exit code is 1 when a game could not be read.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { stdin, stdout } from 'node:process';
import { variantOf } from '../draughts/variants.ts';
import { decodePdn } from '../notation/pdn/encoding.ts';
import { readCommandLine, reasonOf, refuse, variantCalled } from './commandLine.ts';
import { readCollection } from './records/collection.ts';
import { lineFor } from './records/line.ts';
import { makePdn } from '../notation/pdn/writer.ts';

const { values, positionals } = readCommandLine({
  allowPositionals: true,
  options: {
    variant: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0) refuse('Which files? npx crownhead records games.pdn');
const chosen = values.variant === undefined ? null : variantOf(variantCalled(values.variant));

const bytesOf = (file: string): Promise<Uint8Array> =>
  (file === '-' ? buffer(stdin) : readFile(file)).catch((error: unknown) =>
    refuse(`${file}: ${reasonOf(error)}`),
  );

/** The reader went away, as `head` does: nothing is left to be done. */
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
