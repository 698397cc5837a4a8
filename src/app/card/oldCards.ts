import type { Game, MessageAddress } from '../../game/game.ts';
import { SECOND } from '../../game/calendar/span.ts';
import { retiredScreen } from '../../views/game/card.ts';
import type { Using } from '../ports/app.ts';
import type { DutyOwner } from '../ports/due.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { settingsAt, sayOf } from '../reader/reader.ts';

export type ShowingApp = Using<
  'duties' | 'games' | 'people' | 'personal' | 'settings' | 'standings' | 'votes',
  'audience' | 'messenger' | 'now'
>;

type Needs = Using<'games' | 'people' | 'settings', 'messenger'>;

/**
 * When to retry (ms) if a message can't be removed, because the channel may be closed only briefly.
 */
const SOON = 2 * SECOND;

export const areKept = async (app: Using<'settings'>, { place }: Game): Promise<boolean> =>
  (await settingsAt(app, place)).oldCards === 'kept';

/** If a message may still exist, a separate due row removes it later. */
async function orLater(
  { store, now }: Using<'duties', 'now'>,
  owner: DutyOwner,
  card: MessageAddress,
  cleared: 'done' | MessengerFault,
): Promise<void> {
  if (cleared === 'forbidden' || cleared === 'later')
    await store.duties.setApart({ ...owner, what: card, since: now() }, now() + SOON);
}

/** Adds a due row that removes the message, at growing intervals. An existing row stays. */
export const clearLater = ({ store, now }: Using<'duties', 'now'>, { id }: Game, board: MessageAddress) =>
  store.duties.setApart({ owner: 'game', id, what: board, since: now() }, now());

export const takeAway = async (
  app: Using<'duties', 'messenger' | 'now'>,
  owner: DutyOwner,
  card: MessageAddress,
): Promise<void> => orLater(app, owner, card, await app.messenger.remove(card));

/**
 * Removes an old card now or later. Until then, its buttons answer that they are stale. `current`
 * is the new card.
 */
export const clearUp = async (
  app: Needs & Using<'duties', 'now'>,
  game: Game,
  old: MessageAddress,
  current: MessageAddress | null,
): Promise<void> => orLater(app, { owner: 'game', id: game.id }, old, await tidy(app, game, old, current));

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
