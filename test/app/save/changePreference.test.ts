/** Two simultaneous changes of a preference don't undo each other. */
import { expect, test } from 'vitest';
import { changeNotices, changePreference, rememberRefusal } from '../../../src/app/save/change.ts';
import { newTable } from '../table.ts';

const CHOICE = {
  ways: { turn: 'direct' },
  digest: { hour: 8, zone: 'UTC' },
  locale: 'en-GB',
} as const;

test('a language, a theme and a notice setting, all chosen at the same time, are all kept', async () => {
  const { app } = await newTable();
  await Promise.all([
    changePreference(app, 'anna', (before) => ({ ...before, language: 'ru' })),
    changePreference(app, 'anna', (before) => ({ ...before, theme: 'night' })),
    changeNotices(app, 'anna', 0, (before) => ({ ...before, notices: CHOICE })),
    changePreference(app, 'anna', (before) => ({ ...before, notation: 'numeric' })),
  ]);
  const expected = { language: 'ru', theme: 'night', notation: 'numeric', notices: CHOICE };
  expect(await app.store.people.preference('anna')).toEqual(expected);
});

test('a language chosen while the sweep records a refusal is kept, and so is the refusal', async () => {
  const { app } = await newTable();
  await changeNotices(app, 'anna', 0, (before) => ({ ...before, notices: CHOICE }));
  let isFirst = true;
  const people: typeof app.store.people = {
    ...app.store.people,
    saveNotices: async (...given) => {
      if (isFirst) await changePreference(app, 'anna', (before) => ({ ...before, language: 'ru' }));
      isFirst = false;
      return app.store.people.saveNotices(...given);
    },
  };
  await rememberRefusal({ ...app, store: { ...app.store, people } }, 'anna');
  const { language, notices } = await app.store.people.preference('anna');
  expect([language, notices?.refused]).toEqual(['ru', true]);
});
