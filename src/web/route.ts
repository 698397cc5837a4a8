export interface Asked {
  /** Keyed by lowercase names. A repeated header is a list. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The path without the query, as it was sent. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Uint8Array;
  readonly arrived: number;
  /** The visitor's address, as far as proxies are trusted. */
  readonly address: string;
}

export interface Answered {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** False if the client disconnected. Must not throw. */
  readonly onSent?: (isSent: boolean) => void;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Whether it also answers every path that begins with it. */
  readonly isPrefix?: true;
  /** In bytes; default: no body. */
  readonly mostBody?: number;
  /** Runs before the body is read. Must not throw. */
  readonly refuse?: (headers: Asked['headers']) => Answered | null;
  /** Errors are reported and answered with 500. */
  readonly answer: (asked: Asked) => Answered | Promise<Answered>;
}

const TEXT = 'text/plain; charset=utf-8';

export const inText = (status: number, text: string, headers: Answered['headers'] = {}): Answered => ({
  status,
  headers: { 'Content-Type': TEXT, ...headers },
  body: `${text}\n`,
});

export function routeFor(routes: readonly Route[], method: string, path: string): Route | Answered {
  const there = routes.filter((route) =>
    route.isPrefix ? path.startsWith(route.path) : route.path === path,
  );
  if (there.length === 0) return inText(404, 'There is nothing here.');
  const wanted = method === 'HEAD' ? 'GET' : method;
  const allowed = there.flatMap((route) => (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]));
  return (
    there.find((route) => route.method === wanted) ??
    inText(405, `Use ${allowed.join(' or ')} here.`, { Allow: allowed.join(', ') })
  );
}
