/** Impossible plans and blocks. */
import type { Table } from '../../app/table.ts';
import { PLACE } from '../../store/samples.ts';
import { type } from '../asks.ts';
import { areRefused, FIRST_MOVES, bot, crownhead, boris, anna, withEngine, often } from './case.ts';

areRefused([
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
        'Line 2 gives another reply to moves an earlier line already answers.',
      ],
      [
        '31 lines',
        'c3-d4 b6-a5,'.repeat(31),
        'A plan can have up to 30 lines. Remove one before you add another.',
      ],
      [
        '31 moves in a line',
        'c3-d4 '.repeat(31),
        'Line 1 is too long: a line can have up to 30 moves, counting both sides.',
      ],
    ] as const
  ).map(([name, lines, says]) => ({
    name: `a plan with ${name}`,
    ask: (table: Table) => type(table, 'boris', 'games', { do: 'plan', lines }),
    says,
  })),
  ...[anna, bot, crownhead].flatMap((user) =>
    ['block', 'unblock'].map((command) => ({
      name: `${command} of ${user.id}`,
      ask: (table: Table) => type(table, 'anna', 'preferences', { [command]: user }),
      says: 'Choose someone other than yourself.',
    })),
  ),
  {
    name: 'a block for a server where there is none',
    ask: (table) => type(table, 'anna', 'server block', { user: boris }, { ...PLACE, guildId: null }),
    says: 'This only works in servers. Use it in one where I’ve been added.',
  },
  {
    name: 'more open challenges than one person may have',
    prepare: (table) => often(9, () => type(table, 'anna', 'play', { color: 'random' })),
    ask: (table) => type(table, 'anna', 'play', { color: 'random' }),
    says: 'You already have 10 open challenges, and that’s the limit. You can start another <t:87400:R>, or as soon as one is accepted, declined, or withdrawn.',
  },
  {
    name: 'one who does not answer, challenged again',
    prepare: (table) => often(3, () => type(table, 'anna', 'play', { opponent: boris })),
    ask: (table) => type(table, 'anna', 'play', { opponent: boris }),
    says: 'You’ve asked <@boris> for a game 3 times and haven’t gotten an answer yet. You can ask again <t:4600:R>, or as soon as they answer.',
  },
  {
    name: 'more imports than are kept for one person',
    prepare: (table) => often(100, () => type(table, 'anna', 'replay', { text: '1. c3-d4 *' })),
    ask: (table) => type(table, 'anna', 'replay', { text: '1. c3-d4 *' }),
    says: 'You’ve reached the daily limit for imports. You can import more <t:87400:R>.',
  },
  {
    name: 'more games against the engine than one person may have',
    prepare: (table) => often(10, () => type(withEngine(table), 'anna', 'play', { opponent: crownhead })),
    ask: (table) => type(withEngine(table), 'anna', 'play', { opponent: crownhead }),
    says: 'You already have 10 games in progress against me, and that’s the limit. You can start another as soon as one is over.',
  },
]);
