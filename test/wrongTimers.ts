/**
 * Node.js only gives a warning for timers with a duration that is negative, too large, or not a
 * number.
 */
const WRONG_TIMER = /Timeout(?:Negative|NaN|Overflow)Warning/gu;

export const wrongTimersIn = (said: string): readonly string[] => said.match(WRONG_TIMER) ?? [];
