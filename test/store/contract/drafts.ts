/** The store's contract for drafts of tournaments. */
import { expect, test } from 'vitest';
import { DAY } from '../../../src/game/calendar/span.ts';
import type { Pair } from './pair.ts';

export function draftContract(stores: () => Pair): void {
  test('a draft is deleted when another draft is saved a day later', async () => {
    const [{ drafts }] = stores();
    const draft = { guildId: 'guild-1', user: 'anna', version: 1, asked: {} };
    await drafts.save(draft, 100);
    await drafts.save({ ...draft, user: 'boris' }, 100 + DAY);
    expect(await drafts.load('guild-1', 'anna')).not.toBeNull();
    await drafts.save({ ...draft, user: 'boris', version: 2 }, 101 + DAY);
    expect(await drafts.load('guild-1', 'anna')).toBeNull();
  });
}
