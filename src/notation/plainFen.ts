/** Rewrites positions as people and programs write them into the form that `parseFen` reads. */

/** Look-alikes, and the initials of the Russian words: Белые, Чёрные, Дамка. */
const [LOOK_ALIKE, LATIN] = ['АВСЕНКавсенкдфгБЧД', 'ABCEHKabcehkdfgWBK'];

/** Replaces other letters with Latin ones, without changing the text's length. */
export const inLatin = (text: string): string =>
  text.replace(/[АВСЕНКавсенкдфгБЧД]/g, (letter) => LATIN.charAt(LOOK_ALIKE.indexOf(letter)));

const TAG = /^\s*\[?\s*(?:FEN\s*)?["“”']?(?<fen>.*?)["“”']?\s*\]?[\s.,;]*$/isu;
const COLOR = /^[WB]$/i;
const LIST = /^[WB](?=\S)/i;

/** `31 32;33,` as `31,32,33`. */
const tidy = (field: string): string =>
  field
    .replace(/[\s;]+/g, ',')
    .replace(/,+/g, ',')
    .replace(/^([WBwb]?),|,$/g, '$1');

/** A lone color belongs to the next list; two lists without colors are White's and Black's. */
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

/** Drops the color before each square, and pieces that are being captured. */
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
  const fen = TAG.exec(inLatin(text))?.groups?.['fen'] ?? text;
  const fields = fen.split(':').map((field) => tidy(field.trim()));
  const [turn = '', ...rest] = fields.length > 2 && COLOR.test(fields[0] ?? '') ? joined(fields) : fields;
  return [
    turn,
    ...rest.map((field) => (LIST.test(field) && !field.includes('_') ? items(field) : field)),
  ].join(':');
};
