/**
 * The engine for other programs.
 *
 * `npm run --silent engine` speaks the Hub protocol (version 2) on standard input and output: variants by Scan's names
 * (`normal`, `frisian`, `bt`, `losing`) and by ours; squares are numbered in reading order from Black's side, on 8x8 boards
 * from 1 to 32. `npm run --silent engine -- dxp international 27531` waits on a port of this machine for programs that ask
 * for games by DXP; with `--call host --games 2 --minutes 5 --moves 75` it asks a program that waits there.
 */
import { once } from 'node:events';
import { argv, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { VARIANT_IDS, variantOf } from '../draughts/variants.ts';
import { startThinker } from '../engine/thread/thinker.ts';
import { parseArgs } from 'node:util';
import { callForGames } from './dxp/call.ts';
import { serve } from './dxp/serve.ts';
import { startSession } from './hub/session.ts';

/** The port that DXP programs use among themselves. */
const DXP_PORT = '27531';
/** Milliseconds for which a program that was called may be silent beyond its time. */
const PATIENCE = 60_000;

async function speakHub(): Promise<void> {
  const thinker = startThinker();
  const session = startSession(thinker, (line) => stdout.write(`${line}\n`));
  for await (const line of createInterface({ input: stdin, crlfDelay: Infinity })) {
    if (!session(line)) break;
  }
  stdin.destroy();
  await thinker.close();
}

async function speakDxp(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      call: { type: 'string' },
      games: { type: 'string', default: '2' },
      minutes: { type: 'string', default: '5' },
      moves: { type: 'string', default: '0' },
    },
  });
  const [, name = 'international', port = DXP_PORT] = positionals;
  const id = VARIANT_IDS.find((known) => known === name);
  if (!id) throw new Error(`which variant? one of: ${VARIANT_IDS.join(', ')}`);
  if (values.call === undefined) {
    const server = serve(variantOf(id), Number(port));
    await once(server, 'listening');
    console.log(`${id} by DXP on ${JSON.stringify(server.address())}`);
    return;
  }
  const wish = {
    host: values.call,
    port: Number(port),
    games: Number(values.games),
    minutes: Number(values.minutes),
    moves: Number(values.moves),
    patience: PATIENCE,
  };
  for await (const outcome of callForGames(variantOf(id), wish)) console.log(outcome);
}

if (argv[2] === 'dxp') await speakDxp();
else await speakHub();
