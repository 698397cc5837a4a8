/** Rewrites positions as people and programs write them into the format that `parseFen` reads. */

import { withoutEnd } from '../kit/withoutEnd.ts';
import { inAscii } from './lookAlikes.ts';

/** Look-alikes, and the initials of Russian words: Белые (White), Чёрные (Black), Дамка (king). */
const [LOOK_ALIKE, LATIN] = ['АВСЕНКавсенкдфгБЧДЗО', 'ABCEHKabcehkdfgWBK30'];

/** Numbers that can't be a row, and squares with letters. */
const NUMBERS = /(?<!\d)(?:1[3-9]|[2-7]\d)(?!\d)|,\s?\d/;
const NAMES = /[ACE-JLace-jl]\d/;

const [BEFORE, BEHIND] = [String.raw`(?<=(?:^|[,:;\s-])[WBZSNP]?)`, String.raw`(?=[,:;\s.]|$)`];
const KING_IN_NUMBERS = new RegExp(String.raw`${BEFORE}(?:[DQ](?=\d)|[dq](?=1[3-9]|[2-7]\d))`, 'g');
const NUMBER_OF_KING = new RegExp(String.raw`${BEFORE}(\d{1,2})[KDQ]${BEHIND}`, 'g');
const KING_IN_NAMES = new RegExp(String.raw`${BEFORE}[DQ](?=[a-lA-L]\d)`, 'g');
const NAME_OF_KING = new RegExp(String.raw`${BEFORE}([a-l]\d{1,2})[KDQ]${BEHIND}`, 'g');

const HAS_KING = /[DKQdq]/;

/** Rewrites `D31`, `31K` and `Dd4` as `K31` and `Kd4`, because a dame, dam or dama is a king. */
function withKings(text: string): string {
  if (!HAS_KING.test(text)) return text;
  return NUMBERS.test(text) && !NAMES.test(text)
    ? text.replace(KING_IN_NUMBERS, 'K').replace(NUMBER_OF_KING, 'K$1')
    : text.replace(KING_IN_NAMES, 'K').replace(NAME_OF_KING, 'K$1');
}

/** Replaces other letters and punctuation with Latin ones, without changing the text's length. */
export const inLatin = (text: string): string =>
  withKings(
    inAscii(text)
      .replace(/[АВСЕНКавсенкдфгБЧДЗО]/g, (letter) => LATIN.charAt(LOOK_ALIKE.indexOf(letter)))
      .replace(/[‐‑–—−]/g, '-')
      .replaceAll('∶', ':'),
  );

const OPENING = /^(?:\[\s*)?(?:FEN\b\s*)?["“”']?/iu;
const CLOSING = `"“”'] \t\r\n.,;`;

/** The position without its tag, its quotes, and any punctuation after it. */
const untagged = (text: string): string => withoutEnd(text.trim().replace(OPENING, ''), CLOSING);

/** Initials of White and Black: Dutch, German, French and Spanish, Portuguese, with red pieces. */
const COLORS = ['WZ', 'WS', 'BN', 'BP', 'WR'];

const inEnglish = (fields: readonly string[]): readonly string[] => {
  const letters = new Set(fields.slice(1).map((field) => field.charAt(0).toUpperCase()));
  const [white, black] = COLORS.find((pair) => Array.from(pair).every((letter) => letters.has(letter))) ?? '';
  return fields.map((field) => {
    const letter = field.charAt(0).toUpperCase();
    if (letter === '') return field;
    if (letter === white) return `W${field.slice(1)}`;
    return letter === black ? `B${field.slice(1)}` : field;
  });
};

const COLOR = /^[WB]$/i;
const LIST = /^[WB](?=\S)/i;

/** Rewrites `31 32;33,` as `31,32,33`. */
const tidy = (field: string): string =>
  field
    .replace(/[\s;]+/g, ',')
    .replace(/,+/g, ',')
    .replace(/^([WBwb]?),|,$/g, '$1');

/** A color alone belongs to the next list. Two lists without colors are White's and Black's. */
const joined = ([turn = '', ...fields]: readonly string[]): readonly string[] => {
  const lists: string[] = [];
  let color: string | null = fields.some((field) => LIST.test(field)) ? null : turn;
  for (const field of fields) {
    if (COLOR.test(field)) color = field;
    else if (LIST.test(field) || color === null || field === '') lists.push(field);
    else {
      lists.push(color + field);
      color = color.toUpperCase() === 'W' ? 'B' : 'W';
    }
  }
  return [turn, ...lists];
};

/** Removes the color before each square, and pieces that are being captured. */
const items = (list: string): string => {
  const color = list.charAt(0);
  const listed = list.slice(1).split(',');
  const isNumeric = listed.every((item) => /^[WBKGP]*\d{1,2}(?:-K?\d{1,2})?$/.test(item));
  const bare = listed
    .filter((item) => !(isNumeric && /^[GP]\d/.test(item)))
    .map((item) =>
      item.charAt(0) === color && (isNumeric || /^.K?[a-l]\d/i.test(item)) ? item.slice(1) : item,
    );
  return color + bare.join(',');
};

export const plainFen = (text: string): string => {
  const fields = inEnglish(
    untagged(inLatin(text))
      .replace(/(?<=\d)\s?(?:\.\.\.?|…)\s?(?=K?\d)/g, '-')
      .split(':')
      .map((field) => tidy(field.trim())),
  );
  const [turn = '', ...rest] = fields.length > 2 && COLOR.test(fields[0] ?? '') ? joined(fields) : fields;
  return [
    turn,
    ...rest.map((field) => (LIST.test(field) && !field.includes('_') ? items(field) : field)),
  ].join(':');
};
