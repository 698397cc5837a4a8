/**
 * After `npm ci`, on any system: `npm start` opens the playground, and the command-line tool works.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const isWindows = process.platform === 'win32';
const env = { ...process.env, DISCORD_TOKEN: '', PORT: '0', HEALTH_PORT: 'off' };

function check(holds, words) {
  if (!holds) throw new Error(words);
  console.log(`ok ${words}`);
}

const counted = spawnSync('npm run --silent perft -- russian 3', { shell: true, encoding: 'utf8' });
check(/^3\t302\t/mu.test(counted.stdout), 'npm run perft counts');
const listed = spawnSync('npx crownhead --help', { shell: true, encoding: 'utf8' });
check(listed.stdout.startsWith('Use: crownhead VERB'), 'npx crownhead lists its verbs');

const started = spawn('npm start', {
  shell: true,
  env,
  detached: !isWindows,
  stdio: ['ignore', 'pipe', 'inherit'],
});
/** Ends every process that npm has started. */
const end = () =>
  isWindows
    ? spawnSync(`taskkill /pid ${started.pid} /t /f`, { shell: true })
    : process.kill(-started.pid, 'SIGTERM');
const giveUp = setTimeout(() => {
  end();
  throw new Error('expected npm start to open the playground within a minute');
}, 60_000);

let url;
for await (const line of createInterface(started.stdout)) {
  url = /^Open (.+)$/u.exec(line)?.[1];
  if (url !== undefined) break;
}
clearTimeout(giveUp);
const page = await (await fetch(url)).text();
check(page.includes('<title>Crownhead playground</title>'), `npm start serves the page at ${url}`);
const ended = once(started, 'close');
end();
await ended;
console.log('ok npm start ends');
