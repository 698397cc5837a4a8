/**
 * Positions as people and programs write them, put into the form that `parseFen` reads: pasted as a whole tag, with Cyrillic letters, a
 * colon behind the colour, lists without a colour, commas at the end, a colour before each square, pieces that are just being captured.
 */

/** Look-alikes, and the Russian words: Белые, Чёрные, Дамка. */
const LATIN = new Map([
  ['А', 'A'],
  ['В', 'B'],
  ['С', 'C'],
  ['Е', 'E'],
  ['Н', 'H'],
  ['К', 'K'],
  ['а', 'a'],
  ['в', 'b'],
  ['с', 'c'],
  ['е', 'e'],
  ['н', 'h'],
  ['к', 'k'],
  ['д', 'd'],
  ['ф', 'f'],
  ['г', 'g'],
  ['Б', 'W'],
  ['Ч', 'B'],
  ['Д', 'K'],
]);

/** The text in Latin letters, each where it was. */
export const inLatin = (text: string): string =>
  text.replace(/[АВСЕНКавсенкдфгБЧД]/g, (letter) => LATIN.get(letter) ?? letter);

const TAG = /^\s*\[?\s*(?:FEN\s*)?["“”']?(?<fen>.*?)["“”']?\s*\]?[\s.,;]*$/isu;
const COLOR = /^[WB]$/i;
const LIST = /^[WB](?=\S)/i;

/** `31 32;33,` as `31,32,33`. */
const tidy = (field: string): string =>
  field
    .replace(/[\s;]+/g, ',')
    .replace(/,+/g, ',')
    .replace(/^([WBwb]?),|,$/g, '$1');

/** A colour that stands alone goes with the list behind it; two lists without a colour are White's and Black's. */
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

/** Without the colour before each square, and without those that were captured in this very move. */
const items = (list: string): string => {
  const color = list.charAt(0);
  const isNumeric = list
    .slice(1)
    .split(',')
    .every((item) => /^[WBKGP]*\d{1,2}(?:-K?\d{1,2})?$/.test(item));
  const bare = list
    .slice(1)
    .split(',')
    .filter((item) => !(isNumeric && /^[GP]\d/.test(item)))
    .map((item) =>
      item.charAt(0) === color && (isNumeric || /^.K?[a-l]\d/i.test(item)) ? item.slice(1) : item,
    );
  return color + bare.join(',');
};

/** The position in the form that is read, as far as it can be told. */
export const plainFen = (text: string): string => {
  const fen = TAG.exec(inLatin(text))?.groups?.['fen'] ?? text;
  const fields = fen.split(':').map((field) => tidy(field.trim()));
  const [turn = '', ...rest] = fields.length > 2 && COLOR.test(fields[0] ?? '') ? joined(fields) : fields;
  return [
    turn,
    ...rest.map((field) => (LIST.test(field) && !field.includes('_') ? items(field) : field)),
  ].join(':');
};
