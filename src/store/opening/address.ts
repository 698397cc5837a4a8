/** The address of a PostgreSQL database. It has a password, so messages never show all of it. */

export interface Server {
  readonly host: string;
  readonly database: string;
}

const PORT = '5432';

/** SQLite's name for a database without a file. */
export const IN_MEMORY = ':memory:';

/** Whether the database is a file, rather than on a server or in memory. */
export const isFile = (place: string): boolean => !isAddress(place) && place !== IN_MEMORY;

export const isAddress = (text: string): boolean => /^postgres(?:ql)?:\/\//u.test(text);

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the driver, which decodes each part, can read the address. */
export function isReadableAddress(text: string): boolean {
  const url = isAddress(text) ? URL.parse(text) : null;
  return url !== null && [url.hostname, url.pathname, url.username, url.password].every(isDecodable);
}

/** A socket's folder is in `?host=`. If no database is named, it has the user's name. */
export function serverOf(address: string): Server {
  const { hostname, port, pathname, username, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return {
    host: host.startsWith('/') ? host : `${host}:${port || PORT}`,
    database: decodeURIComponent(pathname.slice(1) || username) || 'postgres',
  };
}

/** A path as it is, or the database and server of an address. */
export function placeName(place: string): string {
  if (!isAddress(place)) return place;
  if (!isReadableAddress(place)) return 'an unreadable address';
  const { host, database } = serverOf(place);
  return `${database} at ${host}`;
}
