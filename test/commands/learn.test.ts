/**
 * `/learn`: every lesson from its first screen to its last, by buttons and typed moves, right and
 * wrong.
 */
import { describe, expect, test } from 'vitest';
import { LESSON_IDS, type LessonId, type LessonStep, NO_PROGRESS } from '../../src/features/learn/rules.ts';
import { lessonOf } from '../../src/features/learn/rules/lessons.ts';
import { NOBODY } from '../../src/app/ports/actor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { StoreAway } from '../../src/app/ports/store.ts';
import type { Reply } from '../../src/app/ports/command.ts';
import type { Press } from '../../src/views/presses/presses.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { newTable, type Table, wordsOf } from '../app/table.ts';
import { PLACE, sampleGame } from '../store/samples.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { parseSquare } from '../../src/notation/square.ts';
import { faultsOf } from '../views/limits.ts';
import { buttonsOf, labelsOf, picturesOf } from '../views/screens.ts';
import { press, pressLabel, screenOf, type } from './asks.ts';
import { someOf } from '../runs.ts';

const say = sayIn('en-GB');

const open = async (table: Table, lesson: LessonId): Promise<Screen> =>
  screenOf(await type(table, 'anna', 'learn', { lesson }));

const find = (screen: Screen, text: string): Press | undefined =>
  buttonsOf(screen).find(({ press: { args } }) => args[2] === text)?.press;

/** Uses the buttons: the move, or its piece and then the move. */
async function play(table: Table, screen: Screen, move: string): Promise<Screen> {
  const [from = ''] = move.split(/[-:]/u);
  const whole = find(screen, move);
  const next = whole ?? find(screen, from);
  if (!next) throw new Error(`no ${move} to press`);
  const pressed = screenOf(await press(table, 'anna', next));
  return whole ? pressed : play(table, pressed, move);
}

function solution({ judged }: LessonStep): readonly string[] {
  const [move, judgement] = Object.entries(judged).find(([, { isRight }]) => isRight) ?? [];
  if (!judgement?.isRight || move === undefined) throw new Error('a step without a right move');
  return [move, ...(judgement.onward ? solution(judgement.onward.step) : [])];
}

test('nothing is stored about someone without an account', async () => {
  const table = await newTable();
  const { id } = NOBODY;
  const screen = screenOf(await type(table, id, 'learn', { lesson: 'move' }));
  const done = screenOf(await press(table, id, find(screen, 'c3-b4')!));
  expect(wordsOf(done)).toContain('✅ Right');
  expect(wordsOf(screenOf(await pressLabel(table, id, done, 'All lessons', true)))).not.toContain('✅');
  expect(await table.app.store.people.progress(id)).toEqual(NO_PROGRESS);
});

describe.each(LESSON_IDS)('the lesson %s with buttons and typed moves', (id) => {
  test('the lesson is completed with its own moves, and remembered', async () => {
    const table = await newTable();
    let screen = await open(table, id);
    expect(wordsOf(screen)).toContain(say(`learn.task.${id}`));
    for (const move of solution(lessonOf(id).step)) {
      expect(faultsOf(screen)).toEqual([]);
      screen = await play(table, screen, move);
      expect(wordsOf(screen)).toContain('✅ Right');
    }
    expect(faultsOf(screen)).toEqual([]);
    expect(await table.app.store.people.progress('anna')).toEqual({ done: new Set([id]), underway: null });
  });

  test('the lesson has a hint, which is shown once', async () => {
    const table = await newTable();
    const hinted = screenOf(await pressLabel(table, 'anna', await open(table, id), 'Hint'));
    expect(wordsOf(hinted)).toContain(`💡 ${say(`learn.hint.${id}`)}`);
    expect(labelsOf(hinted)).not.toContain('Hint');
    expect(faultsOf(hinted)).toEqual([]);
  });
});

