/** The counts of due and open work are for the whole database, whichever process reports them. */
import type { Backlog } from '../../app/ports/due.ts';
import { CHECKS, isReady, type Readiness } from '../readiness.ts';
import type { Makers } from './makers.ts';

/** A `null` leaves its metric unchanged. */
export interface Seen {
  readonly readiness: Readiness;
  readonly gateway: { readonly all: number; readonly open: number };
  readonly backlog: readonly Backlog<string>[] | null;
  readonly openGames: number | null;
  readonly engine: { readonly threads: number; readonly waiting: number; readonly running: number };
  readonly freeDisk: number | null;
  readonly now: number;
}

type Show = (seen: Seen) => void;

export function stateFigures(makers: Makers): Show {
  const all = [readyFigures, backlogFigures, engineFigures, roomFigures].map((figures) => figures(makers));
  return (seen) => all.forEach((show) => show(seen));
}

function readyFigures({ gauge }: Makers): Show {
  const ready = gauge(['ready', 'Whether the bot is ready: 1 or 0.']);
  const well = gauge(['check', 'Whether this check passes: 1 or 0.'], 'check');
  const connections = gauge(['gateway_connections', 'Connections to Discord.'], 'state');
  return ({ readiness, gateway }) => {
    ready.set(isReady(readiness) ? 1 : 0);
    for (const check of CHECKS) well.set({ check }, readiness[check].isWell ? 1 : 0);
    connections.set({ state: 'open' }, gateway.open);
    connections.set({ state: 'closed' }, gateway.all - gateway.open);
  };
}

function backlogFigures({ gauge }: Makers): Show {
  const waiting = gauge(['due_rows', 'Due work in the queue, counted up to 10,000.'], 'kind');
  const oldest = gauge(['due_oldest_seconds', 'How long the oldest due work has been due.'], 'kind');
  const resting = gauge(['due_resting', 'Work abandoned until an operator retries it.'], 'kind');
  return ({ backlog, now }) => {
    for (const { kind, rows, since, resting: rests } of backlog ?? []) {
      waiting.set({ kind }, rows);
      oldest.set({ kind }, since === null ? 0 : Math.max(0, now - since) / 1000);
      resting.set({ kind }, rests);
    }
  };
}

function engineFigures({ gauge }: Makers): Show {
  const waiting = gauge(['engine_waiting', 'Requests in the engine’s queue.']);
  const running = gauge(['engine_running', 'Requests that the engine is working on.']);
  const threads = gauge(['engine_threads', 'Threads that the engine may use.']);
  return ({ engine }) => {
    waiting.set(engine.waiting);
    running.set(engine.running);
    threads.set(engine.threads);
  };
}

function roomFigures({ gauge }: Makers): Show {
  const games = gauge(['open_games', 'Running games.']);
  const disk = gauge(['disk_free_bytes', 'Free bytes on the disk with the database.']);
  return ({ openGames, freeDisk }) => {
    if (openGames !== null) games.set(openGames);
    // A gauge that was never set would report 0.
    if (freeDisk === null) disk.remove();
    else disk.set(freeDisk);
  };
}
