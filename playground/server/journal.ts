/** What the stand-in writes down, so that a test can say: this was asked, and nothing was refused. */

/** One request of the bot and its answer. */
interface Recorded {
  readonly method: string;
  /** Without `/api`, version and query. */
  readonly path: string;
  readonly body: unknown;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** ms since 1970. */
  readonly at: number;
  readonly status: number;
  /** Of the answer; null when there is none. */
  readonly answer: unknown;
}

/** A request that was refused with a 4xx, for a reason of the bot's own (not an injected fault). */
interface RecordedRefusal {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Discord's JSON error code. */
  readonly code: number;
  readonly message: string;
  /** The paths and codes of the flaws, as `components.0.label: BASE_TYPE_MAX_LENGTH`. */
  readonly flaws: readonly string[];
}

export interface Journal {
  readonly requests: Recorded[];
  readonly refusals: RecordedRefusal[];
  /** What Discord would silently ignore: unknown members of bodies, as `POST /x: components.0.lable`. */
  readonly warnings: string[];
  /** Routes that the stand-in does not know, as `GET /x`. */
  readonly unknownRoutes: string[];
}

export const newJournal = (): Journal => ({ requests: [], refusals: [], warnings: [], unknownRoutes: [] });

/** A playground may run for weeks: only so many requests are kept. */
const KEPT_REQUESTS = 20_000;

/** Writes a request down. */
export function writeDown(journal: Journal, request: Recorded): void {
  if (journal.requests.length >= KEPT_REQUESTS) journal.requests.shift();
  journal.requests.push(request);
}
