/**
 * Everything a player can do wrong by a command or a press: each is answered to them alone, in an exact sentence, and
 * changes nothing.
 */
import { expect, test } from 'vitest';
import type { Press } from '../../src/views/press.ts';
import type { Reply } from '../../src/app/reply.ts';
import { CHALLENGE_LIFETIME } from '../../src/game/invite.ts';
import { DAY } from '../../src/game/span.ts';
import { plain } from '../../src/i18n/plain.ts';
import { begun, invited } from '../app/play.ts';
import { newTable } from '../app/table.ts';
import type { Table } from '../app/table.ts';
import { PLACE } from '../store/samples.ts';
import { playMoves, press, refusalOf, type } from './asks.ts';

/** A table with a game of anna (White) and boris, id2, and an open challenge of anna's, id3. */
interface Case {
  readonly name: string;
  readonly prepare?: (table: Table) => Promise<unknown>;
  readonly ask: (table: Table) => Promise<Reply>;
  readonly says: string;
}

const GAME = 'id2';
const CHALLENGE = 'id3';
const FIRST_MOVES = '**a3-b4**, **c3-b4**, **c3-d4**, **e3-d4**, **e3-f4**, **g3-f4**, or **g3-h4**';
const TO_CAPTURE = ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5', 'c3-b4', 'g5-h4'];

const on = (command: string, action: string, ...args: readonly string[]): Press => ({
  command,
  action,
  args,
});
const bot = { id: 'other', name: 'OTHER', isBot: true };
const crownhead = { id: 'crownhead', name: 'CROWNHEAD', isBot: true };
const boris = { id: 'boris', name: 'BORIS', isBot: false };
const anna = { id: 'anna', name: 'ANNA', isBot: false };

const LIKE_THIS =
  'A position looks like this: `W:WKb4,g1:Bb8`. That is the side to move, then the pieces of White and of Black; `K` marks a king.';
const LIKE_TOWERS =
  'A position looks like this: `W:g1_w,b4_Wb,b8_b`. That is the side to move, then each square with its pieces from the top down: `w` and `b` are men, `W` and `B` kings.';

/** Positions that nobody can begin from, and what is wrong with each; an example of the variant stands below. */
const POSITIONS: readonly (readonly [string, string, string?])[] = [
  ['hello', 'A position begins with the side to move, `W:` or `B:`; this one begins with “hello”.'],
  ['W:Xc3:Bb8', 'At character 3 I expect the pieces of one side, such as `:Wc3,Kd4`, not “Xc3”.'],
  ['W:Wc3,z9:Bb8', 'There is no square “z9” on this board (character 7).'],
  ['W:W1-2-3:B32', String.raw`“1\-2\-3” is no range of squares (character 4); one looks like ${'`31-50`'}.`],
  [
    'W:e5_wxb',
    String.raw`I cannot read “e5\_wxb” (character 3). A tower is a square and its pieces from the top down, such as ${'`e5_wwb`'}; only Bashni has towers.`,
    'bashni',
  ],
  [
    'W:c3_wbwb,g1_w,b8_b',
    String.raw`In the tower “c3\_wbwb” (character 3) the colours alternate. The pieces of its owner lie on top, and all those taken below them, as in ${'`e5_wwb`'}.`,
    'bashni',
  ],
  ['W:Wc3:Bc3', 'Two pieces stand on one square: “c3” (character 8).'],
  [
    'W:Wb8:Ba1',
    '“b8” (character 4) is a man on its last row, where it would have been crowned. Write it as a king, or put it elsewhere.',
  ],
  ['W:WK1-20:B21', 'One side has more pieces here than at the start of the game.'],
  ['W:Wc3:B', 'Both sides need a piece to begin with.'],
  [
    'W:Wa5:Bb6,c7',
    'A game from this position would be over at once. Choose one in which the side to move has a move and nobody has won yet.',
  ],
  ['W'.repeat(1001), 'This text is too long to be a position.'],
];

const FOR_ENGINE =
  'A level is for games against me: choose <@crownhead> as the opponent, or leave the level out.';

