/** Tournament files: written events can be read back, and other programs' files are understood. */
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { AnyEvent } from '../../src/tournament/event.ts';
import { makeTrf } from '../../src/tournament/trf/makeTrf.ts';
import { parseTrf } from '../../src/tournament/trf/parseTrf.ts';
import { DutchPair, eventOf, MatchPair, readLines, WonPair } from './oracle.ts';

/** The part of an event that a file contains. */
const common = (event: ReturnType<ReturnType<typeof eventOf>['parse']>) => ({
  players: event.players,
  scoring: event.scoring,
  expectedRounds: event.expectedRounds,
  initialColor: event.initialColour,
  forbidden: event.forbidden,
});

type Row = readonly [id: string, event: AnyEvent];
interface Swiss<P, A> {
  readonly rounds: readonly {
    readonly pairs: P;
    readonly bye?: number | null | undefined;
    readonly absent: A;
  }[];
}
const roundsOf = <P, A>({ rounds }: Swiss<P, A>) =>
  rounds.map(({ pairs, bye, absent }) => ({ pairs, bye: bye ?? null, absent }));

const dutch = readLines('dutch.jsonl.gz', eventOf(DutchPair)).map((event): Row => [
  event.id,
  { ...common(event), system: 'dutch', rounds: roundsOf(event) },
]);
const roundRobins = readLines('round-robin.jsonl.gz', eventOf(DutchPair)).map((event): Row => [
  event.id,
  { ...common(event), system: 'round-robin', cycles: 1, rounds: roundsOf(event) },
]);
const doubleSwiss = readLines('double-swiss.jsonl.gz', eventOf(MatchPair)).map((event): Row => [
  event.id,
  { ...common(event), system: 'double-swiss', rounds: roundsOf(event) },
]);
const knockOuts = readLines('knock-out.jsonl.gz', eventOf(WonPair)).map((event): Row => {
  const rounds = event.rounds.map(({ pairs, byes = [] }) => ({ pairs, byes }));
  const hasThirdPlace = event.thirdPlace ?? false;
  return [event.id, { ...common(event), system: 'knock-out', hasThirdPlace, rounds }];
});

const Numbered = z.array(z.looseObject({ number: z.number() }));
/** The event with each round's absentees by number, as in a file. */
const inOrder = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    key === 'absent' ? Numbered.parse(part).sort((a, b) => a.number - b.number) : part,
  );

const written = (event: AnyEvent): string => {
  const text = makeTrf(event, { name: 'Autumn cup' });
  if (!text.ok) throw new Error(text.problem);
  return text.value;
};

describe.each([
  ['Swiss', dutch],
  ['round robin', roundRobins],
  ['Double-Swiss', doubleSwiss],
  ['knock-out', knockOuts],
])('%s', (_form, events) => {
  test('there are enough events', () => expect(events.length).toBeGreaterThanOrEqual(10));

  test.each(events)('%s can be read back unchanged', (_id, event) => {
    const back = parseTrf(written(event));
    expect(inOrder(back.ok ? back.value : back.problem)).toEqual(inOrder(event));
  });

  test('an event with any line endings can be read back', () => {
    const [, event] = events[0]!;
    const text = written(event);
    for (const end of ['\r', '\r\n']) expect(parseTrf(text.replaceAll('\n', end))).toEqual(parseTrf(text));
  });
});

/** An event with everything: late entry, forfeit, both kinds of byes, and a barred pairing. */
const EXAMPLE = [
  '012 Autumn cup',
  '062 7',
  '142 4',
  '152 W',
  '162  W 2.0    D 1.0    L 0.0    P 2.0',
  '192 FIDE_DUTCH_2025',
  '260 001 004    1    4',
  '001    1      Vera                              1720                             3.0    4     5 w 1     6 b =     2 w 0     3 b 0',
  '001    2      Ilya                              1675                             7.0    1     4 b =     3 w 1     1 b 1     5 w 1',
  '001    3      Noor                              1630                             3.0    5     6 w 0     2 b 0     4 w =     1 w 1',
  '001    4      Bram                              1585                             3.0    6     2 w =     7 b -     3 b =     7 b =',
  '001    5      Luz                               1540                             4.0    2     1 b 0  0000 - U     7 w 1     2 b 0',
  '001    6      Teo                               1495                             4.0    3     3 b 1     1 w =  0000 - H  0000 - Z',
  '001    7      Kai                               1450                             3.0    7  0000 - Z     4 w +     5 b 0     4 w =',
];

