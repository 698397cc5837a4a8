/** `/replay`: a game again, step by step or as a film. Each button's id holds the step. */
import type { App } from '../src/app/ports/app.ts';
import { answering, defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { findReplay, shown, typed } from '../src/app/play/find.ts';
import { readerOf, sayAt } from '../src/app/reader/reader.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { GAME_OPTION, suggestAllGames } from '../src/app/play/suggest.ts';
import type { Color } from '../src/draughts/types.ts';
import type { Game, GameId } from '../src/game/game.ts';
import { sayIn } from '../src/i18n/say.ts';
import { clamped, filmScreen, replayScreen } from '../src/views/replay/replay.ts';
import { showingGame, type Viewpoint } from '../src/views/replay/showing.ts';
import { each } from '../src/views/presses/presses.ts';
import { REPLAY, STEPS } from '../src/views/presses/declarations.ts';

const KINDS = ['steps', 'film'] as const;

/** A move number as plies: White's first move is ply one. */
const pliesTo = (move: number): number => 2 * move;

interface ReplayRequest {
  readonly film: boolean;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

async function show(app: App, asker: Asker, game: Game, { film, from, to }: ReplayRequest): Promise<Reply> {
  const say = await sayAt(app, asker.place);
  const showing = showingGame(say, game, await readerOf(app, asker, false));
  const first = from === undefined ? 0 : pliesTo(from - 1);
  const last = to === undefined ? game.moves.length : pliesTo(to);
  if (film) return { kind: 'public', screen: filmScreen(say, showing, { from: first, to: last }, 'white') };
  const ply = clamped(showing, first);
  return { kind: 'public', screen: replayScreen(say, showing, { ply, bottom: 'white' }) };
}

/** A private viewer, so nobody turns the page for others. */
async function step(
  app: App,
  asker: Asker,
  { id, ply, bottom }: { readonly id: GameId } & Viewpoint,
): Promise<Reply> {
  const found = await findReplay(app, asker, shown(id));
  if (!found.ok) return refusal(app, asker, found.problem);
  const say = sayIn(asker.locale);
  const showing = showingGame(say, found.value, await readerOf(app, asker, true));
  const screen = replayScreen(say, showing, { ply: clamped(showing, ply), bottom });
  return { kind: 'private', screen };
}

async function showFilm(app: App, asker: Asker, id: GameId, bottom: Color): Promise<Reply> {
  const found = await findReplay(app, asker, shown(id));
  if (!found.ok) return refusal(app, asker, found.problem);
  const say = sayIn(asker.locale);
  const showing = showingGame(say, found.value, await readerOf(app, asker, true));
  const whole = { from: 0, to: showing.line.moves.length };
  return { kind: 'private', screen: filmScreen(say, showing, whole, bottom) };
}

export const replay = defineCommand({
  name: 'replay',
  posts: true,
  share: ({ press: pressed, values }) => (pressed?.action === 'film' || values.as === 'film' ? 'film' : null),
  options: [
    GAME_OPTION,
    { name: 'as', kind: 'text', choices: KINDS },
    { name: 'from', kind: 'number' },
    { name: 'to', kind: 'number' },
  ],
  async run(asker, values, app) {
    const found = await findReplay(app, asker, typed(values.game));
    if (!found.ok) return refusal(app, asker, found.problem);
    return show(app, asker, found.value, { film: values.as === 'film', from: values.from, to: values.to });
  },
  suggest: (asker, { text }, app) => suggestAllGames(app, asker, text),
  press: answering(REPLAY, {
    ...each(STEPS, (asker: Asker, pressed: Parameters<typeof step>[2], app: App) =>
      step(app, asker, pressed),
    ),
    open: (asker, pressed, app) => step(app, asker, pressed),
    film: (asker, { id, bottom }, app) => showFilm(app, asker, id, bottom),
  }),
});
