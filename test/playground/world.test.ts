/** The stand-in's ids, files and lookups, tested alone. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findButton, findMenu, textOf } from '../../playground/server/visitor/reading.ts';
import { LOCALS, portraitOf } from '../../playground/server/world/people.ts';
import { startClock } from '../../playground/server/world/clock.ts';
import { dropUpload, keepUpload } from '../../playground/server/world/uploads.ts';
import { newWorld } from '../../playground/server/world/world.ts';
import { makeSnowflake, snowflakes, timeOf } from '../../playground/server/world/snowflake.ts';
import { standInFor } from './connect.ts';

it('reads Discord’s own example of an id', () => {
  // docs.discord.com/developers/reference#snowflakes: 175928847299117063 was created on 2016-04-30
  // 11:18:25.796 UTC.
  expect(timeOf('175928847299117063')).toBe(Date.UTC(2016, 3, 30, 11, 18, 25, 796));
});

it('ids contain the time', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2015-01-02'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (date) => {
        expect(timeOf(makeSnowflake(date.getTime()))).toBe(date.getTime());
      },
    ),
  );
});

it('ids increase even if the clock is set back', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1_600_000_000_000, max: 1_600_000_000_009 }), { maxLength: 50 }),
      (times) => {
        let now = 0;
        const next = snowflakes(() => now);
        const ids = times.map((time) => {
          now = time;
          return BigInt(next());
        });
        expect(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? id))).toBe(true);
      },
    ),
  );
});

it('has a different portrait for each person', () => {
  expect(new Set(LOCALS.map(portraitOf)).size).toBe(LOCALS.length);
});

it('keeps a file without a message until twenty more files have lost their messages', () => {
  const world = newWorld(startClock());
  const file = { name: 'board.png', bytes: new Uint8Array() };
  for (let n = 0; n < 30; n += 1) dropUpload(world, keepUpload(world, '1', file, undefined));
  const shown = keepUpload(world, '1', file, undefined);
  expect(world.uploads.size).toBe(21);
  expect([...world.uploads.keys()].at(-1)).toBe(shown.url);
});

it('adds guests to the usual people', async () => {
  const standIn = await standInFor({ people: ['Dora', 'Emil'] });
  expect(standIn.visitor('Emil').person.id).not.toBe(standIn.visitor('Dora').person.id);
  expect(() => standIn.visitor('Nobody')).toThrow('There is no user named Nobody');
  expect(() => standIn.channel('nowhere')).toThrow('no channel nowhere');
});

it('lists the existing controls if a control is missing', async () => {
  const standIn = await standInFor();
  const message = standIn.visitor('Anna').say(standIn.channel('general'), 'hello');
  expect(textOf(message)).toBe('hello');
  expect(() => findButton(message, 'Go')).toThrow('no button Go, only: none');
  expect(() => findMenu(message)).toThrow('no menu');
});
