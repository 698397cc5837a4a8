/** Whether the page is visible, and its viewer allows motion. */
export const isMoving = (): boolean =>
  !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