const read = parseTrf(EXAMPLE.join('\n'));

test('a handwritten file can be read', () => {
  expect(read).toMatchObject({
    ok: true,
    value: {
      system: 'dutch',
      expectedRounds: 4,
      initialColor: 'white',
      scoring: { win: 2, draw: 1, loss: 0, bye: 2 },
      forbidden: [[1, 4]],
    },
  });
  expect(read.ok && read.value.rounds[1]).toEqual({
    pairs: [
      { white: 6, black: 1, result: '=' },
      { white: 2, black: 3, result: '1-0' },
      { white: 7, black: 4, result: '+-' },
    ],
    bye: 5,
    absent: [],
  });
});

test('a handwritten file is written with the same ranks, points and games', () => {
  const lines = read.ok ? written(read.value).split('\n') : [];
  expect(lines.filter((line) => line.startsWith('001'))).toEqual(EXAMPLE.slice(-7));
});

test('a handwritten file has the same meaning with the record types of 2016', () => {
  const old = EXAMPLE.flatMap((line) => {
    if (line.startsWith('142')) return ['XXR 4'];
    if (line.startsWith('152')) return ['XXC white1'];
    if (line.startsWith('162')) return ['BBW  2.0', 'BBD  1.0'];
    if (line.startsWith('192')) return [];
    return line.startsWith('260') ? ['XXP 1 4'] : [line];
  });
  expect(parseTrf(old.join('\r\n'))).toEqual(read);
});

test.each([
  ['white1', 'white'],
  ['black1', 'black'],
  ['rank black1', 'black'],
])('a handwritten file whose games have not begun states the first color with “XXC %s”', (words, color) => {
  const begun = EXAMPLE.filter((line) => !/^(?:152|001)/u.test(line));
  const players = EXAMPLE.filter((line) => line.startsWith('001')).map((line) =>
    line.slice(0, 80).replace(/ \d\.0 /u, ' 0.0 '),
  );
  const old = parseTrf([...begun, `XXC ${words}`, ...players].join('\n'));
  expect(old).toMatchObject({ ok: true, value: { initialColor: color } });
});

test('a handwritten file states its scoring and first color itself', () => {
  expect(parseTrf(EXAMPLE.filter((line) => !/^1[56]2/u.test(line)).join('\n'))).toEqual(read);
});

test('a handwritten file may have commas in its points, and letters beside them', () => {
  const commas = EXAMPLE.map((line) => line.replaceAll(/ (\d)\.(\d) /gu, ' $1,$2 '));
  expect(commas.join()).not.toContain('3.0');
  expect(parseTrf(commas.join('\n'))).toEqual(read);
  const tight = EXAMPLE.map((line) => line.replace('162  W 2.0    D 1.0', '162  W2.0 D1.0'));
  expect(parseTrf(tight.join('\n'))).toEqual(read);
});

test.each(['Ёлкин', 'محمد', 'さくら', 'Łukasz Müller', '👑 Kai', 'Zo\u0301e'])(
  'a file means the same if a program pads %s to a number of bytes',
  (name) => {
    const padded = (length: (text: string) => number): string =>
      EXAMPLE.map((line) => {
        const width = name + ' '.repeat(33 - length(name));
        return line.startsWith('001') ? line.slice(0, 14) + width + line.slice(47) : line;
      }).join('\n');
    const byLetters = parseTrf(padded((text) => Array.from(text).length));
    expect(byLetters).toMatchObject({
      ok: true,
      value: { players: [{ name, rating: 1720 }, {}, {}, {}, {}, {}, {}] },
    });
    expect(parseTrf(padded((text) => Buffer.byteLength(text)))).toEqual(byLetters);
  },
);

/** An event before its first round. */
const begun: AnyEvent = {
  system: 'dutch',
  players: [{ number: 1 }, { number: 2 }],
  scoring: { win: 1, draw: 0.5, loss: 0, bye: 1 },
  expectedRounds: 1,
  initialColor: 'white',
  forbidden: [],
  rounds: [],
};

