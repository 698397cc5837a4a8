/**
 * Random texts in the style of people and programs, for use above, between and after the moves of a
 * game. The texts are our own, in the formats of the named sources.
 */
import * as fc from 'fast-check';

const two = (number: number): string => String(number).padStart(2, '0');

const MONTHS = ['January', 'Aug', 'нояб.', 'mei', 'février'];

/**
 * Dates as in result tables (2022-07-27), in Russian and Dutch reports (27.07.2022, 27 mei 2022)
 * and in PDN's own tag.
 */
const date = fc
  .record({
    day: fc.integer({ min: 1, max: 31 }),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 1885, max: 2030 }),
    name: fc.constantFrom(...MONTHS),
  })
  .chain(({ day, month, year, name }) =>
    fc.constantFrom(
      `${two(day)}.${two(month)}.${year}`,
      `${day}.${month}.${year} г.`,
      `${year}-${two(month)}-${two(day)}`,
      `${year}.${two(month)}.${two(day)}`,
      `${year}.??.??`,
      `${day}/${month}/${year}`,
      `${two(day)}-${two(month)}-${year}`,
      `${two(day)}-${two(month)}-${two(year % 100)}`,
      `${day} ${name} ${year}`,
      `${name} ${day}, ${year}`,
      `${name} ${year}`,
      `${year} год`,
      `${year}`,
    ),
  );

const name = fc.constantFrom(
  'Ivanov',
  'Иванов И.',
  'de Jong, J.',
  'Sijbrands (NED)',
  'Anikeev Y.',
  '王',
  'O’Brien 2300',
);
const result = fc.constantFrom('2-0', '0-2', '1-1', '1-0', '1/2-1/2', '0.5-0.5', '2:0', '*', '12-8');
const number = fc.integer({ min: 1, max: 99 });

const heading = fc.oneof(
  fc
    .tuple(fc.constantFrom('Moscow', 'Рига', 'Den Haag', 'São Paulo'), date)
    .map(([place, day]) => `${place}, ${day}`),
  fc.tuple(number, number, number).map(([round, from, to]) => `Round ${round}, ${from}-${to} August 2019`),
  fc.tuple(number, number).map(([hour, minute]) => `Start: ${hour % 24}:${two(minute % 60)}`),
);

const pairing = fc
  .tuple(name, name, result, number)
  .chain(([one, other, score, board]) =>
    fc.constantFrom(
      `${one} - ${other} ${score}`,
      `${one} – ${other}`,
      `${board}. ${one} ${score} ${other}`,
      `Board ${board}: ${one} v ${other}, ${score}`,
      `${one} ${score} ${other}, game ${board}`,
    ),
  );

const table = fc
  .array(fc.tuple(name, fc.array(fc.constantFrom('0', '1', '2', '*', '½'), { minLength: 1 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((rows) =>
    [
      'No  Name  1 2 3 Pts',
      ...rows.map(([player, cells], at) => `${at + 1}  ${player}  ${cells.join(' ')}`),
    ].join('\n'),
  );

const other = fc.constantFrom(
  '* * *',
  '*** final ***',
  '=======',
  '-------',
  '(final)',
  'Партия №3',
  'White  Black  Result',
  'https://example.org/game/12-18?move=1',
  '{said by hand}',
  '; said to the end of a line',
);

export const preamble: fc.Arbitrary<string> = fc.oneof(date, heading, pairing, table, other);

const numbered = fc.integer({ min: 1, max: 20 });

/** Sentences about moves that are not in the game. `at` is the number of the next move. */
export const remark = (moves: readonly string[]): fc.Arbitrary<string> => {
  const move = fc.constantFrom(...moves);
  return fc
    .tuple(move, move, numbered)
    .chain(([one, next, at]) =>
      fc.constantFrom(
        `Notes: ${one} was the other jump.`,
        `A) ${one} ${next} is the Laird`,
        `After ${one} White stands better.`,
        `Here ${at}. ${one} was possible.`,
        `${at}... ${one} loses`,
        `Better is ${at}. ${one} ${next} and White wins a piece`,
        `Na ${one} wint zwart.`,
        `Здесь лучше ${one} с равенством.`,
        `Si ${one} entonces ${next} gana.`,
        `threatens ${one}, ${next}`,
        `${one} is the right idea here`,
        `${one} best`,
        `(or ${one})`,
        `{better ${one}}`,
        `1) ${one}`,
        `(1) ${one}`,
        `[1] ${one}`,
        `#1 ${one}`,
        `• ${one}`,
        `a) ${one} ${next}`,
        `b) 1. ${one} ${next}`,
        `“${one}”`,
        `e.g. ${one}`,
        `not ${one}`,
        'Red wins with a quiet move:',
        'tel. 06-12 34 56 78',
        'pp. 12-16',
        '11-15 August 2019',
        'the man on 24',
        '(see below',
        'White is better.',
        'Geen slecht begin voor zwart.',
        'White led 1-0 at this time',
        'Played in Riga in 1998.',
        'Diagram 1',
        '[diagram]',
        'forced',
      ),
    );
};

/** Sentences after a game about a move that could have followed, inserted in place of `#`. */
export const WHAT_IF: readonly string[] = [
  'After # Black is lost.',
  '# would win.',
  'Here # was possible.',
  'If # then Black resigns.',
  'Had he played #, White resigns.',
  'Better was # with a strong attack.',
  'The best move is #.',
  'Now comes #?',
  'and # wins',
  'I wanted #, but time ran out.',
  'Na # is zwart verloren.',
  'Hier was # mogelijk.',
  'Als # dan geeft wit op.',
  'Nach # ist Schwarz verloren.',
  'Besser war # mit starkem Angriff.',
  'Wenn #, gibt Weiß auf.',
  'Après # les noirs sont perdus.',
  'Si #, les noirs abandonnent.',
  'После # чёрные проигрывают.',
  'Если #, то белые сдаются.',
  'Здесь было возможно #.',
  'Після # чорні здаються.',
  'Tras # las negras pierden.',
  'Si # las negras abandonan.',
  'Depois de # as pretas perdem.',
  'Dopo # il nero abbandona.',
  'Po # czarne poddają się.',
  'Pagkatapos ng # talo ang itim.',
  '# で白が勝つ。',
  '# 后黑方认输。',
];

/** Sentences that state the end of a game, with their results. */
export const ENDINGS: readonly (readonly [string, string])[] = [
  ['White resigned.', '0-1'],
  ['Black resigns', '1-0'],
  ['Drawn.', '1/2-1/2'],
  ['Red wins on time', '0-1'],
  ['en wit gaf op.', '0-1'],
  ['zwart wint', '0-1'],
  ['Remise.', '1/2-1/2'],
  ['Weiß gibt auf', '0-1'],
  ['Schwarz gewinnt durch Zeitüberschreitung', '0-1'],
  ['les noirs abandonnent', '1-0'],
  ['Nulle', '1/2-1/2'],
  ['ganan las blancas', '1-0'],
  ['Tablas.', '1/2-1/2'],
  ['as pretas desistiram', '1-0'],
  ['Empate', '1/2-1/2'],
  ['il nero abbandona', '1-0'],
  ['Patta', '1/2-1/2'],
  ['białe poddały się', '0-1'],
  ['и белые победили.', '1-0'],
  ['Чёрные сдались.', '1-0'],
  ['Ничья по соглашению', '1/2-1/2'],
  ['Білі здалися', '0-1'],
  ['Panalo ang puti', '1-0'],
  ['白方胜', '1-0'],
];
