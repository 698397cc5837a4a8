/** The hash by which tournaments draw lots: whoever knows the seed comes to the same. */
import { createHash } from 'node:crypto';
import type { Hash } from '../../openings/deal.ts';

export const sha256: Hash = (text) => createHash('sha256').update(text).digest('hex');
