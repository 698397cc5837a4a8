/** Moves and helps that cannot be, and games that are not there. */
import { DAY } from '../../../src/game/span.ts';
import { begun } from '../../app/play.ts';
import type { Table } from '../../app/table.ts';
import { playMoves, press, saidInLesson, type } from '../asks.ts';
import { areRefused, GAME, FIRST_MOVES, TO_CAPTURE, on } from './case.ts';

areRefused([
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
    says: 'Only the two players can do that. You’re welcome to watch, and anyone can use **Flip**.',
  },
  {
    name: 'resigning for others',
    ask: (table) => press(table, 'dora', on('resign', 'confirm', GAME, '0')),
    says: 'Only the two players can do that. You’re welcome to watch, and anyone can use **Flip**.',
  },
  {
    name: 'a hint in a rated game',
    ask: (table) => type(table, 'anna', 'hint'),
    says: 'There are no hints in rated games. You can get them in casual games and in games against me, and everyone can see when you use one.',
  },
  {
    name: 'a hint for the side that waits',
    ask: (table) => type(table, 'boris', 'hint'),
    says: 'Not yet: it’s White’s move. I’ll mention you when it’s your turn.',
  },
  {
    name: 'a hint in a game of others',
    ask: (table) => type(table, 'dora', 'hint', { game: GAME }),
    says: 'Only the two players can do that. You’re welcome to watch, and anyone can use **Flip**.',
  },
  {
    name: 'the analysis of a running game',
    ask: (table) => type(table, 'dora', 'analyze', { game: GAME }),
    says: 'I can’t analyze a game that’s still being played: that would be helping one of the players. Ask again when it’s over.',
  },
  {
    name: 'an analysis where nothing was finished',
    ask: (table) => type(table, 'anna', 'analyze'),
    says: 'You haven’t finished a game in this channel yet. Start one with `/challenge`.',
  },
  {
    name: 'the analysis of a game without a move',
    prepare: (table) => press(table, 'boris', on('resign', 'confirm', GAME, '0')),
    ask: (table) => type(table, 'anna', 'analyze'),
    says: 'Nobody made a move in this game, so there’s nothing to analyze.',
  },
  {
    name: 'the analysis of a record that was forgotten',
    ask: (table) => press(table, 'anna', on('analyze', 'begin', 'record', 'gone', '0', 'white')),
    says: 'I no longer have this game: imported games are kept for a month. Import it again with `/import`.',
  },
  {
    name: 'an analysis where nobody can think',
    prepare: async (table) => {
      await playMoves(table, ['c3-d4']);
      await press(table, 'boris', on('resign', 'confirm', GAME, '1'));
    },
    ask: (table) => type(table, 'anna', 'analyze'),
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
    says: 'You can take 1 to 30 days of vacation this year, in whole days only.',
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
    says: 'None of your lessons is waiting for a move. See them all with `/learn`.',
  },
  {
    name: 'a move that a lesson does not know',
    ask: (table) => type(table, 'anna', 'learn', { lesson: 'towers', move: 'c3:h8' }),
    says: String.raw`“c3\:h8” isn’t possible here. You can play **c3:a5** or **c3:e5**.`,
    saidIn: saidInLesson,
  },
  {
    name: 'a quiet move in a lesson where a capture is due',
    ask: (table) => type(table, 'anna', 'learn', { lesson: 'capture', move: 'e3-d2' }),
    says: 'You must capture: **e3:c5** or **e3:g5**.',
    saidIn: saidInLesson,
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
]);
