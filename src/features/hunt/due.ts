/**
 * Searches for puzzles for one second, only while a thread is idle. Requests for moves interrupt
 * the search.
 */
import { lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { FINDER, puzzlesIn, type FoundPuzzle } from '../../engine/puzzles/find.ts';
import type { Inquiry, Opinion, Question } from '../../engine/puzzles/question.ts';
import { type Ground, huntingGround, type HuntAnswer, type Hunt } from './rules.ts';
import { puzzleIdOf, type PuzzleRecord } from '../puzzle/rules.ts';
import { lineOf } from '../../game/line.ts';
import { makeFen } from '../../notation/fen.ts';
import { makeFullMove } from '../../notation/move.ts';
import { guessedRating } from '../../rating/puzzle.ts';
import type { App, Using } from '../../app/ports/app.ts';
import { putOff, type PutOff } from '../../app/due/kind.ts';

type Needs = Using<'games' | 'hunts' | 'puzzles', 'engine' | 'now'>;

/** How long (ms) to search before the answers are saved, because a sweep waits for it. */
const SLICE = 1000;
/** When to continue (ms) if the engine is busy or missing. */
const BUSY = 60_000;
const AWAY = 3_600_000;
const MOST_A_GAME = 2;
export const MOST_A_SERVER = 200;

const CALLER = { queue: 'puzzles', patience: 0, isBackground: true } as const;

export async function doDueHunt(app: Needs, hunt: Hunt): Promise<PutOff<Hunt> | undefined> {
  if (!app.engine.isThere) return putOff(hunt, app.now() + AWAY);
  const read = await readGame(app, hunt);
  const room = MOST_A_SERVER - (await app.store.puzzles.count(hunt.guildId));
  if (!read || room <= 0) return finish(app, hunt, []);
  const step = await continueHunt(app, hunt, read.line);
  if (step.found) return finish(app, hunt, (await recordsOf(app, read, step.found)).slice(0, room));
  const next = { ...hunt, version: hunt.version + 1, finder: FINDER, answers: step.answers };
  await app.store.hunts.save(next, app.now() + step.pause);
  return undefined;
}

async function finish(
  { store }: Using<'hunts'>,
  hunt: Hunt,
  found: readonly PuzzleRecord[],
): Promise<undefined> {
  await store.hunts.finish(hunt, found);
}

interface Read {
  readonly ground: Ground;
  readonly line: Line;
}

async function readGame(app: Using<'games' | 'hunts'>, hunt: Hunt): Promise<Read | null> {
  try {
    const game = (await app.store.games.load(hunt.gameId))?.game;
    const ground = game && huntingGround(game);
    return ground ? { ground, line: lineOf(game) } : null;
  } catch (error) {
    await finish(app, hunt, []);
    throw error;
  }
}

/** The puzzles that were found, or the answers so far and when to continue (ms). */
type Step =
  | { readonly found: readonly FoundPuzzle[] }
  | { readonly found: null; readonly answers: Hunt['answers']; readonly pause: number };

async function continueHunt(
  app: Pick<App, 'engine' | 'now'>,
  { finder, answers: before }: Hunt,
  line: Line,
): Promise<Step> {
  const until = app.now() + SLICE;
  const search = (): Inquiry<readonly FoundPuzzle[]> => puzzlesIn(line, MOST_A_GAME);
  let inquiry = search();
  let at = finder === FINDER ? replayAnswers(inquiry, before) : null;
  const answers = at ? [...before] : [];
  if (!at) {
    inquiry = search();
    at = inquiry.next();
  }
  while (!at.done) {
    if (app.now() >= until) return { found: null, answers, pause: 0 };
    const thought = await app.engine.think(at.value.line, at.value.limits, CALLER);
    if (!thought.ok) return { found: null, answers, pause: BUSY };
    answers.push(thought.value && answerFrom(at.value, thought.value));
    at = inquiry.next(thought.value);
  }
  return { found: at.value };
}

const answerFrom = ({ line }: Question, { move, score }: Opinion): HuntAnswer => ({
  move: makeFullMove(line.variant, move),
  score,
});

/** Repeats stored answers; `null` if they don't fit the questions. */
function replayAnswers<T>(inquiry: Inquiry<T>, answers: Hunt['answers']): IteratorResult<Question, T> | null {
  let step = inquiry.next();
  for (const each of answers) {
    if (step.done) return null;
    const opinion = each && opinionFrom(step.value, each);
    if (each && !opinion) return null;
    step = inquiry.next(opinion);
  }
  return step;
}

function opinionFrom({ line }: Question, { move: text, score }: HuntAnswer): Opinion | null {
  const legal = legalMoves(line.variant, lastPosition(line));
  const move = legal.find((each) => makeFullMove(line.variant, each) === text);
  return move ? { move, score } : null;
}

/** The puzzles found, without the bundled ones. */
async function recordsOf(
  { store, now }: Using<'puzzles', 'now'>,
  { ground: { guildId, variant }, line }: Read,
  found: readonly FoundPuzzle[],
): Promise<readonly PuzzleRecord[]> {
  const records: PuzzleRecord[] = [];
  for (const { start, moves, rating } of found) {
    const fen = makeFen(line.variant, start);
    if (await store.puzzles.load(puzzleIdOf(variant, fen))) continue;
    const at = now() + records.length;
    const texts = moves.map((move) => makeFullMove(line.variant, move));
    records.push({
      puzzle: { id: puzzleIdOf(variant, fen, guildId), variant, fen, moves: texts },
      origin: { guildId, at },
      rating: guessedRating(rating, at),
      version: 1,
    });
  }
  return records;
}
