/** Offers to open the playground in the browser of a desktop. */
import { spawn, spawnSync } from 'node:child_process';

type Variables = Readonly<Record<string, string | undefined>>;

/** The command that opens an address; `null` without a desktop, or on another machine. */
export function openerOn(platform: string, env: Variables): readonly string[] | null {
  if (env['CI'] || env['SSH_CONNECTION'] || env['SSH_TTY']) return null;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', '""'];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : null;
}

/** Reading would stop a process in the background of its terminal. */
function isInForeground(): boolean {
  if (process.platform === 'win32') return true;
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(process.pid)], { encoding: 'utf8' });
  return stdout?.includes('+') ?? false;
}

const NOT_OPENED = 'No browser could be opened. Open the address yourself.';

function open([program = '', ...words]: readonly string[], url: string): void {
  const opening = spawn(program, [...words, url], {
    detached: true,
    stdio: 'ignore',
    windowsVerbatimArguments: true,
  });
  opening.once('error', () => console.error(NOT_OPENED));
  opening.once('exit', (code) => void (code && console.error(NOT_OPENED)));
  opening.unref();
}

/** Only if a person is at a terminal. Nothing waits for the answer. */
export function offerBrowser(url: string, env: Variables): void {
  const opener = openerOn(process.platform, env);
  const { stdin, stdout } = process;
  if (opener === null || !stdin.isTTY || !stdout.isTTY || !isInForeground()) return;
  console.log('Press Enter to open it in your browser, or Ctrl-C to stop.');
  stdin.on('error', () => undefined);
  stdin.once('data', () => {
    stdin.pause();
    open(opener, url);
  });
  // The process may continue in the background.
  process.once('SIGCONT', () => stdin.pause());
}
