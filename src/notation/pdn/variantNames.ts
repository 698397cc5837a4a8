import type { VariantId } from '../../draughts/variants.ts';

/** Narrower names come first, because the first match wins. */
const NAMES = [
  ['antidraughts', /anti-?\s?draughts|antidam/],
  ['breakthrough', /break-?\s?through|doorbraak/],
  ['frysk', /frysk/],
  ['frisian', /frisian|fries|frysl|frysk?e/],
  ['bashni', /bashni|башни|столбов|stolbov|towers?\b/],
  // Some names only say that the loser wins, on any board.
  ['poddavki', /poddavki|поддавк/],
  [
    ['poddavki', 'antidraughts'],
    /обратн\S* шаш|give-?\s?away|(suicide|losing) (draughts|checkers)|qui perd gagne|vinci-?\s?perdi|schlagdame|weggeef|gana-?\s?pierde|wybijank/,
  ],
  ['armenian', /armenian|тама\b|армянск/],
  ['turkish', /turkish|türk|turk\b|турецк|tureck|damas? turca/],
  ['canadian', /canadian|canadien|канадск|12\s?x\s?12|144/],
  ['brazilian', /brazil|brasil|бразильск/],
  ['russian', /russian|русск|russe\b|russisch|shashki|шашки|ruské|russa\b|шашк.*64/],
  ['czech', /czech|česk|ceska dama|чешск|tschech|tjechi/],
  ['italian', /italian|dama italiana|итальянск|\bfid\b/],
  ['spanish', /spanish|español|espanol|española|испанск|portugu|portuguesa|damas clásicas|damas clasicas/],
  ['thai', /\bthai|makhos|หมากฮอส|тайск/],
  ['pool', /\bpool|\bapca\b/],
  [
    'english',
    /english|american checkers|straight checkers|\bcheckers\b|\bacf\b|\beda\b|\bwcdf\b|anglo-?american|\bgayp\b|\b3-?move\b|\bgo.as.you.please|английск|чекерс|inglesa/,
  ],
  [
    'international',
    /international|internationa{1,2}l|internacional|международн|\bfmjd\b|\bkndb\b|\b10\s?x\s?10\b|стоклет|stoklet|\b100\b|\b20\s?x\s?20\b|polonais|damier/,
  ],
] as const satisfies readonly (readonly [VariantId | readonly VariantId[], RegExp])[];

type Named = (typeof NAMES)[number][0];
// A variant without a name doesn't compile.
null satisfies [Exclude<VariantId, Named>] extends [never] ? null : Exclude<VariantId, Named>;

const LOOKED_AT = 300;

export const variantsNamed = (text: string): readonly VariantId[] => {
  const words = text.slice(0, LOOKED_AT).normalize('NFC').toLowerCase();
  const [found] = NAMES.find(([, name]) => name.test(words)) ?? [[]];
  return typeof found === 'string' ? [found] : found;
};
