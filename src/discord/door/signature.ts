/**
 * OpenSSL verifies Ed25519 strictly by RFC 8032, so each message has one valid signature and nobody
 * can derive a second one. Source:
 * https://docs.discord.com/developers/interactions/overview#setting-up-an-endpoint-validating-security-request-headers
 */
import { createPublicKey, verify } from 'node:crypto';

export const PUBLIC_KEY = /^[\da-f]{64}$/iu;
export const SIGNATURE = /^[\da-f]{128}$/iu;

type IsSigned = (signature: string, timestamp: string, body: Uint8Array) => boolean;

export function signedFor(publicKey: string): IsSigned {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
  return (signature, timestamp, body) =>
    verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'));
}
