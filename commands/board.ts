import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { findBoard, shown, typed, type Named } from '../src/app/play/find.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { GAME_OPTION, suggestGames } from '../src/app/play/suggest.ts';
import { changePreference } from '../src/app/save/change.ts';
import { viewerFor } from '../src/app/reader/reader.ts';
import type { Color } from '../src/draughts/types.ts';
import { linkToGame } from '../src/app/server/sharing.ts';
import { sharedScreen } from '../src/views/game/shared.ts';
import { sayIn } from '../src/i18n/say.ts';
import type { GameId } from '../src/game/game.ts';
import { colorOf } from '../src/game/decision.ts';
import { moreScreen } from '../src/views/game/controls.ts';
import { boardScreen } from '../src/views/game/card.ts';
import { linkBlock, quiet, text } from '../src/views/screen/blocks.ts';
import { BOARD } from '../src/views/presses/declarations.ts';

async function show(app: App, asker: Asker, named: Named | null, bottom?: Color): Promise<Reply> {
  const found = await findBoard(app, asker, named ?? {});
  if (!found.ok) {
    return refusal(app, asker, found.problem, { again: BOARD.to.open() });
  }
  const viewer = { ...(await viewerFor(app, asker)), ...(bottom && { bottom }) };
  const screen = boardScreen(sayIn(asker.locale), found.value, viewer);
  return { kind: 'private', screen, shows: found.value.id };
}

async function showMore(app: App, asker: Asker, id: GameId): Promise<Reply> {
  const found = await findBoard(app, asker, shown(id));
  const own = found.ok && !found.value.result ? colorOf(found.value, asker.user.id) : null;
  if (!found.ok || !own) return show(app, asker, shown(id));
  return { kind: 'private', screen: moreScreen(sayIn(asker.locale), found.value, own), shows: id };
}

/** The card of a finished game has no chosen side, so the asker's own side is at the bottom. */
async function turn(app: App, asker: Asker, { id, bottom, isPrivate }: Turned): Promise<Reply> {
  const found = isPrivate ? null : await findBoard(app, asker, shown(id));
  const isOver = found?.ok === true && found.value.result !== null;
  return show(app, asker, shown(id), isOver ? undefined : bottom);
}

/** A button made when the page was elsewhere: in Discord, in a browser, or nowhere. */
async function openPage(app: App, asker: Asker, id: GameId): Promise<Reply> {
  const { page } = app;
  if (!page) return refusal(app, asker, { code: 'no-page' });
  if (page.isActivity) {
    const opened = { game: id, at: asker.at };
    await changePreference(app, asker.user.id, (before) => ({ ...before, opened }));
  }
  const say = sayIn(asker.locale);
  const screen = quiet(text(say('share.open')), linkBlock(page.addressOf(id), say('button.page')));
  return page.isActivity ? { kind: 'launch', instead: screen } : { kind: 'private', screen };
}

async function share(app: App, asker: Asker, id: GameId): Promise<Reply> {
  const found = await findBoard(app, asker, shown(id));
  const link = found.ok ? await linkToGame(app, asker, found.value) : found;
  if (!link.ok) return refusal(app, asker, link.problem);
  return { kind: 'private', screen: sharedScreen(sayIn(asker.locale), link.value) };
}

interface Turned {
  readonly id: GameId;
  readonly bottom: Color;
  readonly isPrivate: boolean;
}

export const boardPresses = answering(BOARD, {
  open: (asker, { value }, app) => show(app, asker, shown(value)),
  flip: (asker, { id, bottom }, app) => show(app, asker, shown(id), bottom),
  turn: (asker, pressed, app) => turn(app, asker, pressed),
  share: (asker, { id }, app) => share(app, asker, id),
  page: async (asker, { id }, app) => openPage(app, asker, id),
  more: (asker, { id }, app) => showMore(app, asker, id),
  rest: (asker, { id }, app) => showMore(app, asker, id),
});

export const board = defineCommand({
  name: 'board',
  posts: false,
  options: [GAME_OPTION],
  run: (asker, values, app) => show(app, asker, typed(values.game)),
  suggest: (asker, { text: begun }, app) => suggestGames(app, asker, begun),
});
