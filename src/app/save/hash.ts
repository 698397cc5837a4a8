/** What lots are drawn with: a secret by chance, and the hash by which whoever knows the seed comes to the same. */
import { createHash } from 'node:crypto';
import type { Hash } from '../../openings/deal.ts';

export const sha256: Hash = (text) => createHash('sha256').update(text).digest('hex');

/** So many ids make a secret that nobody guesses. */
const IDS = 4;

export const newSecret = (newId: () => string): string => Array.from({ length: IDS }, newId).join('');
