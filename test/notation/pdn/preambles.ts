/**
 * Random texts as people and programs write them above the moves of a game. Our own texts, in the
 * formats of the named sources.
 */
import * as fc from 'fast-check';

const two = (number: number): string => String(number).padStart(2, '0');

const MONTHS = ['January', 'Aug', 'нояб.', 'mei', 'février'];

/**
 * Dates as in tables of results (2022-07-27), in Russian and Dutch reports (27.07.2022, 27 mei
 * 2022) and in PDN's own tag.
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