test('a wrong move is shown with its consequence, and can be tried again', async () => {
  const table = await newTable();
  const first = await open(table, 'several');
  const failed = await play(table, first, 'c3:e5:g7');
  expect(wordsOf(failed)).toContain(`❌ ${say('learn.answer.captured')}`);
  // The text is where the buttons were, because on a phone the text above the board is off the
  // screen.
  expect(failed.blocks.map(({ kind }) => kind)).toEqual(['text', 'picture', 'text', 'buttons']);
  expect(wordsOf(failed)).toContain('Black played **h8:f6**.');
  expect(arrowsOn(failed)).toEqual([{ tone: 'played', path: squares('h8', 'f6') }]);
  expect(screenOf(await pressLabel(table, 'anna', failed, 'Try again'))).toEqual(first);
  expect((await table.app.store.people.progress('anna')).done.size).toBe(0);
});

const squares = (...names: readonly string[]) => names.map((name) => parseSquare(variantOf('russian'), name));
const arrowsOn = (screen: Screen) => picturesOf(screen)[0]?.scene.arrows;

test('an idea that the rules forbid gets an explanation, and the user can still choose a move', async () => {
  const table = await newTable();
  const answered = await play(table, await open(table, 'several'), 'c3:e5');
  expect(wordsOf(answered)).toContain(`❌ ${say('learn.answer.go-on')}`);
  expect(arrowsOn(answered)).toEqual([{ tone: 'played', path: squares('c3', 'e5') }]);
  expect(picturesOf(answered)[0]?.alt).toMatch(/^A red arrow shows c3-e5\. /u);
  const right = await play(table, answered, 'c3:e5:c7');
  expect(wordsOf(right)).toContain('✅');
  expect(arrowsOn(right)).toBeUndefined();
});

test('targets are numbered on the board as on their buttons', async () => {
  const screen = await open(await newTable(), 'several');
  const [picture] = picturesOf(screen);
  expect(picture?.scene.choice?.targets.map(({ label }) => label)).toEqual(['1', '2', '3', '4']);
  const expected = ['① c3:e5:c7', '② c3:e5:g7', '③ c3:e5', '④ c3-b4', 'Hint', 'All lessons'];
  expect(labelsOf(screen)).toEqual(expected);
});

test('several pieces have rings with their names, and the moves of the chosen piece are shown, too', async () => {
  const table = await newTable();
  const screen = await open(table, 'three-kings');
  expect(picturesOf(screen)[0]?.scene.movable).toEqual(squares('d6', 'b4', 'e3'));
  expect(labelsOf(screen)).toEqual(['d6…', 'b4…', 'e3…', 'Hint', 'All lessons']);
  const chosen = screenOf(await pressLabel(table, 'anna', screen, 'b4…'));
  expect(labelsOf(chosen).slice(-4)).toEqual(['d6…', 'e3…', 'Hint', 'All lessons']);
  expect(labelsOf(chosen)[0]).toMatch(/^① b4-/u);
  expect(picturesOf(chosen)[0]?.scene.choice?.from).toBe(squares('b4')[0]);
});

test('a few moves of several pieces have one button each, and the board doesn’t mark the allowed moves', async () => {
  const screen = await open(await newTable(), 'forced');
  expect(labelsOf(screen)).toEqual(['d2-c3', 'd2-e3', 'h2-g3', 'g1-f2', 'Hint', 'All lessons']);
  const scene = picturesOf(screen)[0]?.scene;
  expect([scene?.mustCapture, scene?.movable]).toEqual([[], squares('d2', 'h2', 'g1')]);
});

test('a menu of pieces or moves that was used before the buttons is still answered', async () => {
  const table = await newTable();
  const old = (action: string, value: string): Promise<Reply> =>
    press(table, 'anna', { command: 'learn', action, args: ['three-kings', '', '0'] }, value);
  expect(labelsOf(screenOf(await old('piece', 'e3')))[0]).toMatch(/^① e3-/u);
  expect(wordsOf(screenOf(await old('play', 'e3-g1')))).toContain('✅');
});

