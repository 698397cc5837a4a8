/** The text of a move in plain letters and signs, however it was typed. */

/** Cyrillic letters that stand for the Latin ones of a move: they look like them on a Russian keyboard, or sound like them. */
const CYRILLIC = new Map([
  ['а', 'a'],
  ['б', 'b'],
  ['в', 'b'],
  ['с', 'c'],
  ['ц', 'c'],
  ['д', 'd'],
  ['е', 'e'],
  ['ф', 'f'],
  ['г', 'g'],
  ['н', 'h'],
  ['х', 'x'],
  ['к', 'k'],
]);

/** Most of all moves in files. */
const PLAIN = /^[a-l\d:x-]+$/;

/** `Ｃ３—Ｄ４` and `с3×е5` as `c3-d4` and `c3xe5`. */
export const plain = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[абвгдекнсфхц]/g, (letter) => CYRILLIC.get(letter) ?? letter)
        .replace(/[\p{Dash_Punctuation}−→]/gu, '-')
        .replace(/[×✕✖∶*]/g, 'x')
        .trim();
