/** The rules tool as other programs use it: a process that gets lines and answers with lines. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { sampleGames, samplePositions } from '../draughts/samples.ts';
import { startTool } from './answers.ts';

const answersTo = startTool('rules');

const flying = (to: string): object => ({
  text: `h8:${to}`,
  from: 'h8',
  to,
  path: ['h8', to],
  taken: ['e5'],
  promotes: false,
});

test('the tool plays a move in a position, and counts perft', async () => {
  const request = { id: 1, variant: 'russian', fen: 'W:Wc3,g1:Bd4,Kh8', moves: ['c3:e5'], perft: 3 };
  expect(await answersTo([JSON.stringify(request)])).toEqual([
    {
      id: 1,
      fen: 'B:We5,g1:BKh8',
      turn: 'black',
      legal: ['d4', 'c3', 'b2', 'a1'].map(flying),
      result: null,
      perft: [4, 8, 68],
    },
  ]);
});

test('the tool uses the start position if only the variant is given', async () => {
  const [answer] = await answersTo(['{"variant":"russian","id":"s","perft":4}']);
  expect(answer).toMatchObject({ id: 's', turn: 'white', result: null, perft: [7, 49, 302, 1469] });
});

const answerTo = async (fen: string, moves: readonly string[]): Promise<unknown> => {
  const [answer] = await answersTo([JSON.stringify({ variant: 'russian', fen, moves })]);
  return answer;
};

const dance = ['c1-d2', 'b8-a7', 'd2-c1', 'a7-b8'];

test('the tool reports a win when no pieces are left', async () => {
  const expected = { legal: [], result: { winner: 'white', by: 'no-pieces' } };
  expect(await answerTo('W:Wc3:Bd4', ['c3:e5'])).toMatchObject(expected);
});

test('the tool reports a draw by repetition', async () => {
  const fen = 'W:WKc1,h2:BKb8,g7';
  expect(await answerTo(fen, dance)).toMatchObject({ result: null });
  expect(await answerTo(fen, [...dance, ...dance])).toMatchObject({
    result: { winner: null, by: 'threefold' },
  });
});

test('the tool accepts both notations, and moves by any route', async () => {
  const [numbers, route] = await answersTo([
    '{"id":1,"variant":"russian","fen":"W:W22:B18","moves":["22x15"]}',
    '{"id":2,"variant":"russian","fen":"B:WKe7,f6,a5,b4,Kd4,Kf4,h4,Kb2,Kd2:BKb8,Ka1,Kc1","moves":["c1:e3:c5:a3:c1"]}',
  ]);
  expect(numbers).toMatchObject({ id: 1, fen: 'B:We5:B' });
  expect(route).toMatchObject({ id: 2, fen: 'W:WKe7,f6,a5,Kf4,h4:BKb8,Ka1,Kc1' });
});

test('a mistake is answered in its turn, and then the next line is read', async () => {
  const answers = await answersTo([
    '{"id":',
    '',
    '[]',
    'null',
    '{"id":{"x":1},"variant":"russian"}',
    '{"id":2,"variant":"chess"}',
    '{"id":3,"variant":"russian","move":["c3-d4"]}',
    '{"id":4,"variant":"russian","perft":99}',
    '{"id":5,"variant":"russian","fen":"W:Wz9"}',
    '{"id":6,"variant":"russian","moves":["c3-d4","c3-d4"]}',
    '{"id":7,"variant":"russian","fen":"B:Wc7,g7,f6,c5,e5,e3,f2:BKc1","moves":["c1:a3"]}',
    '{"id":8,"variant":"russian","fen":"W:Wc3:Bd4","moves":["c3-b4"]}',
    '{"id":9,"variant":"russian"}',
  ]);
  expect(answers).toMatchObject([
    { id: null, error: { code: 'bad-json' } },
    { id: null, error: { code: 'bad-request' } },
    { id: null, error: { code: 'bad-request' } },
    { id: null, error: { code: 'bad-request' } },
    { id: 2, error: { code: 'bad-request', message: expect.stringContaining('russian') } },
    { id: 3, error: { code: 'bad-request', message: 'Unrecognized key: "move"' } },
    { id: 4, error: { code: 'bad-request', message: 'perft: at most 12 plies deep' } },
    { id: 5, error: { code: 'fen-square', message: 'fen, column 4: no such square "z9"' } },
    {
      id: 6,
      error: { code: 'illegal-move', message: 'move 2: c3-d4', legal: expect.arrayContaining(['b6-a5']) },
    },
    { id: 7, error: { code: 'ambiguous-move', legal: ['c1:f4:a3', 'c1:g5:a3', 'c1:h6:a3'] } },
    { id: 8, error: { code: 'must-capture', legal: ['c3:e5'] } },
    { id: 9, turn: 'white' },
  ]);
});

test('lines end only at line feeds, and a line of any length is refused if it is too long', async () => {
  const answers = await answersTo([
    '{"id":"a\u2028b","variant":"russian"}\r',
    `{"id":"${'x'.repeat(2_000_000)}"`,
    '{"id":"next","variant":"russian"}',
  ]);
  expect(answers).toMatchObject([
    { id: 'a\u2028b', turn: 'white' },
    { id: null, error: { code: 'too-long' } },
    { id: 'next', turn: 'white' },
  ]);
});

test('a thousand requests are answered in order', async () => {
  const ids = Array.from({ length: 1000 }, (_, id) => id);
  const answers = await answersTo(ids.map((id) => JSON.stringify({ id, variant: 'russian' })));
  expect(answers.map((answer) => Object(answer).id)).toEqual(ids);
});

interface Answered {
  readonly fen: string;
  readonly legal: readonly {
    readonly from: string;
    readonly to: string;
    readonly taken: readonly string[];
  }[];
  readonly perft: readonly number[];
  readonly result: { readonly winner: string | null } | null;
}
const ask = async (requests: readonly object[]): Promise<readonly Answered[]> =>
  (await answersTo(requests.map((request) => JSON.stringify(request)))).map((answer) => Object(answer));

/** The collected positions and games (`test/fixtures/README.md`), all sent to the tool at once. */
test('the tool gives the moves and perft counts of all collected positions', async () => {
  const positions = readdirSync('test/fixtures/positions').flatMap((file) =>
    samplePositions(basename(file, '.jsonl')),
  );
  const answers = await ask(positions.map(({ id, variant, fen }) => ({ id, variant, fen, perft: 2 })));
  for (const [index, { moves, perft, fen, variant }] of positions.entries()) {
    const answer = answers[index]!;
    expect(answer.fen).toBe(fen);
    expect(answer.legal.map(({ from, to }) => `${from} ${to}`).toSorted(), `${variant} ${fen}`).toEqual(
      moves.map((move) => move.replace(/\(.*|=K$/g, '').replace(/[-:x]/, ' ')).toSorted(),
    );
    expect(answer.perft).toEqual([perft['1'], perft['2']]);
  }
});

test('the tool gives the last position and the result of all collected games', async () => {
  const games = readdirSync('test/fixtures/games').flatMap((file) => sampleGames(basename(file, '.jsonl')));
  const answers = await ask(
    games.map(({ id, variant, start_fen, plies }) => ({
      id,
      variant,
      fen: start_fen,
      moves: plies.map(({ move }) => move),
    })),
  );
  const WINNER = { w: 'white', b: 'black', draw: null, '*': undefined };
  expect(answers.map(({ fen, result }) => [fen, result?.winner])).toEqual(
    games.map(({ plies, result }) => [plies.at(-1)?.fen, WINNER[result]]),
  );
});
