/** The card of a game. */
import { describe, expect, test } from 'vitest';
import { variantOf } from '../../../src/draughts/variants.ts';
import type { Game } from '../../../src/game/game.ts';
import { recordOf } from '../../../src/game/record.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { boardScreen, cardScreen, retiredScreen } from '../../../src/views/game/card.ts';
import { lookAt, moveText, type Look } from '../../../src/views/board/look.ts';
import type { BoardShape } from '../../../src/views/presses/declarations.ts';
import { pieceChoice } from '../../../src/views/board/pieceChoice.ts';
import type { Screen } from '../../../src/views/screen/screen.ts';
import { makeSquare } from '../../../src/notation/square.ts';
import { offered } from '../../game/table.ts';
import { sampleGame } from '../../store/samples.ts';
import { gameEndingBy } from '../../story/games.ts';
import { faultsOf } from '../limits.ts';
import { buttonsOf, labelsOf, menusOf, picturesOf, wordsOf } from '../screens.ts';
import { say, cardOf } from './cards.ts';

/**
 * Three kings against one, off the main road, with Black to move: the 15-move count of 7.2.4 is
 * running.
 */
const CHASE = 'W:WKb8,Kc1,Ke1:BKh4';

/** Many White kings with open lines: more moves than fit in one menu. */
const MANY_KINGS = 'W:WKa1,Kc1,Ke1,Kg1,Kh2,Kb8:Ba7';

describe('the card of a game that has just begun', () => {
  const card = cardOf({});

  test('the card names the players and the player to move', () => {
    expect(wordsOf(card)).toBe(
      [
        '-# Russian draughts · rated · move 1',
        '⚪ **<@anna>**, your move against ⚫ **Boris**',
        '⏱️ Without a first move, the game will be canceled <t:86401:R>.',
      ].join('\n'),
    );
  });

  test('the card notifies the player to move, and no one else', () => {
    expect(card.notifies).toEqual(['anna']);
  });

  test('the card shows the board from the side to move', () => {
    expect(picturesOf(card)).toMatchObject([{ scene: { bottom: 'white', last: null } }]);
    expect(picturesOf(cardOf({ moves: ['c3-d4'] }))).toMatchObject([{ scene: { bottom: 'black', ply: 1 } }]);
  });

  test('the card has a button for each piece that can move, and two more', () => {
    expect(menusOf(card)).toEqual([]);
    expect(labelsOf(card)).toEqual(['a3-b4', 'c3…', 'e3…', 'g3…', 'Board', 'More…']);
  });

  test('the card marks these pieces on the board', () => {
    const marked = picturesOf(card)[0]?.scene.movable?.map((on) => makeSquare(look.variant, on));
    expect(marked).toEqual(['a3', 'c3', 'e3', 'g3']);
  });

  test('the buttons are in order from left to right, as seen by the player to move', () => {
    const black = cardOf({ moves: ['c3-d4'] });
    expect(labelsOf(black).slice(0, 4)).toEqual(['h6-g5', 'f6…', 'd6…', 'b6…']);
  });

  test('every move control contains the game’s id and the ply', () => {
    const presses = buttonsOf(card).map(({ press }) => press);
    expect(presses.map(({ args: [id] }) => id)).toEqual(presses.map(() => 'g1'));
    expect(presses.slice(0, 4).map(({ args: [, ply] }) => ply)).toEqual(['0', '0', '0', '0']);
  });
});

test.each([
  [[], 'move 1'],
  [['h8-g7'], 'move 2'],
  [['h8-g7', 'c3-d4'], 'move 2'],
])(
  'the card of a game from a position: after %j says that it is casual, and numbers moves like a score sheet (Black first: %s)',
  (moves, number) => {
    const card = cardOf({ start: 'B:Wc3,g1:Bh8,b8', rated: false, moves });
    expect(wordsOf(card)).toContain(`-# Russian draughts · casual · ${number}`);
  },
);

const tagOf = (game: Game) => recordOf(game).tags.find(({ name }) => name === 'Opening')?.value;

describe('the card of a game with a named opening', () => {
  const city = ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5'];

  test('the card names the opening, and keeps naming it', () => {
    expect(wordsOf(cardOf({ moves: city }))).toContain('-# Russian draughts · City game · rated · move 3');
    expect(wordsOf(cardOf({ moves: [...city, 'a3-b4'] }))).toContain('City game');
    expect(wordsOf(cardOf({ moves: ['c3-d4'] }))).not.toContain('City game');
  });

  test('the card names the opening in Russian for readers of Russian', () => {
    const card = cardScreen(sayIn('ru'), sampleGame({ moves: city }));
    expect(wordsOf(card)).toContain('Городская партия');
  });

  test('the game’s record has the opening’s name, unless the opening was random', () => {
    expect(tagOf(sampleGame({ moves: city }))).toBe('City game');
    expect(tagOf(sampleGame({ moves: city, opening: { table: 'idf', row: 'I-7' } }))).toBe('I-7');
    expect(tagOf(sampleGame({ moves: ['c3-d4'] }))).toBeUndefined();
  });
});

