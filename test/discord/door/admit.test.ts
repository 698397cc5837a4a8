/** The endpoint admits only requests that Discord has signed, in time, and once. */
import { assert, nat, property, array, constantFrom, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { admitting, TOLERANCE, type Headers, seenWithin } from '../../../src/discord/door/admit.ts';
import { signedFor } from '../../../src/discord/door/signature.ts';
import { newSigner } from '../../../playground/server/door/signer.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const BODY = JSON.stringify({ type: 1, words: 'Schön, 日本' });
const discord = newSigner();
const stranger = newSigner();

const hexOf = (headers: Headers): string => String(headers['x-signature-ed25519']);

/** A request's headers and body, and its fault at noon. */
const KNOCKS: readonly (readonly [string, Headers, string, 'unsigned' | 'old' | null])[] = [
  ['what Discord signed just now', discord.headers(BODY, NOON), BODY, null],
  ['a signature in capitals', upper(discord.headers(BODY, NOON)), BODY, null],
  ['no headers', {}, BODY, 'unsigned'],
  ['no signature', { 'x-signature-timestamp': String(NOON / 1000) }, BODY, 'unsigned'],
  ['a body that was changed', discord.headers(BODY, NOON), `${BODY} `, 'unsigned'],
  ['an empty body in its place', discord.headers(BODY, NOON), '', 'unsigned'],
  ['a stranger’s signature', stranger.headers(BODY, NOON), BODY, 'unsigned'],
  ['a timestamp that was changed', moved(discord.headers(BODY, NOON - 5000), NOON), BODY, 'unsigned'],
  ['a timestamp that is no number', moved(discord.headers(BODY, NOON), Number.NaN), BODY, 'unsigned'],
  ['a signature of zeros', forged('0'.repeat(128)), BODY, 'unsigned'],
  ['a signature that is too short', forged('ab'), BODY, 'unsigned'],
  ['a signature that is no hex', forged('z'.repeat(128)), BODY, 'unsigned'],
  ['two signatures', doubled(discord.headers(BODY, NOON)), BODY, 'unsigned'],
  ['what is as old as may be', discord.headers(BODY, NOON - TOLERANCE), BODY, null],
  ['what is too old', discord.headers(BODY, NOON - TOLERANCE - 1000), BODY, 'old'],
  ['what is as early as may be', discord.headers(BODY, NOON + TOLERANCE), BODY, null],
  ['what is of the future', discord.headers(BODY, NOON + TOLERANCE + 1000), BODY, 'old'],
];

function upper(headers: Headers): Headers {
  return { ...headers, 'x-signature-ed25519': hexOf(headers).toUpperCase() };
}

function moved(headers: Headers, to: number): Headers {
  return { ...headers, 'x-signature-timestamp': String(to / 1000) };
}

function forged(signature: string): Headers {
  return { ...discord.headers(BODY, NOON), 'x-signature-ed25519': signature };
}

function doubled(headers: Headers): Headers {
  return { ...headers, 'x-signature-ed25519': [hexOf(headers), hexOf(headers)] };
}

test.each(KNOCKS)('%s', (_name, headers, body, refusal) => {
  const admit = admitting(discord.publicKey, () => NOON);
  expect(admit.whole(headers, Buffer.from(body))).toBe(refusal);
});

/** Requests whose headers alone don't reveal the fault. */
const WELL_FORMED: ReadonlySet<string> = new Set([
  'a body that was changed',
  'an empty body in its place',
  'a stranger’s signature',
  'a timestamp that was changed',
  'a signature of zeros',
]);

test.each(KNOCKS)('a request is rejected before its body arrives: %s', (name, headers, _body, refusal) => {
  const admit = admitting(discord.publicKey, () => NOON);
  expect(admit.byHeaders(headers)).toBe(WELL_FORMED.has(name) ? null : refusal);
});

/** RFC 8032, 7.1, TEST 2: a key, a message of one byte, its signature. */
const RFC = {
  key: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
  message: Buffer.from('72', 'hex'),
  signature:
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
};

test('the signature in the standard’s own example is valid', () => {
  expect(signedFor(RFC.key)(RFC.signature, '', RFC.message)).toBe(true);
});

test('adding the order of the group to a valid signature doesn’t make a second valid one', () => {
  const order = 2n ** 252n + 27742317777372353535851937790883648493n;
  const [r, s] = [RFC.signature.slice(0, 64), RFC.signature.slice(64)];
  const more = BigInt(`0x${Buffer.from(s, 'hex').reverse().toString('hex')}`) + order;
  const written = Buffer.from(more.toString(16).padStart(64, '0'), 'hex').reverse().toString('hex');
  expect(signedFor(RFC.key)(r + written, '', RFC.message)).toBe(false);
});

test('flipping any bit makes the signature invalid', () => {
  const good = Buffer.from(RFC.signature, 'hex');
  assert(
    property(nat({ max: 511 }), (bit) => {
      const bytes = Uint8Array.from(good, (byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      expect(signedFor(RFC.key)(Buffer.from(bytes).toString('hex'), '', RFC.message)).toBe(false);
    }),
  );
});

test('a replay is rejected as long as its timestamp is accepted', () => {
  let now = NOON - TOLERANCE;
  const admit = admitting(discord.publicKey, () => now);
  const [headers, body] = [discord.headers(BODY, NOON), Buffer.from(BODY)];
  expect(admit.whole(headers, body)).toBeNull();
  for (; now <= NOON + TOLERANCE; now += 500) {
    expect(admit.whole(headers, body)).toBe('replayed');
    expect(admit.whole(upper(headers), body)).toBe('replayed');
  }
  expect(admit.whole(headers, body)).toBe('old');
});

test('strangers’ requests are not stored', () => {
  const admit = admitting(discord.publicKey, () => NOON);
  const body = Buffer.from(BODY);
  const [good, bad] = [discord.headers(BODY, NOON), discord.headers('another', NOON)];
  expect([admit.whole(bad, body), admit.whole(bad, body)]).toEqual(['unsigned', 'unsigned']);
  expect([admit.whole(good, body), admit.whole(good, body)]).toEqual([null, 'replayed']);
});

const SPAN = 100;

test('a replay is rejected whatever the order of the requests', () => {
  const visits = array(tuple(constantFrom('a', 'b', 'c'), nat({ max: 3 * SPAN })));
  const law = property(visits, (list) => {
    let now = 0;
    const seen = seenWithin(SPAN, () => now);
    const last = new Map<string, number>();
    for (const [name, pause] of list) {
      now += pause;
      const age = now - (last.get(name) ?? Number.NEGATIVE_INFINITY);
      const again = seen.again(name);
      // Between these times, both results are possible.
      const due = age < SPAN || (age < 3 * SPAN && again);
      if (again !== due) return false;
      last.set(name, now);
    }
    return true;
  });
  expect(() => assert(law)).not.toThrow();
});
