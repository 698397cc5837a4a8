/**
 * What deflate writes: bytes as they are, and matches, which say that what follows stood so many bytes ago (RFC 1951, section 3.2.5). A match that goes
 * on at the same distance grows, and is cut into pieces as long as deflate has only when it ends.
 */

/** The longest match, and the shortest. */
export const LONGEST = 258;
export const SHORTEST = 3;
/** How far back a match may reach. */
export const WINDOW = 32_768;

/** A token is a number: a byte, or a match with its length and its distance less one below this bit … */
const MATCH = 1 << 30;
/** … or, in what is kept of a bitmap, a match whose distance is known only in the picture. */
const LIKE = 1 << 29;
const LENGTH_AT = 15;

export const matchToken = (length: number, distance: number): number =>
  MATCH | (length << LENGTH_AT) | (distance - 1);
export const likeToken = (length: number): number => LIKE | (length << LENGTH_AT);
export const isMatch = (token: number): boolean => token >= LIKE;
export const isLike = (token: number): boolean => (token & LIKE) !== 0;
export const lengthOf = (token: number): number => (token >> LENGTH_AT) & 511;
export const distanceOf = (token: number): number => (token & (WINDOW - 1)) + 1;

/** The tokens of one picture after the other. */
export interface Tokens {
  /** Forgets those of the picture before. */
  begin(): void;
  literal(byte: number): void;
  /** The next `length` bytes stood `distance` ago: at least `SHORTEST` of them, unless the match that is under way goes on. */
  match(length: number, distance: number): void;
  /** The distance of the match that is under way; 0 behind a byte. */
  underWay(): number;
  /** All of them; they stand until the next picture begins. */
  end(): Int32Array;
}

export function openTokens(): Tokens {
  let tokens = new Int32Array(16_384);
  let [count, pending, distance] = [0, 0, 0];
  const put = (token: number): void => {
    if (count === tokens.length) {
      const more = new Int32Array(2 * count);
      more.set(tokens);
      tokens = more;
    }
    tokens[count] = token;
    count += 1;
  };
  const close = (): void => {
    while (pending > 0) {
      // What is left for the last piece must not be shorter than deflate has them.
      const length = pending <= LONGEST ? pending : Math.min(LONGEST, pending - SHORTEST);
      put(matchToken(length, distance));
      pending -= length;
    }
    distance = 0;
  };
  return {
    begin: () => {
      [count, pending, distance] = [0, 0, 0];
    },
    literal: (byte) => {
      if (pending > 0) close();
      put(byte);
    },
    match: (length, ago) => {
      if (ago !== distance) {
        close();
        distance = ago;
      }
      pending += length;
    },
    underWay: () => distance,
    end: () => {
      close();
      return tokens.subarray(0, count);
    },
  };
}
