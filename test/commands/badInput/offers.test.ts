/** Draws, takebacks and rematches that cannot be. */
import { playMoves, press, type } from '../asks.ts';
import { areRefused, GAME, on } from './case.ts';

areRefused([
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
    says: 'You offered a draw not long ago. You can offer another after you’ve made 5 more moves.',
  },
  {
    name: 'a draw offered again, with the fourth move',
    prepare: async (table) => {
      await type(table, 'anna', 'draw');
      await playMoves(table, ['a3-b4', 'b6-a5', 'e3-d4', 'a7-b6', 'g3-f4', 'b8-a7']);
    },
    ask: (table) => type(table, 'anna', 'move', { move: 'b2-a3', draw: true }),
    says: 'You offered a draw not long ago. You can offer another after you’ve made 2 more moves.',
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
    says: 'You don’t have a move to take back.',
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
    says: 'Your opponent is asking to take back a move. Respond to that first with `/takeback`.',
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
    says: 'Only the two players can do that. You’re welcome to watch, and anyone can use **Flip**.',
  },
  {
    name: 'a rematch where no game was finished',
    ask: (table) => type(table, 'anna', 'rematch'),
    says: 'You haven’t finished a game in this channel yet. Start one with `/challenge`.',
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
    says: 'Only the two players can do that. You’re welcome to watch, and anyone can use **Flip**.',
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
    says: 'You already offered a rematch, and it wasn’t accepted. You can still start a new game with `/challenge`.',
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
]);
