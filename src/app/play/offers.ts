/**
 * Makes an offer, or shows the other side's offer. Typing a word never ends a game or takes back a
 * move.
 */
import { mayDo } from '../../game/actions.ts';
import type { Decision } from '../../game/decision.ts';
import type { Game, GameId } from '../../game/game.ts';
import {
  acceptOffer,
  declineOffer,
  makeOffer,
  withdrawOffer,
  type PlayOffer,
} from '../../game/offers/offering.ts';
import { sayIn } from '../../i18n/say.ts';
import { askDrawScreen, offerScreen } from '../../views/game/offerButtons.ts';
import { act } from './act.ts';
import type { Using } from '../ports/app.ts';
import { answering, type PressGroup } from '../ports/answering.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import { ASK_DRAW, OFFERS } from '../../views/presses/declarations.ts';
import type { OfferAction } from '../../game/offers/offers.ts';
import { findGame } from './find.ts';

type Needs = Using<'games' | 'people' | 'standings' | 'votes', 'engine' | 'memory' | 'now' | 'reading'>;

const DECISIONS: Readonly<Record<OfferAction, (...args: Parameters<typeof makeOffer>) => Decision>> = {
  offer: makeOffer,
  accept: acceptOffer,
  decline: declineOffer,
  withdraw: withdrawOffer,
};

export async function offerOrAnswer(app: Needs, asker: Asker, kind: PlayOffer, id?: GameId): Promise<Reply> {
  const deed = { by: asker.user.id, at: asker.at };
  const answerer = (game: Game) => mayDo(game, deed, `accept ${kind}`);
  const found = await findGame(app, asker, { id, rather: (game) => answerer(game).ok });
  if (!found.ok) {
    return { ...found, again: OFFERS[kind].to.in() };
  }
  const game = found.value;
  const side = answerer(game);
  if (side.ok) return privately(offerScreen(sayIn(asker.locale), game, side.value, kind));
  return act(app, asker, game.id, (now) => makeOffer(now, deed, kind));
}

export const askDrawPresses = answering(ASK_DRAW, {
  ask: async (asker, { id }, app) => {
    const found = await findGame(app, asker, { id });
    if (!found.ok) return found;
    const side = mayDo(found.value, { by: asker.user.id, at: asker.at }, 'offer draw');
    return side.ok ? privately(askDrawScreen(sayIn(asker.locale), found.value, side.value)) : side;
  },
});

const doing =
  (kind: PlayOffer, action: OfferAction) =>
  (asker: Asker, { id, ply }: { readonly id: GameId; readonly ply: number }, app: Needs): Promise<Reply> => {
    const deed = { by: asker.user.id, at: asker.at, ply };
    return act(app, asker, id, (game) => DECISIONS[action](game, deed, kind));
  };

const offerPresses = (kind: PlayOffer): PressGroup =>
  answering(
    OFFERS[kind],
    {
      in: (asker, { value }, app) => offerOrAnswer(app, asker, kind, value),
      offer: doing(kind, 'offer'),
      accept: doing(kind, 'accept'),
      decline: doing(kind, 'decline'),
      withdraw: doing(kind, 'withdraw'),
    },
    { posts: 'card' },
  );

export const offersPresses = [offerPresses('draw'), offerPresses('takeback'), offerPresses('pause')] as const;
