/**
 * Guesses the encoding from the bytes. In the right encoding, words use a single alphabet and its
 * frequent letters.
 */

/** Single-byte code pages, most common first. */
const CODE_PAGES = ['windows-1252', 'windows-1251', 'ibm866', 'koi8-r', 'windows-1250'] as const;

/** How many bytes to examine. That is enough, because names soon repeat. */
const LOOKED_AT = 200_000;

const WORDS = /[\p{L}\p{M}\u0080-\uFFFF]+/gu;
const BEYOND_ASCII = /[\u0080-\uFFFF]/u;

const RUSSIAN = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфёъ';
const WESTERN = 'éèëïüöäáíóúñçãõâêôîûàœß';
const NORTHERN = 'øåæ';
const CENTRAL = 'řčšžěůýťďňłśżźćńęąőű';
const SIGNS = '½–—’‘“”„«»…';

const latinWeight = (letter: string, encoding: string): number => {
  if (WESTERN.includes(letter)) return encoding === 'windows-1252' ? 2 : 1.8;
  if (NORTHERN.includes(letter)) return encoding === 'windows-1252' ? 2 : 1;
  if (CENTRAL.includes(letter)) return encoding === 'windows-1250' ? 1.7 : -1;
  return -1;
};

const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Scores a word: high for letters that belong together, low for other characters. */
const worth = (word: string, encoding: string): number => {
  const letters = Array.from(word);
  const strange = letters.filter((letter) => letter.charCodeAt(0) > 127);
  const isMixed = LATIN.test(word) && CYRILLIC.test(word);
  const hasInnerCapital = /\p{Ll}\p{Lu}/u.test(word);
  let sum = 0;
  for (const letter of strange) {
    const small = letter.toLowerCase();
    if (CYRILLIC.test(letter)) sum += RUSSIAN.includes(small) ? 2 - RUSSIAN.indexOf(small) / 16 : -2;
    else if (LATIN.test(letter)) sum += latinWeight(small, encoding);
    else if (!SIGNS.includes(letter)) sum -= 3;
  }
  // Names rarely have more accented than plain letters, but Russian words decoded as Latin have
  // nothing else.
  if (LATIN.test(word) && strange.length > 2 && strange.length * 2 > letters.length)
    sum -= 2 * strange.length;
  // No language has both, but Czech letters decoded as Western European do.
  if (/[øìòèù]/i.test(word) && /[áíýúž]/i.test(word)) sum -= 4;
  // No word starts this way.
  if (/^[ßйьъы]\p{L}/iu.test(word)) sum -= 3;
  if (/^\p{Lu}{2,}$/u.test(word)) sum -= 0.3 * letters.length;
  return sum - (isMixed ? 3 * letters.length : 0) - (hasInnerCapital ? 2 : 0);
};

const scoreOf = (bytes: Uint8Array, encoding: string): number => {
  const text = new TextDecoder(encoding).decode(bytes);
  const words = (text.match(WORDS) ?? []).filter((word) => BEYOND_ASCII.test(word));
  return words.reduce((sum, word) => sum + worth(word, encoding), 0);
};

const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  const zeros = (rest: number): number => start.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (Math.max(even, odd) < start.length / 4 || Math.min(even, odd) > start.length / 20) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
};

/** UTF-8 with a few broken bytes is still UTF-8 if most non-ASCII letters decode correctly. */
const isNearlyUtf8 = (bytes: Uint8Array): boolean => {
  const text = new TextDecoder('utf-8').decode(bytes);
  const wrong = text.match(/\uFFFD+/g)?.length ?? 0;
  const right = text.match(/[\u00A0-\uFFFC]/g)?.length ?? 0;
  return right > 4 * wrong;
};

const encodingOf = (bytes: Uint8Array): string => {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return utf16;
  if (isNearlyUtf8(bytes.subarray(0, LOOKED_AT))) return 'utf-8';
  const sample = bytes.subarray(0, LOOKED_AT);
  const scores = CODE_PAGES.map((encoding) => scoreOf(sample, encoding));
  return CODE_PAGES[scores.indexOf(Math.max(...scores))] ?? 'windows-1252';
};

/**
 * Decodes the bytes of a file. Never throws: undecodable bytes become U+FFFD.
 *
 * @example
 * decodePdn(Uint8Array.of(0xd8, 0xe0, 0xf8, 0xea, 0xe8)) // => 'Шашки'
 */
export const decodePdn = (bytes: Uint8Array): string => {
  try {
    if (utf16Of(bytes) === null) return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The bytes are not UTF-8.
  }
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
};