test('the card of a game that is over counts the played moves, as its board does', () => {
  const result = { winner: 'white', by: 'resignation' } as const;
  const words = (moves: readonly string[]) => wordsOf(cardOf({ moves, result }));
  expect(words([])).toContain('beat Boris without a move\nBoris resigned.\n');
  const drawn = { winner: null, by: 'agreement' } as const;
  expect(wordsOf(cardOf({ moves: [], result: drawn }))).toContain('Anna and Boris drew without a move\n');
  expect(words(['c3-d4', 'b6-a5'])).toContain(' after 1 move\n');
  expect(words(['c3-d4', 'b6-a5', 'g3-f4'])).toContain(' after 2 moves\n');
});

test.each<[string, Partial<Game>, boolean]>([
  ['resigned early', { moves: ['c3-d4', 'b6-a5'] }, true],
  ['resigned early, casual', { moves: ['c3-d4', 'b6-a5'], rated: false }, false],
  ['resigned after five moves by each side', { moves: gameEndingBy('no-pieces').list.slice(0, 10) }, false],
])('the card of a game that was %s shows whether it was too short to count: %j', (_, changes, expected) => {
  const words = wordsOf(cardOf({ result: { winner: 'white', by: 'resignation' }, ...changes }));
  expect(words.includes('too short to count')).toBe(expected);
});

test('on the card, up to five moves have a button each, with captures in words', () => {
  const card = cardOf({ start: 'W:Wc3,e3,g1:Bd4,f6,f4,h8' });
  expect(wordsOf(card)).toContain('**<@anna>**, your move (capture is forced)');
  expect(labelsOf(card)).toEqual([
    'c3 takes d4 and f6',
    'c3 takes d4 and f4',
    'e3 takes d4',
    'e3 takes f4 and f6',
    'Board',
    'More…',
  ]);
});

test('on the card, a capture of several pieces that crowns mentions both effects', () => {
  const card = cardOf({ start: 'B:Wf4,d2,h2:Bg5,h8', moves: [] });
  expect(labelsOf(card)[0]).toBe('g5 takes f4 and d2, becomes a king');
});

test('on the card, captures of the same pieces are distinguished by their squares, which are numbered on the board', () => {
  const card = cardOf({ start: 'W:WKa1:Bd4,h8', moves: [] });
  expect(labelsOf(card)).toEqual(['① a1:g7', '② a1:f6', '③ a1:e5', 'Board', 'More…']);
  const { variant, choice } = picturesOf(card)[0]!.scene;
  const named = choice?.targets.map(({ square, label }) => [makeSquare(variantOf(variant), square), label]);
  expect(named).toEqual([
    ['g7', '1'],
    ['f6', '2'],
    ['e5', '3'],
  ]);
});

test.each([
  ['capture', 'W:Wc3,a1:Bd4,h8', 'c3 takes d4'],
  ['move', 'W:Wa3:Bh8,c5', 'Play a3-b4'],
])('on the card, a forced %s is one button', (_, start, label) => {
  const card = cardOf({ start, moves: [] });
  expect(menusOf(card)).toEqual([]);
  expect(labelsOf(card)).toEqual([label, 'Board', 'More…']);
  expect(wordsOf(card)).toContain('**<@anna>**, your move (');
});

test('the card mentions the other effects of a move in a choice', () => {
  expect(labelsOf(cardOf({ start: 'W:Wa7,a3:Bh8' }))).toContain('a7-b8, becomes a king');
});

test.each([
  ['W:Wc3,g1:Bb8,h8', 'c3-d4', '**Anna** c3-d4 · **<@boris>**, your move'],
  ['W:Wa7,g1:Bf8,h8', 'a7-b8', '**Anna** got a king: a7-b8 · **<@boris>**, your move'],
  ['W:Wa3,g1:Bb4,d6,h8', 'a3:c5:e7', '**Anna** took 2 pieces: a3:c5:e7 · **<@boris>**, your move'],
  ['W:Wc5,g1:Bd6,f6,h2', 'c5:e7:g5', '**Anna** took 2 pieces: c5:e7:g5 · **<@boris>**, your move'],
  [
    'W:Wf4,a1:Be5,c7,h8',
    'f4:d6:b8',
    '**Anna** took 2 pieces and got a king: f4:d6:b8 · **<@boris>**, your move',
  ],
])('the card from %s after %s describes what happened in one sentence', (start, move, words) => {
  expect(wordsOf(cardOf({ start, moves: [move] }))).toContain(words);
});

