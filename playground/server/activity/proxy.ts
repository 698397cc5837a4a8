/**
 * Discord's proxy in front of an Activity (`<application id>.discordsays.com`), here below
 * `/.proxy/`. It replaces the documents' content security policy, and allows inline scripts by a
 * nonce (https://github.com/discord/embedded-app-sdk/issues/280). Discord's `script-src` also has
 * `'self'`, which matches nothing if the frame's origin is opaque, as in WebKit.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

export const PROXY = '/.proxy/';

const policyFor = (nonce: string, host: string): string =>
  [
    "default-src 'none'",
    `script-src 'unsafe-eval' 'nonce-${nonce}' blob:`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    `connect-src http://${host}${PROXY} ws://${host}${PROXY}`,
    'worker-src blob:',
    `frame-ancestors http://${host}`,
  ].join('; ');

const INLINE = /<script(?![^>]*\ssrc=)/gu;

const PASSED = ['accept', 'accept-language', 'content-type', 'origin'] as const;
const RETURNED = ['content-type', 'cache-control', 'access-control-allow-origin', 'location'] as const;

const among = (headers: Headers, names: readonly string[]): Headers =>
  new Headers(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    }),
  );

/** `target`: the URL mapping in the developer portal, such as `http://127.0.0.1:8080`. */
export async function throughProxy(request: Request, target: string | null): Promise<Response> {
  if (target === null) return new Response('No URL mapping', { status: 404 });
  const asked = new URL(request.url);
  const url = `${target}/${asked.pathname.slice(PROXY.length)}${asked.search}`;
  const answer = await fetch(url, {
    method: request.method,
    headers: among(request.headers, PASSED),
    redirect: 'manual',
    ...(request.method === 'POST' && { body: await request.arrayBuffer() }),
  }).catch(() => new Response('No answer', { status: 502 }));
  const headers = among(answer.headers, RETURNED);
  const { status } = answer;
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(await answer.arrayBuffer(), { status, headers });
  const nonce = randomBytes(16).toString('base64');
  headers.set('content-security-policy', policyFor(nonce, asked.host));
  headers.set('cache-control', 'no-store');
  const html = (await answer.text()).replaceAll(INLINE, `<script nonce="${nonce}"`);
  return new Response(html, { status, headers });
}

/** Forwards the Activity's WebSocket unchanged. */
export function upgradeThroughProxy(
  { url = '', headers }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  target: string | null,
): void {
  if (target === null) return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  const { hostname, port, host } = new URL(target);
  const beyond = connect(Number(port), hostname, () => {
    const sent = Object.entries({ ...headers, host }).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    beyond.write(`GET /${url.slice(PROXY.length)} HTTP/1.1\r\n${sent.join('')}\r\n`);
    beyond.write(head);
    beyond.pipe(socket).pipe(beyond);
  });
  beyond.on('error', () => socket.destroy());
  socket.on('error', () => beyond.destroy());
  socket.on('close', () => beyond.destroy());
}
