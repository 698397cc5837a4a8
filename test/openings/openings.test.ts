/**
 * The random openings: every row is legal, and deals are uniform, verifiable and never repeated for
 * a pair.
 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endingOf } from '../../src/draughts/ending.ts';
import { startLine } from '../../src/draughts/line.ts';
import { rotate } from '../../src/draughts/symmetry.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { makeFen } from '../../src/notation/fen.ts';
import { deal, dealable, type Hash } from '../../src/openings/deal.ts';
import { fenOf, positionOf } from '../../src/openings/position.ts';
import { TABLE_IDS, type TableId } from '../../src/openings/table.ts';
import { rowNamed, tableOf, tablesFor } from '../../src/openings/tables.ts';
import { ALL_RUNS, someOf } from '../runs.ts';

const sha256: Hash = (text) => createHash('sha256').update(text).digest('hex');

/**
 * The number of rows, the number of distinct positions, and a hash of all positions, from an
 * independent reading of the federations' tables.
 */
const EXPECTED: Readonly<Record<TableId, readonly [rows: number, positions: number, digest: string]>> = {
  idf: [745, 742, '5362df9ce31f4303c8d0700da81e1767532f1e41a2d9402c5910f9e9d0ee93e8'],
  fmjd: [736, 734, '01b83aea13c5c60f1226325e94f348fbfcc2ae8de893cca90fea0d2a56da2347'],
  basic: [150, 150, '2560d6d7fcb50fbd3a3937ebaef2574fab9c15ed1f9ffba7ba6deed5b602dc9c'],
  'idf-brazilian': [736, 734, '7eae75ddfe931f99080a1b82acb9ae689a5e2fc03080c80003afb93ce2b50851'],
  'fmjd-brazilian': [725, 723, '256c959c35b3fb02129f42eeaa069c74f3403e4e3a7a38a5485a5f0af4cb482b'],
  'english-2-move': [43, 43, 'b0e5e956f3ce99c889e443467ffc448427f93d8a92519a2f272c811478453e30'],
  'english-3-move': [174, 174, 'a9f491194693dbc38f51e42cd75ad9cb8d35960c9ad6f96a1c1b4e1c85597ed4'],
  'english-11-man': [2253, 2253, 'cdc5031531185d60f196fbf1a71285888ef860fcd234382cb993cafb1984d4ba'],
  'italian-11-man': [2400, 2400, '3efb561b9e1caed7976a882e1ebf3c3e5e7c578215a186651c7ac90b44bd1867'],
};

it.each(someOf(TABLE_IDS, 2))(
  'in the table %s, every row is legal and leads to the federation’s position',
  (id) => {
    const table = tableOf(id);
    const [rows, positions, digest] = EXPECTED[id];
    for (const variantId of table.variants) {
      const variant = variantOf(variantId);
      const fens = table.rows.map((row) => fenOf(variant, row));
      // In the independent reading, the side that begins is White.
      const asWhite = table.rows
        .map((row) => positionOf(variant, row))
        .map((position) => (variant.begins === 'white' ? position : { ...position, ...rotate(position) }));
      expect(fens).toHaveLength(rows);
      expect(new Set(fens).size).toBe(positions);
      expect(sha256(asWhite.map((position) => makeFen(variant, position)).join('\n'))).toBe(digest);
      const twins = table.rows.filter((_, index) => fens.indexOf(fens[index] ?? '') < index);
      expect(twins.map(({ name }) => name)).toEqual(
        table.rows.filter((row) => row.as).map(({ name }) => name),
      );
    }
  },
);

it.each(TABLE_IDS)('in the table %s, no opening ends the game, and names are unique', (id) => {
  const table = tableOf(id);
  expect(new Set(table.rows.map(({ name }) => name)).size).toBe(table.rows.length);
  for (const variantId of table.variants) {
    const variant = variantOf(variantId);
    const over = table.rows.filter((row) => endingOf(startLine(variant, positionOf(variant, row))) !== null);
    expect(over).toEqual([]);
  }
});

it('each table is offered for its own variants, with the usual table first', () => {
  expect(tablesFor('russian').map(({ id }) => id)).toEqual(['idf', 'fmjd', 'basic']);
  expect(tablesFor('bashni')).toEqual([]);
});

it('each table finds a row by its name, however the name is typed', () => {
  expect(rowNamed(tableOf('basic'), ' 1-vii ')).toEqual({ name: '1-VII', moves: 'g3-h4 f6-g5' });
  expect(rowNamed(tableOf('basic'), '99-I')).toBeNull();
});

describe('a deal', () => {
  const table = tableOf('idf');

  it('a deal follows from its seed alone', () => {
    const once = deal({ table, seed: 'spring', number: 1, before: [] }, sha256);
    expect(deal({ table, seed: 'spring', number: 1, before: [] }, sha256)).toEqual(once);
    // To check by hand: `printf spring/1/0 | sha256sum` begins with a number that equals the row's
    // number modulo 745.
    expect(table.rows.indexOf(once)).toBe(Number.parseInt(sha256('spring/1/0').slice(0, 8), 16) % 745);
  });

  it('barred openings are never dealt', () => {
    const english = tableOf('english-3-move');
    expect(english.rows.filter(({ barred }) => barred)).toHaveLength(18);
    expect(dealable(english, [])).toHaveLength(156);
  });

  it('no position is repeated for a pair until all have been dealt', () => {
    const basic = tableOf('basic');
    const before: string[] = [];
    for (let number = 1; number <= 150; number++)
      before.push(deal({ table: basic, seed: 'a long match', number, before }, sha256).name);
    expect(new Set(before).size).toBe(150);
    expect(dealable(basic, before)).toHaveLength(150);
    // I-13 and XVII-8 are the same position under two names.
    expect(dealable(table, ['XVII-8']).map(({ name }) => name)).not.toContain('I-13');
  });

  it('the next number is used if the first number would favor the first rows', () => {
    const hashes = new Map([
      ['s/1/0', 'ffffffff'],
      ['s/1/1', '00000007'],
    ]);
    const dealt = deal({ table, seed: 's', number: 1, before: [] }, (text) => hashes.get(text) ?? 'none');
    expect(table.rows.indexOf(dealt)).toBe(7);
  });

  it('openings are dealt uniformly over many deals', () => {
    const basic = tableOf('basic');
    const counts = new Map<string, number>();
    const deals = ALL_RUNS ? 1_000_000 : 32_000;
    for (let number = 0; number < deals; number += 8) {
      // One hash contains eight 32-bit numbers, so this many deals need an eighth of that number of
      // hashes.
      const digest = sha256(`a million/${number}`);
      for (let part = 0; part < 8; part++) {
        const { name } = deal({ table: basic, seed: 's', number, before: [] }, (text) =>
          text.endsWith('/0') ? digest.slice(part * 8) : sha256(text),
        );
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
    const expected = deals / 150;
    const chiSquared = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(150);
    // With 149 degrees of freedom, the mean is 149 and the standard deviation 17.3. The seed is
    // fixed, so this can't fail by chance.
    expect(chiSquared).toBeGreaterThan(149 - 4 * 17.3);
    expect(chiSquared).toBeLessThan(149 + 4 * 17.3);
  });
});
