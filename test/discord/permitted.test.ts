/** Permissions as Discord writes them: 32 is Manage Server, 8 is Administrator, 2048 is Send Messages. */
import { expect, test } from 'vitest';
import { bitsOf, permits } from '../../src/discord/permissions.ts';

test.each([
  ['one of them', '2080', true],
  ['others only', '2048', false],
  ['none', '0', false],
  ['all, as an administrator has them', '8', true],
  ['more than a number can hold', String(2n ** 60n + 32n), true],
])('who holds %s', (_, held, may) => {
  expect(permits(held, 'ManageGuild', 'ManageEvents')).toBe(may);
});

test('several permissions are one number', () => {
  expect(bitsOf(['ManageGuild', 'SendMessages'])).toBe(2080n);
});
