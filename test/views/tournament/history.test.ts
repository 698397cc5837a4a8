/** Tournaments with the same name are distinguishable. */
import { expect, test } from 'vitest';
import { sayIn } from '../../../src/i18n/say.ts';
import { threadName } from '../../../src/views/tournament/history.ts';
import { FORMS, opened, termsOf } from '../../tournament/life/hall.ts';

test.each([
  [null, 'Friday blitz'],
  [{ every: 'week', zone: 'UTC' }, 'Friday blitz · Mar 1, 2026'],
  [{ every: 'week', zone: 'Pacific/Auckland' }, 'Friday blitz · Mar 2, 2026'],
] as const)('the thread of a repeating tournament (%o) also has its date in its name', (repeats, name) => {
  expect(threadName(sayIn('en-US'), opened(termsOf(FORMS[0]!, { repeats })))).toBe(name);
});
