/** A position where one move wins, solved in private with buttons or typed moves. */
import type { Choice } from '../../views/screen/screen.ts';
import { answering } from '../../app/ports/answering.ts';
import type { App } from '../../app/ports/app.ts';
import { type Asker, type Reply, privately } from '../../app/ports/command.ts';
import { costOf, giveUpPuzzle, nextPuzzle, openDaily, openPuzzle, tryPuzzle, solvedPuzzle } from './use.ts';
import { settingsAt, styleFor, viewerFor } from '../../app/reader/reader.ts';
import { done, type Result, refused } from '../../kit/result.ts';
import { PUZZLE_VARIANTS, type PuzzleVariant, type Trial } from './rules.ts';
import type { Problem } from '../../app/problem/problem.ts';
import { sayIn } from '../../i18n/say.ts';
import { parseSquares } from '../../notation/square.ts';
import { completeMove } from '../../views/board/moveControls.ts';
import { giveUpScreen, puzzleBoard, puzzlePieceScreen, puzzleScreen, type PuzzleView } from './view.ts';
import { solutionScreen } from '../daily/view.ts';
import { each } from '../../views/presses/presses.ts';
import { PUZZLE, PUZZLE_STEPS } from './presses.ts';

async function shown(app: App, asker: Asker, attempt: Result<PuzzleView, Problem>): Promise<Reply> {
  if (!attempt.ok) return attempt;
  return privately(puzzleScreen(sayIn(asker.locale), attempt.value, await viewerFor(app, asker)));
}

async function tried(
  app: App,
  asker: Asker,
  id: string,
  move: Parameters<typeof tryPuzzle>[3],
): Promise<Reply> {
  const attempt = await tryPuzzle(app, asker, id, move);
  if (attempt.ok) return shown(app, asker, attempt);
  const present = await openPuzzle(app, asker, id);
  if (!present.ok || attempt.problem.code === 'puzzle-over') return attempt;
  if (attempt.problem.code === 'stale-click') return shown(app, asker, present);
  const { puzzle, trial } = present.value;
  return { ...attempt, board: puzzleBoard(puzzle, trial, await styleFor(app, asker)) };
}

async function showPiece(
  app: App,
  asker: Asker,
  { id, ply, squareNames }: { readonly id: string; readonly ply: number; readonly squareNames: string },
): Promise<Reply | null> {
  const present = await openPuzzle(app, asker, id);
  if (!present.ok || present.value.trial.ply !== ply) return shown(app, asker, present);
  const viewer = await viewerFor(app, asker);
  const { variant } = puzzleBoard(present.value.puzzle, present.value.trial);
  const squares = parseSquares(variant, squareNames);
  const screen =
    squares === null ? null : puzzlePieceScreen(sayIn(asker.locale), present.value, squares, viewer);
  return screen && privately(screen);
}

async function usualVariant(app: App, asker: Asker): Promise<PuzzleVariant> {
  const { variant } = await settingsAt(app, asker.place);
  return PUZZLE_VARIANTS.find((id) => id === variant) ?? 'russian';
}

async function askFirst(app: App, asker: Asker, id: string): Promise<Reply> {
  const present = await openPuzzle(app, asker, id);
  if (!present.ok) return present;
  if (present.value.trial.state !== 'open') return refused({ code: 'puzzle-over' });
  const cost = await costOf(app, asker, present.value);
  return privately(giveUpScreen(sayIn(asker.locale), present.value.trial, cost));
}

async function showBefore(app: App, asker: Asker, id: string): Promise<Reply> {
  const found = await solvedPuzzle(app, asker, id);
  if (!found.ok) return found;
  return privately(solutionScreen(sayIn(asker.locale), found.value, await styleFor(app, asker)));
}

/** Only for a finished puzzle, so that no step reveals a solution. */
async function step(app: App, asker: Asker, { id, ply }: { id: string; ply: number }): Promise<Reply> {
  const present = await openPuzzle(app, asker, id);
  return shown(app, asker, present.ok ? done({ ...present.value, at: ply }) : present);
}

async function following(app: App, asker: Asker, id: string): Promise<Reply | null> {
  const record = await app.store.puzzles.load(id);
  return record && shown(app, asker, await nextPuzzle(app, asker, record.puzzle.variant));
}

export const puzzlePresses = answering(PUZZLE, {
  ...each(PUZZLE_STEPS, (asker: Asker, pressed: Parameters<typeof step>[2], app: App) =>
    step(app, asker, pressed),
  ),
  begin: async (asker, _, app) =>
    shown(app, asker, await nextPuzzle(app, asker, await usualVariant(app, asker))),
  play: (asker, { id, ply, more }, app) => tried(app, asker, id, { text: more, ply }),
  pick: (asker, { id, ply, value }, app) => tried(app, asker, id, { text: value, ply }),
  from: (asker, { id, ply, more }, app) => showPiece(app, asker, { id, ply, squareNames: more }),
  piece: (asker, { id, ply, value }, app) => showPiece(app, asker, { id, ply, squareNames: value }),
  show: async (asker, { id }, app) => shown(app, asker, await openPuzzle(app, asker, id)),
  daily: async (asker, { id }, app) => shown(app, asker, await openDaily(app, asker, id)),
  before: (asker, { id }, app) => showBefore(app, asker, id),
  'give-up': (asker, { id }, app) => askFirst(app, asker, id),
  reveal: async (asker, { id }, app) => shown(app, asker, await giveUpPuzzle(app, asker, id)),
  next: (asker, { id }, app) => following(app, asker, id),
});

interface Typed {
  readonly variant?: PuzzleVariant | undefined;
  readonly move?: string | undefined;
}

/** The asker's puzzle that is open here, in one variant or in any. */
const openTrial = (
  app: App,
  { user, place }: Asker,
  variant: PuzzleVariant | null = null,
): Promise<Trial | null> => app.store.puzzles.openTrial(user.id, { guildId: place.guildId, variant });

export async function puzzleTyped(app: App, asker: Asker, { variant, move }: Typed): Promise<Reply> {
  if (move === undefined)
    return shown(app, asker, await nextPuzzle(app, asker, variant ?? (await usualVariant(app, asker))));
  const open = await openTrial(app, asker, variant);
  return open ? tried(app, asker, open.puzzleId, { text: move }) : refused({ code: 'no-open-puzzle' });
}

export async function suggestPuzzleMoves(
  app: App,
  asker: Asker,
  text: string,
  variant: PuzzleVariant | undefined,
): Promise<readonly Choice[]> {
  const open = await openTrial(app, asker, variant);
  const record = open && (await app.store.puzzles.load(open.puzzleId));
  if (!record) return [];
  const look = puzzleBoard(record.puzzle, open, await styleFor(app, asker));
  return completeMove(sayIn(asker.locale), look, text);
}
