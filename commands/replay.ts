/** `/replay`: shows a game step by step or as a film. Each button's id holds the step. */
import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { findReplay, shown, typed } from '../src/app/play/find.ts';
import { readerOf, sayAt } from '../src/app/reader/reader.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { GAME_OPTION, suggestAllGames } from '../src/app/play/suggest.ts';
import type { Game, GameId } from '../src/game/game.ts';
import { sayIn } from '../src/i18n/say.ts';
import { clamped, filmScreen, replayScreen, sharedReplay } from '../src/views/replay/replay.ts';
import { showingGame, startingAt, type Stretch, type Viewpoint } from '../src/views/replay/showing.ts';
import { each } from '../src/views/presses/presses.ts';
import { REPLAY, STEPS } from '../src/views/presses/declarations.ts';

const KINDS = ['steps', 'film'] as const;

/** A move number as plies: White's first move is ply one. */
const pliesTo = (move: number): number => 2 * move;

interface Asked {
  readonly id: GameId;
  readonly isPrivate: boolean;
}

/** Each reader has a separate viewer, so nobody changes the page for others. */
async function viewing(app: App, asker: Asker, game: Game, isPrivate = true) {
  const say = isPrivate ? sayIn(asker.locale) : await sayAt(app, asker.place);
  const reader = await readerOf(app, asker, isPrivate);
  return { say, showing: showingGame(say, game, reader, isPrivate ? asker.user.id : null) };
}

/** A public message has no chosen side, so the asker's own side is at the bottom. */
async function step(app: App, asker: Asker, pressed: Asked & Viewpoint): Promise<Reply> {
  const found = await findReplay(app, asker, shown(pressed.id));
  if (!found.ok) return refusal(app, asker, found.problem);
  const { say, showing } = await viewing(app, asker, found.value);
  const { ply, bottom } = pressed.isPrivate ? pressed : startingAt(showing, pressed);
  return { kind: 'private', screen: replayScreen(say, showing, { ply: clamped(showing, ply), bottom }) };
}

async function showFilm(app: App, asker: Asker, pressed: Asked & Viewpoint): Promise<Reply> {
  const found = await findReplay(app, asker, shown(pressed.id));
  if (!found.ok) return refusal(app, asker, found.problem);
  const { say, showing } = await viewing(app, asker, found.value);
  const { bottom } = pressed.isPrivate ? pressed : startingAt(showing, pressed);
  const whole = { from: 0, to: showing.line.moves.length };
  return { kind: 'private', screen: filmScreen(say, showing, whole, bottom) };
}

async function share(app: App, asker: Asker, { id, ...what }: { id: GameId } & Shared): Promise<Reply> {
  const found = await findReplay(app, asker, shown(id));
  if (!found.ok) return refusal(app, asker, found.problem);
  const { say, showing } = await viewing(app, asker, found.value, false);
  const screen =
    'ply' in what
      ? sharedReplay(say, showing, { ply: clamped(showing, what.ply), bottom: what.bottom })
      : filmScreen(say, showing, what, what.bottom, true);
  return { kind: 'public', screen, isNew: true };
}

type Shared = Viewpoint | (Stretch & Pick<Viewpoint, 'bottom'>);

export const replayPresses = answering(
  REPLAY,
  {
    ...each(STEPS, (asker: Asker, pressed: Parameters<typeof step>[2], app: App) =>
      step(app, asker, pressed),
    ),
    open: (asker, pressed, app) => step(app, asker, { ...pressed, isPrivate: false }),
    film: (asker, pressed, app) => showFilm(app, asker, pressed),
    everyone: (asker, pressed, app) => share(app, asker, pressed),
    'film-everyone': (asker, pressed, app) => share(app, asker, pressed),
  },
  { share: (action) => (action.startsWith('film') ? 'film' : null) },
);

export const replay = defineCommand({
  name: 'replay',
  posts: false,
  share: (values) => (values.as === 'film' ? 'film' : null),
  options: [
    GAME_OPTION,
    { name: 'as', kind: 'text', choices: KINDS },
    { name: 'from', kind: 'number' },
    { name: 'to', kind: 'number' },
  ],
  async run(asker, values, app) {
    const found = await findReplay(app, asker, typed(values.game));
    if (!found.ok) return refusal(app, asker, found.problem);
    const { say, showing } = await viewing(app, asker, found.value);
    const { bottom } = startingAt(showing, { ply: 0, bottom: 'white' });
    const from = values.from === undefined ? 0 : pliesTo(values.from - 1);
    const to = values.to === undefined ? showing.line.moves.length : pliesTo(values.to);
    const screen =
      values.as === 'film'
        ? filmScreen(say, showing, { from, to }, bottom)
        : replayScreen(say, showing, { ply: clamped(showing, from), bottom });
    return { kind: 'private', screen };
  },
  suggest: (asker, { text }, app) => suggestAllGames(app, asker, text),
});
