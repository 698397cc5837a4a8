/** Finished tournaments written as files can be read back unchanged. */
import { expect, test } from 'vitest';
import { HOUR } from '../../../../src/game/calendar/span.ts';
import type { AnyEvent } from '../../../../src/tournament/event.ts';
import { leave } from '../../../../src/tournament/life/players/entering.ts';
import { eventOf, eventsIn, filesOf } from '../../../../src/tournament/life/table/files.ts';
import type { Form } from '../../../../src/tournament/life/terms.ts';
import type { Tournament } from '../../../../src/tournament/life/tournament.ts';
import { parseTrf } from '../../../../src/tournament/trf/parseTrf.ts';
import { entered, favorites, FORMS, hash, NOON, playOut, termsOf } from '../hall.ts';

/** A player plays the first round and leaves. */
function played(form: Form, players: number): Tournament {
  const begun = entered(termsOf(form), players);
  const isKnockOut = form.kind === 'knock-out';
  return playOut(begun, {
    endFor: (game, number) => ({
      ...favorites(game, number),
      result: !isKnockOut && number % 3 === 1 ? '=' : favorites(game, number).result,
    }),
    meanwhile: (each, now) => {
      const left = now > NOON + HOUR && !isKnockOut ? leave(each, { by: 'u3', at: now }) : null;
      return left?.ok ? left.value : each;
    },
  }).tournament;
}

/** The event with each round's absentees by number, as in a file. */
const inOrder = (event: AnyEvent | null): unknown =>
  JSON.parse(JSON.stringify(event), (key, part: unknown) =>
    key === 'absent' && Array.isArray(part)
      ? part.toSorted((a: { number: number }, b: { number: number }) => a.number - b.number)
      : part,
  );

test.each<[number, Form]>([
  [8, { kind: 'swiss', rounds: null }],
  [7, { kind: 'swiss', rounds: 5 }],
  [12, { kind: 'swiss', rounds: 3 }],
  [6, { kind: 'double-swiss', rounds: 3 }],
  [5, { kind: 'double-swiss', rounds: null }],
  [6, { kind: 'round-robin', cycles: 1, isAtOnce: false }],
  [5, { kind: 'round-robin', cycles: 1, isAtOnce: true }],
  [4, { kind: 'round-robin', cycles: 2, isAtOnce: false }],
  [5, { kind: 'knock-out', hasThirdPlace: true }],
  [8, { kind: 'knock-out', hasThirdPlace: false }],
  [9, { kind: 'groups', size: 5, advancing: 2, finals: 1, cycles: 1, isAtOnce: false }],
  [11, { kind: 'groups', size: 4, advancing: 1, finals: 1, cycles: 2, isAtOnce: true }],
])('a tournament of %i players can be read back: %o', (players, form) => {
  const tournament = played(form, players);
  expect(tournament).toMatchObject({ stage: 'finished' });
  const files = filesOf(tournament, hash);
  const read = files.ok ? files.value.map(({ text }) => parseTrf(text)) : [files];
  expect(read.map((each) => (each.ok ? inOrder(each.value) : each))).toEqual(
    eventsIn(tournament, hash).map(({ held }) => inOrder(eventOf(held, hash))),
  );
});

test('each group has its own file, and so does the final', () => {
  const { tournament } = playOut(entered(termsOf(FORMS[6]!), 8), { endFor: favorites });
  const files = filesOf(tournament, hash);
  const named = (files.ok ? files.value : []).map(({ part, text }) => [part, text.split('\n')[0]?.trimEnd()]);
  expect(named).toEqual([
    ['A', '012 Friday blitz A'],
    ['B', '012 Friday blitz B'],
    ['final', '012 Friday blitz final'],
  ]);
});

test('an arena can’t be exported as a file', () => {
  const { tournament } = playOut(entered(termsOf(FORMS[5]!), 4), { endFor: favorites });
  expect(filesOf(tournament, hash)).toEqual({ ok: false, problem: 'form' });
});
