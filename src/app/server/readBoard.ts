/** A page of a board as its reader sees it: without those who have left the server. */
import type { UserId } from '../../game/game.ts';
import type { BoardContent, BoardView } from '../../views/standings/boardControls.ts';
import { PAGE, pagesOf } from '../../views/standings/leaderboard.ts';
import type { Using } from '../ports/app.ts';
import type { BoardPage } from '../ports/standings.ts';
import { PATIENCE, takeAttendance } from './attendance.ts';

/** Others take the places of those who have left, and may have left too; so often the page is read again. */
const MOST_LOOKS = 3;
/** Of so many latest winners the champions are told: one who wins every week is one of them. */
const MOST_FIRST = 60;

interface ReadBoard {
  readonly view: BoardView;
  readonly content: BoardContent;
}

/** Reads the page as far as is known after asking who has left. `reader` is whose own place it tells. */
export async function readBoard(
  app: Using<'attendance' | 'placings' | 'standings', 'members' | 'now'>,
  guildId: string,
  asked: BoardView,
  reader: UserId,
): Promise<ReadBoard> {
  const { order, pool, span } = asked;
  const now = app.now();
  const read = (page: number): Promise<BoardPage> =>
    app.store.standings.page(
      { guildId, order, pool, span, now },
      { offset: page * PAGE, size: PAGE, reader },
    );
  const champions = await app.store.placings.first(guildId, MOST_FIRST);
  const patience = AbortSignal.timeout(PATIENCE);
  for (let look = 1; ; look += 1) {
    const found = await read(asked.page);
    // The board has become shorter than the page that a button leads to.
    const page = Math.min(asked.page, pagesOf(found.players) - 1);
    const shown = page === asked.page ? found : await read(page);
    const users = shown.lines.map(({ user }) => user);
    const hasChanged = await takeAttendance(app, guildId, reader, users, patience);
    if (!hasChanged || look === MOST_LOOKS)
      return { view: { order, pool, span, page }, content: { ...shown, champions, now } };
  }
}
