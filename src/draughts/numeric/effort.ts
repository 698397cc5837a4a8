/**
 * What this thread has spent on positions with many captures, counted in positions of an ordinary kind that take as long. A
 * search adds it to those that it has visited, so that its limits hold everywhere.
 */
export const effort = { positions: 0 };
