/** The pairings tool as other programs use it: a process that gets lines and answers with lines. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTool } from './answers.ts';
import { ALL_RUNS } from '../runs.ts';

const answersTo = startTool('pairings');

const players = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1 }));

const paired = (text: string): readonly object[] =>
  text.split(' ').map((pair) => {
    const [white, black] = pair.split('-').map(Number);
    return { white, black };
  });

const FIVE = {
  id: 1,
  op: 'pair',
  system: 'dutch',
  players: players(5),
  scoring: { win: 2, draw: 1, loss: 0, bye: 2 },
  expectedRounds: 3,
  initialColour: 'white',
  forbidden: [],
  rounds: [],
  round: 1,
  absent: [],
};
const ROUND = {
  pairs: [
    { white: 1, black: 3, result: '1-0' },
    { white: 4, black: 2, result: '=' },
  ],
  bye: 5,
  absent: [],
};

test('the tool answers in the order of the requests', async () => {
  const requests = [
    FIVE,
    { ...FIVE, id: 'two', rounds: [ROUND], round: 2, absent: [3] },
    { ...FIVE, id: 3, system: 'double-swiss', players: players(4) },
    { ...FIVE, id: 4, system: 'round-robin', players: players(4) },
    { ...FIVE, id: 5, system: 'round-robin', players: players(3), round: 3 },
    { ...FIVE, id: 6, system: 'knock-out' },
  ];
  expect(await answersTo(requests.map((request) => JSON.stringify(request)))).toEqual([
    { id: 1, pairs: paired('1-3 4-2'), bye: 5 },
    { id: 'two', pairs: paired('2-1 5-4'), bye: null },
    { id: 3, pairs: paired('1-3 4-2'), bye: null },
    { id: 4, pairs: paired('1-4 2-3'), bye: null },
    { id: 5, pairs: paired('3-1'), bye: 2 },
    { id: 6, pairs: paired('5-4'), byes: [1, 2, 3], bye: null },
  ]);
});

test('the tool answers with a table', async () => {
  const request = { ...FIVE, op: 'standings', rounds: [ROUND], tieBreaks: ['BH', 'WON'] };
  expect(await answersTo([JSON.stringify(request)])).toEqual([
    {
      id: 1,
      table: [
        { rank: 1, number: 5, points: 2, tieBreaks: [1, 0] },
        { rank: 2, number: 1, points: 2, tieBreaks: [0, 1] },
        { rank: 3, number: 2, points: 1, tieBreaks: [1, 0] },
        { rank: 3, number: 4, points: 1, tieBreaks: [1, 0] },
        { rank: 5, number: 3, points: 0, tieBreaks: [2, 0] },
      ],
    },
  ]);
});

test('the tool answers with a file, and with its contents', async () => {
  const { id: _id, op: _op, round: _round, absent: _absent, ...tournament } = { ...FIVE, rounds: [ROUND] };
  const [answer] = await answersTo([JSON.stringify({ ...tournament, id: 7, op: 'trf-export', name: 'Cup' })]);
  const exported = z.object({ text: z.string() }).parse(answer);
  expect(exported.text).toContain('012 Cup\n');
  expect(await answersTo([JSON.stringify({ id: 8, op: 'trf-import', text: exported.text })])).toEqual([
    { id: 8, tournament },
  ]);
});

test('the tool answers a line of over a megabyte', async () => {
  const request = { ...FIVE, padding: 'x'.repeat(2_000_000) };
  expect(await answersTo([JSON.stringify(request)])).toMatchObject([{ id: 1, bye: 5 }]);
});

const Refused = z.strictObject({
  id: z.number(),
  error: z.strictObject({ code: z.string(), message: z.string(), text: z.string() }),
});

const later = { ...FIVE, rounds: [ROUND], round: 2 };
const withRound = (change: object): object => ({ ...later, rounds: [{ ...ROUND, ...change }] });

const cases: readonly (readonly [string, object, string])[] = [
  ['an unknown op', { ...FIVE, op: 'draw' }, 'bad-request: op'],
  ['an unknown system', { ...FIVE, system: 'lottery' }, 'bad-request: system'],
  [
    'a number twice',
    { ...FIVE, players: [...players(4), { number: 4 }] },
    'bad-request: player 4 appears twice',
  ],
  ['a hole', { ...FIVE, players: [{ number: 1 }, { number: 3 }] }, 'bad-request: player 2 is missing'],
  ['a wrong round', { ...FIVE, round: 2 }, 'bad-request: round 2 was requested, but 0 rounds are finished'],
  ['an unknown absentee', { ...FIVE, absent: [9] }, 'bad-request: there is no player 9'],
  ['a stranger', withRound({ bye: 6 }), 'bad-request: round 1: there is no player 6'],
  ['two places in a round', withRound({ bye: 1 }), 'bad-request: round 1: player 1 appears twice'],
  [
    'nowhere in a round',
    withRound({ bye: null }),
    'bad-request: player 5 is not paired, and has no bye or absence',
  ],
  ['an unknown result', withRound({ pairs: [{ white: 1, black: 3, result: '2-0' }] }), 'bad-request: result'],
  ['kept apart from oneself', { ...FIVE, forbidden: [[2, 2]] }, 'bad-request: forbidden: 2 with itself'],
  [
    'a missing result',
    withRound({ pairs: [ROUND.pairs[0], { white: 4, black: 2 }] }),
    'round-unfinished: round 1: the result of 4-2 is missing',
  ],
  [
    'a missing winner',
    { ...later, system: 'knock-out', players: players(2), rounds: [{ pairs: [{ white: 1, black: 2 }] }] },
    'round-unfinished: the winner of 1-2 is missing',
  ],
  ['one player', { ...FIVE, players: players(1) }, 'no-pairing: fewer than two players'],
  ['all kept apart', { ...FIVE, players: players(2), forbidden: [[1, 2]] }, 'no-pairing: no round satisfies'],
  ['a finished table', { ...FIVE, system: 'round-robin', round: 6 }, 'no-pairing: has 5 rounds'],
  ['a table of a knock-out', { ...FIVE, op: 'standings', system: 'knock-out' }, 'bad-request: has no table'],
  ['a torn file', { id: 1, op: 'trf-import', text: '012 x' }, 'bad-request: TRF: no player'],
];

test.each([
  ['double-swiss', 500],
  ['dutch', 1000],
])(
  'a %s with more than %i players is refused at once, and the next request is answered',
  async (system, most) => {
    const large = { ...FIVE, id: 2, system, players: players(most + 1) };
    expect(await answersTo([large, FIVE].map((request) => JSON.stringify(request)))).toMatchObject([
      { id: 2, error: { code: 'too-large', text: expect.stringContaining(`at most ${most} players`) } },
      { id: 1, bye: 5 },
    ]);
    if (!ALL_RUNS) return;
    const [largest] = await answersTo([JSON.stringify({ ...large, players: players(most) })]);
    expect(largest).toMatchObject({ id: 2, bye: null });
  },
);

test('each refusal says what is wrong, and where', async () => {
  const answers = await answersTo(cases.map(([, request]) => JSON.stringify(request)));
  for (const [index, [what, , says]] of cases.entries()) {
    const { id, error } = Refused.parse(answers[index]);
    const [code = '', text = ''] = says.split(/: (.*)/u);
    expect([what, id, error.code, error.text]).toEqual([what, 1, code, expect.stringContaining(text)]);
  }
});

test('a line that is not JSON is refused, and the tool continues', async () => {
  const expected = [
    { id: null, error: { code: 'bad-request' } },
    { id: 1, bye: 5 },
  ];
  expect(await answersTo(['{"id":1', JSON.stringify(FIVE)])).toMatchObject(expected);
});
