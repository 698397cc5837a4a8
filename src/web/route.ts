/** What a page, a check or a door is to the HTTP server: a route, which is asked and answers. */

/** A request whose body has come whole. */
export interface Asked {
  /** As they came, by names in lower case; a header that came twice is a list. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: URLSearchParams;
  /** Empty where the route takes none. */
  readonly body: Uint8Array;
  /** When it arrived, in ms by `performance.now()`. */
  readonly arrived: number;
}

export interface Answered {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text goes as UTF-8. */
  readonly body?: string | Uint8Array;
  /** Is told, once, when the answer has left; false when the other side hung up before. Must not throw. */
  readonly onSent?: (isSent: boolean) => void;
}

export interface Route {
  /** What answers GET answers HEAD as well. */
  readonly method: 'GET' | 'POST';
  /** The whole path, which begins with a slash; it is compared as it is written. */
  readonly path: string;
  /** The largest body that is taken, in bytes; none without it. */
  readonly mostBody?: number;
  /** Looks at the headers before the body is taken, and answers what may not send one. Must not throw. */
  readonly refuse?: (headers: Asked['headers']) => Answered | null;
  /** What it throws or rejects with is reported, and answered with 500. */
  readonly answer: (asked: Asked) => Answered | Promise<Answered>;
}

/** The media type of what is plain text. */
const TEXT = 'text/plain; charset=utf-8';

/** A line of text as an answer. */
export const inText = (status: number, text: string, headers: Answered['headers'] = {}): Answered => ({
  status,
  headers: { 'Content-Type': TEXT, ...headers },
  body: `${text}\n`,
});

/** The route of a request, or what is wrong with it; a path without its query. */
export function routeFor(routes: readonly Route[], method: string, path: string): Route | Answered {
  const there = routes.filter((route) => route.path === path);
  if (there.length === 0) return inText(404, 'There is nothing here.');
  const wanted = method === 'HEAD' ? 'GET' : method;
  const allowed = there.flatMap((route) => (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]));
  return (
    there.find((route) => route.method === wanted) ??
    inText(405, `Here one asks with ${allowed.join(' or ')}.`, { Allow: allowed.join(', ') })
  );
}
