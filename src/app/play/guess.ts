/** Spectators guess the next move of a running game between two people, in private. */
import { colorOf } from '../../game/decision.ts';
import type { Game, GameId } from '../../game/game.ts';
import { isGuessable, readGuess, type Guess } from '../../game/guess.ts';
import { lineOf } from '../../game/line.ts';
import { mentionsIn } from '../../game/seat.ts';
import { done, refused, type Attempt } from '../../kit/attempt.ts';
import { startOf } from '../../rating/span.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import type { GuessLine } from '../ports/guesses.ts';
import type { Problem } from '../problem/problem.ts';
import { barOnPosition } from '../fairPlay/barOnHelp.ts';
import { isKeptOut } from '../server/blocks.ts';
import { gameNamed, type Named } from './find.ts';

type Needs = Using<'blocks' | 'games' | 'guesses', 'reading'>;

export interface Guessing {
  readonly game: Game;
  /** The asker's guesses in this game, in order. */
  readonly own: readonly Guess[];
}

/**
 * Refuses the players, and anyone in whose own running game the position may come up: a guess would
 * be a hint to themselves.
 */
async function findGuessable(app: Needs, asker: Asker, named: Named): Promise<Attempt<Game, Problem>> {
  const found = await gameNamed(app, asker, named);
  if (!found.ok) return found;
  const game = found.value;
  const { user } = asker;
  if (colorOf(game, user.id)) return refused({ code: 'guess-own' });
  if (game.result) return refused({ code: 'guess-over' });
  const { guildId } = game.place;
  if (!isGuessable(game) || guildId === null) return refused({ code: 'guess-people' });
  if (await isKeptOut(app, user.id, guildId, mentionsIn(game.seats)))
    return refused({ code: 'watch-not-them' });
  const bar = await barOnPosition(app, user.id, lineOf(game));
  return bar ? refused(bar) : done(game);
}

const guessing = async (app: Needs, { user }: Asker, game: Game): Promise<Guessing> => ({
  game,
  own: await app.store.guesses.of(user.id, game.id),
});

export async function openGuess(app: Needs, asker: Asker, named: Named): Promise<Attempt<Guessing, Problem>> {
  const found = await findGuessable(app, asker, named);
  return found.ok ? done(await guessing(app, asker, found.value)) : found;
}

export async function makeGuess(
  app: Needs,
  asker: Asker,
  id: GameId,
  { text, ply }: { readonly text: string; readonly ply?: number },
): Promise<Attempt<Guessing, Problem>> {
  const found = await findGuessable(app, asker, { id, isShown: true });
  if (!found.ok) return found;
  const game = found.value;
  const { guildId } = game.place;
  const read = readGuess(game, text, ply);
  if (!read.ok) return read;
  if (guildId === null) return refused({ code: 'guess-people' });
  const player = { id: asker.user.id, name: asker.user.name };
  const isNew = await app.store.guesses.add({
    player,
    guildId,
    gameId: id,
    ply: game.moves.length,
    move: read.value,
    madeAt: asker.at,
    points: null,
  });
  // The move was played before, and then taken back.
  return isNew ? done(await guessing(app, asker, game)) : refused({ code: 'guess-done' });
}

const MOST_LISTED = 10;

/** The server's best of this week. */
export const weekOfGuesses = (
  { store }: Using<'guesses'>,
  guildId: string,
  at: number,
): Promise<readonly GuessLine[]> => store.guesses.table(guildId, startOf('week', at), MOST_LISTED);
