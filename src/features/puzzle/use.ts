/**
 * Trials are stored, so they can be resumed anywhere. Each counts once, when it is saved as ended.
 */
import { z } from 'zod';
import bashni from '../../../assets/puzzles/bashni.json' with { type: 'json' };
import international from '../../../assets/puzzles/international.json' with { type: 'json' };
import poddavki from '../../../assets/puzzles/poddavki.json' with { type: 'json' };
import russian from '../../../assets/puzzles/russian.json' with { type: 'json' };
import { done, refused, type Result } from '../../kit/result.ts';
import {
  giveUp,
  newTrial,
  PUZZLE_VARIANTS,
  puzzleIdOf,
  puzzleLine,
  scoreOf,
  tryMove,
  type Puzzle,
  type PuzzleVariant,
  type Trial,
  type PuzzleRecord,
} from './rules.ts';
import type { Problem } from '../../app/problem/problem.ts';
import { isProvisional, newRating } from '../../rating/glicko.ts';
import { afterTrial, aimFor, guessedRating } from '../../rating/puzzle.ts';
import { puzzleBoard, type PuzzleNews, type PuzzleView } from './view.ts';
import type { Using } from '../../app/ports/app.ts';
import { type Actor, NOBODY } from '../../app/ports/actor.ts';
import { untilSaved } from '../../app/save/change.ts';
import { asHelped, barOnLine } from '../../app/fairPlay/barOnHelp.ts';
import { styleFor } from '../../app/reader/reader.ts';
import { shownRating } from '../../views/screen/phrases.ts';
import { moveText } from '../../views/board/look.ts';

type Needs = Using<'games' | 'puzzles' | 'votes', 'memory' | 'now' | 'reading'>;

type ViewAttempt = Result<PuzzleView, Problem>;

async function viewOf(
  app: Using<'puzzles'>,
  { puzzle, origin, rating }: PuzzleRecord,
  trial: Trial,
  news: PuzzleNews | null = null,
): Promise<PuzzleView> {
  const counts = await app.store.puzzles.solver(trial.user, trial.variant);
  return { puzzle, isOwn: origin !== null, difficulty: Math.round(rating.value), trial, counts, news };
}

/** A puzzle available here, unless it would help the asker in a running game. */
async function recordFor(app: Needs, asker: Actor, id: string): Promise<Result<PuzzleRecord, Problem>> {
  const record = await app.store.puzzles.load(id);
  const isElsewhere = record?.origin && record.origin.guildId !== asker.place?.guildId;
  if (!record || isElsewhere) return refused({ code: 'unknown-puzzle' });
  const { puzzle } = record;
  const bar = await barOnLine(app, asHelped(asker), puzzleLine(puzzle, puzzle.moves.length));
  return bar ? refused(bar) : done(record);
}

export async function openPuzzle(app: Needs, asker: Actor, id: string): Promise<ViewAttempt> {
  const { puzzles } = app.store;
  const { user, at } = asker;
  const found = await recordFor(app, asker, id);
  if (!found.ok) return found;
  const record = found.value;
  await puzzles.begin(newTrial(record.puzzle, user.id, at));
  const trial = await puzzles.trial(user.id, id);
  return trial ? done(await viewOf(app, record, trial)) : refused({ code: 'unknown-puzzle' });
}

/** The asker's open puzzle, or the next one for their rating. The first few are easier. */
export async function nextPuzzle(app: Needs, asker: Actor, variant: PuzzleVariant): Promise<ViewAttempt> {
  const { puzzles } = app.store;
  const guildId = asker.place?.guildId ?? null;
  const open = await puzzles.openTrial(asker.user.id, { guildId, variant });
  if (open) return openPuzzle(app, asker, open.puzzleId);
  const { rating, tried } = await puzzles.solver(asker.user.id, variant);
  const value = aimFor(rating ?? newRating(asker.at), tried);
  const record = await puzzles.next(asker.user.id, { guildId, variant, value });
  return record ? openPuzzle(app, asker, record.puzzle.id) : refused({ code: 'no-more-puzzles' });
}

async function save(app: Using<'puzzles'>, record: PuzzleRecord, trial: Trial): Promise<Trial | null> {
  const { puzzles } = app.store;
  if (trial.state === 'open' || trial.user === NOBODY.id)
    return (await puzzles.saveTrial(trial)) ? trial : null;
  const solver = await puzzles.solver(trial.user, trial.variant);
  const before = solver.rating ?? newRating(trial.at);
  const after = afterTrial(before, record.rating, scoreOf(trial), trial.at);
  const change = {
    before: before.value,
    after: after.solver.value,
    isProvisional: isProvisional(after.solver, trial.at),
  };
  const ended = { ...trial, change };
  const isSaved = await puzzles.finish({
    trial: ended,
    solver: {
      ...solver,
      version: solver.version + 1,
      rating: after.solver,
      tried: solver.tried + 1,
      solved: solver.solved + (trial.state === 'solved' ? 1 : 0),
    },
    record: { ...record, version: record.version + 1, rating: after.puzzle },
  });
  return isSaved ? ended : null;
}

