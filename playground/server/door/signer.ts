/** The application's keys, which sign Discord's requests over HTTPS. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { z } from 'zod';

export type Signer = ReturnType<typeof newSigner>;

export function newSigner() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x } = z.object({ x: z.string() }).parse(publicKey.export({ format: 'jwk' }));
  return {
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    headers: (body: string, at: number) => {
      const timestamp = String(Math.floor(at / 1000));
      return {
        'x-signature-timestamp': timestamp,
        'x-signature-ed25519': sign(null, Buffer.from(timestamp + body), privateKey).toString('hex'),
      };
    },
  };
}
