/** Signs and letters of other alphabets that stand for digits and files in moves and positions. */

const AS_DIGIT: ReadonlyMap<string, string> = new Map([
  ...Array.from('ЗзЭэ', (letter) => [letter, '3'] as const),
  ...Array.from('lIІі|ı', (letter) => [letter, '1'] as const),
  ...Array.from('ОоOo', (letter) => [letter, '0'] as const),
  ...Array.from('Чч', (letter) => [letter, '4'] as const),
  ['S', '5'],
  ['б', '6'],
  ['Б', '6'],
  ['B', '8'],
]);

/** Letters that a scanner or a typist puts for digits, for a character class. */
export const LIKE_DIGITS = [...AS_DIGIT.keys()].join('');

/** The files of a board as people type them, for a character class. */
export const FILES = 'a-lA-LабвгдекнсфцьАБВГДЕКНСФЦЬαβγδεζηθ';

/** Letters that look or sound like the Latin letters of a move, or have their place in Greek. */
const [FOREIGN, LATIN] = ['абвсцдефгнхкьαβγδεζηθ', 'abbccdefghxkbabcdefgh'];

/** A move in lower case with Latin letters. */
export const inLatinFiles = (move: string): string =>
  move.toLowerCase().replace(/[а-яα-θ]/g, (letter) => LATIN.charAt(FOREIGN.indexOf(letter)) || letter);

const BEHIND = new RegExp(String.raw`(?<=[\d${FILES}])[${LIKE_DIGITS}](?![\p{L}\d])`, 'gu');
const BEFORE = /(?<![\p{L}\d])[ЗIІ](?=\d(?!\d))|^З(?=\s?[-–—xх:])/gu;

const digitFor = (letter: string): string => AS_DIGIT.get(letter) ?? letter;

/** `b2—сЗ` as `b2—с3`, of the same length. */
export const withDigits = (move: string): string => move.replace(BEHIND, digitFor).replace(BEFORE, digitFor);

/**
 * Digits of other scripts, full-width signs, and marks of direction. Wide braces, brackets and
 * quotes stay, because they end no comment and no tag.
 */
const WIDE = /[\uFF01\uFF03-\uFF3A\uFF3C\uFF3E-\uFF5A\uFF5C\uFF5E]/g;
const DIGITS = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g;
const MARKS = /[\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/g;
const FULL_WIDTH = 0xff00 - 0x20;

/** A text in ASCII signs and digits, of the same length. Letters stay. */
export const inAscii = (text: string): string =>
  text
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replace(DIGITS, (digit) => String((digit.charCodeAt(0) - (digit < '\u0900' ? 0 : 6)) & 15))
    .replace(MARKS, ' ');
