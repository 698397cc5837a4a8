/**
 * Everything a player can do wrong by a command or a press: each is answered to them alone, in an exact sentence, and
 * changes nothing.
 */
import { expect, test } from 'vitest';
import type { Press } from '../../src/views/presses/press.ts';
import type { Reply } from '../../src/app/ports/reply.ts';
import { CHALLENGE_LIFETIME } from '../../src/game/invite.ts';
import { DAY } from '../../src/game/span.ts';
import { plain } from '../../src/i18n/plain.ts';
import { begun, invited } from '../app/play.ts';
import { scripted } from '../app/scripted.ts';
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
  'A position looks like this: `W:WKb4,g1:Bb8`. First comes the side to move, then White’s and Black’s pieces; `K` marks a king.';
const LIKE_TOWERS =
  'A position looks like this: `W:g1_w,b4_Wb,b8_b`. First comes the side to move, then each square with its pieces from the top down: `w` and `b` are men, `W` and `B` kings.';

/** Positions that nobody can begin from, and what is wrong with each; an example of the variant stands below. */
const POSITIONS: readonly (readonly [string, string, string?])[] = [
  ['hello', 'A position begins with the side to move, `W:` or `B:`; this one begins with “hello”.'],
  ['W:Xc3:Bb8', 'At character 3 I expect the pieces of one side, such as `:Wc3,Kd4`, not “Xc3”.'],
  ['W:Wc3,z9:Bb8', 'There’s no square “z9” on this board (character 7).'],
  [
    'W:W1-2-3:B32',
    String.raw`“1\-2\-3” isn’t a range of squares (character 4); one looks like ${'`31-50`'}.`,
  ],
  [
    'W:e5_wxb',
    String.raw`I can’t read “e5\_wxb” (character 3). A tower is a square and its pieces from the top down, such as ${'`e5_wwb`'}; only Bashni has towers.`,
    'bashni',
  ],
  [
    'W:c3_wbwb,g1_w,b8_b',
    String.raw`In the tower “c3\_wbwb” (character 3), the colors alternate. The owner’s pieces are on top, and all captured pieces below, as in ${'`e5_wwb`'}.`,
    'bashni',
  ],
  ['W:Wc3:Bc3', 'There are two pieces on one square: “c3” (character 8).'],
  [
    'W:Wb8:Ba1',
    '“b8” (character 4) is a man on its last row, where it would have been crowned. Make it a king, or put it somewhere else.',
  ],
  ['W:WK1-20:B21', 'One side has more pieces than at the start of the game.'],
  ['W:Wc3:B', 'Both sides need at least one piece.'],
  [
    'W:Wa5:Bb6,c7',
    'A game from this position would be over right away. Choose one where the side to move has a move and nobody has won yet.',
  ],
  ['W'.repeat(1001), 'This text is too long to be a position.'],
];

const withEngine = (table: Table): Table => ({ ...table, app: { ...table.app, engine: scripted() } });

/** One after another. */
async function often(times: number, act: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < times; n += 1) await act();
}

const FOR_ENGINE =
  'Levels are for games against me: choose <@crownhead> as your opponent, or leave the level empty.';

/** What cannot be asked of the engine, which at this table is not there. */
const ENGINE_WISHES = [
  ['a level for a game between people', { opponent: boris, level: '3' }, FOR_ENGINE],
  ['a level for whoever accepts', { level: '8' }, FOR_ENGINE],
  [
    'a rated game against the engine',
    { opponent: crownhead, rated: true },
    'Games against me are always casual. Leave `/challenge rated:` empty, or set it to no.',
  ],
  [
    'a game against an engine that is not there',
    { opponent: crownhead, level: '1' },
    'You can’t play against me here: my host turned that off. Challenge a person, or leave the opponent empty to let anyone accept.',
  ],
] as const;

