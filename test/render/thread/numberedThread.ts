/** A drawing thread whose pictures contain its number. */
import { threadId } from 'node:worker_threads';

export const carryOut = (): Uint8Array => Uint8Array.of(threadId);
