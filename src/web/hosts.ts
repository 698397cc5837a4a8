/**
 * The names by which a server may be asked. A page in a browser on the same machine or network can ask it too, by a name of the
 * page's own whose address was changed after the page was loaded (DNS rebinding); the browser then tells that name as the host. An
 * address in numbers cannot be changed so, and a request without a host is no browser's.
 */
import { isIP } from 'node:net';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', 'localhost.']);

/** Whether a request with this header `Host` may be answered, where these names are allowed in addition to addresses. */
export function isAllowedHost(header: string | undefined, names: readonly string[]): boolean {
  if (header === undefined || header === '') return true;
  const name = header.replace(/:\d*$/u, '').toLowerCase();
  if (LOOPBACK.has(name) || isIP(name.replace(/^\[(.*)\]$/u, '$1')) !== 0) return true;
  return names.some((allowed) => allowed.toLowerCase() === name);
}
