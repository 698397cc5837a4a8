/** The packed library in a page and in its worker, loaded by a program without a bundler. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Seen, writeExamples } from '../library/examples.ts';
import { DONE, installed } from '../library/packed.ts';
import { browserHere } from './opened.ts';

const browser = browserHere();
const AT = '/node_modules/@crownhead/draughts';
/**
 * The import map gives the page its names for the entry points. A worker has no import map, so the
 * program there gets paths.
 */
const PAGE = `<script type="importmap">{"imports":{"@crownhead/draughts":"${AT}/index.js","@crownhead/draughts/perft":"${AT}/perft.js"}}</script>`;
const WORKER = `import { done } from './program.here.js'; postMessage(done());`;

test('a page and its worker give the same results as Node.js, and every example runs correctly there', async () => {
  const { project, stop } = await installed();
  onTestFinished(stop);
  const program = readFileSync(join(project, 'program.js'), 'utf8');
  const made: Readonly<Record<string, string>> = {
    '/': PAGE,
    '/favicon.ico': '',
    '/worker.js': WORKER,
    '/program.here.js': program
      .replace("'@crownhead/draughts'", `'${AT}/index.js'`)
      .replace("'@crownhead/draughts/perft'", `'${AT}/perft.js'`),
  };
  const server = createServer(({ url = '/' }, answer) => {
    answer.setHeader('content-type', url === '/' ? 'text/html' : 'text/javascript');
    answer.end(Object.hasOwn(made, url) ? made[url] : readFileSync(join(project, url)));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  const page = await browser().newPage();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  await page.goto(`http://127.0.0.1:${address.port}/`);
  const inPage = await page.evaluate(`import('/program.js').then(({ done }) => done())`);
  expect(inPage).toEqual(DONE);
  const inWorker = await page.evaluate(
    `new Promise((told) => { new Worker('/worker.js', { type: 'module' }).onmessage = ({ data }) => told(data); })`,
  );
  expect(inWorker).toEqual(DONE);
  await writeExamples(project);
  const seen: readonly Seen[] = await page.evaluate(
    `import('/examples.js').then((examples) => examples.seen)`,
  );
  expect(seen.length).toBeGreaterThan(50);
  for (const [name, got, said] of seen) expect([name, got]).toEqual([name, said]);
});
