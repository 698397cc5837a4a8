/** Records which message shows a game, together with the game's next due time. */
import { dueOf } from '../../game/due.ts';
import type { MessageAddress } from '../../game/game.ts';
import type { Using } from '../ports/app.ts';
import type { GameRecord, GameShown } from '../ports/subjects/games.ts';
import { expectUnrecorded, type Posting } from './strays.ts';

/**
 * `null`: nothing more of it will be shown. Returns the card it replaces, or `card` itself if that
 * came too late.
 */
export async function rememberShown(
  app: Using<'games' | 'settings', 'now'>,
  record: GameRecord,
  card: MessageAddress | null,
  { reminded, ...posting }: Posting & Pick<GameShown, 'reminded'>,
): Promise<MessageAddress | null> {
  const { id, version } = record.game;
  await expectUnrecorded(app, record, posting);
  return app.store.games.shown(id, version, card, dueOf(record.game, { version, reminded }, app.now()));
}
