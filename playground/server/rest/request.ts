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

/** Reads the body of a request or an answer, whichever way it was sent. Throws a Refusal when it is no JSON. */
export async function readBody(sent: Request | Response): Promise<Sent> {
  const type = sent.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return readForm(await sent.formData());
  const text = await sent.text();
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

/** What was sent, and to where, whoever sent it. */
export interface Received extends Sent {
  readonly method: string;
  /** Without `/api` and version. */
  readonly path: string;
}

/** The request at hand. */
export function receivedIn(context: Context<Env>): Received {
  return {
    method: context.req.method,
    path: context.get('path'),
    body: context.get('body'),
    files: context.get('files'),
  };
}

/** A path parameter that the route is known to have. */
export function param(context: Context<Env>, name: string): string {
  return context.req.param(name) ?? '';
}
