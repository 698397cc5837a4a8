/**
 * Letters without a font would be drawn as boxes, so all text is filtered here. Each script has one
 * small font.
 */
import { inter, openFontFile } from './canvas.ts';
import { lettersIn } from './woff2.ts';

interface Font {
  readonly file: string;
  readonly needed: RegExp;
}

/** Inter has only Latin, Cyrillic, and Greek. The other fonts look similar. */
const FONTS: readonly Font[] = [
  { file: inter(600), needed: /./u },
  { file: 'inter-latin-ext-600-normal', needed: /(?![a-z])\p{Script=Latin}/iu },
  { file: 'inter-vietnamese-600-normal', needed: /(?![a-z])\p{Script=Latin}/iu },
  { file: 'inter-cyrillic-600-normal', needed: /\p{Script=Cyrillic}/u },
  { file: 'inter-cyrillic-ext-600-normal', needed: /\p{Script=Cyrillic}/u },
  { file: 'inter-greek-600-normal', needed: /\p{Script=Greek}/u },
  {
    file: 'm-plus-1p-japanese-700-normal',
    needed: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  },
  // Opened only for letters that the Japanese font doesn't have.
  { file: 'noto-sans-sc-chinese-simplified-600-normal', needed: /\p{Script=Han}/u },
  { file: 'gothic-a1-korean-600-normal', needed: /\p{Script=Hangul}/u },
  ...['Arabic', 'Hebrew', 'Georgian', 'Armenian', 'Thai', 'Devanagari', 'Bengali', 'Tamil'].map((script) => ({
    file: `noto-sans-${script.toLowerCase()}-${script.toLowerCase()}-600-normal`,
    needed: new RegExp(`\\p{Script=${script}}`, 'u'),
  })),
];

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export interface Words {
  readonly text: string;
  readonly families: string;
  readonly direction: 'ltr' | 'rtl';
}

/** In characters. Only the start of longer texts is used. */
const LONGEST = 80;

const opened = new Map<string, ReadonlySet<number>>();

function open({ file }: Font): ReadonlySet<number> {
  const known = opened.get(file);
  if (known) return known;
  const letters = lettersIn(openFontFile(file));
  opened.set(file, letters);
  return letters;
}

/** Combining marks, except vowels, which belong to the word. Stacked marks look broken. */
const ADDED = /(?![\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}])\p{M}/gu;
const HEAP = /(\p{M}{3})\p{M}+/gu;

/** Small capitals, because Unicode maps them to no plain letters. */
const SMALL = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
const PLAIN = 'abcdefghijklmnoprstuvwyz';
const ANY_SMALL = new RegExp(`[${SMALL}]`, 'gu');

/** The text without combining accents, invisible characters, and fancy forms of letters. */
const plainly = (text: string): string =>
  text
    .slice(0, LONGEST)
    // "½" would become "1⁄2" and merge with any digits before it.
    .replaceAll(/[^½]+/gu, (part) => part.normalize('NFKC'))
    .replaceAll(/[\u2010\u2011]/gu, '-')
    .replaceAll(ANY_SMALL, (letter) => PLAIN.charAt(SMALL.indexOf(letter)))
    .replaceAll(/(?!\u200C|\u200D|\u2068|\u2069)\p{C}/gu, '')
    .replaceAll(ADDED, '')
    .replaceAll(HEAP, '$1')
    .replaceAll(/\s+/gu, ' ');

/** A text that is nothing but an isolated name has the name's direction. */
const ALONE = /^\u2068[^\u2068\u2069]*\u2069$/u;
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/gu;

/** Joiners and isolates have no glyphs. */
const SHAPING: ReadonlySet<string> = new Set(['\u200C', '\u200D', '\u2068', '\u2069']);
/** Joiners from emoji, which are left out. */
const LOOSE = /(?<![\p{L}\p{M}])(?:\u200C|\u200D)+|(?:\u200C|\u200D)+(?!\p{L})/gu;

const directionOf = (text: string): Words['direction'] => {
  const [first = ''] = /\p{L}/u.exec(ALONE.test(text) ? text : text.replaceAll(ISOLATED, '')) ?? [];
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
};

/**
 * Leaves out symbols such as emoji; `null` if a letter has no font, because half a name would be
 * wrong.
 */
export function wordsOf(text: string): Words | null {
  const plain = plainly(text);
  const fonts = FONTS.filter(({ needed }) => needed.test(plain));
  const has = (letter: string): boolean => fonts.some((font) => open(font).has(letter.codePointAt(0) ?? -1));
  const letters = Array.from(plain);
  if (letters.some((letter) => /[\p{L}\p{N}]/u.test(letter) && !has(letter))) return null;
  const isShown = (letter: string): boolean => has(letter) || SHAPING.has(letter);
  const written = letters.filter(isShown).join('').replaceAll(LOOSE, '').replaceAll(/ +/gu, ' ').trim();
  if (!letters.some((letter) => letter.trim() !== '' && has(letter))) return null;
  const families = fonts.map(({ file }) => `"${file}"`).join(', ');
  return { text: written, families, direction: directionOf(written) };
}
