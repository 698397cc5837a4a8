/**
 * Presses: a command can read the presses that a view makes, and damaged, foreign and incomplete
 * ids are rejected.
 */
import { assert, constantFrom, nat, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { presses as groups } from '../../src/app/presses.ts';
import { NOTHING_RESOLVED } from '../../src/app/ports/answering.ts';
import * as declared from '../../src/views/presses/declarations.ts';
import { type Control, makePress, parsePress, readPress } from '../../src/views/presses/presses.ts';
import { DECLARED } from './declared.ts';

const NO_ANSWERS = new Map<string, string>();
const isMenu = (control: Control | undefined): boolean => control?.chosen([], NO_ANSWERS) === null;

const NOTHING = { ...NOTHING_RESOLVED, values: [], answers: NO_ANSWERS };
const where = { message: { channelId: 'c', messageId: 'm' }, isPrivate: false };

test('every group of presses is declared, and exactly one group answers every declaration', () => {
  expect(DECLARED.map(({ command }) => command).toSorted()).toEqual(
    groups.map(({ name }) => name).toSorted(),
  );
});

const rows = DECLARED.flatMap(({ command, controls }) =>
  Object.keys(controls).map((action) => [command, action] as const),
);

test.each(rows)('each declared press /%s %s with an impossible state is refused', (command, action) => {
  const found = groups.find(({ name }) => name === command);
  const control = DECLARED.find((each) => each.command === command)?.controls[action];
  const args = Object.keys(control?.fields ?? {}).map(() => 'no|such');
  const isRead = args.length === 0 && !isMenu(control);
  expect(found?.answerTo({ command, action, args, ...NOTHING, ...where }) !== null).toBe(isRead);
  expect(found?.answerTo({ command, action: '__proto__', args, ...NOTHING, ...where })).toBeNull();
});

const id = stringMatching(/^[0-9a-z]{1,12}$/u);
const number = nat({ max: 999_999 });

test('presses can be read back unchanged', () => {
  assert(
    property(id, number, constantFrom('white', 'black'), (game, ply, bottom) => {
      const made = parsePress(makePress(declared.REPLAY.to.turn({ id: game, ply, bottom })));
      const expected = { id: game, ply, bottom };
      expect(made && readPress(declared.REPLAY.controls.turn, made.args, [], NO_ANSWERS)).toEqual(expected);
    }),
  );
});

test.each(['x', '-1', '1.5', '', '1234567'])('a button with the number %j is not recognized', (ply) => {
  expect(readPress(declared.REPLAY.controls.turn, ['abc', ply, 'white'], [], NO_ANSWERS)).toBeNull();
});

test('a menu without a chosen value is not recognized', () => {
  const { args } = declared.MOVE.to.pick({ id: 'abc', ply: 3, more: '0' });
  expect(readPress(declared.MOVE.controls.pick, args, [], NO_ANSWERS)).toBeNull();
  const expected = { ply: 3, value: 'c3-d4' };
  expect(readPress(declared.MOVE.controls.pick, args, ['c3-d4'], NO_ANSWERS)).toMatchObject(expected);
});