test('the list begins with the first lesson, continues at the current one, and ends when all lessons are done', async () => {
  const table = await newTable();
  const fresh = screenOf(await type(table, 'anna', 'learn'));
  expect(labelsOf(fresh)).toEqual(['Start: How a man moves']);
  const half = await play(table, await open(table, 'three-kings'), 'e3-g1');
  const list = screenOf(await pressLabel(table, 'anna', half, 'All lessons'));
  expect(labelsOf(list)).toEqual(['Continue: Three kings against one']);
  const resumed = screenOf(await pressLabel(table, 'anna', list, 'Continue: Three kings against one'));
  expect(labelsOf(resumed)).toEqual(labelsOf(half));
  for (const id of LESSON_IDS) await table.app.store.people.saveDone('anna', id, table.time.now);
  const over = screenOf(await type(table, 'anna', 'learn'));
  expect(labelsOf(over)).toEqual([]);
  expect(wordsOf(over)).toContain(say('learn.all-done'));
  for (const screen of [fresh, list, over]) expect(faultsOf(screen)).toEqual([]);
});

test('after a lesson comes the next unfinished lesson, starting over after the last lesson', async () => {
  const table = await newTable();
  await table.app.store.people.saveDone('anna', 'capture', 1);
  const first = await play(table, await open(table, 'move'), 'c3-b4');
  expect(labelsOf(first)).toEqual(['Next: Captures are mandatory', 'All lessons']);
  const half = await play(table, await open(table, 'tournament'), 'e3-f4');
  const last = await play(table, half, 'd2:f4:d6');
  expect(labelsOf(last)).toEqual(['Next: Captures are mandatory', 'All lessons']);
});

test('a typed move is for the current lesson, even after a restart, in either notation', async () => {
  const path = await pathInNewFolder('games.db');
  const before = await newTable(path);
  await open(before, 'forced');
  await type(before, 'anna', 'learn', { move: 'h2-g3' });
  const after = await newTable(path);
  const stopped = screenOf(await type(after, 'anna', 'learn', { move: 'g1:e3' }));
  expect(wordsOf(stopped)).toContain(say('learn.answer.go-on'));
  const ignored = screenOf(await type(after, 'anna', 'learn', { move: 'd2-c3' }));
  expect(wordsOf(ignored)).toContain(say('learn.answer.must-capture'));
  const done = screenOf(await type(after, 'anna', 'learn', { move: '32x21' }));
  expect(wordsOf(done)).toContain(say('learn.answer.forced-right'));
});

test('squares are written in the reader’s notation', async () => {
  const table = await newTable();
  await type(table, 'anna', 'preferences', { notation: 'numeric' });
  const screen = await open(table, 'move');
  const expected = ['① 22-17', '② 22-18', '③ 22-25', '④ 22-26'];
  expect(labelsOf(screen).slice(0, -2)).toEqual(expected);
  expect(wordsOf(await play(table, screen, 'c3-d4'))).toContain('You played **22-18**.');
});

/** The replies on each path through a lesson. */
const teach = async (at: Table, who: string, lesson: LessonId): Promise<readonly Reply[]> => {
  const [move = ''] = solution(lessonOf(lesson).step);
  const args = { from: move.slice(0, 2), move, at: '', hint: '' };
  return [
    await type(at, who, 'learn', { lesson }),
    await type(at, who, 'learn', { lesson, move }),
    ...(await Promise.all(
      Object.entries(args).map(([action, more]) =>
        press(at, who, { command: 'learn', action, args: [lesson, '', more] }),
      ),
    )),
  ];
};

test('nobody is taught the position of a game that they can change; without a store, everyone is taught', async () => {
  const table = await newTable();
  const { app } = table;
  for (const id of LESSON_IDS) {
    const { variant, fen } = lessonOf(id);
    const place = { ...PLACE, guildId: 'elsewhere' };
    await app.store.games.add(sampleGame({ id: `at-${id}`, variant, start: fen, place }), 1e15);
  }
  const near = say('problem.analysis-near');
  const isBarred = (reply: Reply): boolean => wordsOf(screenOf(reply)).includes(near);
  const games = { ...app.store.games, list: () => Promise.reject(new StoreAway('store-away')) };
  const away: Table = { ...table, app: { ...app, store: { ...app.store, games } } };
  for (const id of someOf(LESSON_IDS, 3)) {
    expect([id, (await teach(table, 'anna', id)).map(isBarred)]).toEqual([id, Array(6).fill(true)]);
    expect([id, (await teach(table, 'chidi', id)).map(isBarred)]).toEqual([id, Array(6).fill(false)]);
    expect([id, (await teach(away, 'anna', id)).map(isBarred)]).toEqual([id, Array(6).fill(false)]);
  }
});
