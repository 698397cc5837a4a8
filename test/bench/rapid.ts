/** Games against the player of npm's rapid-draughts at its one game, English draughts, move for move in its CPU time. */
import { EnglishDraughts, EnglishDraughtsComputerFactory, type EnglishMove } from 'rapid-draughts/english';
import { endingOf } from '../../src/draughts/ending.ts';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Color, Move } from '../../src/draughts/types.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { chanceOf } from '../../src/engine/play/chance.ts';
import { openingOf } from '../../lab/referee/game.ts';
import { NO_SCORE, shareOf, withPair, type Score } from '../../lab/referee/score.ts';
import { alone, type Bench } from './bench.ts';
import { cpuMs, thinkFor } from './thinking.ts';

/** Plies that the peer looks ahead. */
const PEER_DEPTH = 6;
/** Random plies at the beginning; each opening is played with both colours. */
const OPENING = 4;
/** The first move's time, when the peer has not moved yet. */
const FIRST_MS = 50;

/** The peer numbers its squares from the side that begins, which here sits at the bottom. */
const theirs = ({ from, to, taken }: Move): EnglishMove => ({
  origin: 31 - from,
  destination: 31 - to,
  captures: taken.map((square) => 31 - square),
});

const isSame = (one: EnglishMove, other: EnglishMove): boolean =>
  one.origin === other.origin &&
  one.destination === other.destination &&
  one.captures.length === other.captures.length &&
  one.captures.every((square) => other.captures.includes(square));

/** The result of one game for us: 1, 0 or -1. */
async function play(opening: readonly Move[], ours: Color): Promise<number> {
  const game = EnglishDraughts.setup();
  const answer = EnglishDraughtsComputerFactory.alphaBeta({ maxDepth: PEER_DEPTH });
  let line: Line = startLine(variantOf('english'));
  const go = (move: Move): void => {
    const known = game.moves.find((one) => isSame(one, theirs(move)));
    if (!known) throw new Error('a move that the peer does not know');
    game.move(known);
    line = extend(line, move);
  };
  opening.forEach(go);
  let ms = FIRST_MS;
  for (let ending = endingOf(line); ; ending = endingOf(line)) {
    if (ending) return ending.winner === null ? 0 : ending.winner === ours ? 1 : -1;
    if (lastPosition(line).turn === ours) {
      go(thinkFor(line, ms).move);
      continue;
    }
    const begin = cpuMs();
    const chosen = await answer(game);
    ms = cpuMs() - begin;
    const move = legalMoves(line.variant, lastPosition(line)).find((one) => isSame(theirs(one), chosen));
    if (!move) throw new Error('a move that the rules do not know');
    go(move);
  }
}

async function playPairs(pairs: number): Promise<Score> {
  const chance = chanceOf(1);
  const random = (): number => chance(2 ** 30) / 2 ** 30;
  let score = NO_SCORE;
  for (let pair = 0; pair < pairs; pair += 1) {
    const { moves } = openingOf(variantOf('english'), OPENING, random);
    score = withPair(score, [await play(moves, 'white'), await play(moves, 'black')]);
  }
  return score;
}

const gamesAgainst = (pairs: number): Bench =>
  async function* () {
    const score = await playPairs(pairs);
    const { share, error } = shareOf(score);
    const { won, drawn, lost } = score;
    yield alone(`english, ${2 * pairs} games against rapid-draughts`, '% of points', 100 * share);
    yield alone(`english, half the width of the 95 % interval`, '% of points', 100 * error);
    yield alone(`english, games won`, 'games', won);
    yield alone(`english, games drawn`, 'games', drawn);
    yield alone(`english, games lost`, 'games', lost);
  };

/** A few games, for the bench of the engine. */
export const fewGames = gamesAgainst(5);
/** A match that proves something. */
export const rapidMatch = gamesAgainst(50);
