/**
 * Words on a picture: people's names, the titles of axes. They may be in any script, and what no font of ours has would be
 * drawn as boxes, so whatever is to be written comes through here.
 *
 * Fonts are small files, one a script; each is only opened for a text that needs it.
 */
import { inter, openFontFile } from './fontFiles.ts';
import { lettersIn } from './woff2.ts';

interface Font {
  /** A file in `assets/fonts/`. */
  readonly file: string;
  /** A text needs it that has any of these. */
  readonly needed: RegExp;
}

/** Inter has Latin, Cyrillic and Greek alone; the others are drawn as plainly. */
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
  { file: 'gothic-a1-korean-600-normal', needed: /\p{Script=Hangul}/u },
  { file: 'noto-sans-arabic-arabic-600-normal', needed: /\p{Script=Arabic}/u },
  { file: 'noto-sans-hebrew-hebrew-600-normal', needed: /\p{Script=Hebrew}/u },
  { file: 'noto-sans-thai-thai-600-normal', needed: /\p{Script=Thai}/u },
  { file: 'noto-sans-devanagari-devanagari-600-normal', needed: /\p{Script=Devanagari}/u },
];

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A text that can be written as it is. */
export interface Words {
  readonly text: string;
  /** The names of the fonts that have its letters, as the canvas wants them. */
  readonly families: string;
  /** By its first letter. */
  readonly direction: 'ltr' | 'rtl';
}

/** Of longer texts only the beginning is looked at, in characters. */
const LONGEST = 80;

const opened = new Map<string, ReadonlySet<number>>();

/** The letters of a font, which the canvas knows from then on by the name of its file. */
function open({ file }: Font): ReadonlySet<number> {
  const known = opened.get(file);
  if (known) return known;
  const letters = lettersIn(openFontFile(file));
  opened.set(file, letters);
  return letters;
}

/** Signs above, below and beside letters, except where they are vowels that belong to the word; of those no heap. */
const ADDED = /(?![\p{Script=Thai}\p{Script=Devanagari}])\p{M}/gu;
const HEAP = /(\p{M}{3})\p{M}+/gu;

/** What stays of a text without accents of its own, invisible characters, and fancy forms of plain letters. */
const plainly = (text: string): string =>
  text
    .slice(0, LONGEST)
    // Half a point is one sign: as 1⁄2 it would join the digits before it.
    .replaceAll(/[^½]+/gu, (part) => part.normalize('NFKC'))
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(ADDED, '')
    .replaceAll(HEAP, '$1')
    .replaceAll(/\s+/gu, ' ');

const directionOf = (text: string): Words['direction'] => {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
};

/**
 * A text as it can be written on a picture: without signs such as emoji that no font of ours has. `null` where a letter or a
 * digit is missing, for half a name is none.
 */
export function wordsOf(text: string): Words | null {
  const plain = plainly(text);
  const fonts = FONTS.filter(({ needed }) => needed.test(plain));
  const has = (letter: string): boolean => fonts.some((font) => open(font).has(letter.codePointAt(0) ?? -1));
  const letters = Array.from(plain);
  if (letters.some((letter) => /[\p{L}\p{N}]/u.test(letter) && !has(letter))) return null;
  const written = letters.filter(has).join('').replaceAll(/ +/gu, ' ').trim();
  if (written === '') return null;
  const families = fonts.map(({ file }) => `"${file}"`).join(', ');
  return { text: written, families, direction: directionOf(written) };
}
