/** `/puzzle`: a position in which one move wins, solved in private with menus or typed moves. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker, Pressed } from '../src/app/command.ts';
import { giveUpPuzzle, nextPuzzle, openDaily, openPuzzle, tryPuzzle } from '../src/app/puzzling.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { settingsAt } from '../src/app/settingsAt.ts';
import { styleFor } from '../src/app/style.ts';
import { viewerFor } from '../src/app/viewer.ts';
import type { Attempt } from '../src/draughts/attempt.ts';
import { VARIANT_IDS } from '../src/draughts/variants.ts';
import { PUZZLE_VARIANTS, type PuzzleVariant } from '../src/game/puzzle.ts';
import type { Problem } from '../src/game/problem.ts';
import { sayIn } from '../src/i18n/say.ts';
import { parseSquare } from '../src/notation/square.ts';
import { completeMove } from '../src/views/completions.ts';
import { parseGamePress } from '../src/views/gamePress.ts';
import { inStyle } from '../src/views/inStyle.ts';
import { moveControls } from '../src/views/moveMenus.ts';
import { puzzleBoard, puzzlePieceScreen, puzzleScreen, type PuzzleView } from '../src/views/puzzle.ts';
import { refusalScreen } from '../src/views/refusal.ts';

const USUAL: PuzzleVariant = 'russian';

async function shown(app: App, asker: Asker, attempt: Attempt<PuzzleView, Problem>): Promise<Reply> {
  if (!attempt.ok) return refusal(app, asker, attempt.problem);
  const screen = puzzleScreen(sayIn(asker.locale), attempt.value, await viewerFor(app, asker));
  return { kind: 'private', screen };
}

/** Tries a move. One that is none is refused with those that there are; a late press gets the board as it is now. */
async function tried(
  app: App,
  asker: Asker,
  id: string,
  move: Parameters<typeof tryPuzzle>[3],
): Promise<Reply> {
  const attempt = await tryPuzzle(app, asker, id, move);
  if (attempt.ok) return shown(app, asker, attempt);
  const present = await openPuzzle(app, asker, id);
  if (!present.ok || attempt.problem.code === 'puzzle-over') return refusal(app, asker, attempt.problem);
  const say = sayIn(asker.locale);
  const viewer = await viewerFor(app, asker);
  if (attempt.problem.code === 'stale-click') return shown(app, asker, present);
  const look = puzzleBoard(present.value.puzzle, present.value.trial, viewer.style);
  const screen = refusalScreen(say, inStyle(attempt.problem, look), ...moveControls(say, look));
  return { kind: 'private', screen };
}

async function showPiece(app: App, asker: Asker, id: string, squareName: string): Promise<Reply> {
  const present = await openPuzzle(app, asker, id);
  if (!present.ok) return refusal(app, asker, present.problem);
  const viewer = await viewerFor(app, asker);
  const { variant } = puzzleBoard(present.value.puzzle, present.value.trial);
  const square = parseSquare(variant, squareName);
  const screen =
    square === null ? null : puzzlePieceScreen(sayIn(asker.locale), present.value, square, viewer);
  return screen ? { kind: 'private', screen } : refusal(app, asker, { code: 'malformed-button' });
}

/** The variant that was asked for, or the usual one of the server where it has puzzles. */
async function variantFor(app: App, asker: Asker, text: string | undefined): Promise<PuzzleVariant | null> {
  const wished = text ?? (await settingsAt(app, asker.place)).variant;
  const known = PUZZLE_VARIANTS.find((id) => id === wished);
  return known ?? (text === undefined || VARIANT_IDS.some((id) => id === text) ? USUAL : null);
}

async function press(asker: Asker, pressed: Pressed, app: App): Promise<Reply> {
  const aim = parseGamePress(pressed);
  if (!aim) return refusal(app, asker, { code: 'malformed-button' });
  const { id, ply, more } = aim;
  const { action, value } = pressed;
  if (action === 'play') return tried(app, asker, id, { text: more, ply });
  if (action === 'pick' && value !== null) return tried(app, asker, id, { text: value, ply });
  if (action === 'piece' && value !== null) return showPiece(app, asker, id, value);
  if (action === 'show') return shown(app, asker, await openPuzzle(app, asker, id));
  if (action === 'daily') return shown(app, asker, await openDaily(app, asker, id));
  if (action === 'give-up') return shown(app, asker, await giveUpPuzzle(app, asker, id));
  const record = action === 'next' ? await app.store.puzzles.puzzle(id) : null;
  return record
    ? shown(app, asker, await nextPuzzle(app, asker, record.puzzle.variant))
    : refusal(app, asker, { code: 'malformed-button' });
}

export const puzzle = defineCommand({
  name: 'puzzle',
  posts: false,
  options: [
    { name: 'variant', kind: 'text', choices: PUZZLE_VARIANTS },
    { name: 'move', kind: 'text', suggests: true },
  ],
  async run(asker, values, app) {
    const variant = await variantFor(app, asker, values.variant);
    if (!variant) return refusal(app, asker, { code: 'unknown-variant', text: values.variant ?? '' });
    if (values.move === undefined) return shown(app, asker, await nextPuzzle(app, asker, variant));
    const only = values.variant === undefined ? null : variant;
    const { guildId } = asker.place;
    const open = await app.store.puzzles.openTrial(asker.user.id, { guildId, variant: only });
    return open
      ? tried(app, asker, open.puzzleId, { text: values.move })
      : refusal(app, asker, { code: 'no-open-puzzle' });
  },
  async suggest(asker, { text, values }, app) {
    const only = PUZZLE_VARIANTS.find((id) => id === values.variant) ?? null;
    const { guildId } = asker.place;
    const open = await app.store.puzzles.openTrial(asker.user.id, { guildId, variant: only });
    const record = open && (await app.store.puzzles.puzzle(open.puzzleId));
    if (!record) return [];
    const look = puzzleBoard(record.puzzle, open, await styleFor(app, asker));
    return completeMove(sayIn(asker.locale), look, text);
  },
  press,
});
