/** The page's board beside chessground, the board of a large chess server, with rules by chessops. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'esbuild';
import { openChromium } from '../../browser/chromium.ts';
import { servePage } from '../../browser/page/table.ts';
import { less, type Figure } from '../bench.ts';
import { dragCosts, firstBoardMs, ours, type Shown } from '../board.ts';
import { bytesOf, CORE } from '../bytes.ts';
import { FOLDER, installing } from './peer.ts';

/** The board, and the rules of chess for the moves that the board offers. */
const THEIR_CORE = `
export { Chessground } from 'chessground';
export { Chess } from 'chessops/chess';
export { parseFen } from 'chessops/fen';
export { chessgroundDests } from 'chessops/compat';`;

const PROGRAM = `
import { Chessground } from 'chessground';
import { Chess } from 'chessops/chess';
import { chessgroundDests } from 'chessops/compat';
Chessground(document.getElementById('board'), {
  movable: { free: false, color: 'white', dests: chessgroundDests(Chess.default()) },
});`;

const STYLES = ['base', 'brown', 'cburnett'].map((name) => `assets/chessground.${name}.css`);

/** The smallest page with chessground's board, all in one document. */
async function documentOf(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: FOLDER, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const styles = await Promise.all(
    STYLES.map((path) => readFile(join(FOLDER, 'node_modules/chessground', path), 'utf8')),
  );
  return `<!doctype html><meta name="viewport" content="width=device-width"><style>${styles.join('')}</style>
    <div id="board" style="width: 340px; height: 340px"></div><script type="module">${outputFiles[0]!.text}</script>`;
}

async function served(html: string): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(html));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`expected a port, got ${address}`);
  return { server, url: `http://127.0.0.1:${address.port}` };
}

const PEER = 'chessground';

export async function* chessgroundFigures(): AsyncGenerator<Figure> {
  await installing();
  const [own, others] = [await bytesOf(CORE), await bytesOf(THEIR_CORE, [], FOLDER)];
  yield less('board with rules, gzipped', 'bytes', own, `${PEER} with chessops`, others);
  const [browser, page, { server, url }] = [
    await openChromium(),
    await servePage(),
    await served(await documentOf()),
  ];
  const theirs: Shown = { open: (tab) => tab.goto(url), piece: 'piece.white', field: 'cg-board' };
  const mine = ours(page.url, 'russian');
  const first = 'first board, CPU/4, 4G (ours with its whole page)';
  yield less(first, 'ms', await firstBoardMs(browser, mine), PEER, await firstBoardMs(browser, theirs));
  const [drag, theirDrag] = [await dragCosts(browser, mine), await dragCosts(browser, theirs)];
  yield less('drag: script per frame, CPU/4', 'ms', drag.script, PEER, theirDrag.script);
  yield less('drag: style and layout per frame, CPU/4', 'ms', drag.style, PEER, theirDrag.style);
  yield less(`drag: late frames of ${drag.frames}`, 'frames', drag.missed, PEER, theirDrag.missed);
  await browser.close();
  await page.server.close();
  server.close();
}
