/**
 * `/guess`: the next move of a running game of others, guessed in private; and the week's table.
 */
import type { App } from '../src/app/ports/app.ts';
import { answering, defineServerCommand, type Reply, type ServerAsker } from '../src/app/ports/command.ts';
import { shown, typed, type Named } from '../src/app/play/find.ts';
import { makeGuess, openGuess, weekOfGuesses, type Guessing } from '../src/app/play/guess.ts';
import { gamesToWatch, suggestWatched } from '../src/app/play/watch.ts';
import type { Problem } from '../src/app/problem/problem.ts';
import { inStyle, refusalScreen } from '../src/app/problem/refusal.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { viewerFor } from '../src/app/reader/reader.ts';
import { isGuessable } from '../src/game/guess.ts';
import type { Attempt } from '../src/kit/attempt.ts';
import { HOLDS } from '../src/i18n/limits.ts';
import { sayIn } from '../src/i18n/say.ts';
import { parseSquares } from '../src/notation/square.ts';
import { moveControls } from '../src/views/board/moveControls.ts';
import { guessLook, guessPieceScreen, guessScreen, guessTableScreen } from '../src/views/game/guess.ts';
import { GUESS } from '../src/views/presses/declarations.ts';

async function shownTo(app: App, asker: ServerAsker, attempt: Attempt<Guessing, Problem>): Promise<Reply> {
  if (!attempt.ok) return refusal(app, asker, attempt.problem);
  const { game, own } = attempt.value;
  const screen = guessScreen(sayIn(asker.locale), game, own, await viewerFor(app, asker));
  return { kind: 'private', screen };
}

const open = async (app: App, asker: ServerAsker, named: Named): Promise<Reply> =>
  shownTo(app, asker, await openGuess(app, asker, named));

interface Made {
  readonly text: string;
  readonly ply: number;
}

async function guessed(app: App, asker: ServerAsker, id: string, made: Made): Promise<Reply> {
  const attempt = await makeGuess(app, asker, id, made);
  if (attempt.ok) return shownTo(app, asker, attempt);
  const present = await openGuess(app, asker, shown(id));
  if (!present.ok || !('legal' in attempt.problem || 'candidates' in attempt.problem))
    return attempt.problem.code === 'stale-click'
      ? shownTo(app, asker, present)
      : refusal(app, asker, attempt.problem);
  const say = sayIn(asker.locale);
  const look = guessLook(present.value.game, (await viewerFor(app, asker)).style);
  const screen = refusalScreen(say, inStyle(attempt.problem, look), ...moveControls(say, look));
  return { kind: 'private', screen };
}

async function showPiece(
  app: App,
  asker: ServerAsker,
  { id, ply, squareNames }: { readonly id: string; readonly ply: number; readonly squareNames: string },
): Promise<Reply | null> {
  const present = await openGuess(app, asker, shown(id));
  if (!present.ok || present.value.game.moves.length !== ply) return shownTo(app, asker, present);
  const viewer = await viewerFor(app, asker);
  const { game } = present.value;
  const squares = parseSquares(guessLook(game).variant, squareNames);
  const screen = squares && guessPieceScreen(sayIn(asker.locale), game, squares, viewer);
  return screen && { kind: 'private', screen };
}

async function table(app: App, asker: ServerAsker): Promise<Reply> {
  const { guildId } = asker.place;
  const rows = await weekOfGuesses(app, guildId, asker.at);
  const games = (await gamesToWatch(app, asker, { guildId })).filter(isGuessable).slice(0, HOLDS.choices);
  return { kind: 'private', screen: guessTableScreen(sayIn(asker.locale), rows, games) };
}

export const guess = defineServerCommand({
  name: 'guess',
  posts: false,
  options: [{ name: 'game', kind: 'text', suggests: true }],
  run(asker, values, app) {
    const named = typed(values.game);
    return named ? open(app, asker, named) : table(app, asker);
  },
  suggest: (asker, { text }, app) => suggestWatched(app, asker, text, isGuessable),
  press: answering(GUESS, {
    open: (asker: ServerAsker, { id }, app) => open(app, asker, shown(id)),
    in: (asker: ServerAsker, { value }, app) => open(app, asker, shown(value)),
    table: (asker: ServerAsker, _, app) => table(app, asker),
    play: (asker: ServerAsker, { id, ply, more }, app) => guessed(app, asker, id, { text: more, ply }),
    pick: (asker: ServerAsker, { id, ply, value }, app) => guessed(app, asker, id, { text: value, ply }),
    from: (asker: ServerAsker, { id, ply, more }, app) =>
      showPiece(app, asker, { id, ply, squareNames: more }),
    piece: (asker: ServerAsker, { id, ply, value }, app) =>
      showPiece(app, asker, { id, ply, squareNames: value }),
  }),
});