test('any points that can be written can be read back', () => {
  const most = 1200;
  assert(
    property(integer({ min: 0, max: most }), integer({ min: 0, max: most }), (win, draw) => {
      const scoring = { win: win / 10, draw: draw / 10, loss: 0, bye: win / 10 };
      const text = makeTrf({ ...begun, scoring }, { name: '' });
      expect(text.ok).toBe(win < 1000 && draw < 1000);
      const back = parseTrf(text.ok ? text.value : '');
      expect(back.ok ? back.value.scoring : null).toEqual(text.ok ? scoring : null);
    }),
  );
});

const without = (line: number, text: string): string => EXAMPLE.toSpliced(line - 1, 1, text).join('\n');

test.each([
  ['nothing', '', 'empty', null],
  ['a team', `${EXAMPLE.join('\n')}\n310   1 Team`, 'team', 15],
  ['points given by hand', `${EXAMPLE.join('\n')}\n299 W  1.0`, 'abnormal-points', 15],
  ['another system', without(6, '192 FIDE_BURSTEIN'), 'system', null],
  ['a number twice', `${EXAMPLE.join('\n')}\n${EXAMPLE[9]}`, 'number-twice', 15],
  ['a hole in the numbers', EXAMPLE.toSpliced(10, 1).join('\n'), 'number-gap', 11],
  ['no number', without(8, EXAMPLE[7]!.replace('   1  ', '   x  ')), 'number', 8],
  ['a wrong sum', without(8, EXAMPLE[7]!.replace(' 3.0 ', ' 4.0 ')), 'points', 8],
  ['a game of a round to come', without(8, `${EXAMPLE[7]}     4 w  `), 'result', 8],
  ['a game of a round to come with its sign', without(8, `${EXAMPLE[7]}     4 w *`), 'result', 8],
  ['letters run into their points', without(5, '162  W2.0D'), 'scoring', 5],
  ['a torn column', without(8, EXAMPLE[7]!.replace('6 b =', '6 b ?')), 'column', 8],
  ['an opponent of somebody else', without(8, EXAMPLE[7]!.replace('6 b =', '5 b =')), 'one-sided', 8],
  [
    'results that do not fit',
    without(9, EXAMPLE[8]!.replace('1 b 1', '1 b =').replace('7.0', '6.0')),
    'result',
    8,
  ],
  ['no rounds', without(3, '142 many'), 'rounds', 3],
  ['no color', without(4, '152 G'), 'color', 4],
  ['no points', without(5, '162  W two'), 'scoring', 5],
  ['one who is kept apart from nobody', without(7, '260 001 004    1'), 'forbidden', 7],
  ['one who is not there', without(7, '260 001 004    1   44'), 'forbidden', null],
] as const)('invalid files: %s', (_what, text, code, line) => {
  expect(parseTrf(text)).toMatchObject({ ok: false, problem: { code, line } });
});

test('truncated or shuffled files never make the reader throw', () => {
  const text = EXAMPLE.join('\n');
  const places = Array.from({ length: text.length }, (_, index) => index);
  assert(
    property(
      constantFrom(...places),
      constantFrom(...places),
      constantFrom('', ' ', '0', '\n', 'w', '1'),
      (from, to, piece) => {
        const torn = text.slice(0, from) + piece + text.slice(to);
        expect(typeof parseTrf(torn).ok).toBe('boolean');
      },
    ),
  );
});

describe('events that no file can contain are refused', () => {
  const [, event] = dutch[0]!;

  test.each([
    ['hundredths', { ...event, scoring: { win: 1, draw: 0.25, loss: 0, bye: 1 } }, 'points'],
    [
      'a broken rating',
      { ...event, players: event.players.map((player) => ({ ...player, rating: 1500.5 })) },
      'rating',
    ],
  ] as const)('%s', (_what, changed, problem) => {
    expect(makeTrf(changed as AnyEvent, { name: '' })).toEqual({ ok: false, problem });
  });

  test('names are cut at 33 characters, not bytes, and never contain line breaks', () => {
    const name = `Ё${'й'.repeat(40)}\nx`;
    const players = event.players.map((player) => ({ ...player, name }));
    const back = parseTrf(written({ ...event, players }));
    expect(back.ok && back.value.players[0]?.name).toBe(`Ё${'й'.repeat(32)}`);
  });
});
