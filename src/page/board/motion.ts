/** Whether the page is visible, and its viewer allows motion. */
export const isMoving = (): boolean =>
  !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;

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

const jobs = new Set<() => void>();

function runNext(): void {
  const [job] = jobs;
  if (job === undefined) return;
  jobs.delete(job);
  job();
  if (jobs.size > 0) whenDrawn(runNext);
}

/** Whether a piece has just started to move. */
export const isStarting = (): boolean => jobs.size > 0;

/** Runs a job once after a later frame, one job a frame, so that pieces move smoothly. */
export function afterFrame(job: () => void): void {
  if (!isMoving()) return job();
  if (jobs.size === 0) whenDrawn(runNext);
  jobs.add(job);
}
