/** Encrypts texts so that nobody can read, write or guess them. Equal texts have equal results. */
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG] = [12, 16] as const;

interface SealKeys {
  readonly key: Buffer;
  readonly nonceKey: Buffer;
}

export function seal({ key, nonceKey }: SealKeys, text: string): string {
  const nonce = createHmac('sha256', nonceKey).update(text).digest().subarray(0, NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws if the text was not sealed with this key. */
export function unseal({ key }: Pick<SealKeys, 'key'>, sealed: string): string {
  const all = Buffer.from(sealed, 'base64url');
  const cipher = createDecipheriv(CIPHER, key, all.subarray(0, NONCE));
  cipher.setAuthTag(all.subarray(NONCE, NONCE + TAG));
  return cipher.update(all.subarray(NONCE + TAG), undefined, 'utf8') + cipher.final('utf8');
}
