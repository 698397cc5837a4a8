/**
 * Endings with more pieces, with one file per pair of groups. Damaged and missing files are made
 * again, and lookups match the solutions.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { coreOf } from '../../src/draughts/numeric/coreOf.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { eachPosition, piecesOf } from '../../src/engine/endings/catalogue.ts';
import { probeIn, probeWith } from '../../src/engine/endings/probe.ts';
import { solve, moreEndingsOf } from '../../src/engine/endings/solve.ts';
import { UNKNOWN } from '../../src/engine/search/score.ts';
import { bringPair } from '../../src/enginePool/endingsPair.ts';
import { groupPath, openGroups } from '../../src/enginePool/groupFile.ts';
import { pathInNewFolder } from '../store/folder.ts';

const variant = variantOf('international');
const core = coreOf(variant);
const { root } = core;

test('endings of two kings against one are solved once, solved again if a file is damaged or missing, and can be looked up', async () => {
  const folder = dirname(await pathInNewFolder('any'));
  const more = moreEndingsOf(variant);
  if (!more) throw new Error('no endings on 10x10');
  // All endings of two pieces, and the first endings with three pieces, which are only kings.
  const pairs = more.pairs.slice(0, 1 + more.pairs.findIndex(([group]) => piecesOf(group) === 3));
  const bring = () =>
    pairs.map((_, place) => bringPair({ id: 'international', folder, place, memory: null }));
  expect(bring()).toEqual(pairs.map(() => true));
  const files = readdirSync(folder);
  expect(files.length).toBe(new Set(pairs.flat()).size);
  expect(bring()).toEqual(pairs.map(() => false));

  const key = pairs.at(-1)?.[0].key ?? 0;
  const sound = readFileSync(groupPath(folder, key));
  const damaged = Buffer.from(sound);
  damaged.writeUInt8(damaged.readUInt8(500) ^ 1, 500);
  writeFileSync(groupPath(folder, key), damaged);
  rmSync(groupPath(folder, pairs[0]?.[0].key ?? 0));
  expect(
    bring()
      .map((isNew, place) => (isNew ? place : null))
      .filter((place) => place !== null),
  ).toEqual([0, pairs.length - 1]);
  expect(readFileSync(groupPath(folder, key)).equals(sound)).toBe(true);
  expect(readdirSync(folder)).toEqual(files);

  const whole = probeIn(solve(variant, 3));
  const inFiles = probeWith(variant, more, null, openGroups(folder, variant));
  let [captures, decided] = [0, 0];
  for (const group of pairs.flat()) {
    eachPosition(core, more.catalogue.shape, group, () => {
      const known = inFiles(core, root);
      if (known === UNKNOWN) captures += 1;
      else if (known !== whole(core, root)) throw new Error(`${known} and not ${whole(core, root)}`);
      else if (known !== 0) decided += 1;
      if ((known === UNKNOWN) !== core.canCapture(root)) throw new Error('known or not');
    });
  }
  expect([captures, decided].every((count) => count > 1000)).toBe(true);
  const nowhere = probeWith(variant, more, null, openGroups(`${folder}/nowhere`, variant));
  expect(nowhere(core, root)).toBe(UNKNOWN);
});
