/** Lives that are always tested, each with its reason. */
import { DAY, HOUR, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { BEFORE_HOSTILE } from '../draughts/hostile.ts';
import type { First, Step } from './steps.ts';

const ALONE = { process: 0, death: null, trouble: null, twice: false, late: false } as const;

/** Every action is delivered to both processes at once, which is the reason for compare-and-set. */
const CLICKED_TWICE: readonly Step[] = Array.from({ length: 6 }, (): readonly Step[] => [
  { what: 'offer', by: 'anna', kind: 'draw', action: 'offer', ...ALONE, twice: true },
  { what: 'offer', by: 'boris', kind: 'draw', action: 'decline', ...ALONE, process: 1, twice: true },
  { what: 'move', pick: 1, draw: false, pressed: false, ...ALONE, twice: true },
  { what: 'move', pick: 1, draw: false, pressed: false, ...ALONE, process: 1, twice: true },
]).flat();

/**
 * A game reaches a position with too many captures to list. Both players continue, while one of
 * them floods the other's buttons.
 */
const BEYOND_COUNTING: readonly Step[] = [
  {
    what: 'challenge',
    by: 'anna',
    time: 'none',
    weekends: false,
    start: BEFORE_HOSTILE,
    match: null,
    ...ALONE,
  },
  { what: 'answer', by: 'boris', action: 'accept', ...ALONE },
  { what: 'wrong move', by: 'boris', text: BEFORE_HOSTILE.move, ...ALONE },
  { what: 'flood', by: 'boris', action: 'piece', value: 'f5', ...ALONE },
  { what: 'flood', by: 'anna', action: 'piece', value: 'f5', ...ALONE, twice: true },
  { what: 'plan', picks: [7, 1], ...ALONE },
  ...[3, 1, 2].map((pick): Step => ({
    what: 'move',
    pick,
    draw: false,
    pressed: false,
    ...ALONE,
    twice: true,
  })),
  { what: 'resign', by: 'boris', ...ALONE },
];

/** One player pesters the other through both processes, gets answers, continues, and is blocked. */
const PESTERED: readonly Step[] = [
  { what: 'pester', by: 'boris', ...ALONE, twice: true },
  { what: 'answer', by: 'anna', action: 'decline', ...ALONE },
  { what: 'pester', by: 'boris', ...ALONE, process: 1, twice: true },
  { what: 'shun', by: 'anna', ...ALONE },
  { what: 'pester', by: 'anna', ...ALONE, twice: true },
];

/**
 * One player's flag falls during the other's vacation. The other returns after a process died while
 * recording the vacation's end.
 */
const BACK_TOO_LATE: readonly Step[] = [
  { what: 'vacation', by: 'boris', days: 5, ...ALONE },
  { what: 'wait', ms: 30 * HOUR },
  { what: 'sweep', process: 0, death: 'before saving', trouble: null, both: false },
  { what: 'vacation', by: 'boris', days: null, ...ALONE },
];

/** All games of a match are resigned, and both processes find the next game due at once. */
const RESIGNED: readonly Step[] = Array.from({ length: 5 }, () => [
  { what: 'resign', by: 'boris', ...ALONE } as const,
  { what: 'sweep', process: 0, death: null, trouble: null, both: true } as const,
  { what: 'wait', ms: 6 * SECOND } as const,
  { what: 'sweep', process: 1, death: null, trouble: null, both: true } as const,
  { what: 'wait', ms: 6 * SECOND } as const,
]).flat();

/** A move is made on a board whose process died before recording it. Its own process dies, too. */
const BOTH_DIE: readonly Step[] = [
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, death: 'after posting' },
  { what: 'move', pick: 0, draw: false, pressed: true, ...ALONE, process: 1, death: 'before removing' },
];

/**
 * The process of the first move posts its board after another process has shown the move, and dies.
 * So does the process of the next move.
 */
