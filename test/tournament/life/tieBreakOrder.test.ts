/** What the organizer chose comes first among those who are level in points; then the usual. */
import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../src/tournament/life/table.ts';
import { FIRST_TIE_BREAKS, type FirstTieBreak, type Form } from '../../../src/tournament/life/terms.ts';
import { tieBreaksOf } from '../../../src/tournament/life/playedEvent.ts';
import { entered, favorites, FORMS, hash, playOut, termsOf } from './hall.ts';

const orderIn = (form: Form, tieBreak: FirstTieBreak | null) => tieBreaksOf(termsOf(form, { tieBreak }));

test.each([
  ['usual', null, 'BH/C1 BH SB DE WON', 'DE WON SB'],
  ['Solkoff', 'solkoff', 'BH BH/C1 SB DE WON', 'BH DE WON SB'],
  ['games won', 'won', 'WON BH/C1 BH SB DE', 'WON DE SB'],
  ['performance', 'performance', 'LP BH/C1 BH SB DE WON', 'LP DE WON SB'],
] as const)('%s', (_, chosen, swiss, all) => {
  const [first, , third] = FORMS;
  expect(orderIn(first!, chosen).join(' ')).toBe(swiss);
  expect(orderIn(third!, chosen).join(' ')).toBe(all);
});

/** A draw now and then, so that some are level. */
const mixed = (game: Parameters<typeof favorites>[0], number: number) => ({
  ...favorites(game, number),
  result: number % 3 === 0 ? ('=' as const) : favorites(game, number).result,
});

describe.each(FIRST_TIE_BREAKS)('%s', (tieBreak) => {
  test('orders a Swiss and each group by it', () => {
    for (const form of [FORMS[0]!, FORMS[6]!]) {
      const { tournament } = playOut(entered(termsOf(form, { tieBreak }), 9), { endFor: mixed });
      const table = tableOf(tournament, hash);
      const tables = table.kind === 'groups' ? table.groups.map((each) => each.table) : [table];
      for (const each of tables) {
        const rows = each.kind === 'points' ? each.rows : [];
        const keys = rows.map(({ points, tieBreaks }) => [points, tieBreaks[0] ?? 0] as const);
        expect(keys).toEqual(keys.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]));
        expect(rows.length).toBeGreaterThan(2);
      }
    }
  });
});
