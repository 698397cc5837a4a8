/** People privately guess the next move in other people's running games, or in an imported game. */
import { LONGEST_ANALYSIS, type Subject } from '../../analysis/finding.ts';
import { lineAt } from '../../draughts/line.ts';
import { colorOf } from '../../game/decision.ts';
import type { Game, GameId } from '../../game/game.ts';
import {
  isGuessable,
  nextToGuess,
  pointsFor,
  readGuess,
  readGuessAt,
  type Guess,
  type Guessed,
  type GuessLine,
} from './rules.ts';
import { lineOf } from '../../game/line.ts';
import { mentionsIn } from '../../game/seat.ts';
import { done, refused, type Result } from '../../kit/result.ts';
import { makeFullMove } from '../../notation/move.ts';
import { pdnLine } from '../../notation/pdn/game.ts';
import { startOf } from '../../rating/span.ts';
import { orderAnalysis, storedAnalysis } from '../../app/analysis/analyze.ts';
import type { Analysis } from '../../app/ports/subjects/analyses.ts';
import type { Using } from '../../app/ports/app.ts';
import type { Actor } from '../../app/ports/actor.ts';
import type { Asker, ServerAsker } from '../../app/ports/command.ts';
import type { Problem } from '../../app/problem/problem.ts';
import { asHelped, barOnLine, barOnPosition } from '../../app/fairPlay/barOnHelp.ts';
import { isKeptOut } from '../../app/server/blocks.ts';
import { gameNamed, type Named } from '../../app/play/find.ts';
import type { GuessedRecord } from './view/record.ts';

type Needs = Using<'blocks' | 'games' | 'guesses' | 'votes', 'memory' | 'now' | 'reading'>;
type RecordNeeds = Using<
  'analyses' | 'games' | 'guesses' | 'records' | 'votes',
  'memory' | 'now' | 'reading'
>;

export interface GameWithGuesses {
  readonly game: Game;
  /** The asker's guesses in this game, in order. */
  readonly own: readonly Guess[];
}

/** `own`: the asker's guesses, in order. */
export interface RecordWithGuesses extends GuessedRecord {
  readonly own: readonly Guess[];
}

interface Move {
  readonly text: string;
  readonly ply?: number;
}

const ofGame = (id: GameId): Guessed => ({ kind: 'game', id });

/**
 * Refuses the players, and anyone whose own running game may reach the position, because a guess
 * would be a hint to themselves.
 */
async function guessableBy(app: Needs, actor: Actor, game: Game): Promise<Result<Game, Problem>> {
  const { user } = actor;
  if (colorOf(game, user.id)) return refused({ code: 'guess-own' });
  if (game.result) return refused({ code: 'guess-over' });
  const { guildId } = game.place;
  if (!isGuessable(game) || guildId === null) return refused({ code: 'guess-people' });
  if (await isKeptOut(app, user.id, guildId, mentionsIn(game.seats)))
    return refused({ code: 'watch-not-them' });
  const bar = await barOnPosition(app, asHelped(actor), lineOf(game));
  return bar ? refused(bar) : done(game);
}

/** A guess whose move was just played counts at once, even before that is stored. */
async function guessing(app: Needs, { user }: Actor, game: Game): Promise<GameWithGuesses> {
  const own = await app.store.guesses.of(user.id, ofGame(game.id));
  const counted = (guess: Guess): Guess => ({
    ...guess,
    points: guess.points ?? pointsFor(guess, game.moves),
  });
  return { game, own: own.map(counted) };
}

/** After the game, the asker's guesses; the engine's moves only where those help nobody. */
export async function openGuess(
  app: Needs,
  asker: Asker,
  named: Named,
): Promise<Result<GameWithGuesses, Problem>> {
  const found = await gameNamed(app, asker, named);
  if (!found.ok) return found;
  if (!found.value.result) return guessesIn(app, asker, found.value);
  const now = await guessing(app, asker, found.value);
  if (now.own.length > 0) {
    const bar = await barOnLine(app, asHelped(asker), lineOf(now.game));
    return bar ? refused(bar) : done(now);
  }
  return guessesIn(app, asker, found.value);
}

/** The same for a running game. */
export async function guessesIn(
  app: Needs,
  actor: Actor,
  game: Game,
): Promise<Result<GameWithGuesses, Problem>> {
  const guessable = await guessableBy(app, actor, game);
  return guessable.ok ? done(await guessing(app, actor, game)) : guessable;
}

