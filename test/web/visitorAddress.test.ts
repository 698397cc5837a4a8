/** Proxies append the addresses that they see. Strangers can write anything before them. */
import { array, assert, constantFrom, ipV4, ipV6, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { isPrivate, isRange, networkOf, proxiesIn, visitorAddress } from '../../src/web/visitorAddress.ts';

/** Trusted ranges, the peer, its header, and the visitor. */
test.each<[string, string, string, string]>([
  ['', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['', '::1', '198.51.100.1', '198.51.100.1'],
  ['', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['', '::ffff:203.0.113.9', '', '203.0.113.9'],
  ['', '127.0.0.1', '', '127.0.0.1'],
  ['', '172.17.0.1', '198.51.100.1', '172.17.0.1'],
  ['172.16.0.0/12', '172.17.0.1', '198.51.100.1', '198.51.100.1'],
  ['172.16.0.0/12', '::ffff:172.17.0.1', '198.51.100.1', '198.51.100.1'],
  ['172.16.0.0/12', '172.32.0.1', '198.51.100.1', '172.32.0.1'],
  ['172.17.0.1', '172.17.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['172.17.0.1', '172.17.0.2', '198.51.100.1', '172.17.0.2'],
  // Two proxies, one behind the other. Addresses before theirs are the visitor's own claim.
  ['10.0.0.0/8', '10.0.0.2', '6.6.6.6, 198.51.100.1, 10.0.0.3', '198.51.100.1'],
  ['10.0.0.0/8', '10.0.0.2', '10.0.0.5, 10.0.0.4, 10.0.0.3', '10.0.0.5'],
  ['10.0.0.0/8', '10.0.0.2', '198.51.100.1, unknown', '10.0.0.2'],
  ['10.0.0.0/8', '10.0.0.2', '127.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['fd00::/8', 'fd00::2', '2001:db8::1', '2001:db8::1'],
  ['fd00::/8', 'fd00::2', '[2001:DB8::1]:443', '2001:db8::1'],
  ['fd00::/8', 'fe80::2', '2001:db8::1', 'fe80::2'],
  ['fd00::/8', 'fd00::2', '::ffff:198.51.100.1', '198.51.100.1'],
  ['10.0.0.0/8', '10.0.0.2', '198.51.100.1:55123', '198.51.100.1'],
])('behind %j, a request from %s with %j is from %s', (ranges, peer, forwarded, visitor) => {
  expect(visitorAddress(peer, forwarded, proxiesIn(ranges === '' ? [] : [ranges]))).toBe(visitor);
});

test('visitors can’t forge their address by adding one before the proxy’s', () => {
  const isProxy = proxiesIn(['10.0.0.0/8']);
  const word = oneof(ipV4(), ipV6(), string(), constantFrom('10.0.0.1', '127.0.0.1', ''));
  assert(
    property(array(word), (words) => {
      const forwarded = [...words.map((each) => each.replaceAll(',', ';')), '198.51.100.1', '10.0.0.3'];
      return visitorAddress('10.0.0.2', forwarded.join(', '), isProxy) === '198.51.100.1';
    }),
  );
});

test.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['fd00::/8', true],
  ['::1', true],
  ['203.0.113.0/33', false],
  ['203.0.113', false],
  ['fd00::/129', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/', false],
  ['proxy.example', false],
])('whether %s is a range of addresses: %j', (range, is) => {
  expect(isRange(range)).toBe(is);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['198.51.100.1', '198.51.100.1'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['172.17.0.1', true],
  ['fd12::1', true],
  ['172.32.0.1', false],
  ['2001:db8::1', false],
  ['127.0.0.1', false],
])('whether %s is private: %j', (address, is) => {
  expect(isPrivate(address)).toBe(is);
});
