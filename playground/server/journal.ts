import type { Refusal } from './refusal.ts';

interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  readonly at: number;
  readonly status: number;
  readonly answer: unknown;
}

interface RecordedRefusal {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly flaws: readonly string[];
}

export interface Journal {
  readonly requests: Recorded[];
  readonly refusals: RecordedRefusal[];
  /** Unknown fields, which Discord ignores, such as `POST /x: components.0.lable`. */
  readonly warnings: string[];
  readonly unknownRoutes: string[];
}

export const newJournal = (): Journal => ({ requests: [], refusals: [], warnings: [], unknownRoutes: [] });

/** The most requests to keep, because a playground may run for weeks. */
const KEPT_REQUESTS = 20_000;

export function writeDown(journal: Journal, request: Recorded): void {
  if (journal.requests.length >= KEPT_REQUESTS) journal.requests.shift();
  journal.requests.push(request);
}

export function writeRefusal(journal: Journal, method: string, path: string, refusal: Refusal): void {
  const { status, code, message, more } = refusal;
  const flaws = (more.flaws ?? []).map((flaw) => `${flaw.path.join('.')}: ${flaw.code}`);
  journal.refusals.push({ method, path, status, code, message, flaws });
}
