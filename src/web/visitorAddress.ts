/** Determines whose request it is, even behind proxies. */
import { BlockList, isIP } from 'node:net';

/** Whether the machine at this address reports its visitors in `X-Forwarded-For`. */
export type IsProxy = (address: string) => boolean;

/** A proxy on this machine is always trusted. */
const HERE = ['127.0.0.0/8', '::1'];

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/iu;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The address without a port, brackets, a zone, or IPv6 around IPv4; `null` if it is none. */
function addressIn(text: string): string | null {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/u.exec(text) ?? [];
  const bare = bracketed ?? text.replace(/^([\d.]+):\d+$/u, '$1');
  const [unzoned = ''] = bare.split('%', 1);
  const address = unzoned.replace(MAPPED, '').toLowerCase();
  return isIP(address) === 0 ? null : address;
}

/** Whether it is an address or a range of them: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`. */
export function isRange(range: string): boolean {
  const [address = '', bits, ...rest] = range.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

export function proxiesIn(ranges: readonly string[]): IsProxy {
  const list = new BlockList();
  for (const range of [...HERE, ...ranges]) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/** Each proxy appends the address it sees, so those right of a stranger's are reliable. */
export function visitorAddress(peer: string, forwarded: string, isProxy: IsProxy): string {
  let address = addressIn(peer) ?? peer;
  for (const hop of forwarded.split(',').toReversed()) {
    const next = isProxy(address) ? addressIn(hop.trim()) : null;
    if (next === null) break;
    address = next;
  }
  return address;
}

/**
 * The addresses of one customer. Providers assign IPv6 addresses by 64 bits, so one machine has as
 * many as it likes.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left = '', right = ''] = address.split('::', 2);
  const [before, after] = [left, right].map((part) => part.split(':').filter(Boolean));
  const middle = address.includes('::') ? 8 - (before?.length ?? 0) - (after?.length ?? 0) : 0;
  const groups = [...(before ?? []), ...Array.from({ length: middle }, () => '0'), ...(after ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** Whether it is private (RFC 1918, RFC 6598, RFC 4193), such as a proxy in a container. */
export const isPrivate = (address: string): boolean =>
  isIP(address) !== 0 && PRIVATE.check(address, familyOf(address));
