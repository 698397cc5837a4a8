/** Points as whole numbers, so that sums of tenths are equal when they should be. */
const UNITS = 100;

/** Hundredths of a point. */
export const toUnits = (points: number): number => Math.round(points * UNITS);

/** Back to points; `power` is 2 for products of two numbers of points. */
export const toPoints = (units: number, power = 1): number => units / UNITS ** power;
