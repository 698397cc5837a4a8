/** When the bot counts as ready: each check at its threshold, and the words that it reports. */
import { expect, test } from 'vitest';
import { LEAST_DISK } from '../../src/health/freeDisk.ts';
import { checkDatabase, checkDiscord, checkDisk, checkSweep } from '../../src/health/readiness.ts';

const OPEN = { all: 1, open: 1, closedFor: null };
const SWEPT = { lookedFor: 0, full: [], dueFor: null };
const MB = 2 ** 20;

test.each([
  [checkDiscord(OPEN), true, '1 of 1 connections to Discord open'],
  [checkDiscord({ all: 16, open: 14, closedFor: 6000 }), true, '14 of 16 connections to Discord open'],
  [
    checkDiscord({ all: 16, open: 3, closedFor: null, opening: { connections: 13, for: 60_000 } }),
    true,
    '3 of 16 connections to Discord open, 13 still opening',
  ],
  [
    checkDiscord({ all: 16, open: 3, closedFor: null, opening: { connections: 13, for: 121_000 } }),
    false,
    '13 of 16 connections to Discord not open after 121 s',
  ],
  [
    checkDiscord({
      all: 1,
      open: 0,
      closedFor: null,
      opening: { connections: 1, for: 6600 },
      pausesUntil: Date.UTC(2026, 10, 29, 2, 30),
    }),
    false,
    '1 of 1 connections to Discord not open after 7 s; the next one waits until 2026-11-29T02:30:00.000Z because of Discord’s daily limit',
  ],
  [
    checkDiscord({ all: 1, open: 0, closedFor: null, opening: { connections: 1, for: 6600 } }),
    false,
    '1 of 1 connections to Discord not open after 7 s',
  ],
  [
    checkDiscord({ all: 16, open: 14, closedFor: 6600 }),
    false,
    '2 of 16 connections to Discord closed for 7 s',
  ],
  [checkDatabase('written'), true, 'the database is writable'],
  [checkDatabase('away'), false, 'the database can’t be reached or written'],
  [checkDatabase('full'), false, 'the database is full'],
  [checkDatabase('slow'), false, 'the database does not answer'],
  [checkSweep(SWEPT), true, 'the sweep is up to date'],
  [checkSweep({ ...SWEPT, lookedFor: null }), false, 'the sweep has not started'],
  [checkSweep({ ...SWEPT, lookedFor: 6000 }), true, 'the sweep is up to date'],
  [checkSweep({ ...SWEPT, lookedFor: 6600 }), false, 'the sweep has not run for 7 s'],
  [checkSweep({ ...SWEPT, full: [{ kind: 'game', since: 6000 }] }), true, 'the sweep is up to date'],
  [checkSweep({ ...SWEPT, full: [{ kind: 'game', since: 8000 }] }), false, 'no game work was done for 8 s'],
  [checkSweep({ ...SWEPT, dueFor: 60_000 }), true, 'the sweep is up to date'],
  [checkSweep({ ...SWEPT, dueFor: 61_000 }), false, 'work has been due for 61 s'],
  [checkDisk(null), true, 'the database is on a server'],
  [checkDisk(LEAST_DISK), true, '50 MB free on the disk'],
  [checkDisk(LEAST_DISK - 1), false, '49 MB free on the disk'],
  [checkDisk(3.5 * 1024 * MB), true, '3584 MB free on the disk'],
])('%j', (check, isWell, words) => expect(check).toEqual({ isWell, words }));
