/** Unreadable buttons. */
import type { Table } from '../../app/table.ts';
import { press } from '../asks.ts';
import { areRefused, GAME, CHALLENGE, on } from './case.ts';

areRefused(
  [
    on('move', 'pick', GAME, 'x'),
    on('move', 'pick', "'; drop table games", '0'),
    on('move', 'pick'),
    on('move', 'explode', GAME, '0'),
    on('board', 'flip', GAME, 'sideways'),
    on('board', 'turn', GAME, '0', 'sideways'),
    on('resign', 'explode', GAME, '0'),
    on('draw', 'toString', GAME, '0'),
    on('games', 'page', 'nowhere', '0'),
    on('games', 'page', 'here', '-1'),
    on('game', 'explode'),
    on('takeback', 'explode', GAME, '0'),
    on('rematch', 'explode', GAME, '0'),
    on('resume', 'later', GAME, '0'),
    on('plan', 'explode', GAME, '0'),
    on('plan', 'remove', GAME, 'x'),
    on('learn', 'explode', 'move', ''),
    on('learn', 'play', 'chess', ''),
    on('learn', 'play', 'forced', 'g1-f2', '0'),
    on('challenge', 'explode', CHALLENGE),
    on('hint', 'explode'),
    on('analyze', 'begin', 'game'),
    on('analyze', 'first', 'games', GAME, '0', 'white'),
    on('analyze', 'first', 'game', GAME, '-1', 'white'),
    on('analyze', 'curve', 'game', GAME, '0', 'up'),
  ].map((what) => ({
    name: `the malformed button ${[what.command, what.action, ...what.args].join('|')}`,
    ask: (table: Table) => press(table, 'anna', what, 'c3-d4'),
    says: 'I don’t recognize that button; it may be from an older version of me. Use the command again: `/games` for your game, `/learn` for your lesson.',
  })),
);
