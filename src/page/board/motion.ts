const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the page is visible, and its viewer allows motion. */
export const isMoving = (): boolean => !document.hidden && !calm.matches;

/** A window that nobody looks at may draw one frame a second, but has to keep up (ms). */
const LATE_FRAME = 60;

/** Runs a job after the next frame is drawn, or when that frame is late. */
export function whenDrawn(job: () => void): void {
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    job();
  }, LATE_FRAME);
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(job);
  });
}

/** How long (ms) jobs may take in a frame, without the last of them and their layout. */
const SHARE = 1;

const jobs = new Set<() => void>();
let isWaiting = false;

function wait(): void {
  if (isWaiting || jobs.size === 0) return;
  isWaiting = true;
  whenDrawn(runSome);
}

function runSome(): void {
  isWaiting = false;
  const began = performance.now();
  for (const job of jobs) {
    jobs.delete(job);
    job();
    if (performance.now() - began > SHARE) break;
  }
  wait();
}

/**
 * Runs a job once after a later frame. On a slow device, each frame has one job, so that pieces
 * move smoothly.
 */
export function afterFrame(job: () => void): void {
  if (!isMoving()) return job();
  jobs.add(job);
  wait();
}
