import { type Absence, type AnyEvent, type Pair, type PairResult, RESULTS, type Scoring } from '../event.ts';
import { mirror, toUnits } from '../outcome.ts';

export interface Cell {
  readonly opponent: number | null;
  readonly color: 'w' | 'b' | '-';
  /** `1 = 0` played, `+ -` forfeited, `U` the bye, `H F Z` not paired. */
  readonly result: string;
}

const LETTERS: Readonly<Record<PairResult, readonly [string, string]>> = {
  '1-0': ['1', '0'],
  '=': ['=', '='],
  '0-1': ['0', '1'],
  '+-': ['+', '-'],
  '-+': ['-', '+'],
  '--': ['-', '-'],
};
export const RESULT_OF: ReadonlyMap<string, PairResult> = new Map(
  RESULTS.map((result) => [LETTERS[result].join(''), result]),
);

const ABSENT: Readonly<Record<Absence['kind'], string>> = { zero: 'Z', half: 'H', full: 'F' };
export const ABSENCE_OF: ReadonlyMap<string, Absence['kind']> = new Map([
  ['Z', 'zero'],
  ['H', 'half'],
  ['F', 'full'],
]);

const idle = (result: string): Cell => ({ opponent: null, color: '-', result });
export const NOTHING = idle('Z');

type Column = ReadonlyMap<number, Cell>;

const pairCells = ({ white, black }: Pair, result: PairResult): readonly (readonly [number, Cell])[] => {
  const [whites, blacks] = LETTERS[result];
  return [
    [white, { opponent: black, color: 'w', result: whites }],
    [black, { opponent: white, color: 'b', result: blacks }],
  ];
};

const idleCells = (bye: number | null, absent: readonly Absence[]): readonly (readonly [number, Cell])[] => [
  ...(bye === null ? [] : [[bye, idle('U')] as const]),
  ...absent.map(({ number, kind }) => [number, idle(ABSENT[kind])] as const),
];

function columnsOf(tournament: AnyEvent): readonly Column[] {
  switch (tournament.system) {
    case 'dutch':
    case 'round-robin':
      return tournament.rounds.map(
        ({ pairs, bye, absent }) =>
          new Map([...pairs.flatMap((pair) => pairCells(pair, pair.result)), ...idleCells(bye, absent)]),
      );
    case 'double-swiss':
      return tournament.rounds.flatMap(({ pairs, bye, absent }) => [
        new Map([...pairs.flatMap((pair) => pairCells(pair, pair.games[0])), ...idleCells(bye, absent)]),
        new Map([...pairs.flatMap((pair) => secondGame(pair, pair.games[1])), ...idleCells(null, absent)]),
      ]);
    case 'knock-out':
      return tournament.rounds.map(
        ({ pairs, byes }) =>
          new Map([
            ...pairs.flatMap((pair) => pairCells(pair, pair.winner === pair.white ? '1-0' : '0-1')),
            ...byes.map((number) => [number, idle('U')] as const),
          ]),
      );
  }
}

const secondGame = ({ white, black }: Pair, result: PairResult): readonly (readonly [number, Cell])[] =>
  pairCells({ white: black, black: white }, mirror(result));

export function cellsOf(tournament: AnyEvent): readonly (readonly Cell[])[] {
  const columns = columnsOf(tournament);
  return tournament.players.map(({ number }) => columns.map((column) => column.get(number) ?? NOTHING));
}

export function pointsIn({ result }: Cell, { win, draw, loss, bye }: Scoring): number {
  switch (result) {
    case '1':
    case '+':
    case 'F':
      return toUnits(win);
    case '=':
    case 'H':
      return toUnits(draw);
    case '0':
      return toUnits(loss);
    case 'U':
      return toUnits(bye);
    default:
      return 0;
  }
}
