/**
 * Debian's WebKitGTK, driven by its own WebDriver (https://www.w3.org/TR/webdriver2/). Discord on
 * iPhones has the same engine, which blocks things in opaque origins that Chromium allows.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../freePort.ts';

const PROGRAMS = ['/usr/bin/xvfb-run', '/usr/bin/WebKitWebDriver'] as const;
const WINDOWS = '/usr/lib/*/webkit{2gtk,gtk}-*/MiniBrowser';

/** In milliseconds. */
const [PATIENCE, LOOK] = [20_000, 100] as const;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type Window = Awaited<ReturnType<typeof openWebKit>>;

class Missing extends Error {}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value }: { value: unknown } = JSON.parse(await answer.text());
  if (answer.ok) return value;
  throw new Missing(JSON.stringify(value));
}

/** Retries until the page is as expected. */
async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Missing || error instanceof TypeError) || performance.now() > end) throw error;
      await sleep(LOOK);
    }
  }
}

function propertyOf(value: unknown, name: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof found !== 'string') throw new Error(`WebDriver gave no ${name}: ${JSON.stringify(value)}`);
  return found;
}

export async function openWebKit(width: number, height: number) {
  const [binary] = globSync(WINDOWS);
  const missing = PROGRAMS.filter((program) => !existsSync(program));
  if (missing.length > 0 || binary === undefined)
    throw new Error('No WebKitGTK. On Debian: apt-get install webkit2gtk-driver xvfb xauth');
  const port = await freePort();
  const screen = `-screen 0 ${width}x${height}x24`;
  const driver: ChildProcess = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args', screen, 'WebKitWebDriver', `--port=${port}`],
    // The driver's own process group, with all processes that the driver starts. The compositor of
    // WebKitGTK sometimes crashes in Mesa without a graphics card, and nothing here needs it.
    { detached: true, stdio: 'ignore', env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' } },
  );
  const options = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const root = `http://127.0.0.1:${port}/session`;
  const session = propertyOf(await patiently(() => ask(root, 'POST', { capabilities })), 'sessionId');
  const base = `${root}/${session}`;
  const post = (path: string, body: object): Promise<unknown> => ask(`${base}/${path}`, 'POST', body);
  await post('window/rect', { x: 0, y: 0, width, height });
  const find = async (using: string, value: string): Promise<string> =>
    propertyOf(await post('element', { using, value }), ELEMENT);
  /** The value of a JavaScript expression. */
  const evaluate = (expression: string): Promise<unknown> =>
    post('execute/sync', { script: `return ${expression}`, args: [] });
  const act = async (action: object): Promise<void> => {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] };
    await post('actions', { actions: [mouse] });
  };
  return {
    go: async (url: string): Promise<void> => void (await post('url', { url })),
    /** Directs all later commands to the frame, or to the page if `null`. */
    enter: (frame: string | null) =>
      patiently(async () => {
        const id = frame === null ? null : { [ELEMENT]: await find('css selector', frame) };
        await post('frame', { id });
      }),
    /** Waits for an element, found by XPath, and clicks it. */
    click: (path: string) =>
      patiently(async () => void (await post(`element/${await find('xpath', path)}/click`, {}))),
    /** Moves the mouse to a point of the window, in pixels. */
    point: (x: number, y: number) => act({ type: 'pointerMove', x, y, duration: 0, origin: 'viewport' }),
    hold: () => act({ type: 'pointerDown', button: 0 }),
    release: () => act({ type: 'pointerUp', button: 0 }),
    evaluate,
    /** Waits until the expression is true. */
    until: (expression: string) =>
      patiently(async () => {
        if ((await evaluate(expression)) !== true) throw new Missing(`never: ${expression}`);
      }),
    shoot: async (path: string): Promise<void> =>
      writeFileSync(path, Buffer.from(String(await ask(`${base}/screenshot`, 'GET')), 'base64')),
    close: async () => {
      await ask(base, 'DELETE').catch(() => undefined);
      const { pid } = driver;
      if (pid !== undefined) process.kill(-pid);
    },
  };
}
