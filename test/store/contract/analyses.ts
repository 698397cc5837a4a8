/** The store's contract for analyses and imported records. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { importing } from '../samples.ts';
import { dueIds, type Pair } from './pair.ts';

export function analysisContract(stores: () => Pair): void {
  let store: SweptStore;
  beforeEach(() => {
    [store] = stores();
  });

  describe('analyses', () => {
    const subject = { kind: 'game', id: 'g1' } as const;
    const first = {
      subject,
      version: 1,
      engine: 1,
      findings: [],
      post: null,
      forGuesses: false,
      madeAt: 1000,
    };

    test('analyses are due at once when a bot starts, because messages wait for them', async () => {
      await store.analyses.save(first, 4000);
      await store.due.wakeUnshown(3500);
      expect(await dueIds(store, 3500, 4000)).toEqual(['analysis of g1']);
    });

    test('analyses of records are deleted with their records', async () => {
      const day = 24 * 60 * 60 * 1000;
      const ofRecord = { ...first, subject: { kind: 'record', id: 'r1' } } as const;
      await store.analyses.save(ofRecord, null);
      await store.analyses.save(first, null);
      await store.records.add({ id: 'r2', variant: 'russian', source: '*' }, importing(31 * day));
      expect(await store.analyses.load(ofRecord.subject)).toBeNull();
      expect(await store.analyses.load(subject)).toEqual(first);
    });
  });

  describe('imported records', () => {
    const record = { id: 'r1', variant: 'russian', source: '1. c3-d4 *' } as const;
    const day = 24 * 60 * 60 * 1000;

    test('imported records can be read back', async () => {
      expect(await store.records.load('r1')).toBeNull();
      await store.records.add(record, importing(day));
      expect(await stores()[1].records.load('r1')).toEqual(record);
    });

    test('a record can contain any text that a file can contain', async () => {
      const source = '{\u0001 \u{1F600} \uFFFE "\\"} 1. c3-d4 *';
      await store.records.add({ ...record, source: `${source}\0` }, importing(day));
      expect(await store.records.load('r1')).toEqual({ ...record, source: `${source} ` });
    });

    test('records are deleted when other records are imported a month later', async () => {
      await store.records.add(record, importing(day));
      await store.records.add({ ...record, id: 'r2' }, importing(31 * day));
      expect(await store.records.load('r1')).toEqual(record);
      await store.records.add({ ...record, id: 'r3' }, importing(31 * day + 1));
      const expected = [null, { ...record, id: 'r2' }];
      expect([await store.records.load('r1'), await store.records.load('r2')]).toEqual(expected);
    });
  });
}
