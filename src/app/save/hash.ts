/** For drawing lots: a random secret, and a hash that anyone who knows the secret can check. */
import { createHash } from 'node:crypto';
import type { Hash } from '../../openings/deal.ts';

export const sha256: Hash = (text) => createHash('sha256').update(text).digest('hex');

/** The number of ids that makes the secret impossible to guess. */
const IDS = 4;

export const newSecret = (newId: () => string): string => Array.from({ length: IDS }, newId).join('');