test('the card of a tournament game names the tournament and the round', () => {
  const tournament = { id: 'cup', round: 1, board: 2, name: 'Friday *cup*', rounds: 3 };
  const words = (of: typeof tournament | Omit<typeof tournament, 'rounds'>) =>
    wordsOf(cardOf({ tournament: of }));
  expect(words(tournament)).toContain(
    '-# Friday \\*cup\\* · Round 1 of 3 · Russian draughts · rated · move 1',
  );
  const { rounds: _, ...unplanned } = tournament;
  expect(words(unplanned)).not.toContain('Round');
});

test('the card shows how many moves are left to catch the king', () => {
  expect(wordsOf(cardOf({ start: CHASE, moves: ['c1-d2', 'h4-g5'] }))).toMatch(
    /^⏳ Draw in \d+ moves, unless the single king is caught\.$/mu,
  );
});

test('a card with more pieces than buttons has a menu for choosing the piece', () => {
  const card = cardOf({ variant: 'canadian', start: 'W:W31-36,43-48,55-60,67-72:B1,2' });
  expect(menusOf(card)).toMatchObject([{ placeholder: 'Which piece?', press: { action: 'piece' } }]);
  expect(menusOf(card)[0]?.choices).toHaveLength(24);
  expect(menusOf(card)[0]?.choices[0]).toEqual({
    label: '31',
    value: '31',
    description: 'a man with 1 move',
  });
  expect(labelsOf(card)).toEqual(['Board', 'More…']);
});

const look = lookAt(sampleGame({ start: MANY_KINGS }));
const square = look.position.board.findIndex((tower) => tower?.[0].role === 'king');
const screenOf = (of: Look = look, board?: BoardShape): Screen => ({
  blocks: pieceChoice(say, of, [square], board ? { board } : {}),
  notifies: [],
});

test('the second step of a move shows all moves of the piece, followed by the other pieces', () => {
  const [moves, others] = screenOf().blocks.filter((block) => block.kind === 'buttons');
  const own = look.legal.filter(({ from }) => from === square).map((move) => moveText(look, move));
  expect(moves?.buttons.map(({ press }) => press.args[2]).toSorted()).toEqual(own.toSorted());
  expect(others?.buttons.map(({ label }) => label)).toEqual(['h2…', 'a1…', 'c1…', 'e1…', 'g1…']);
});

test('the second step of a move has the same numbers as the board, without the last move', () => {
  const screen = screenOf();
  const [picture] = picturesOf(screen);
  const targets = picture?.scene.choice?.targets ?? [];
  const numbers = ['', '①', '②', '③', '④', '⑤'];
  const onBoard = targets.map(
    ({ square: to, label }) => `${numbers[Number(label)]} b8-${makeSquare(look.variant, to)}`,
  );
  expect(labelsOf(screen).slice(0, 5)).toEqual(onBoard);
  expect(picture?.scene).toMatchObject({ last: null, mustCapture: [], choice: { from: square } });
  expect(picture?.alt).toContain('The piece on b8 is chosen; its 5 moves are numbered');
});

test('in the second step, moves that end on the same square share its label', () => {
  const [a, b] = look.legal.filter(({ from }) => from === square);
  const twice = { ...look, legal: [a!, { ...b!, to: a!.to, path: [square, b!.to, a!.to] }] };
  expect(picturesOf(screenOf(twice))[0]?.scene.choice?.targets).toEqual([{ square: a!.to, label: '1–2' }]);
});

test('the second step of a move has no picture for text readers', () => {
  const screen = screenOf(look, 'text');
  expect(picturesOf(screen)).toEqual([]);
  expect(wordsOf(screen)).toContain('```');
  expect(labelsOf(screen)[0]).toMatch(/^① b8-/u);
});

test('the second step of a move has several menus if Discord’s 25 choices are too few', () => {
  const everywhere = look.position.board
    .map((_, to) => ({ from: square, to, path: [square, to], taken: [], promotes: false }))
    .filter(({ to }) => to !== square);
  const screen = screenOf({ ...look, legal: everywhere });
  expect(menusOf(screen).map(({ choices }) => choices.length)).toEqual([25, 6]);
  expect(menusOf(screen)[1]?.choices[0]?.label).toMatch(/^26\. /u);
  expect(faultsOf(screen)).toEqual([]);
});

