/** What becomes of a card when a newer one has taken its place: as the admins of its server chose. */
import type { Game, MessageAddress } from '../../game/game.ts';
import { SECOND } from '../../game/span.ts';
import { retiredScreen } from '../../views/game/card.ts';
import type { Using } from '../ports/app.ts';
import type { DutyOwner } from '../ports/due.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { settingsAt, sayOf } from '../reader/shared.ts';
import type { Challenge } from '../../game/challenge.ts';

type Needs = Using<'games' | 'people' | 'settings', 'messenger'>;

/** After so long (ms) a message is tried again that could not be removed: a channel may be closed for a moment only. */
const SOON = 2 * SECOND;

/** Whether all boards stay where they are, as a record. */
export const areKept = async (app: Using<'settings'>, { place }: Game): Promise<boolean> =>
  (await settingsAt(app, place)).oldCards === 'kept';

/** Has a message removed as soon as the bot may do so. */
export const removeLater = (
  { store, now }: Using<'duties', 'now'>,
  owner: DutyOwner,
  card: MessageAddress,
): Promise<void> => store.duties.setApart({ ...owner, what: card, since: now() }, now() + SOON);

/**
 * Clears up after a card of the game, of which `current` is now the one. What the channel does not let be cleared up stays for now, and its
 * buttons answer as stale; `later`: it may still be there.
 */
export async function clearUp(
  app: Needs & Using<'duties', 'now'>,
  game: Game,
  old: MessageAddress,
  current: MessageAddress | null,
): Promise<'done' | MessengerFault> {
  const cleared = await tidy(app, game, old, current);
  if (cleared === 'forbidden') await removeLater(app, { owner: 'game', id: game.id }, old);
  return cleared;
}

/** The same where nothing is to follow if it cannot be done. */
export async function tidy(
  app: Needs,
  game: Game,
  old: MessageAddress,
  current: MessageAddress | null,
): Promise<'done' | MessengerFault> {
  const { oldCards } = await settingsAt(app, game.place);
  if (oldCards === 'kept') return 'done';
  if (oldCards === 'deleted') return app.messenger.remove(old);
  return app.messenger.retire(old, retiredScreen(await sayOf(app, game), game, current));
}

/** Whether the invitation goes when the card of its game is there. One from which the game's thread hangs stays. */
export async function isReplacedByCard(
  app: Using<'settings'>,
  { place, state }: Challenge,
  game: Game,
): Promise<boolean> {
  if (state !== 'accepted' || game.place.channelId !== place.channelId) return false;
  return (await settingsAt(app, place)).oldCards === 'deleted';
}