export async function makeGuess(
  app: Needs,
  actor: Actor,
  game: Game,
  { text, ply }: Move,
): Promise<Result<GameWithGuesses, Problem>> {
  const found = await guessableBy(app, actor, game);
  if (!found.ok) return found;
  const { guildId } = game.place;
  const read = readGuess(game, text, ply);
  if (!read.ok) return read;
  if (guildId === null) return refused({ code: 'guess-people' });
  const { id, name } = actor.user;
  const isNew = await app.store.guesses.add({
    player: { id, name },
    guildId,
    of: ofGame(game.id),
    ply: game.moves.length,
    move: read.value,
    madeAt: actor.at,
    points: null,
    engine: null,
  });
  // The guessed move was played before, and then taken back.
  return isNew ? done(await guessing(app, actor, game)) : refused({ code: 'guess-done' });
}

export async function openRecordGuess(
  app: RecordNeeds,
  asker: ServerAsker,
  id: string,
): Promise<Result<RecordWithGuesses, Problem>> {
  const { user } = asker;
  const stored = await app.store.records.load(id);
  if (!stored) return refused({ code: 'record-forgotten' });
  const read = await app.reading.record(stored, user.id);
  if (!read.ok) return read;
  const line = pdnLine(read.value.game);
  const own = await app.store.guesses.of(user.id, { kind: 'record', id });
  const ply = nextToGuess(line, own);
  const isOver = ply === line.moves.length;
  const bar = await (isOver
    ? barOnLine(app, asHelped(asker), line)
    : barOnPosition(app, asHelped(asker), lineAt(line, ply)));
  return bar ? refused(bar) : done({ id, record: read.value.game, line, ply, own });
}

/** Counts the guess at once, because the move is known. It can't be changed for the same reason. */
export async function makeRecordGuess(
  app: RecordNeeds,
  asker: ServerAsker,
  id: string,
  { text, ply: shownPly }: Move,
): Promise<Result<RecordWithGuesses, Problem>> {
  const found = await openRecordGuess(app, asker, id);
  if (!found.ok) return found;
  const { line, ply } = found.value;
  if (shownPly !== ply) return refused({ code: 'stale-click' });
  const read = readGuessAt(lineAt(line, ply), text);
  if (!read.ok) return read;
  const played = line.moves.map((move) => makeFullMove(line.variant, move));
  const subject = { kind: 'record', id } as const;
  await app.store.guesses.add({
    player: { id: asker.user.id, name: asker.user.name },
    guildId: asker.place.guildId,
    of: subject,
    ply,
    move: read.value,
    madeAt: asker.at,
    points: pointsFor({ ply, move: read.value }, played),
    engine: null,
  });
  await orderJudging(app, subject, played.length);
  return openRecordGuess(app, asker, id);
}

/**
 * After the game, the engine judges the guesses from its complete analysis. If the analysis exists,
 * this happens now; otherwise, the sweep makes the analysis first.
 */
async function orderJudging(
  app: Using<'analyses' | 'guesses', 'now'>,
  subject: Subject,
  plies: number,
): Promise<void> {
  if (plies > LONGEST_ANALYSIS || !(await app.store.guesses.isUnjudged(subject))) return;
  const known = await storedAnalysis(app, subject);
  if (known?.findings.length === plies + 1) {
    await judge(app, known);
    return;
  }
  await orderAnalysis(app, subject, known);
}

export const judge = (app: Using<'guesses'>, { subject, findings }: Analysis): Promise<void> =>
  app.store.guesses.judge(
    subject,
    findings.map(({ best }) => best[0]),
  );

/** Counts the guesses after a game was shown and, at its end, the engine's moves. */
export async function settleGuesses(app: Using<'analyses' | 'guesses', 'now'>, game: Game): Promise<void> {
  await app.store.guesses.settle(game);
  if (game.result) await orderJudging(app, { kind: 'game', id: game.id }, game.moves.length);
}

const MOST_LISTED = 10;

/** The server's best guessers of this week, in running games or in imported games. */
export const weekOfGuesses = (
  { store }: Using<'guesses'>,
  kind: Guessed['kind'],
  guildId: string,
  at: number,
): Promise<readonly GuessLine[]> => store.guesses.table(kind, guildId, startOf('week', at), MOST_LISTED);
