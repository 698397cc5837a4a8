/** A game step by step or as an animation. Each button's id contains the step. */
import type { GameId } from '../../game/game.ts';
import { REPLAY, STEPS } from '../../views/presses/declarations.ts';
import { each } from '../../views/presses/presses.ts';
import { showingGame, startingAt, type Viewpoint } from '../../views/replay/showing.ts';
import { findReplay, gameNamed, shown, typed } from '../play/find.ts';
import { answering } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import type { Asker, Reply } from '../ports/command.ts';
import {
  answer,
  audienceOf,
  ownViewer,
  sharedViewer,
  type Shown,
  viewerFor,
  type Way,
  wholeFilm,
} from './viewer.ts';

interface Asked extends Viewpoint {
  readonly id: GameId;
  readonly isPrivate: boolean;
}

/** A public message has no chosen side, so the asker's own side is at the bottom. */
async function view(
  app: App,
  asker: Asker,
  { id, isPrivate, ...at }: Asked,
  isFilm: boolean,
): Promise<Reply> {
  const found = await gameNamed(app, asker, shown(id));
  if (!found.ok) return found;
  const { say, reader } = await audienceOf(app, asker, true);
  const showing = showingGame(say, found.value, reader, asker.user.id);
  const { ply, bottom } = isPrivate ? at : startingAt(showing, at);
  return ownViewer(say, showing, isFilm ? wholeFilm(bottom) : { ply, bottom });
}

async function share(app: App, asker: Asker, { id, ...what }: { id: GameId } & Shown): Promise<Reply> {
  const found = await gameNamed(app, asker, shown(id));
  if (!found.ok) return found;
  const { say, reader } = await audienceOf(app, asker, false);
  return { ...sharedViewer(say, showingGame(say, found.value, reader), what), isNew: true };
}

export async function replayGame(app: App, asker: Asker, id: GameId | undefined, way: Way): Promise<Reply> {
  const found = await findReplay(app, asker, typed(id));
  if (!found.ok) return found;
  const { say, reader } = await audienceOf(app, asker, way.isPrivate);
  const showing = showingGame(say, found.value, reader, way.isPrivate ? asker.user.id : null);
  return viewerFor(say, showing, way, startingAt(showing, { ply: 0, bottom: 'white' }).bottom);
}

export const replayPresses = answering(
  REPLAY,
  {
    ...each(
      STEPS,
      answer((app, asker, pressed: Asked) => view(app, asker, pressed, false)),
    ),
    open: answer((app, asker, pressed) => view(app, asker, { ...pressed, isPrivate: false }, false)),
    film: answer((app, asker, pressed) => view(app, asker, pressed, true)),
    everyone: answer(share),
    'film-everyone': answer(share),
  },
  { share: (action) => (action.startsWith('film') ? 'film' : null) },
);
