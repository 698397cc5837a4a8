/** A request as the routes read it: JSON, or multipart with `payload_json` and `files[N]`. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { SentFile } from '../rules/body.ts';
import { invalidJson } from '../refusal.ts';

/** What the first step of every request has found, kept for the routes behind it. */
export interface Env {
  /** Node's own request, to tear its connection down. */
  Bindings: HttpBindings;
  Variables: {
    readonly body: unknown;
    readonly files: readonly SentFile[];
    /** The path without `/api` and version. */
    readonly path: string;
  };
}

export interface Sent {
  readonly body: unknown;
  readonly files: readonly SentFile[];
}

/** Reads the body, whichever way it was sent. Throws a Refusal when it is no JSON. */
export async function readBody(request: Request): Promise<Sent> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return readForm(await request.formData());
  const text = await request.text();
  return { body: text === '' ? null : parse(text), files: [] };
}

async function readForm(form: FormData): Promise<Sent> {
  const files: SentFile[] = [];
  for (const [field, value] of form.entries()) {
    const key = /^files\[(\d+)\]$/.exec(field)?.[1];
    if (key === undefined || typeof value === 'string') continue;
    files.push({ key, name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  const payload = form.get('payload_json');
  return { body: typeof payload === 'string' ? parse(payload) : {}, files };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson();
  }
}

/** The body and files of the request at hand. */
export function sentIn(context: Context<Env>): Sent {
  return { body: context.get('body'), files: context.get('files') };
}

/** A path parameter that the route is known to have. */
export function param(context: Context<Env>, name: string): string {
  return context.req.param(name) ?? '';
}
