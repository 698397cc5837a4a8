/** The main thread's work in each frame, from a trace of the browser. */
import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Start, duration, and CPU time of the thread, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly elementCount?: number;
    readonly beginData?: { readonly dirtyObjects?: number; readonly totalObjects?: number };
    readonly data?: { readonly functionName?: string; readonly type?: string; readonly message?: string };
  };
}

type Work = 'script' | 'style' | 'layout' | 'paint' | 'other';

/** In ms. */
export interface Frame extends Readonly<Record<Work, number>> {
  /** Its longest parts: callbacks, and recalculations of styles and of the layout. */
  readonly parts: readonly string[];
}

/** All that the page must do before the frame can be painted. */
export const costOf = ({ script, style, layout }: Frame): number => script + style + layout;

const WORK = new Map<string, Work>([
  ...[
    'EventDispatch',
    'EvaluateScript',
    'FireAnimationFrame',
    'FunctionCall',
    'HitTest',
    'MajorGC',
    'MinorGC',
    'ParseHTML',
    'RunMicrotasks',
    'TimerFire',
    'v8.compile',
    'v8.compileModule',
    'v8.evaluateModule',
  ].map((name) => [name, 'script'] as const),
  ['UpdateLayoutTree', 'style'],
  ['Layout', 'layout'],
  ...['PrePaint', 'Paint', 'Layerize', 'UpdateLayer', 'Commit'].map((name) => [name, 'paint'] as const),
]);

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink', 'toplevel'];

/** A task with this mark belongs to the bench, not to the page. */
const MARK = 'bench';
/** Runs an expression in the page. */
export const look = <T>(page: Page, expression: string): Promise<T> =>
  page.evaluate<T>(`console.timeStamp('${MARK}'), ${expression}`);

/** The time from one frame to the next (µs). */
const REFRESH = 1e6 / 60;
/** In ms. */
const WORTH_TELLING = 0.5;

const timeOf = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;

function told(event: TraceEvent, isForced: boolean): string {
  const { elementCount, beginData, data } = event.args;
  const about = [
    data?.functionName || data?.type,
    elementCount !== undefined && `${elementCount} elements`,
    beginData?.dirtyObjects !== undefined && `${beginData.dirtyObjects}/${beginData.totalObjects} boxes`,
    isForced && 'forced',
  ].filter(Boolean);
  return `${event.name}${about.length > 0 ? ` (${about.join(', ')})` : ''} ${timeOf(event).toFixed(1)}`;
}

interface Open {
  readonly event: TraceEvent;
  readonly work: Work;
}

/** The thread that computes the page's styles. */
function mainThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid}.${tid}`);
  const countOf = (thread: readonly TraceEvent[]): number =>
    thread.filter(({ name }) => name === 'UpdateLayoutTree').length;
  const [main = []] = [...threads.values()].toSorted((a, b) => countOf(b) - countOf(a));
  return main
    .filter(({ ph }) => ph === 'X' || ph === 'I')
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

/** A frame ends when it is committed, or when the thread rests for longer than a frame. */
export function framesIn(events: readonly TraceEvent[]): readonly Frame[] {
  const frames: Frame[] = [];
  const main = mainThread(events);
  const ours = main.filter(({ args }) => args.data?.message === MARK).map(({ ts }) => ts);
  let now = { script: 0, style: 0, layout: 0, paint: 0, other: 0 };
  let parts: string[] = [];
  let open: Open[] = [];
  let restsFrom = 0;
  let skippedTo = 0;
  const close = (): void => {
    if (Object.values(now).some((ms) => ms > 0)) frames.push({ ...now, parts });
    [now, parts] = [{ script: 0, style: 0, layout: 0, paint: 0, other: 0 }, []];
  };
  for (const event of main) {
    const end = event.ts + (event.dur ?? 0);
    if (event.ph === 'I' || event.ts < skippedTo) continue;
    open = open.filter((each) => each.event.ts + (each.event.dur ?? 0) > event.ts);
    if (open.length === 0) {
      if (event.ts - restsFrom > REFRESH) close();
      restsFrom = end;
      if (ours.some((ts) => ts >= event.ts && ts <= end)) {
        skippedTo = end;
        continue;
      }
    }
    const above = open.at(-1);
    const work = WORK.get(event.name) ?? above?.work ?? 'other';
    now[work] += timeOf(event);
    if (above) now[above.work] -= timeOf(event);
    if (WORK.has(event.name) && work !== 'paint' && timeOf(event) > WORTH_TELLING)
      parts.push(told(event, work !== 'script' && above?.work === 'script'));
    open.push({ event, work });
    if (event.name === 'Commit') close();
  }
  close();
  return frames;
}

/** The frames of the page while something happens in it. */
export async function framesDuring(
  browser: Browser,
  page: Page,
  happens: () => Promise<unknown>,
): Promise<readonly Frame[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await happens();
  const trace = await browser.stopTracing();
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  return framesIn(traceEvents);
}