const LATE_AND_DEAD: readonly Step[] = [
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, late: true, death: 'after posting' },
  { what: 'wait', ms: 6 * SECOND },
  { what: 'sweep', process: 1, death: null, trouble: null, both: false },
  { what: 'late answer' },
  { what: 'move', pick: 0, draw: false, pressed: true, ...ALONE, late: true, death: 'after posting' },
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, process: 1 },
  { what: 'late answer' },
];

/**
 * The first move is shown after the second, whose process died before showing it. The first move's
 * board must not notify the player to move.
 */
const SHOWN_TOO_LATE: readonly Step[] = [
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, late: true },
  { what: 'wait', ms: SECOND },
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, death: 'before posting' },
  { what: 'late answer' },
];

/**
 * The board of the first move is below the second's, whose process died before recording it. Nobody
 * sweeps until the third move.
 */
const BELOW_ANOTHER: readonly Step[] = [
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, late: true },
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, death: 'after posting' },
  { what: 'late answer' },
  { what: 'wait', ms: 4 * MINUTE },
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE },
];

/**
 * A process dies after the last board of a game, and the next game is requested on that board a day
 * later. The board becomes the card.
 */
const UNKNOWN_LAST_BOARD: readonly Step[] = [
  { what: 'resign', by: 'anna', ...ALONE, death: 'after removing' },
  { what: 'wait', ms: 30 * HOUR },
  { what: 'click', by: 'anna', message: 0, control: 0, choice: 0, copies: 1 },
];

/** A move is answered after its channel was deleted. */
const ANSWERED_NOWHERE: readonly Step[] = [
  ...[0, 1, 2].map((): Step => ({ what: 'move', pick: 0, draw: false, pressed: true, ...ALONE })),
  { what: 'move', pick: 0, draw: false, pressed: true, ...ALONE, late: true },
  { what: 'delete', which: 'channel' },
];

/** A match of random openings is played to its end, and a process dies in each of its games. */
const PLAYED_OUT: readonly Step[] = [{ what: 'play on', plies: 400, seed: 1, death: 'after saving' }];

/**
 * The thread is deleted with its channel, and then a flag falls: the game moves to the channel
 * after it was rated.
 */
const THREAD_DELETED: readonly Step[] = [
  { what: 'delete', which: 'channel' },
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, twice: true, late: true },
];

/** A process dies while it posts a reminder, and no other process runs for hours. */
const REMINDED_TWICE: readonly Step[] = [
  { what: 'wait', ms: 60 * HOUR },
  { what: 'sweep', process: 0, death: 'after posting', trouble: null, both: false },
];

/** A process dies after posting a board, and the other process is not allowed to search for it. */
const NOT_TO_BE_LOOKED_FOR: readonly Step[] = [
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, death: 'after removing' },
  { what: 'wait', ms: 30 * HOUR },
  { what: 'weather', is: 'blind' },
  { what: 'sweep', process: 1, death: null, trouble: null, both: false },
];

/** An old board could not be removed, and its thread was archived before the bot restarted. */
const AWAY_FOR_A_MONTH: readonly Step[] = [
  { what: 'weather', is: 'unseen' },
  { what: 'play on', plies: 3, seed: 0, death: null },
  { what: 'wait', ms: 31 * DAY },
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, twice: true, late: true },
];

/** A process dies after each of its boards, and each next game is requested before a sweep. */
const TWO_UNKNOWN_BOARDS: readonly Step[] = [
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, death: 'after posting', twice: true },
  { what: 'resign', by: 'anna', ...ALONE, death: 'after removing', twice: true },
  { what: 'click', by: 'anna', message: 0, control: 0, choice: 0, copies: 1 },
];

/** Discord rejects the next game's board as malformed, and the process that was told so dies. */
const REFUSED_AND_DEAD: readonly Step[] = [
  { what: 'resign', by: 'anna', ...ALONE, twice: true, late: true },
  { what: 'sweep', process: 0, death: 'before remembering', trouble: null, both: false },
  { what: 'weather', is: 'wrong' },
  { what: 'sweep', process: 0, death: 'after remembering', trouble: null, both: false },
];

/**
 * A slow process posts the board of the first move below the second's and dies. The bot was removed
 * from the server before that and returns a month later.
 */
