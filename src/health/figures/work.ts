import type { Makers } from './makers.ts';

const IN_DATABASE = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];
const TO_DRAW = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const TO_THINK = [0.05, 0.25, 1, 2.5, 5, 15, 60];

const KINDS = ['png', 'gif', 'chart'] as const;
export type PictureKind = (typeof KINDS)[number];

export interface WorkFigures {
  readonly asked: (call: string, ms: number, failure: string | null) => void;
  readonly drawn: (kind: PictureKind, ms: number, isDrawn: boolean) => void;
  readonly waited: (ms: number) => void;
  readonly thought: (ms: number, outcome: string) => void;
  readonly attempted: (kind: string, outcome: string) => void;
}

export const workFigures = (makers: Makers): WorkFigures => ({
  ...storeFigures(makers),
  ...pictureFigures(makers),
  ...engineFigures(makers),
  ...dueFigures(makers),
});

function storeFigures({ counter, histogram }: Makers): Pick<WorkFigures, 'asked'> {
  const took = histogram(['database_seconds', 'Duration of calls to the store.'], IN_DATABASE, 'call');
  const failed = counter(['database_failures_total', 'Failed calls to the store.'], 'code');
  // A counter must exist before the first failure, or Prometheus sees no increase.
  for (const code of ['store-away', 'store-full', 'error']) failed.inc({ code }, 0);
  return {
    asked: (call, ms, failure) => {
      took.observe({ call }, ms / 1000);
      if (failure !== null) failed.inc({ code: failure });
    },
  };
}

function pictureFigures({ counter, histogram }: Makers): Pick<WorkFigures, 'drawn'> {
  const all = counter(['pictures_total', 'Pictures, animations and charts.'], 'kind', 'outcome');
  for (const kind of KINDS) all.inc({ kind, outcome: 'failed' }, 0);
  const took = histogram(['picture_seconds', 'Time to draw, including the queue.'], TO_DRAW, 'kind');
  return {
    drawn: (kind, ms, isDrawn) => {
      all.inc({ kind, outcome: isDrawn ? 'drawn' : 'failed' });
      took.observe({ kind }, ms / 1000);
    },
  };
}

function engineFigures({ counter, histogram }: Makers): Pick<WorkFigures, 'waited' | 'thought'> {
  const wait = histogram(['engine_wait_seconds', 'Time in the engine’s queue.'], TO_THINK);
  const took = histogram(['engine_seconds', 'Time of engine requests, including the queue.'], TO_THINK);
  const all = counter(['engine_requests_total', 'Engine requests by outcome.'], 'outcome');
  return {
    waited: (ms) => wait.observe(ms / 1000),
    thought: (ms, outcome) => {
      took.observe(ms / 1000);
      all.inc({ outcome });
    },
  };
}

function dueFigures({ counter }: Makers): Pick<WorkFigures, 'attempted'> {
  const attempts = counter(['due_attempts_total', 'Attempts at due work.'], 'kind', 'outcome');
  return { attempted: (kind, outcome) => attempts.inc({ kind, outcome }) };
}