const CASES: readonly Case[] = [
  {
    name: 'unknown notation',
    ask: (table) => type(table, 'anna', 'move', { move: 'my *best* move' }),
    says: String.raw`I can’t read “my \*best\* move” as a move. You can play ${FIRST_MOVES}.`,
  },
  {
    name: 'an illegal move',
    ask: (table) => type(table, 'anna', 'move', { move: 'c3-e5' }),
    says: String.raw`“c3\-e5” isn’t possible here. You can play ${FIRST_MOVES}.`,
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
    says: 'Not yet: it’s White’s move. I’ll mention you when it’s your turn.',
  },
  {
    name: 'not your turn, from the menu',
    ask: (table) => press(table, 'boris', on('move', 'pick', GAME, '0', '0'), 'c3-d4'),
    says: 'Not yet: it’s White’s move. I’ll mention you when it’s your turn.',
  },
  {
    name: 'the menu of a game of others',
    ask: (table) => press(table, 'dora', on('move', 'pick', GAME, '0', '0'), 'c3-d4'),
    says: 'Only the two players can do that. You’re welcome to watch, and **Flip** is for everyone.',
  },
  {
    name: 'resigning for others',
    ask: (table) => press(table, 'dora', on('resign', 'confirm', GAME, '0')),
    says: 'Only the two players can do that. You’re welcome to watch, and **Flip** is for everyone.',
  },
  {
    name: 'a hint in a rated game',
    ask: (table) => type(table, 'anna', 'hint'),
    says: 'This game is rated, so there are no hints. I give them in casual games, where everyone can see it, and in games against me.',
  },
  {
    name: 'a hint for the side that waits',
    ask: (table) => type(table, 'boris', 'hint'),
    says: 'Not yet: it’s White’s move. I’ll mention you when it’s your turn.',
  },
  {
    name: 'a hint in a game of others',
    ask: (table) => type(table, 'dora', 'hint', { game: GAME }),
    says: 'Only the two players can do that. You’re welcome to watch, and **Flip** is for everyone.',
  },
  {
    name: 'the analysis of a running game',
    ask: (table) => type(table, 'dora', 'analyse', { game: GAME }),
    says: 'I can’t analyze a game that’s still being played: that would be thinking for one of the players. Ask again when it’s over.',
  },
  {
    name: 'an analysis where nothing was finished',
    ask: (table) => type(table, 'anna', 'analyse'),
    says: 'You haven’t finished a game in this channel. Start one with `/challenge`.',
  },
  {
    name: 'the analysis of a game without a move',
    prepare: (table) => press(table, 'boris', on('resign', 'confirm', GAME, '0')),
    ask: (table) => type(table, 'anna', 'analyse'),
    says: 'Nobody made a move in this game, so there’s nothing to analyze.',
  },
  {
    name: 'the analysis of a record that was forgotten',
    ask: (table) => press(table, 'anna', on('analyse', 'begin', 'record', 'gone', '0', 'white')),
    says: 'I no longer have this game: imported games are kept for a month. Import it again with `/import`.',
  },
  {
    name: 'an analysis where nobody can think',
    prepare: async (table) => {
      await playMoves(table, ['c3-d4']);
      await press(table, 'boris', on('resign', 'confirm', GAME, '1'));
    },
    ask: (table) => type(table, 'anna', 'analyse'),
    says: 'You can’t play against me here: my host turned that off. Challenge a person, or leave the opponent empty to let anyone accept.',
  },
  {
    name: 'a finished game',
    prepare: (table) => press(table, 'boris', on('resign', 'confirm', GAME, '0')),
    ask: (table) => press(table, 'anna', on('move', 'pick', GAME, '0', '0'), 'c3-d4'),
    says: 'This game is over. ⚪ **White won.** Black resigned.',
  },
  {
    name: 'a move after the time for it',
    prepare: async (table) => {
      table.time.now += DAY;
    },
    ask: (table) => type(table, 'anna', 'move', { move: 'c3-d4' }),
    says: 'Time’s up, so this game is over. I’ll show the result in a moment.',
  },
  {
    name: 'the end of no vacation',
    ask: (table) => type(table, 'anna', 'vacation', { do: 'end' }),
    says: 'You’re not on vacation. Start one with `/vacation do:start`.',
  },
  ...[0, -1, 31, 1e9].map((days) => ({
    name: `a vacation of ${days} days`,
    ask: (table: Table) => type(table, 'anna', 'vacation', { do: 'start', days }),
    says: 'You can take 1 to 30 days of vacation this year: whole days only.',
  })),
  {
    name: 'a vacation during one',
    prepare: (table) => type(table, 'anna', 'vacation', { do: 'start', days: 1 }),
    ask: (table) => type(table, 'anna', 'vacation', { do: 'start' }),
    says: 'You’re on vacation until <t:87400:f>. End it now with `/vacation do:end`.',
  },
  {
    name: 'a vacation when all are taken',
    prepare: async (table) => {
      await type(table, 'anna', 'vacation', { do: 'start' });
      table.time.now += DAY * 31;
    },
    ask: (table) => type(table, 'anna', 'vacation', { do: 'start' }),
    says: 'You’ve used up your vacation for this year.',
  },
  {
    name: 'a stale menu',
    prepare: (table) => playMoves(table, ['c3-d4']),
    ask: (table) => press(table, 'anna', on('move', 'pick', GAME, '0', '0'), 'e3-f4'),
    says: 'The game has moved on since that board. Here’s how it stands now:',
  },
  {
    name: 'a stale confirmation',
    prepare: (table) => playMoves(table, ['c3-d4']),
    ask: (table) => press(table, 'anna', on('resign', 'confirm', GAME, '0')),
    says: 'The game has moved on since that board. Here’s how it stands now:',
  },
  {
    name: 'a move in no lesson',
    ask: (table) => type(table, 'anna', 'learn', { move: 'c3-d4' }),
    says: 'You’re not in a lesson that’s waiting for a move. See them all with `/learn`.',
  },
  {
    name: 'a move that a lesson does not know',
    ask: (table) => type(table, 'anna', 'learn', { lesson: 'towers', move: 'c3:h8' }),
    says: String.raw`“c3\:h8” isn’t possible here. You can play **c3:a5** or **c3:e5**.`,
  },
  {
    name: 'a quiet move in a lesson where a capture is due',
    ask: (table) => type(table, 'anna', 'learn', { lesson: 'capture', move: 'e3-d2' }),
    says: 'You must capture: **e3:c5** or **e3:g5**.',
  },
  {
    name: 'no game here',
    ask: (table) => type(table, 'dora', 'resign'),
    says: 'You have no game in this channel. Start one with `/challenge`, or see your games elsewhere with `/games`.',
  },
  {
    name: 'several games',
    prepare: (table) => begun(table, 'carl'),
    ask: (table) => type(table, 'anna', 'resign'),
    says: 'You have several games here. Which one do you mean?',
  },
  {
    name: 'an unknown game',
    ask: (table) => type(table, 'anna', 'board', { game: 'nosuchgame' }),
    says: 'I don’t know that game. See yours with `/games`.',
  },
  {
    name: 'a draw offered twice',
    prepare: (table) => type(table, 'anna', 'draw'),
    ask: (table) => type(table, 'anna', 'draw'),
    says: 'Your opponent hasn’t responded to your draw offer yet. You can withdraw it on `/board`.',
  },
  {
    name: 'accepting a draw that is not offered',
    ask: (table) => press(table, 'anna', on('draw', 'accept', GAME, '0')),
    says: 'There’s no draw offer to respond to anymore.',
  },
  {
    name: 'a second offer beside one’s own',
    prepare: (table) => type(table, 'anna', 'draw'),
    ask: (table) => type(table, 'anna', 'takeback'),
    says: 'Your opponent hasn’t responded to your draw offer yet. You can withdraw it on `/board`.',
  },
  {
    name: 'a draw offered again at once',
    prepare: async (table) => {
      await type(table, 'anna', 'draw');
      await press(table, 'boris', on('draw', 'decline', GAME, '0'));
    },
    ask: (table) => type(table, 'anna', 'draw'),
    says: 'You offered a draw not long ago. You can offer again after 5 more moves of yours.',
  },
  {
    name: 'a draw offered again, with the fourth move',
    prepare: async (table) => {
      await type(table, 'anna', 'draw');
      await playMoves(table, ['a3-b4', 'b6-a5', 'e3-d4', 'a7-b6', 'g3-f4', 'b8-a7']);
    },
    ask: (table) => type(table, 'anna', 'move', { move: 'b2-a3', draw: true }),
    says: 'You offered a draw not long ago. You can offer again after 2 more moves of yours.',
  },
  {
    name: 'a draw with a move, while one is offered',
    prepare: (table) => type(table, 'boris', 'draw'),
    ask: (table) => type(table, 'anna', 'move', { move: 'c3-d4', draw: true }),
    says: 'Your opponent has already offered a draw. Accept it with `/draw`, or move without offering one yourself.',
  },
  {
    name: 'withdrawing an offer of the other side',
    prepare: (table) => type(table, 'boris', 'draw'),
    ask: (table) => press(table, 'anna', on('draw', 'withdraw', GAME, '0')),
    says: 'There’s no draw offer to respond to anymore.',
  },
  {
    name: 'taking back where nothing was moved',
    ask: (table) => type(table, 'anna', 'takeback'),
    says: 'You haven’t made a move that you could take back.',
  },
  {
    name: 'asking twice to take back',
    prepare: async (table) => {
      await playMoves(table, ['c3-d4']);
      await type(table, 'anna', 'takeback');
    },
    ask: (table) => type(table, 'anna', 'takeback'),
    says: 'Your opponent hasn’t responded to your takeback request yet. You can withdraw it on `/board`.',
  },
  {
    name: 'asking again about the same move',
    prepare: async (table) => {
      await playMoves(table, ['c3-d4']);
      await type(table, 'anna', 'takeback');
      await press(table, 'boris', on('takeback', 'decline', GAME, '1'));
    },
    ask: (table) => type(table, 'anna', 'takeback'),
    says: 'You already asked to take back this move. Play on; you can ask again after your next move.',
  },
  {
    name: 'a takeback against a takeback, from an old button',
    prepare: async (table) => {
      await playMoves(table, ['c3-d4', 'b6-a5']);
      await type(table, 'anna', 'takeback');
    },
    ask: (table) => press(table, 'boris', on('takeback', 'offer', GAME, '2')),
    says: 'Your opponent asks to take back a move. Respond to that first with `/takeback`.',
  },
  {
    name: 'agreeing to a takeback that nobody asks for',
    ask: (table) => press(table, 'anna', on('takeback', 'accept', GAME, '0')),
    says: 'There’s no takeback request to respond to anymore.',
  },
  {
    name: 'agreeing to a takeback that a move has overtaken',
    prepare: async (table) => {
      await playMoves(table, ['c3-d4']);
      await type(table, 'anna', 'takeback');
      await type(table, 'boris', 'move', { move: 'b6-a5' });
    },
    ask: (table) => press(table, 'boris', on('takeback', 'accept', GAME, '1')),
    says: 'The game has moved on since that board. Here’s how it stands now:',
  },
  {
    name: 'a takeback of a finished game',
    prepare: async (table) => {
      await playMoves(table, ['c3-d4']);
      await type(table, 'anna', 'takeback');
      await press(table, 'anna', on('resign', 'confirm', GAME, '1'));
    },
    ask: (table) => press(table, 'boris', on('takeback', 'accept', GAME, '1')),
    says: 'This game is over. ⚫ **Black won.** White resigned.',
  },
  {
    name: 'answering offers in a game of others',
    prepare: (table) => type(table, 'anna', 'draw'),
    ask: (table) => press(table, 'dora', on('draw', 'accept', GAME, '0')),
    says: 'Only the two players can do that. You’re welcome to watch, and **Flip** is for everyone.',
  },
  {
    name: 'a rematch where no game was finished',
    ask: (table) => type(table, 'anna', 'rematch'),
    says: 'You haven’t finished a game in this channel. Start one with `/challenge`.',
  },
  {
    name: 'a rematch of a running game',
    ask: (table) => type(table, 'anna', 'rematch', { game: GAME }),
    says: 'This game is still going. You can offer a rematch when it’s over.',
  },
  {
    name: 'a rematch of a game of others',
    prepare: (table) => press(table, 'anna', on('resign', 'confirm', GAME, '0')),
    ask: (table) => type(table, 'dora', 'rematch', { game: GAME }),
    says: 'Only the two players can do that. You’re welcome to watch, and **Flip** is for everyone.',
  },
  {
    name: 'a rematch offered twice',
    prepare: async (table) => {
      await press(table, 'anna', on('resign', 'confirm', GAME, '0'));
      await type(table, 'anna', 'rematch');
    },
    ask: (table) => type(table, 'anna', 'rematch'),
    says: 'Your opponent hasn’t responded to your rematch offer yet.',
  },
  {
    name: 'a rematch offered again after a no',
    prepare: async (table) => {
      await press(table, 'anna', on('resign', 'confirm', GAME, '0'));
      await type(table, 'anna', 'rematch');
      await press(table, 'boris', on('rematch', 'decline', GAME, '0'));
    },
    ask: (table) => type(table, 'anna', 'rematch'),
    says: 'You already offered a rematch, and it wasn’t accepted. Invite them to a new game with `/challenge`.',
  },
  {
    name: 'accepting a rematch that was withdrawn',
    prepare: async (table) => {
      await press(table, 'anna', on('resign', 'confirm', GAME, '0'));
      await type(table, 'anna', 'rematch');
      await press(table, 'anna', on('rematch', 'withdraw', GAME, '0'));
    },
    ask: (table) => press(table, 'boris', on('rematch', 'accept', GAME, '0')),
    says: 'There’s no rematch offer to respond to anymore.',
  },
  {
    name: 'a second rematch',
    prepare: async (table) => {
      await press(table, 'anna', on('resign', 'confirm', GAME, '0'));
      await type(table, 'anna', 'rematch');
      await type(table, 'boris', 'rematch');
    },
    ask: (table) => press(table, 'anna', on('rematch', 'offer', GAME, '0')),
    says: 'The rematch of this game is already on. See it with `/games`.',
  },
  ...(
    [
      [
        'no move',
        'if then',
        'I couldn’t find a move in that. A plan looks like this: `if c3-d4 then b6-a5, if g3-h4 then b6-c5`.',
      ],
      ['no answer', 'if c3-d4', 'Line 1 ends with your opponent’s move. What’s your reply?'],
      [
        'an impossible move',
        'if c3-d4 then b6-a5, if c3-e5 then b6-a5',
        String.raw`Line 2: “c3\-e5” isn’t possible here. You can play ${FIRST_MOVES}.`,
      ],
      [
        'two answers',
        'if c3-d4 then b6-a5, if c3-d4 then b6-c5',
        'Line 2 has a different reply to moves that an earlier line already answers.',
      ],
      ['31 lines', 'c3-d4 b6-a5,'.repeat(31), 'A plan can have up to 30 lines.'],
      [
        '31 moves in a line',
        'c3-d4 '.repeat(31),
        'Line 1 is too long: a line can have up to 30 moves, counting both sides.',
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
    says: 'It’s your move, so just make it. You can plan your replies when it’s your opponent’s move.',
  },
  {
    name: 'a plan in a game of others',
    ask: (table) => type(table, 'dora', 'plan', { game: GAME }),
    says: 'Only the two players can do that. You’re welcome to watch, and **Flip** is for everyone.',
  },
  {
    name: 'a plan from an old board',
    prepare: (table) => playMoves(table, ['c3-d4', 'b6-a5']),
    ask: (table) => press(table, 'boris', on('plan', 'pick', GAME, '0', '.0'), '00'),
    says: 'The game has moved on since that board. Here’s how it stands now:',
  },
  ...[anna, bot, crownhead].flatMap((user) =>
    ['block', 'unblock'].map((command) => ({
      name: `${command} of ${user.id}`,
      ask: (table: Table) => type(table, 'anna', command, { user }),
      says: 'Choose a person other than yourself.',
    })),
  ),
  {
    name: 'unblocking someone who was not blocked',
    ask: (table) => type(table, 'anna', 'unblock', { user: boris }),
    says: '<@boris> wasn’t blocked.',
  },
  {
    name: 'a block for a server where there is none',
    ask: (table) => type(table, 'anna', 'block', { user: boris, server: true }, { ...PLACE, guildId: null }),
    says: 'This only works in servers.',
  },
  {
    name: 'more open challenges than one person may have',
    prepare: (table) => often(9, () => type(table, 'anna', 'challenge')),
    ask: (table) => type(table, 'anna', 'challenge'),
    says: 'You have 10 open challenges, which is the most at once. You can start another <t:87400:R>, or as soon as one is accepted, declined or withdrawn.',
  },
  {
    name: 'one who does not answer, challenged again',
    prepare: (table) => often(3, () => type(table, 'anna', 'challenge', { opponent: boris })),
    ask: (table) => type(table, 'anna', 'challenge', { opponent: boris }),
    says: 'You asked <@boris> for a game 3 times and haven’t had an answer yet. You can ask again <t:4600:R>, or as soon as they answer.',
  },
  {
    name: 'more imports than are kept for one person',
    prepare: (table) => often(100, () => type(table, 'anna', 'import', { text: '1. c3-d4 *' })),
    ask: (table) => type(table, 'anna', 'import', { text: '1. c3-d4 *' }),
    says: 'That’s as much as I can keep for you in one day. You can import more <t:87400:R>.',
  },
  {
    name: 'more games against the engine than one person may have',
    prepare: (table) =>
      often(10, () => type(withEngine(table), 'anna', 'challenge', { opponent: crownhead })),
    ask: (table) => type(withEngine(table), 'anna', 'challenge', { opponent: crownhead }),
    says: 'You have 10 games in progress against me, which is the most at once. You can start another as soon as one is over.',
  },
  {
    name: 'a challenge to yourself',
    ask: (table) => type(table, 'anna', 'challenge', { opponent: anna }),
    says: 'You can’t challenge yourself. Leave the opponent empty to let anyone accept.',
  },
  {
    name: 'a challenge to a bot',
    ask: (table) => type(table, 'anna', 'challenge', { opponent: bot }),
    says: 'Other bots don’t play draughts here. Challenge a person or me, or leave the opponent empty to let anyone accept.',
  },
  {
    name: 'practice with an engine that is not there',
    ask: (table) => type(table, 'anna', 'practice'),
    says: 'You can’t play against me here: my host turned that off. Challenge a person, or leave the opponent empty to let anyone accept.',
  },
  {
    name: 'practice for someone who takes no direct messages',
    ask: (table) => type(table, 'hermit', 'practice'),
    says: 'I can’t send you direct messages. Allow them from members of this server in its privacy settings, and try again.',
  },
  ...ENGINE_WISHES.map(([name, values, says]) => ({
    name,
    ask: (table: Table) => type(table, 'anna', 'challenge', values),
    says,
  })),
  {
    name: 'a variant we do not play',
    ask: (table) => type(table, 'anna', 'challenge', { variant: 'tic-tac-toe' }),
    says: String.raw`I don’t know a variant called “tic\-tac\-toe”. I play Russian draughts, Poddavki (giveaway), Bashni (towers), International draughts, Brazilian draughts, Antidraughts, Frisian draughts, Frysk!, Breakthrough, English draughts (checkers), Pool checkers, Italian draughts, Spanish draughts, Czech draughts, Thai draughts, Canadian draughts, Turkish draughts, and Armenian draughts.`,
  },
  ...['soon', '5', '5+', '3 weeks', '<@everyone>'].map((time) => ({
    name: `the time ${time}`,
    ask: (table: Table) => type(table, 'anna', 'challenge', { time }),
    says: `I can’t read “${plain(time)}” as a time control. Use minutes and seconds like \`5+3\`, a time per move like \`12h\` or \`3d\`, or \`none\`.`,
  })),
  ...['0+5', '200+1', '15d', '0h'].map((time) => ({
    name: `the time ${time}`,
    ask: (table: Table) => type(table, 'anna', 'challenge', { time }),
    says: `“${plain(time)}” is out of range. Live games can be \`1+0\` to \`180+180\`, correspondence games \`1h\` to \`14d\` per move.`,
  })),
  ...[{}, { time: '5+3' }, { time: 'none' }].map((given) => ({
    name: `weekends with ${JSON.stringify(given)}`,
    ask: (table: Table) => type(table, 'anna', 'challenge', { ...given, weekends: true }),
    says: 'Only games with hours or days per move can pause on weekends. Choose a time like `3d`, too.',
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
    says: 'This challenge is closed. It expired. Start a new one with `/challenge`.',
  },
  {
    name: 'a challenge that was taken back',
    prepare: (table) => press(table, 'anna', on('challenge', 'cancel', CHALLENGE)),
    ask: (table) => press(table, 'carl', on('challenge', 'accept', CHALLENGE)),
    says: 'This challenge is closed. It was withdrawn.',
  },
  {
    name: 'a challenge that someone else accepted',
    prepare: (table) => press(table, 'carl', on('challenge', 'accept', CHALLENGE)),
    ask: (table) => press(table, 'dora', on('challenge', 'accept', CHALLENGE)),
    says: 'This challenge is closed. It was accepted, and the game is on.',
  },
  {
    name: 'accepting your own challenge',
    ask: (table) => press(table, 'anna', on('challenge', 'accept', CHALLENGE)),
    says: 'This is your own challenge, so someone else has to accept it. To withdraw it, press **Cancel**.',
  },
  {
    name: 'taking back the challenge of another',
    ask: (table) => press(table, 'carl', on('challenge', 'cancel', CHALLENGE)),
    says: 'Only the challenger can withdraw this challenge.',
  },
  {
    name: 'an unknown challenge',
    ask: (table) => press(table, 'carl', on('challenge', 'accept', 'nosuchchallenge')),
    says: 'I don’t know that challenge anymore. Start a new one with `/challenge`.',
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
    says: 'I can’t read that button; it may be from an older version of me. Use its command again: `/board` for your game, `/learn` for your lesson.',
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
      String.raw`This challenge is for Bo\_ris. Make your own with ${'`/challenge`'}.`,
    );
  }
  expect((await table.app.store.challenge('id1'))?.challenge.state).toBe('open');
});
