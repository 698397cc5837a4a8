/** Ids of games and challenges: short enough for every button, too many to be guessed or to meet twice. */
import { randomBytes } from 'node:crypto';

/** 32 letters and digits, without those that are easily taken for another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** Ten letters and digits by chance: 50 bits. */
export const newId = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