/** What cannot be asked of the engine, which at this table is not there. */
const ENGINE_WISHES = [
  ['a level for a game between people', { opponent: boris, level: '3' }, FOR_ENGINE],
  ['a level for whoever accepts', { level: '8' }, FOR_ENGINE],
  [
    'a rated game against the engine',
    { opponent: crownhead, rated: true },
    'Games against me are always casual. Leave `/challenge rated:` out, or set it to no.',
  ],
  [
    'a game against an engine that is not there',
    { opponent: crownhead, level: '1' },
    'I cannot think along here: whoever runs me has switched that off. Challenge a person, or leave the opponent out: then anyone may accept.',
  ],
] as const;

const CASES: readonly Case[] = [
  {
    name: 'unknown notation',
    ask: (table) => type(table, 'anna', 'move', { move: 'my *best* move' }),
    says: String.raw`I cannot read “my \*best\* move” as a move. You can play ${FIRST_MOVES}.`,
  },
  {
    name: 'an illegal move',
    ask: (table) => type(table, 'anna', 'move', { move: 'c3-e5' }),
    says: String.raw`“c3\-e5” is not possible here. You can play ${FIRST_MOVES}.`,
  },
  {
    name: 'a quiet move where a capture is due',
    prepare: (table) => playMoves(table, TO_CAPTURE),
    ask: (table) => type(table, 'anna', 'move', { move: 'e3-f4' }),
    says: 'You must capture: **b4:d6**.',
  },
  {
    name: 'not your turn',
    ask: (table) => type(table, 'boris', 'move', { move: 'b6-c5' }),
    says: 'Not yet: the other side is to move (White). I mention you when it is your turn.',
  },
  {
    name: 'not your turn, from the menu',
    ask: (table) => press(table, 'boris', on('move', 'pick', GAME, '0', '0'), 'c3-d4'),
    says: 'Not yet: the other side is to move (White). I mention you when it is your turn.',
  },
  {
    name: 'the menu of a game of others',
    ask: (table) => press(table, 'dora', on('move', 'pick', GAME, '0', '0'), 'c3-d4'),
    says: 'Only its two players can do that. You are welcome to watch, and **Flip** is for everyone.',
  },
  {
    name: 'resigning for others',
    ask: (table) => press(table, 'dora', on('resign', 'confirm', GAME, '0')),
    says: 'Only its two players can do that. You are welcome to watch, and **Flip** is for everyone.',
  },
  {
    name: 'a hint in a rated game',
    ask: (table) => type(table, 'anna', 'hint'),
    says: 'This game is rated, so there are no hints in it. I give them in casual games, where everyone sees it, and in games against me.',
  },
  {
    name: 'a hint for the side that waits',
    ask: (table) => type(table, 'boris', 'hint'),
    says: 'Not yet: the other side is to move (White). I mention you when it is your turn.',
  },
  {
    name: 'a hint in a game of others',
    ask: (table) => type(table, 'dora', 'hint', { game: GAME }),
    says: 'Only its two players can do that. You are welcome to watch, and **Flip** is for everyone.',
  },
  {
    name: 'the analysis of a running game',
    ask: (table) => type(table, 'dora', 'analyse', { game: GAME }),
    says: 'I do not analyse games that are still going on; that would be thinking for one of the players. Ask again when it is over.',
  },
  {
    name: 'an analysis where nothing was finished',
    ask: (table) => type(table, 'anna', 'analyse'),
    says: 'You have finished no game in this channel. `/challenge` starts one.',
  },
  {
    name: 'the analysis of a game without a move',
    prepare: (table) => press(table, 'boris', on('resign', 'confirm', GAME, '0')),
    ask: (table) => type(table, 'anna', 'analyse'),
    says: 'Nobody made a move in it, so there is nothing to be analysed.',
  },
  {
    name: 'the analysis of a record that was forgotten',
    ask: (table) => press(table, 'anna', on('analyse', 'begin', 'record', 'gone', '0', 'white')),
    says: 'I no longer have this record: I keep those that are brought in for a month. `/import` brings it in again.',
  },
  {
    name: 'an analysis where nobody can think',
    prepare: async (table) => {
      await playMoves(table, ['c3-d4']);
      await press(table, 'boris', on('resign', 'confirm', GAME, '1'));
    },
    ask: (table) => type(table, 'anna', 'analyse'),
    says: 'I cannot think along here: whoever runs me has switched that off. Challenge a person, or leave the opponent out: then anyone may accept.',
  },
  {
    name: 'a finished game',
    prepare: (table) => press(table, 'boris', on('resign', 'confirm', GAME, '0')),
    ask: (table) => press(table, 'anna', on('move', 'pick', GAME, '0', '0'), 'c3-d4'),
    says: 'This game is over. ⚪ **White won.** The other side resigned.',
  },
  {
    name: 'a move after the time for it',
    prepare: async (table) => {
      table.time.now += DAY;
    },
    ask: (table) => type(table, 'anna', 'move', { move: 'c3-d4' }),
    says: 'The time to move is over, so this game has ended. I show how in a moment.',
  },
  {
    name: 'the end of no vacation',
    ask: (table) => type(table, 'anna', 'vacation', { do: 'end' }),
    says: 'You are not on vacation. `/vacation do:start` begins one.',
  },
  ...[0, -1, 31, 1e9].map((days) => ({
    name: `a vacation of ${days} days`,
    ask: (table: Table) => type(table, 'anna', 'vacation', { do: 'start', days }),
    says: 'You can take 1 to 30 days of vacation this year, and no part of a day.',
  })),
  {
    name: 'a vacation during one',
    prepare: (table) => type(table, 'anna', 'vacation', { do: 'start', days: 1 }),
    ask: (table) => type(table, 'anna', 'vacation', { do: 'start' }),
    says: 'You are on vacation until <t:87400:f>. `/vacation do:end` ends it now.',
  },
  {
    name: 'a vacation when all are taken',
    prepare: async (table) => {
      await type(table, 'anna', 'vacation', { do: 'start' });
      table.time.now += DAY * 31;
    },
    ask: (table) => type(table, 'anna', 'vacation', { do: 'start' }),
    says: 'You have taken all your vacation for this year.',
  },
  {
    name: 'a stale menu',
    prepare: (table) => playMoves(table, ['c3-d4']),
    ask: (table) => press(table, 'anna', on('move', 'pick', GAME, '0', '0'), 'e3-f4'),
    says: 'The game has gone on since that board. This is how it stands now:',
  },
  {
    name: 'a stale confirmation',
    prepare: (table) => playMoves(table, ['c3-d4']),
    ask: (table) => press(table, 'anna', on('resign', 'confirm', GAME, '0')),
    says: 'The game has gone on since that board. This is how it stands now:',
  },
  {
    name: 'a move in no lesson',
    ask: (table) => type(table, 'anna', 'learn', { move: 'c3-d4' }),
    says: 'No lesson of yours is on that could take a move. `/learn` shows them all.',
  },
  {
    name: 'a move that a lesson does not know',
    ask: (table) => type(table, 'anna', 'learn', { lesson: 'towers', move: 'c3:h8' }),
    says: String.raw`“c3\:h8” is not possible here. You can play **c3:a5** or **c3:e5**.`,
  },
  {
    name: 'a quiet move in a lesson where a capture is due',
    ask: (table) => type(table, 'anna', 'learn', { lesson: 'capture', move: 'e3-d2' }),
    says: 'You must capture: **e3:c5** or **e3:g5**.',
  },
  {
    name: 'no game here',
    ask: (table) => type(table, 'dora', 'resign'),
    says: 'You have no game in this channel. `/challenge` starts one, `/games` shows those elsewhere.',
  },
  {
    name: 'several games',
    prepare: (table) => begun(table, 'carl'),
    ask: (table) => type(table, 'anna', 'resign'),
    says: 'You play several games here. Which one do you mean?',
  },
  {
    name: 'an unknown game',
    ask: (table) => type(table, 'anna', 'board', { game: 'nosuchgame' }),
    says: 'I do not know that game. `/games` shows yours.',
  },
  {
    name: 'a draw offered twice',
    prepare: (table) => type(table, 'anna', 'draw'),
    ask: (table) => type(table, 'anna', 'draw'),
    says: 'Your draw offer is still open; your opponent has yet to answer. `/board` lets you withdraw it.',
  },
  {
    name: 'accepting a draw that is not offered',
    ask: (table) => press(table, 'anna', on('draw', 'accept', GAME, '0')),
    says: 'There is no draw offer to answer any more.',
  },
  {
    name: 'a second offer beside one’s own',
    prepare: (table) => type(table, 'anna', 'draw'),
    ask: (table) => type(table, 'anna', 'takeback'),
    says: 'Your draw offer is still open; your opponent has yet to answer. `/board` lets you withdraw it.',
  },
  {
    name: 'a draw offered again at once',
    prepare: async (table) => {
      await type(table, 'anna', 'draw');
      await press(table, 'boris', on('draw', 'decline', GAME, '0'));
    },
    ask: (table) => type(table, 'anna', 'draw'),
    says: 'You offered a draw not long ago. After 5 more moves of yours you can offer again.',
  },
  {
    name: 'a draw offered again, with the fourth move',
    prepare: async (table) => {
      await type(table, 'anna', 'draw');
      await playMoves(table, ['a3-b4', 'b6-a5', 'e3-d4', 'a7-b6', 'g3-f4', 'b8-a7']);
    },
    ask: (table) => type(table, 'anna', 'move', { move: 'b2-a3', draw: true }),
    says: 'You offered a draw not long ago. After 2 more moves of yours you can offer again.',
  },
  {
    name: 'a draw with a move, while one is offered',
    prepare: (table) => type(table, 'boris', 'draw'),
    ask: (table) => type(table, 'anna', 'move', { move: 'c3-d4', draw: true }),
    says: 'Your opponent offers a draw already. `/draw` lets you accept it; or move without offering one yourself.',
  },
  {
    name: 'withdrawing an offer of the other side',
    prepare: (table) => type(table, 'boris', 'draw'),
    ask: (table) => press(table, 'anna', on('draw', 'withdraw', GAME, '0')),
    says: 'There is no draw offer to answer any more.',
  },
  {
    name: 'taking back where nothing was moved',
    ask: (table) => type(table, 'anna', 'takeback'),
    says: 'You have made no move that could be taken back.',
  },
  {
    name: 'asking twice to take back',
    prepare: async (table) => {
      await playMoves(table, ['c3-d4']);
      await type(table, 'anna', 'takeback');
    },
    ask: (table) => type(table, 'anna', 'takeback'),
    says: 'You have asked to take a move back; your opponent has yet to answer. `/board` lets you withdraw that.',
  },
  {
    name: 'asking again about the same move',
    prepare: async (table) => {
      await playMoves(table, ['c3-d4']);
      await type(table, 'anna', 'takeback');
      await press(table, 'boris', on('takeback', 'decline', GAME, '1'));
    },
    ask: (table) => type(table, 'anna', 'takeback'),
    says: 'You have asked about this move already. Play on; you can ask again after your next move.',
  },
  {
    name: 'a takeback against a takeback, from an old button',
    prepare: async (table) => {
      await playMoves(table, ['c3-d4', 'b6-a5']);
      await type(table, 'anna', 'takeback');
    },
    ask: (table) => press(table, 'boris', on('takeback', 'offer', GAME, '2')),
    says: 'Your opponent asks to take a move back. Answer that first: `/takeback` shows it.',
  },
  {
    name: 'agreeing to a takeback that nobody asks for',
    ask: (table) => press(table, 'anna', on('takeback', 'accept', GAME, '0')),
    says: 'Nobody asks to take a move back any more.',
  },
  {
    name: 'agreeing to a takeback that a move has overtaken',
    prepare: async (table) => {
      await playMoves(table, ['c3-d4']);
      await type(table, 'anna', 'takeback');
      await type(table, 'boris', 'move', { move: 'b6-a5' });
    },
    ask: (table) => press(table, 'boris', on('takeback', 'accept', GAME, '1')),
    says: 'The game has gone on since that board. This is how it stands now:',
  },
  {
    name: 'a takeback of a finished game',
    prepare: async (table) => {
      await playMoves(table, ['c3-d4']);
      await type(table, 'anna', 'takeback');
      await press(table, 'anna', on('resign', 'confirm', GAME, '1'));
    },
    ask: (table) => press(table, 'boris', on('takeback', 'accept', GAME, '1')),
    says: 'This game is over. ⚫ **Black won.** The other side resigned.',
  },
  {
    name: 'answering offers in a game of others',
    prepare: (table) => type(table, 'anna', 'draw'),
    ask: (table) => press(table, 'dora', on('draw', 'accept', GAME, '0')),
    says: 'Only its two players can do that. You are welcome to watch, and **Flip** is for everyone.',
  },
  {
    name: 'a rematch where no game was finished',
    ask: (table) => type(table, 'anna', 'rematch'),
    says: 'You have finished no game in this channel. `/challenge` starts one.',
  },
  {
    name: 'a rematch of a running game',
    ask: (table) => type(table, 'anna', 'rematch', { game: GAME }),
    says: 'This game still goes on. A rematch can be offered when it is over.',
  },
  {
    name: 'a rematch of a game of others',
    prepare: (table) => press(table, 'anna', on('resign', 'confirm', GAME, '0')),
    ask: (table) => type(table, 'dora', 'rematch', { game: GAME }),
    says: 'Only its two players can do that. You are welcome to watch, and **Flip** is for everyone.',
  },
  {
    name: 'a rematch offered twice',
    prepare: async (table) => {
      await press(table, 'anna', on('resign', 'confirm', GAME, '0'));
      await type(table, 'anna', 'rematch');
    },
    ask: (table) => type(table, 'anna', 'rematch'),
    says: 'You have offered a rematch; your opponent has yet to answer.',
  },
  {
    name: 'a rematch offered again after a no',
    prepare: async (table) => {
      await press(table, 'anna', on('resign', 'confirm', GAME, '0'));
      await type(table, 'anna', 'rematch');
      await press(table, 'boris', on('rematch', 'decline', GAME, '0'));
    },
    ask: (table) => type(table, 'anna', 'rematch'),
    says: 'You have offered a rematch already, and it came to nothing. `/challenge` invites them to a new game.',
  },
  {
    name: 'accepting a rematch that was withdrawn',
    prepare: async (table) => {
      await press(table, 'anna', on('resign', 'confirm', GAME, '0'));
      await type(table, 'anna', 'rematch');
      await press(table, 'anna', on('rematch', 'withdraw', GAME, '0'));
    },
    ask: (table) => press(table, 'boris', on('rematch', 'accept', GAME, '0')),
    says: 'There is no rematch to answer any more.',
  },
  {
    name: 'a second rematch',
    prepare: async (table) => {
      await press(table, 'anna', on('resign', 'confirm', GAME, '0'));
      await type(table, 'anna', 'rematch');
      await type(table, 'boris', 'rematch');
    },
    ask: (table) => press(table, 'anna', on('rematch', 'offer', GAME, '0')),
    says: 'The rematch of this game has begun already. `/games` shows it.',
  },
  ...(
    [
      [
        'no move',
        'if then',
        'I found no move in that. A plan looks like this: `if c3-d4 then b6-a5, if g3-h4 then b6-c5`.',
      ],
      ['no answer', 'if c3-d4', 'Line 1 ends with a move of your opponent. What do you answer?'],
      [
        'an impossible move',
        'if c3-d4 then b6-a5, if c3-e5 then b6-a5',
        String.raw`Line 2: “c3\-e5” is not possible here. You can play ${FIRST_MOVES}.`,
      ],
      [
        'two answers',
        'if c3-d4 then b6-a5, if c3-d4 then b6-c5',
        'Line 2 gives another answer to moves that an earlier line has answered already.',
      ],
      ['31 lines', 'c3-d4 b6-a5,'.repeat(31), 'A plan has at most 30 lines.'],
      [
        '31 moves in a line',
        'c3-d4 '.repeat(31),
        'Line 1 is too long: a line has at most 30 moves, both sides’ counted.',
      ],
    ] as const
  ).map(([name, lines, says]) => ({
    name: `a plan with ${name}`,
    ask: (table: Table) => type(table, 'boris', 'plan', { lines }),
    says,
  })),
  {
    name: 'a plan on one’s own turn',
    ask: (table) => type(table, 'anna', 'plan'),
    says: 'It is your move, so just make it. You can plan your answers while your opponent is to move.',
  },
  {
    name: 'a plan in a game of others',
    ask: (table) => type(table, 'dora', 'plan', { game: GAME }),
    says: 'Only its two players can do that. You are welcome to watch, and **Flip** is for everyone.',
  },
  {
    name: 'a plan from an old board',
    prepare: (table) => playMoves(table, ['c3-d4', 'b6-a5']),
    ask: (table) => press(table, 'boris', on('plan', 'pick', GAME, '0', '.0'), '00'),
    says: 'The game has gone on since that board. This is how it stands now:',
  },
  {
    name: 'a challenge to yourself',
    ask: (table) => type(table, 'anna', 'challenge', { opponent: anna }),
    says: 'You cannot challenge yourself. Leave the opponent out, and anyone may accept.',
  },
  {
    name: 'a challenge to a bot',
    ask: (table) => type(table, 'anna', 'challenge', { opponent: bot }),
    says: 'Other bots do not play draughts here. Challenge a person or me, or leave the opponent out: then anyone may accept.',
  },
  {
    name: 'practice with an engine that is not there',
    ask: (table) => type(table, 'anna', 'practice'),
    says: 'I cannot think along here: whoever runs me has switched that off. Challenge a person, or leave the opponent out: then anyone may accept.',
  },
  {
    name: 'practice for someone who takes no direct messages',
    ask: (table) => type(table, 'hermit', 'practice'),
    says: 'I cannot write to you in private. Allow direct messages from members of this server in its privacy settings, and try again.',
  },
  ...ENGINE_WISHES.map(([name, values, says]) => ({
    name,
    ask: (table: Table) => type(table, 'anna', 'challenge', values),
    says,
  })),
  {
    name: 'a variant we do not play',
    ask: (table) => type(table, 'anna', 'challenge', { variant: 'tic-tac-toe' }),
    says: String.raw`I do not know a game called “tic\-tac\-toe”. I play Russian draughts, Poddavki (giveaway), Bashni (towers), International draughts, Brazilian draughts, Antidraughts, Frisian draughts, Frysk!, Breakthrough, English draughts (checkers), Pool checkers, Italian draughts, Spanish draughts, Czech draughts, Thai draughts, Canadian draughts, Turkish draughts, and Armenian draughts.`,
  },
  ...['soon', '5', '5+', '3 weeks', '<@everyone>'].map((time) => ({
    name: `the time ${time}`,
    ask: (table: Table) => type(table, 'anna', 'challenge', { time }),
    says: `I cannot read “${plain(time)}” as a time. Write minutes and seconds such as \`5+3\`, a time for each move such as \`12h\` or \`3d\`, or \`none\`.`,
  })),
  ...['0+5', '200+1', '15d', '0h'].map((time) => ({
    name: `the time ${time}`,
    ask: (table: Table) => type(table, 'anna', 'challenge', { time }),
    says: `“${plain(time)}” is more or less than a game can have. A live game takes \`1+0\` to \`180+180\`, one by correspondence \`1h\` to \`14d\` a move.`,
  })),
  ...[{}, { time: '5+3' }, { time: 'none' }].map((given) => ({
    name: `weekends with ${JSON.stringify(given)}`,
    ask: (table: Table) => type(table, 'anna', 'challenge', { ...given, weekends: true }),
    says: 'Only games with hours or days for each move can rest at weekends. Choose a time such as `3d` as well.',
  })),
  ...POSITIONS.map(([position, wrong, variant = 'russian']) => ({
    name: `the position ${position.slice(0, 20)} in ${variant}`,
    ask: (table: Table) => type(table, 'anna', 'challenge', { variant, position }),
    says: `${wrong}\n${variant === 'bashni' ? LIKE_TOWERS : LIKE_THIS}`,
  })),
  {
    name: 'an expired challenge',
    prepare: async (table) => {
      table.time.now += CHALLENGE_LIFETIME;
    },
    ask: (table) => press(table, 'carl', on('challenge', 'accept', CHALLENGE)),
    says: 'This challenge is closed. It ended without an answer. `/challenge` makes a new one.',
  },
  {
    name: 'a challenge that was taken back',
    prepare: (table) => press(table, 'anna', on('challenge', 'cancel', CHALLENGE)),
    ask: (table) => press(table, 'carl', on('challenge', 'accept', CHALLENGE)),
    says: 'This challenge is closed. The challenger took it back.',
  },
  {
    name: 'a challenge that someone else accepted',
    prepare: (table) => press(table, 'carl', on('challenge', 'accept', CHALLENGE)),
    ask: (table) => press(table, 'dora', on('challenge', 'accept', CHALLENGE)),
    says: 'This challenge is closed. It was accepted, and its game has begun.',
  },
  {
    name: 'accepting your own challenge',
    ask: (table) => press(table, 'anna', on('challenge', 'accept', CHALLENGE)),
    says: 'This is your own challenge: someone else must accept it. **Cancel** takes it back.',
  },
  {
    name: 'taking back the challenge of another',
    ask: (table) => press(table, 'carl', on('challenge', 'cancel', CHALLENGE)),
    says: 'Only the challenger can take this challenge back.',
  },
  {
    name: 'an unknown challenge',
    ask: (table) => press(table, 'carl', on('challenge', 'accept', 'nosuchchallenge')),
    says: 'I do not know that challenge any more. `/challenge` makes a new one.',
  },
  ...[
    on('move', 'pick', GAME, 'x'),
    on('move', 'pick', "'; drop table games", '0'),
    on('move', 'pick'),
    on('move', 'explode', GAME, '0'),
    on('board', 'flip', GAME, 'sideways'),
    on('resign', 'explode', GAME, '0'),
    on('draw', 'toString', GAME, '0'),
    on('games', 'page', 'nowhere', '0'),
    on('games', 'page', 'here', '-1'),
    on('game', 'explode'),
    on('takeback', 'explode', GAME, '0'),
    on('rematch', 'explode', GAME, '0'),
    on('plan', 'explode', GAME, '0'),
    on('plan', 'remove', GAME, 'x'),
    on('learn', 'explode', 'move', ''),
    on('learn', 'play', 'chess', ''),
    on('learn', 'play', 'forced', 'g1-f2', '0'),
    on('challenge', 'explode', CHALLENGE),
    on('hint', 'explode'),
    on('analyse', 'begin', 'game'),
    on('analyse', 'first', 'games', GAME, '0', 'white'),
    on('analyse', 'first', 'game', GAME, '-1', 'white'),
    on('analyse', 'curve', 'game', GAME, '0', 'up'),
  ].map((what) => ({
    name: `the malformed button ${[what.command, what.action, ...what.args].join('|')}`,
    ask: (table: Table) => press(table, 'anna', what, 'c3-d4'),
    says: 'I cannot read that button; perhaps it is from an older version of me. Type its command again: `/board` shows your game, `/learn` your lesson.',
  })),
];

