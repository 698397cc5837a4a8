/** The application's keys, which sign Discord's requests over HTTPS. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { z } from 'zod';

export interface Signer {
  readonly publicKey: string;
  headers(body: string, at: number): Signed;
}

type Signed = Readonly<Record<'x-signature-timestamp' | 'x-signature-ed25519', string>>;

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