const LATE_AND_OUT: readonly Step[] = [
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, late: true, death: 'before remembering' },
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, process: 1 },
  { what: 'throw out', isOut: true },
  { what: 'late answer' },
  { what: 'wait', ms: 31 * DAY },
];

/** A game is canceled while the bot is out of the server, which adds it again a month later. */
const CANCELED_OUTSIDE: readonly Step[] = [
  { what: 'throw out', isOut: true },
  { what: 'wait', ms: 31 * DAY },
];

/** Anna tries to accept a challenge after the bot was removed from the server. */
const ACCEPTED_OUTSIDE: readonly Step[] = [
  {
    what: 'challenge',
    by: 'boris',
    time: 'none',
    weekends: false,
    start: null,
    match: null,
    ...ALONE,
  },
  { what: 'throw out', isOut: true },
  { what: 'answer', by: 'anna', action: 'accept', ...ALONE, death: 'before remembering' },
];

/**
 * The bot can't post the board, and Discord opens no direct messages with either player, during
 * many moves.
 */
const NOBODY_TO_WRITE_TO: readonly Step[] = [
  { what: 'delete', which: 'card' },
  { what: 'weather', is: 'wrong' },
  { what: 'throw out', isOut: true },
  { what: 'play on', plies: 400, seed: 460_211_539, death: 'before saving' },
];

/**
 * The process that posts the last board of a game dies, and the next game is requested on that
 * board at once.
 */
const NEXT_ON_UNKNOWN_BOARD: readonly Step[] = [
  { what: 'resign', by: 'anna', ...ALONE, death: 'after posting' },
  { what: 'click', by: 'anna', message: 0, control: 0, choice: 0, copies: 1 },
];

/**
 * A process dies after posting a board, nobody sweeps until a flag has fallen, and Discord refuses
 * the board that says so.
 */
const LOST_AND_REFUSED: readonly Step[] = [
  { what: 'move', pick: 0, draw: false, pressed: false, ...ALONE, death: 'after removing' },
  { what: 'wait', ms: 19.5 * HOUR },
  { what: 'weather', is: 'wrong' },
  { what: 'sweep', process: 0, death: null, trouble: null, both: false },
];

/** An old board stays in an archived thread until a board that replaces the card reopens it. */
const OPENED_AGAIN: readonly Step[] = [
  { what: 'weather', is: 'kept' },
  { what: 'play on', plies: 3, seed: 0, death: null },
  { what: 'delete', which: 'card' },
  { what: 'wait', ms: 31 * DAY },
];

/** The first sweep after a game's end happens when its thread is archived and the match is over. */
const UNSWEPT_FOR_A_MONTH: readonly Step[] = [
  { what: 'resign', by: 'anna', ...ALONE },
  { what: 'wait', ms: 31 * DAY },
];

/**
 * The channel is deleted, and the player to move waits for a month after the direct message that
 * notified them instead.
 */
const CALLED_FOR_LONG: readonly Step[] = [
  { what: 'delete', which: 'channel' },
  { what: 'play on', plies: 3, seed: 0, death: null },
  { what: 'play on', plies: 3, seed: 0, death: null },
  { what: 'wait', ms: 31 * DAY },
  { what: 'wait', ms: 31 * DAY },
];

/** The channel is deleted, and no sweep runs for a month after the player's notice was due. */
const CALLED_LATE: readonly Step[] = [
  { what: 'resign', by: 'anna', ...ALONE, twice: true, late: true },
  { what: 'delete', which: 'channel' },
  { what: 'play on', plies: 3, seed: 0, death: null },
  { what: 'sweep', process: 0, death: null, trouble: null, both: false },
  { what: 'wait', ms: 31 * DAY },
];

/**
 * The player to move is notified neither on the board nor by direct message, because Discord
 * rejects both as malformed.
 */
const CALLED_THE_NEXT_DAY: readonly Step[] = [
  { what: 'weather', is: 'silent' },
  { what: 'play on', plies: 3, seed: 0, death: null },
  { what: 'weather', is: 'wrong' },
  { what: 'sweep', process: 0, death: null, trouble: null, both: false },
];

