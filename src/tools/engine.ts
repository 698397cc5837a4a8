import { once } from 'node:events';
import { argv, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { variantOf } from '../draughts/variants.ts';
import { startThinker } from '../engine/thread/thinker.ts';
import { numberIn, readCommandLine, reasonOf, refuse, variantCalled } from './commandLine.ts';
import { callForGames, serve } from './dxp/connections.ts';
import { startSession } from './hub/session.ts';

const USE = 'Use: npx crownhead engine, or npx crownhead engine dxp VARIANT [PORT]';
const DXP_PORT = '27531';
const ENGINE_TIMEOUT = 60_000;

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
  const { values, positionals } = readCommandLine({
    allowPositionals: true,
    words: [2, 3],
    use: USE,
    options: {
      call: { type: 'string' },
      games: { type: 'string', default: '2' },
      minutes: { type: 'string', default: '5' },
      moves: { type: 'string', default: '0' },
    },
  });
  const [, name = refuse(USE), door = DXP_PORT] = positionals;
  const id = variantCalled(name);
  const port = numberIn('port', door, [0, 65_535]);
  if (values.call === undefined) {
    const server = serve(variantOf(id), port, console.error);
    await once(server, 'listening');
    console.log(`Listening for DXP games of ${id} on ${JSON.stringify(server.address())}`);
    return;
  }
  const options = {
    host: values.call,
    port,
    games: numberIn('--games', values.games, [1, 1e6]),
    minutes: numberIn('--minutes', values.minutes, [0, 999], false),
    moves: numberIn('--moves', values.moves, [0, 999]),
    patience: ENGINE_TIMEOUT,
    report: console.error,
  };
  for await (const outcome of callForGames(variantOf(id), options)) console.log(outcome);
}

if (argv[2] === 'dxp') await speakDxp().catch((error: unknown) => refuse(reasonOf(error)));
else {
  readCommandLine({
    allowPositionals: true,
    words: [0, 0],
    use: `There is no engine ${argv[2] ?? ''}. ${USE}`,
  });
  await speakHub();
}
