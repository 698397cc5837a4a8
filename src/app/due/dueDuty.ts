/** Removes an old board once its channel allows that. Posts a freed message again. */
import type { MessageAddress } from '../../game/game.ts';
import { archivedAt, placesOf } from '../../game/place.ts';
import { tellAgain } from '../../tournament/life/notices.ts';
import { tidy } from '../card/oldCards.ts';
import type { Using } from '../ports/app.ts';
import type { Duty } from '../ports/due.ts';
import { newsKey } from '../tournament/tell.ts';
import { changeTournament } from '../tournament/change.ts';
import { done } from '../../kit/result.ts';
import { putOff, type PutOff, clearAfter } from './kind.ts';

type Needs = Using<
  'duties' | 'games' | 'people' | 'settings' | 'tournaments',
  'messenger' | 'now' | 'threads'
>;

export async function doDueDuty(app: Needs, duty: Duty): Promise<PutOff<Duty>> {
  const { owner, id, what, since } = duty;
  if (typeof what === 'object') {
    const cleared = await clear(app, duty, what);
    const isShut = cleared === 'forbidden' && owner === 'game' && (await isInArchive(app, id, what));
    const isLeft = !isShut && (cleared === 'forbidden' || cleared === 'later');
    return putOff(duty, isLeft ? clearAfter(app.now(), since) : null);
  }
  if (owner === 'tournament')
    await changeTournament(app, id, (tournament) => done(tellAgain(tournament, newsKey(id, what))));
  else await app.store.duties.showAgain(owner, id, app.now());
  return putOff(duty, null);
}

/** Whether the message is in the thread of a finished game, where nothing can be removed. */
async function isInArchive(app: Needs, id: string, { channelId }: MessageAddress): Promise<boolean> {
  const game = (await app.store.games.load(id))?.game;
  if (!game || (archivedAt(game) ?? Infinity) > app.now()) return false;
  const isThread = placesOf(game).some((each) => each.threadOf !== undefined && each.channelId === channelId);
  return isThread && (await app.threads.archive(channelId)) === 'done';
}

/** Replaces a game's card as the server prefers, linking to the new one; removes invitations. */
async function clear(
  app: Needs,
  { owner, id }: Duty,
  card: MessageAddress,
): ReturnType<Needs['messenger']['remove']> {
  const record = owner === 'game' ? await app.store.games.load(id) : null;
  // A process that is about to show a newer state has not recorded its post yet.
  if (record?.shown.card?.messageId === card.messageId)
    return record.shown.version < record.game.version ? 'later' : 'done';
  return record ? tidy(app, record.game, card, record.shown.card) : app.messenger.remove(card);
}