type Change = (
  record: PuzzleRecord,
  trial: Trial,
) => Result<{ readonly trial: Trial; readonly news: PuzzleNews | null }, Problem>;

const changePuzzle = (app: Needs, asker: Actor, id: string, change: Change): Promise<ViewAttempt> =>
  untilSaved(async () => {
    const found = await recordFor(app, asker, id);
    if (!found.ok) return found;
    const record = found.value;
    const trial = await app.store.puzzles.trial(asker.user.id, id);
    if (!trial) return refused({ code: 'unknown-puzzle' });
    const changed = change(record, trial);
    if (!changed.ok) return changed;
    const saved = await save(app, record, changed.value.trial);
    return saved && done(await viewOf(app, record, saved, changed.value.news));
  });

export async function tryPuzzle(
  app: Using<'dailies' | 'games' | 'people' | 'puzzles' | 'votes', 'memory' | 'now' | 'reading'>,
  asker: Actor,
  id: string,
  { text, ply }: { readonly text: string; readonly ply?: number },
): Promise<ViewAttempt> {
  const style = await styleFor(app, asker);
  const shown = await changePuzzle(app, asker, id, ({ puzzle }, trial) => {
    if (ply !== undefined && ply !== trial.ply) return refused({ code: 'stale-click' });
    const tried = tryMove(puzzle, trial, text, asker.at);
    if (!tried.ok) return tried;
    const { move, isRight } = tried.value;
    const written = moveText(puzzleBoard(puzzle, trial, style), move);
    return done({ trial: tried.value.trial, news: { move: written, path: move.path, isRight } });
  });
  if (shown.ok) await noteSolved(app, asker, shown.value);
  return shown;
}

/** The puzzle of the day, like `openPuzzle`. Also names a user who solved it earlier. */
export async function openDaily(
  app: Using<'dailies' | 'games' | 'puzzles' | 'votes', 'memory' | 'now' | 'reading'>,
  asker: Actor,
  id: string,
): Promise<ViewAttempt> {
  const shown = await openPuzzle(app, asker, id);
  if (shown.ok) await noteSolved(app, asker, shown.value);
  return shown;
}

/** The solution, without a trial. */
export async function solvedPuzzle(app: Needs, asker: Actor, id: string): Promise<Result<Puzzle, Problem>> {
  const found = await recordFor(app, asker, id);
  return found.ok ? done(found.value.puzzle) : found;
}

async function noteSolved(
  { store }: Using<'dailies'>,
  { user, place, at }: Actor,
  { trial }: PuzzleView,
): Promise<void> {
  const guildId = place?.guildId ?? null;
  if (trial.state !== 'solved' || guildId === null) return;
  const player = { id: user.id, name: user.name };
  await store.dailies.solve({ guildId, puzzleId: trial.puzzleId, player, at });
}

/** The asker's rating now, and after seeing the solution; `null` if they have none yet. */
export async function costOf(app: Using<'puzzles'>, { at }: Actor, { trial }: PuzzleView) {
  const record = await app.store.puzzles.load(trial.puzzleId);
  const solver = await app.store.puzzles.solver(trial.user, trial.variant);
  const before = solver.rating;
  if (!before) return null;
  const after = record ? afterTrial(before, record.rating, 0, at).solver : before;
  return { before: shownRating(before, at), after: shownRating(after, at) };
}

export const giveUpPuzzle = (app: Needs, asker: Actor, id: string): Promise<ViewAttempt> =>
  changePuzzle(app, asker, id, (_, trial) => {
    const given = giveUp(trial, asker.at);
    return given.ok ? done({ trial: given.value, news: null }) : given;
  });

const bundled = z.array(z.object({ fen: z.string(), moves: z.string(), rating: z.int() }));

const SHIPPED: Readonly<Record<PuzzleVariant, unknown>> = { russian, international, poddavki, bashni };

/** The bundled puzzles, found in the engine's own games (`npm run lab -- puzzles`). */
export const shippedPuzzles = (at: number): readonly PuzzleRecord[] =>
  PUZZLE_VARIANTS.flatMap((variant) =>
    bundled.parse(SHIPPED[variant]).map(({ fen, moves, rating }) => ({
      puzzle: { id: puzzleIdOf(variant, fen), variant, fen, moves: moves.split(' ') },
      origin: null,
      rating: guessedRating(rating, at),
      version: 1,
    })),
  );