describe('an open draw offer', () => {
  const game = sampleGame({ offers: offered('white') });

  test('an open draw offer is shown to the opponent, who alone is notified', () => {
    const card = cardScreen(say, game);
    expect(wordsOf(card)).toContain('🤝 Anna offers a draw. <@boris>, do you accept?');
    expect(card.notifies).toEqual(['boris']);
    expect(wordsOf(card)).toContain('-# ⚪ **Anna** – ⚫ **Boris** · **<@anna>** to move');
    const moves = ['a3-b4', 'c3…', 'e3…', 'g3…'];
    expect(labelsOf(card)).toEqual(['Accept', 'Decline', ...moves, 'Board', 'More…']);
  });

  test.each([
    [
      'anna',
      ['Withdraw offer', 'a3-b4', 'c3…', 'e3…', 'g3…', 'Flip', 'Board', 'What are the rules?', 'Resign'],
      4,
    ],
    ['boris', ['Accept', 'Decline', 'Flip', 'Board', 'What are the rules?', 'Resign', 'Plan'], 0],
    ['dora', ['Flip', 'Watch', 'Guess', 'Board'], 0],
  ])('an open draw offer on the private board of %s has the right buttons', (user, labels, movable) => {
    const board = boardScreen(say, game, { user });
    expect(labelsOf(board)).toEqual(labels);
    expect(picturesOf(board)[0]?.scene.movable ?? []).toHaveLength(movable);
    expect(board.notifies).toEqual([]);
  });
});

describe('a planned answer', () => {
  const moves = ['c3-d4', 'b6-a5'];

  test('a planned answer is shown with the move before it, on the card and in the line that replaces the old card', () => {
    const game = sampleGame({ moves, latest: 'answered' });
    expect(wordsOf(cardScreen(say, game))).toContain(
      '**Anna** c3-d4 · **Boris** b6-a5 (as planned) · **<@anna>**, your move',
    );
    expect(wordsOf(retiredScreen(say, game, null))).toBe(
      '-# <@anna> played **c3-d4**, and the reply was **b6-a5**.',
    );
  });
});

test.each([
  ['white', 'no-moves', ['boris'], '## 🏆 Anna beat <@boris> in 1 move\nBoris had no moves left.'],
  ['black', 'resignation', ['boris'], '## 🏆 <@boris> beat Anna by resignation after 1 move\n-#'],
  [null, 'agreement', [], '## 🤝 Anna and Boris drew after 1 move\nThe players agreed to a draw.'],
  [null, 'threefold', ['boris'], 'drew after 1 move\nThe same position came up for the third time.'],
] as const)(
  'the card of a finished game: %s by %s, in words, with buttons for a rematch and for looking back',
  (winner, by, notifies, words) => {
    const card = cardOf({ moves: ['c3-d4'], result: { winner, by } });
    expect(wordsOf(card)).toContain(words);
    expect(card.notifies).toEqual(notifies);
    expect(card.blocks.map(({ kind }) => kind).slice(0, 2)).toEqual(['text', 'picture']);
    expect(labelsOf(card)).toEqual(['Rematch', 'Analyze', 'Board', 'More…']);
    const standingOut = buttonsOf(card).filter(({ style }) => style !== 'secondary');
    expect(standingOut.map(({ label }) => label)).toEqual(['Rematch']);
    expect(menusOf(card)).toEqual([]);
  },
);

test('behind “More…” of a finished game, nothing from its card is offered again', () => {
  const game = sampleGame({ moves: ['c3-d4'], result: { winner: 'white', by: 'resignation' } });
  const card = labelsOf(cardScreen(say, game));
  const board = labelsOf(boardScreen(say, game, { user: 'anna', isBesideCard: true }));
  expect(board).toContain('Flip');
  expect(board.filter((label) => card.includes(label))).toEqual([]);
});

test('a finished game in a tournament leads to its standings, because the tournament decides what comes next', () => {
  const result = { winner: 'white', by: 'resignation' } as const;
  const card = cardOf({ moves: ['c3-d4'], result, tournament: { id: 'cup', round: 1, board: 1 } });
  expect(labelsOf(card)).toEqual(['Standings', 'Analyze', 'Board', 'More…']);
});

test('a finished game is shown from the winner’s side', () => {
  const result = { winner: 'black', by: 'resignation' } as const;
  expect(picturesOf(cardOf({ result }))).toMatchObject([{ scene: { bottom: 'black', ending: result } }]);
});
