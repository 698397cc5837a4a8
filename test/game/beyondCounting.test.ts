/**
 * A running game reaches a position with more captures than can be listed. Both sides can finish
 * the game.
 */
import { expect, test } from 'vitest';
import { legalMoves, listCaptures, MOST_CAPTURES, MOST_STEPS } from '../../src/draughts/moves.ts';
import { walkCaptures } from '../../src/draughts/captureWalk.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import type { Game } from '../../src/game/game.ts';
import { lineOf, sideToMove } from '../../src/game/line.ts';
import { makeMove } from '../../src/game/play/move.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { moveKey } from '../../src/notation/sameMove.ts';
import { cardScreen } from '../../src/views/game/card.ts';
import { BEFORE_HOSTILE } from '../draughts/hostile.ts';
import { sampleGame } from '../store/samples.ts';

const { variant, position, move } = BEFORE_HOSTILE;
const begun = sampleGame({ variant, start: position, moves: [], rated: false });

function moved(game: Game, text: string): Game {
  const act = { by: game.seats[sideToMove(game)].id, at: game.changedAt + 1000 };
  const made = makeMove(game, act, text);
  if (!made.ok) throw new Error(JSON.stringify(made.problem).slice(0, 200));
  return made.value.game;
}

const beyond = moved(begun, move);
const line = lineOf(beyond);
const here = lastPosition(line);
const listed = listCaptures(line.variant, here);

test('a quiet move reaches the position', () => expect(listed.isWhole).toBe(false));

test('the card is shown with the listed captures', () => {
  const { blocks } = cardScreen(sayIn('en'), beyond);
  expect(blocks.length).toBeLessThan(40);
});

test('the game can be finished with listed captures', () => {
  let game = beyond;
  for (let ply = 0; ply < 60 && !game.result; ply += 1) {
    const now = lineOf(game);
    const [next] = legalMoves(now.variant, lastPosition(now));
    if (!next) break;
    game = moved(game, makeFullMove(now.variant, next));
    cardScreen(sayIn('en'), game);
  }
  expect(game.result?.winner).toBe('white');
});

test('a capture that is not listed can be played in full notation, and read back', () => {
  const known = new Set(listed.moves.map((one) => moveKey(line.variant, one)));
  const further = walkCaptures(line.variant, here, { steps: 20 * MOST_STEPS, most: MOST_CAPTURES });
  expect(further.value).toBeGreaterThanOrEqual(listed.value);
  const unlisted = further.moves.filter((one) => !known.has(moveKey(line.variant, one)));
  expect(unlisted.length).toBeGreaterThan(0);
  for (const one of unlisted.slice(0, 3)) {
    const game = moved(beyond, makeFullMove(line.variant, one));
    expect(lineOf(game).moves.at(-1)).toEqual(one);
    cardScreen(sayIn('en'), game);
  }
});
