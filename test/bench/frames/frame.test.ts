import { expect, test } from 'vitest';
import { costOf, framesIn } from './frame.ts';

const event = (name: string, ms: number, lasts: number, args = {}) => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: ms * 1000,
  dur: lasts * 1000,
  tdur: lasts * 1000,
  args,
});

test('a frame ends when it is committed, and layout that a script forces is not script', () => {
  const [first, second] = framesIn([
    event('RunTask', 0, 10),
    event('FunctionCall', 1, 8),
    event('Layout', 2, 3),
    event('RunTask', 10, 4),
    event('UpdateLayoutTree', 10, 2),
    event('Commit', 12, 1),
    event('RunTask', 15, 2),
    event('TimerFire', 15, 2),
  ]);
  expect(first).toMatchObject({ script: 5, style: 2, layout: 3, paint: 1, other: 3 });
  expect(first && costOf(first)).toBe(10);
  expect(first?.parts[1]).toBe('Layout (forced) 3.0');
  expect(second).toMatchObject({ script: 2, style: 0, layout: 0 });
});

test('work without a commit is a frame of its own after a rest', () => {
  const frames = framesIn([
    event('RunTask', 0, 5),
    event('TimerFire', 0, 5),
    event('UpdateLayoutTree', 5, 1),
    event('RunTask', 40, 5),
    event('TimerFire', 40, 5),
  ]);
  expect(frames.map(costOf)).toEqual([6, 5]);
});

test('what the bench itself does in the page doesn’t count', () => {
  const mark = { ...event('TimeStamp', 2, 0, { data: { message: 'bench' } }), ph: 'I' };
  const frames = framesIn([
    event('RunTask', 0, 5),
    event('FunctionCall', 1, 4),
    mark,
    event('RunTask', 6, 3),
    event('UpdateLayoutTree', 6, 3),
  ]);
  expect(frames.map(costOf)).toEqual([3]);
});
