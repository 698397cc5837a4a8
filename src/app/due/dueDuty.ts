/**
 * A duty that stands apart and is due. An old board is cleared up once the channel lets the bot do so; a message that Discord
 * refused is due when an operator has freed it, and then what it told is to be told again.
 */
import type { MessageAddress } from '../../game/game.ts';
import { tellAgain } from '../../tournament/life/notices.ts';
import { tidy } from '../card/oldCards.ts';
import type { Using } from '../ports/app.ts';
import type { Duty } from '../ports/due.ts';
import { newsKey } from '../tournament/tell.ts';
import { changeTournament } from '../tournament/change.ts';
import { done } from '../../draughts/attempt.ts';
import { putOff, type PutOff, clearAfter } from './kind.ts';

type Needs = Using<'duties' | 'games' | 'people' | 'settings' | 'tournaments', 'messenger' | 'now'>;

/** Does what a claimed duty is about. */
export async function doDueDuty(app: Needs, duty: Duty): Promise<PutOff<Duty>> {
  const { owner, id, what, since } = duty;
  if (typeof what === 'object') {
    const cleared = await clear(app, duty, what);
    const isLeft = cleared === 'forbidden' || cleared === 'later';
    return putOff(duty, isLeft ? clearAfter(app.now(), since) : null);
  }
  if (owner === 'tournament')
    await changeTournament(app, id, (tournament) => done(tellAgain(tournament, newsKey(id, what))));
  else await app.store.duties.showAgain(owner, id, app.now());
  return putOff(duty, null);
}

/** A game's as its server likes it, with a word about where it goes on; an invitation goes. */
async function clear(
  app: Needs,
  { owner, id }: Duty,
  card: MessageAddress,
): ReturnType<Needs['messenger']['remove']> {
  const record = owner === 'game' ? await app.store.game(id) : null;
  if (record?.shown.card?.messageId === card.messageId) return 'done';
  return record ? tidy(app, record.game, card, record.shown.card) : app.messenger.remove(card);
}
