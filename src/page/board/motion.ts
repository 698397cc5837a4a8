/** Whether the viewer sees movement, and wants to. */
export const isMoving = (): boolean =>
  !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
