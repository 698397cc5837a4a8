/** Node.js only warns of timers that are to last less than nothing, longer than it can count, or no number of milliseconds. */
const WRONG_TIMER = /Timeout(?:Negative|NaN|Overflow)Warning/gu;

export const wrongTimersIn = (said: string): readonly string[] => said.match(WRONG_TIMER) ?? [];
