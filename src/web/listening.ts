import { isIP } from 'node:net';

export interface Place {
  readonly host: string;
  readonly port: number;
}

export interface NamedPlace extends Place {
  readonly names: readonly string[];
}

export type ListenFault = 'taken' | 'not-allowed' | 'no-address';

const FAULTS: ReadonlyMap<string, ListenFault> = new Map<string, ListenFault>([
  ['EADDRINUSE', 'taken'],
  ['EACCES', 'not-allowed'],
  ['EADDRNOTAVAIL', 'no-address'],
  ['ENOTFOUND', 'no-address'],
  ['EAI_AGAIN', 'no-address'],
  ['EINVAL', 'no-address'],
]);

export const listenFaultOf = (error: unknown): ListenFault | null =>
  (error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? FAULTS.get(error.code)
    : undefined) ?? null;

/** `setting`: the prefix of its settings' names, such as `PAGE_`. */
export function listenWords(fault: ListenFault, { host, port }: Place, setting: string): string {
  switch (fault) {
    case 'taken':
      return `The port ${port} at ${host} is in use. Set ${setting}PORT to another port, or stop the program that uses it.`;
    case 'not-allowed':
      return `This user may not open port ${port}. Set ${setting}PORT to a port above 1023.`;
    case 'no-address':
      return `This machine has no address ${host}. Set ${setting}HOST to 127.0.0.1 for this machine only, or to 0.0.0.0 for others too.`;
  }
}

interface Heading {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
}

/**
 * The reason to refuse a request or an upgrade; `null` if there is none. A page of another site can
 * make a browser send requests: to a name of that site that suddenly means this machine (DNS
 * rebinding), or with that site's origin. Programs send no origin.
 */
export function foreignWords(
  { host, origin }: Heading,
  known: { readonly names: readonly string[]; readonly setting: string } | null,
  isOwn: (origin: string) => boolean,
): string | null {
  if (known && !isAllowedHost(host, known.names))
    return `This server does not accept the host name in the address. ${known.setting} lists the names it accepts.`;
  return origin === undefined || isOwn(origin) ? null : 'A page on another site sent this request.';
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', 'localhost.']);

export function isAllowedHost(header: string | undefined, names: readonly string[]): boolean {
  if (header === undefined || header === '') return true;
  const name = header.replace(/:\d*$/u, '').toLowerCase();
  if (LOOPBACK.has(name) || isIP(name.replace(/^\[(.*)\]$/u, '$1')) !== 0) return true;
  return names.some((allowed) => allowed.toLowerCase() === name);
}
