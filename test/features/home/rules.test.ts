import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../../../src/game/calendar/span.ts';
import type { Game } from '../../../src/game/game.ts';
import { liveliest } from '../../../src/features/home/rules.ts';
import { seatEngine } from '../../../src/game/seat.ts';
import { newGame } from '../../game/table.ts';

const NOW = 100 * DAY;
const live = { kind: 'live', initial: 5 * MINUTE, increment: 0 } as const;
const at = (id: string, changes: Partial<Game>): Game => ({ ...newGame({ id }), changedAt: NOW, ...changes });
const engine = seatEngine({ id: 'crownhead', name: 'Crownhead' }, 3);

test('games between people come first, then fast clocks, then the last change; paused games are left out', () => {
  const { seats } = newGame({});
  const games = [
    at('engine', { seats: { ...seats, black: engine }, time: live }),
    at('slow', { changedAt: NOW - MINUTE }),
    at('slower', { changedAt: NOW - 2 * MINUTE }),
    at('live', { time: live, changedAt: NOW - 3 * MINUTE }),
    at('old', { changedAt: NOW - DAY }),
    at('over', { result: { winner: 'white', by: 'resignation' } }),
    at('paused', { pauses: [{ from: NOW - MINUTE, to: NOW + DAY }], latest: 'paused' }),
  ];
  const order = liveliest(games, (game) => game, NOW).map(({ id }) => id);
  expect(order).toEqual(['live', 'slow', 'slower', 'engine']);
});
