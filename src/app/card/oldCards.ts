/** What becomes of an old card, as the server's admins chose. */
import type { Game, MessageAddress } from '../../game/game.ts';
import { SECOND } from '../../game/calendar/span.ts';
import { retiredScreen } from '../../views/game/card.ts';
import type { Using } from '../ports/app.ts';
import type { DutyOwner } from '../ports/due.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { settingsAt, sayOf } from '../reader/reader.ts';
import type { Challenge } from '../../game/challenge/challenge.ts';

/** What showing a game takes. */
export type ShowingApp = Using<
  'duties' | 'games' | 'people' | 'personal' | 'settings' | 'standings',
  'messenger' | 'now'
>;

type Needs = Using<'games' | 'people' | 'settings', 'messenger'>;

/** When to retry (ms) a message that could not be removed: the channel may be closed only for a moment. */
const SOON = 2 * SECOND;

/** Whether all boards stay, as a record. */
export const areKept = async (app: Using<'settings'>, { place }: Game): Promise<boolean> =>
  (await settingsAt(app, place)).oldCards === 'kept';

export const removeLater = (
  { store, now }: Using<'duties', 'now'>,
  owner: DutyOwner,
  card: MessageAddress,
): Promise<void> => store.duties.setApart({ ...owner, what: card, since: now() }, now() + SOON);

/**
 * Clears up an old card; `current` is the new one. If the channel forbids it, the card stays for now and its
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

/** The same without a retry. */
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

/** Whether the invitation goes once its game's card is there. One that carries the game's thread stays. */
export async function isReplacedByCard(
  app: Using<'settings'>,
  { place, state }: Challenge,
  game: Game,
): Promise<boolean> {
  if (state !== 'accepted' || game.place.channelId !== place.channelId) return false;
  return (await settingsAt(app, place)).oldCards === 'deleted';
}
