/**
 * Texts of any length that are hard to read. Each has a beginning, a repeated part, and an end that
 * makes the work useless.
 */

export type Shape = (length: number) => string;

const again =
  (unit: string, before = '', behind = ''): Shape =>
  (length) =>
    before + unit.repeat(Math.max(1, Math.ceil(length / unit.length))) + behind;

const counted =
  (unit: (number: number) => string, before = ''): Shape =>
  (length) => {
    let text = before;
    for (let number = 1; text.length < before.length + length; number += 1) text += unit(number);
    return text;
  };

const player = (number: number, cells: string): string =>
  `001 ${String(number).padStart(4)}${' '.repeat(72)} 0.0 ${String(number).padStart(4)}${cells}\n`;

const opponentOf = (number: number): number => number + (number % 2 === 1 ? 1 : -1);
const paired = (number: number): string =>
  player(number, `  ${String(opponentOf(number)).padStart(4)} ${number % 2 === 1 ? 'w' : 'b'} =`);

const KINGS = '[FEN "W:WKa1:BKh8"]\n';
const ROUND = 'a1-b2 h8-g7 b2-a1 g7-h8 ';

export const shapes: Readonly<Record<string, Shape>> = {
  'Latin letters': again('a', '', '\u0001'),
  'Russian letters': again('я', '', '\u0001'),
  'letters by turns': again('aя', '', '\u0001'),
  'accents on one letter': again('\u0301', 'e', '\u0001'),
  emoji: again('😀', '', '\u0001'),
  digits: again('1', '', 'x'),
  spaces: again(' ', 'a', 'a'),
  tabs: again('\t', 'a', 'a'),
  'empty lines': again('\n', 'a', 'a'),
  'empty lines of Windows': again('\r\n', 'a', 'a'),
  'spaces on lines': again(' \n', 'a', 'a'),
  'invisible signs': again('\u200B', 'a', 'a'),
  quotes: again('"'),
  backslashes: again('\\', '"', '"'),
  dots: again('.', '1', 'a'),
  commas: again(','),
  colons: again(':'),
  semicolons: again(';'),
  dashes: again('-', 'c3', 'd4'),
  'exclamation marks': again('!', 'c3-d4', '\u0001'),
  'underscores and stars': again('_*'),
  'per cent': again('%\n'),
  'open parentheses': again('('),
  'closed parentheses': again(')'),
  'parentheses in pairs': again('()'),
  'open braces': again('{'),
  'a comment': again('a ', '{', '\u0001'),
  'open brackets': again('['),
  'closed brackets': again(']'),
  'variations with words': again('(1 a) ', 'c3-d4 '),
  'variations in variations': again('(c3-d4 ', 'c3-d4 '),
  'comments before tags': again('{\n', '', '[a "'),
  'tags that do not close': again('[a "'),
  'tags in other quotes that do not close': again('[a “'),
  'tags with escaped quotes': again('[a \\"'),
  'tags that close with a quote': again('[a “”'),
  'a long tag': again('a', '[Event "', '"]'),
  'quotes in a tag': again('" ', '[Event "', '"]'),
  'backslashes in a tag': again('\\\\', '[Event "', ''),
  'tags in one game': counted((number) => `[T${number} "a"]\n`),
  'spaces in a position': again(' ', '[FEN "W:Wc3', '"]'),
  'squares in a position': again('c3,', '[FEN "W:W', '"]'),
  'pieces in a position': again('31,', 'W:W', ':B20'),
  'towers in a position': again('a1_wb,', 'W:'),
  positions: again('W:Wc3:Bb8\n'),
  'positions set up': again('/FEN "W:Wc3:Bb8"/ '),
  'positions that do not close': again('/FEN "'),
  moves: again('c3-d4 '),
  'moves with numbers': counted((number) => `${(number % 100) + 1}. c3-d4 `),
  'moves without a space': again('c3'),
  'captures without an end': again('c3:', '1. ', '\u0001'),
  'captures one behind the other': again('c3:e5 e5:c3 '),
  files: again('c', '', '\u0001'),
  'numbers of squares': again('32-28 '),
  'numbers without signs': again('3228', '', 'x'),
  results: again('1-0 '),
  'a result that does not end': again(' ', '[Result "1-0', 'x"]\n*'),
  games: again('1. c3-d4 *\n\n'),
  'games with tags': again('[White "Anna"]\n[Result "1-0"]\n1. c3-d4 1-0\n\n'),
  'a game of kings': again(ROUND, KINGS),
  'a game of kings with comments': again(`${ROUND}{a} `, KINGS),
  'a game of kings with glyphs': again(`${ROUND}$1 `, KINGS),
  'a game of kings with clocks': again(`${ROUND}{[%clk 0:10:00]} `, KINGS),
  'a game of kings with variations': again(`${ROUND}(g7-f6) `, KINGS),
  'a game of kings with illegal variations': again(`${ROUND}(c3-d4) `, KINGS),
  'a game of kings with words': again(`${ROUND}nonsense `, KINGS),
  'numbered moves among words': counted(
    (number) => `${number}. a1-b2 fine words. ${number}... h8-g7 `,
    KINGS,
  ),
  'a game of kings whose turn is passed': again('-- ', KINGS, 'a1-b2'),
  ellipses: again('… '),
  'ellipses behind numbers': again('1…'),
  'words on lines': again('Ivanov won\n'),
  dates: again('12.11.2020\n'),
  'years with empty lines': again('2020\n\n'),
  'titles of games': again('Ivanov - Petrov 2-0\n1. c3-d4 *\n\n'),
  'rows of a table': counted((number) => `${number} Ivanov * 1 2 0 ½\n`),
  'words between tags': again('[White "Anna"] x\n'),
  'positions above moves': again('W:Wc3:Bb8\n1. c3-d4\n'),
  marks: again('± '),
  entities: again('&a'),
  'players of a TRF': counted((number) => player(number, '')),
  'pairs of a TRF': counted(paired),
  'pairs of a table': counted(paired, '192 FIDE_ROUND_ROBIN\n'),
  'matches of a TRF': counted(
    (number) =>
      paired(number).replace(
        '\n',
        `  ${String(opponentOf(number)).padStart(4)} ${number % 2 === 1 ? 'b' : 'w'} =\n`,
      ),
    '192 FIDE_DOUBLE_SWISS\n',
  ),
  'players of a knock-out': counted((number) => player(number, '  0000 - U'), '192 OTHER_KNOCK_OUT\n'),
  'rounds of a TRF': again('  0000 - Z', player(1, '').trimEnd()),
  'rounds and players of a TRF': (length) =>
    player(1, again('  0000 - H')(length / 2)).trimEnd() +
    counted((number) => player(number + 1, ''), '\n')(length / 2),
  'players kept apart': counted((number) => ` ${number}`, '260 001 999 '),
  'pairs kept apart': again('XXP 1 2\n', player(1, '') + player(2, '')),
  'scores of a TRF': again(' W 1.0', '162 '),
  'arguments of a command': counted((number) => ` a${number}=1`, 'pos'),
  'quoted arguments': again(' a="b', 'pos'),
  'a list of lists': again('[', '{"id":1,"op":"', ''),
  'a mention': again('`/move ', '', ''),
  separators: again('|', 'import', ''),
  'a move with spaces before its game': again(' ', 'c3-d4', '#!'),
};
