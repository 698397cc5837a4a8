/** Characters from other alphabets that people use as digits and files in moves and positions. */

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

/** Letters that scanners or typists confuse with digits, for a character class. */
export const LIKE_DIGITS = [...AS_DIGIT.keys()].join('');

/** The files of a board as people type them, for a character class. */
export const FILES = 'a-lA-LабвгдекнсфцьАБВГДЕКНСФЦЬαβγδεζηθ';

/** Letters that look or sound like a move's Latin letters, or have their place in Greek. */
const [FOREIGN, LATIN] = ['абвсцдефгнхкьαβγδεζηθ', 'abbccdefghxkbabcdefgh'];

/** The move in lowercase, with Latin letters for files. */
export const inLatinFiles = (move: string): string =>
  move.toLowerCase().replace(/[а-яα-θ]/g, (letter) => LATIN.charAt(FOREIGN.indexOf(letter)) || letter);

const BEHIND = new RegExp(String.raw`(?<=[\d${FILES}])[${LIKE_DIGITS}](?![\p{L}\d])`, 'gu');
const BEFORE = /(?<![\p{L}\d])[ЗIІ](?=\d(?!\d))|^З(?=\s?[-–—xх:])/gu;

const digitFor = (letter: string): string => AS_DIGIT.get(letter) ?? letter;

/** Turns `b2—сЗ` into `b2—с3`, with the same length. */
export const withDigits = (move: string): string => move.replace(BEHIND, digitFor).replace(BEFORE, digitFor);

/**
 * Digits of other scripts, full-width characters, and direction marks. Wide braces, brackets and
 * quotes stay, because they don't end comments or tags.
 */
const WIDE = /[\uFF01\uFF03-\uFF3A\uFF3C\uFF3E-\uFF5A\uFF5C\uFF5E]/g;
const DIGITS = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g;
const MARKS = /[\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/g;
const FULL_WIDTH = 0xff00 - 0x20;

/** The text with ASCII digits and punctuation, with the same length. Letters stay. */
export const inAscii = (text: string): string =>
  text
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replace(DIGITS, (digit) => String((digit.charCodeAt(0) - (digit < '\u0900' ? 0 : 6)) & 15))
    .replace(MARKS, ' ');
