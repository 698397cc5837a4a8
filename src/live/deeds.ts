/** Carries out what people do in a game on the page. */
import type { Actor } from '../app/ports/actor.ts';
import type { App } from '../app/ports/app.ts';
import type { Reply } from '../app/ports/command.ts';
import { act, playMove } from '../app/play/act.ts';
import { rematchAct } from '../app/play/rematch.ts';
import { doWithVote, giveReason, voteOnceMore } from '../app/play/vote.ts';
import type { GameId } from '../game/game.ts';
import { acceptOffer, declineOffer, makeOffer, resume, withdrawOffer } from '../game/offers/offering.ts';
import { resign } from '../game/play/otherEnds.ts';
import type { Aside } from './asides.ts';
import type { Deed, FromPage } from './protocol.ts';

const DECISIONS = {
  offer: makeOffer,
  accept: acceptOffer,
  decline: declineOffer,
  withdraw: withdrawOffer,
} as const satisfies Record<Deed, typeof makeOffer>;

/** What people do in the game that they watch. */
export type Deeds = Exclude<
  FromPage,
  { kind: 'hello' | 'home' | 'look' | 'look-at' | 'open' | 'ping' | 'press' }
>;

export function replyTo(app: App, by: Actor, game: GameId, message: Exclude<Deeds, Aside>): Promise<Reply> {
  const deed = { by: by.user.id, at: by.at, ply: message.ply };
  switch (message.kind) {
    case 'move':
      return playMove(app, by, game, { ...message, text: message.move });
    case 'offer': {
      const { deed: how, offer } = message;
      return offer === 'rematch'
        ? rematchAct(app, by, game, how)
        : act(app, by, game, (now) => DECISIONS[how](now, deed, offer));
    }
    case 'resume':
      return act(app, by, game, (now) => resume(now, deed));
    case 'resign':
      return act(app, by, game, (now) => resign(now, deed));
    case 'own-vote':
      return message.deed === 'again'
        ? voteOnceMore(app, by, game, message)
        : doWithVote(app, by, game, message, message.deed);
    case 'reason':
      return giveReason(app, by, game, message, message.text);
  }
}
