/**
 * Discord's signature on what it sends by HTTPS: Ed25519 over the timestamp and the body as it came, byte by byte. OpenSSL checks
 * it as RFC 8032 demands, so of one message there is one signature that counts, and nobody can make a second from it.
 *
 * Source: https://docs.discord.com/developers/interactions/overview#setting-up-an-endpoint-validating-security-request-headers
 */
import { createPublicKey, verify } from 'node:crypto';

/** An Ed25519 key and signature as Discord writes them. */
export const PUBLIC_KEY = /^[\da-f]{64}$/iu;
export const SIGNATURE = /^[\da-f]{128}$/iu;

/** Whether this signature, in hex, is Discord's on this timestamp and body. */
export type IsSigned = (signature: string, timestamp: string, body: Uint8Array) => boolean;

/** For the application with this public key, in hex. */
export function signedFor(publicKey: string): IsSigned {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
  return (signature, timestamp, body) =>
    verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'));
}