/** The process that answers a resignation dies after a sweep, before it posts the last board. */
const SWEPT_TOO_SOON: readonly Step[] = [
  { what: 'resign', by: 'anna', ...ALONE, death: 'after posting', late: true },
  { what: 'sweep', process: 0, death: 'before saving', trouble: null, both: false },
  { what: 'delete', which: 'card' },
];

/** Unrecorded boards can't be removed, and each death causes a new search of the channel. */
const FOUND_AGAIN: readonly Step[] = [
  { what: 'weather', is: 'closed' },
  { what: 'play on', plies: 400, seed: 0, death: 'before remembering' },
  { what: 'sweep', process: 0, death: null, trouble: null, both: false },
  { what: 'wait', ms: 4 * MINUTE },
  { what: 'sweep', process: 0, death: null, trouble: null, both: false },
];

export const EXAMPLES: readonly [First, readonly Step[]][] = [
  [{ time: 'none', match: null }, CLICKED_TWICE],
  [{ time: 'none', match: null }, BEYOND_COUNTING],
  [{ time: 'none', match: null }, PESTERED],
  [{ time: '1d', match: null }, BACK_TOO_LATE],
  [{ time: 'none', match: null }, BOTH_DIE],
  [{ time: 'none', match: null }, LATE_AND_DEAD],
  [{ time: '3d', match: { match: '4', openings: 'idf' } }, RESIGNED],
  [{ time: '5+3', match: null, gamesIn: 'thread' }, THREAD_DELETED],
  [{ time: 'none', match: null }, SHOWN_TOO_LATE],
  [{ time: 'none', match: null }, BELOW_ANOTHER],
  [{ time: 'none', match: null }, ANSWERED_NOWHERE],
  [{ time: '3d', match: null }, REMINDED_TWICE],
  [{ time: 'none', match: null }, NOT_TO_BE_LOOKED_FOR],
  [{ time: 'none', match: null, gamesIn: 'thread' }, AWAY_FOR_A_MONTH],
  [{ time: 'none', match: { match: 'first to 3', rest: '1h' } }, UNKNOWN_LAST_BOARD],
  [{ time: 'none', match: { match: '2', openings: 'idf' } }, TWO_UNKNOWN_BOARDS],
  [{ time: 'none', match: { match: '2', openings: 'idf' } }, REFUSED_AND_DEAD],
  [{ time: 'none', match: null }, LATE_AND_OUT],
  [{ time: 'none', match: null }, CANCELED_OUTSIDE],
  [{ time: 'none', match: null }, ACCEPTED_OUTSIDE],
  [{ time: 'none', match: null }, NOBODY_TO_WRITE_TO],
  [{ time: 'none', match: { match: '2', openings: 'idf' } }, NEXT_ON_UNKNOWN_BOARD],
  [{ time: '5+3', match: { match: '2', openings: 'idf' } }, LOST_AND_REFUSED],
  [{ time: 'none', match: null, gamesIn: 'thread' }, OPENED_AGAIN],
  [{ time: 'none', match: { match: '2', openings: 'idf' }, gamesIn: 'thread' }, UNSWEPT_FOR_A_MONTH],
  [{ time: 'none', match: null }, CALLED_THE_NEXT_DAY],
  [{ time: 'none', match: { match: '2', openings: 'idf' } }, SWEPT_TOO_SOON],
  [{ time: 'none', match: { match: '2', openings: 'idf' } }, FOUND_AGAIN],
  [{ time: 'none', match: null }, CALLED_FOR_LONG],
  [{ time: 'none', match: { match: '4', openings: 'fmjd', rest: '1d' } }, CALLED_LATE],
  [{ time: 'none', match: { match: '4', openings: 'fmjd' } }, PLAYED_OUT],
  [{ time: '1d', match: { match: 'first to 3', rest: '1h' }, gamesIn: 'thread' }, PLAYED_OUT],
];
