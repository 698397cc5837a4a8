import { refused } from '../../kit/result.ts';
import { answering } from '../ports/answering.ts';
import type { App, Using } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import { findBoard, shown, type Named } from './find.ts';
import { changePreference } from '../save/change.ts';
import { viewerFor } from '../reader/reader.ts';
import type { Color } from '../../draughts/types.ts';
import { turnOf } from '../analysis/turning.ts';
import { linkToGame } from '../server/sharing.ts';
import { rulingOn } from '../server/voiding.ts';
import { sharedScreen } from '../../views/game/shared.ts';
import { sayIn } from '../../i18n/say.ts';
import type { GameId } from '../../game/game.ts';
import { colorOf } from '../../game/decision.ts';
import { lookAt } from '../../views/board/look.ts';
import { scoreSheet } from '../../views/board/scoreSheet.ts';
import { moreScreen } from '../../views/game/controls.ts';
import { boardScreen } from '../../views/game/card.ts';
import { linkBlock, quiet, text } from '../../views/screen/blocks.ts';
import { BOARD, GAME } from '../../views/presses/declarations.ts';

type Needs = Using<'games' | 'people' | 'standings'>;

interface Look {
  readonly bottom?: Color | undefined;
  /** Shows the score sheet below the board. */
  readonly withMoves?: true;
  readonly isBesideCard?: boolean;
}

export async function showBoard(
  app: Needs,
  asker: Asker,
  named: Named | null,
  { bottom, withMoves, isBesideCard = false }: Look = {},
): Promise<Reply> {
  const found = await findBoard(app, asker, named ?? {});
  if (!found.ok) {
    return { ...found, again: (withMoves ? GAME : BOARD).to.open() };
  }
  const game = found.value;
  const say = sayIn(asker.locale);
  const ruling = await rulingOn(app, asker, game);
  const viewer = { ...(await viewerFor(app, asker)), ...(bottom && { bottom }), ruling, isBesideCard };
  const sheet = withMoves ? [scoreSheet(say, lookAt(game, viewer.style))] : [];
  return { kind: 'private', screen: boardScreen(say, game, viewer, ...sheet), shows: game.id };
}

async function showMore(app: Needs, asker: Asker, id: GameId): Promise<Reply> {
  const found = await findBoard(app, asker, shown(id));
  const own = found.ok && !found.value.result ? colorOf(found.value, asker.user.id) : null;
  if (!found.ok || !own) return showBoard(app, asker, shown(id));
  return { kind: 'private', screen: moreScreen(sayIn(asker.locale), found.value, own), shows: id };
}

/** The card of a finished game has no chosen side, so the asker's own side is at the bottom. */
async function turn(app: Needs, asker: Asker, { id, bottom, isPrivate }: Turned): Promise<Reply> {
  const found = isPrivate ? null : await findBoard(app, asker, shown(id));
  const isOver = found?.ok === true && found.value.result !== null;
  return showBoard(app, asker, shown(id), isOver ? { isBesideCard: true } : { bottom });
}

/** Answers a button made when the page opened elsewhere: in Discord, in a browser, or nowhere. */
async function openPage(app: App, asker: Asker, id: GameId): Promise<Reply> {
  const { page } = app;
  if (!page) return refused({ code: 'no-page' });
  if (page.isActivity) {
    const opened = { game: id, at: asker.at };
    await changePreference(app, asker.user.id, (before) => ({ ...before, opened }));
  }
  const say = sayIn(asker.locale);
  const screen = quiet(text(say('share.open')), linkBlock(page.addressOf(id), say('button.page')));
  return page.isActivity ? { kind: 'launch', instead: screen } : privately(screen);
}

async function share(app: App, asker: Asker, id: GameId): Promise<Reply> {
  const found = await findBoard(app, asker, shown(id));
  if (!found.ok) return found;
  const link = await linkToGame(app, asker, found.value);
  if (!link.ok) return link;
  // The link's preview shows the turning point, so the analysis begins before the link is sent.
  await turnOf(app, found.value);
  return privately(sharedScreen(sayIn(asker.locale), link.value));
}

interface Turned {
  readonly id: GameId;
  readonly bottom: Color;
  readonly isPrivate: boolean;
}

export const boardPresses = answering(BOARD, {
  open: (asker, { value }, app) => showBoard(app, asker, shown(value)),
  flip: (asker, { id, bottom }, app) => showBoard(app, asker, shown(id), { bottom }),
  turn: (asker, pressed, app) => turn(app, asker, pressed),
  share: (asker, { id }, app) => share(app, asker, id),
  page: async (asker, { id }, app) => openPage(app, asker, id),
  more: (asker, { id }, app) => showMore(app, asker, id),
  rest: (asker, { id }, app) => showMore(app, asker, id),
});

export const gamePresses = answering(GAME, {
  open: (asker, { value }, app) => showBoard(app, asker, shown(value), { withMoves: true }),
  look: (asker, { id }, app) => showBoard(app, asker, shown(id), { withMoves: true }),
});