const stored = ({ app: { store } }: Table): Promise<unknown> =>
  Promise.all([
    store.games({}),
    store.plans(GAME),
    store.challenge('id1'),
    store.challenge(CHALLENGE),
    store.challenge('id4'),
  ]);

test.each(CASES)('$name', async ({ prepare, ask, says }) => {
  const table = await newTable();
  expect((await begun(table)).id).toBe(GAME);
  expect((await invited(table, PLACE)).id).toBe(CHALLENGE);
  await prepare?.(table);
  const before = await stored(table);
  const reply = await ask(table);
  expect(refusalOf(reply)).toBe(says);
  expect(reply.kind === 'private' && reply.screen.notifies).toEqual([]);
  expect(await stored(table)).toEqual(before);
});

test('a challenge to another member can neither be accepted nor declined', async () => {
  const table = await newTable();
  await type(table, 'anna', 'challenge', { opponent: { id: 'boris', name: 'Bo_ris', isBot: false } });
  for (const action of ['accept', 'decline']) {
    const reply = await press(table, 'dora', on('challenge', action, 'id1'));
    expect(refusalOf(reply)).toBe(
      String.raw`This challenge is for Bo\_ris. ${'`/challenge`'} makes one of your own.`,
    );
  }
  expect((await table.app.store.challenge('id1'))?.challenge.state).toBe('open');
});
