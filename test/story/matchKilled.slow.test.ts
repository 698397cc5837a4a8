/** A match whose bot is killed between two games. */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { gameOn, isCard } from './cards.ts';
import { killAndRestart, openScene } from './killing.ts';
import { beginMatch, matchScore, nextGame, resignGame } from './matches.ts';

test('killed when the next game is saved and its card posted, but that not remembered: there is one of each', async () => {
  const scene = await openScene();
  const { table } = scene;
  const { anna, boris, channel, discord } = table;
  const [, begun] = await beginMatch(table, { match: '4', openings: 'idf' });
  const over = await resignGame(table, boris, begun);
  discord.faults.rest({ on: /POST \/channels\/\d+\/messages/u, effect: { drop: 'after' } });
  const second = await nextGame(table, over);
  await killAndRestart(scene);
  const ended = await resignGame(table, anna, second);
  expect(textOf(ended)).toContain(matchScore(table, 2, 4, 2, 2));
  const games = new Set(anna.messages(channel).filter(isCard).map(gameOn));
  expect([...games]).toEqual([gameOn(begun), gameOn(second)]);
});
