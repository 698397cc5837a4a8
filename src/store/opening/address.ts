/**
 * The address of a database on a PostgreSQL server. It holds a password, so nothing but the driver is given the whole of
 * it; people are told the server and the database only.
 */

/** What may be told of an address. */
export interface Server {
  /** Host and port. */
  readonly host: string;
  readonly database: string;
}

const PORT = '5432';

/** Whether a text is meant as an address, and not as the path of a file. */
export const isAddress = (text: string): boolean => /^postgres(?:ql)?:\/\//u.test(text);

/** Whether a text is written in the way of addresses, as `%40`. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the driver can read the address, which decodes its parts. */
export function isReadableAddress(text: string): boolean {
  const url = isAddress(text) ? URL.parse(text) : null;
  return url !== null && [url.hostname, url.pathname, url.username, url.password].every(isDecodable);
}

/** What may be told of a readable address. A socket's folder is in `?host=`; without a database its user's name counts. */
export function serverOf(address: string): Server {
  const { hostname, port, pathname, username, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return {
    host: host.startsWith('/') ? host : `${host}:${port || PORT}`,
    database: decodeURIComponent(pathname.slice(1) || username) || 'postgres',
  };
}

/** A path as it is, or the database and the server of an address. */
export function placeName(place: string): string {
  if (!isAddress(place)) return place;
  if (!isReadableAddress(place)) return 'an address that cannot be read';
  const { host, database } = serverOf(place);
  return `${database} at ${host}`;
}
