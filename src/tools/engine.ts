/**
 * The engine for other programs.
 *
 * `npm run --silent engine` speaks the Hub protocol (version 2) on standard input and output: variants by Scan's names
 * (`normal`, `frisian`, `bt`, `losing`) and by ours; squares are numbered in reading order from Black's side, on 8x8 boards
 * from 1 to 32. `npm run --silent engine -- dxp international 27531` waits on a port of this machine for programs that ask
 * for games by DXP.
 */
import { once } from 'node:events';
import { argv, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { VARIANT_IDS, variantOf } from '../draughts/variants.ts';
import { startThinker } from '../engine/thread/thinker.ts';
import { serve } from './dxp/serve.ts';
import { startSession } from './hub/session.ts';

/** The port that DXP programs use among themselves. */
const DXP_PORT = '27531';

async function speakHub(): Promise<void> {
  const thinker = startThinker();
  const session = startSession(thinker, (line) => stdout.write(`${line}\n`));
  for await (const line of createInterface({ input: stdin, crlfDelay: Infinity })) {
    if (!session(line)) break;
  }
  stdin.destroy();
  await thinker.close();
}

async function speakDxp(name = 'international', port = DXP_PORT): Promise<void> {
  const id = VARIANT_IDS.find((known) => known === name);
  if (!id) throw new Error(`which variant? one of: ${VARIANT_IDS.join(', ')}`);
  const server = serve(variantOf(id), Number(port));
  await once(server, 'listening');
  console.log(`${id} by DXP on ${JSON.stringify(server.address())}`);
}

const [protocol = 'hub', ...rest] = argv.slice(2);
if (protocol === 'dxp') await speakDxp(...rest);
else await speakHub();
