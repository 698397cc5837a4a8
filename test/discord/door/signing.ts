/** Discord's side of the door: a pair of keys, and requests signed with it. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { z } from 'zod';
import type { Headers } from '../../../src/discord/door/admit.ts';

export interface Signer {
  /** In hex. */
  readonly publicKey: string;
  /** The headers of a body that is sent at this time, in ms. */
  headers(body: string, at: number): Record<string, string> & Headers;
}

export function newSigner(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x } = z.object({ x: z.string() }).parse(publicKey.export({ format: 'jwk' }));
  return {
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    headers: (body, at) => {
      const timestamp = String(Math.floor(at / 1000));
      return {
        'x-signature-timestamp': timestamp,
        'x-signature-ed25519': sign(null, Buffer.from(timestamp + body), privateKey).toString('hex'),
      };
    },
  };
}
