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

/** Inter has no Japanese; M PLUS is drawn as plainly. */
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
];

/** A text that can be written as it is. */
export interface Words {
  readonly text: string;
  /** The names of the fonts that have its letters, as the canvas wants them. */
  readonly families: string;
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

/** What stays of a text without accents of its own, invisible characters, and fancy forms of plain letters. */
const plainly = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replaceAll(/[\p{M}\p{C}]/gu, '')
    .replaceAll(/\s+/gu, ' ');

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
  return written === '' ? null : { text: written, families: fonts.map(({ file }) => `"${file}"`).join(', ') };
}
