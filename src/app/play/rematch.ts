/** A rematch, from the click or command to its answer. */
import { refused } from '../../draughts/attempt.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { variantOf } from '../../draughts/variants.ts';
import { dueOf, UNTOLD } from '../../game/due.ts';
import type { Game, GameId } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import {
  acceptRematch,
  declineRematch,
  offerRematch,
  withdrawRematch,
  type RematchDecision,
} from '../../game/rematch.ts';
import { peopleOf } from '../../game/seat.ts';
import { colorOf } from '../../game/side.ts';
import { sayIn } from '../../i18n/say.ts';
import { noteFor } from '../../views/game/note.ts';
import type { OfferAction } from '../../views/presses/declared.ts';
import { barOnMeeting } from '../server/blocks.ts';
import { barOnGame, roomFor } from '../server/admission.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import { barOnAnswer } from '../reader/barOnHelp.ts';
import { engineTurn } from './engineTurn.ts';
import { GRACE } from '../save/grace.ts';
import { refusal } from '../reader/refusal.ts';
import type { Reply } from '../ports/reply.ts';
import { untilSaved } from '../save/retry.ts';
import { withAbsences } from './absences.ts';
import { saveGame } from '../save/saveGame.ts';

type Needs = Using<
  'blocks' | 'games' | 'people' | 'settings' | 'standings',
  'engine' | 'newId' | 'now' | 'reading'
>;

const DECISIONS: Readonly<Record<OfferAction, RematchDecision>> = {
  offer: offerRematch,
  accept: acceptRematch,
  decline: declineRematch,
  withdraw: withdrawRematch,
};

/** Why the asker may not want one; whoever says no to one, or takes theirs back, always may. */
async function barOnWish(
  app: Using<'blocks'>,
  asker: Asker,
  action: OfferAction,
  game: Game,
): Promise<Problem | null> {
  if (action === 'decline' || action === 'withdraw') return null;
  const own = colorOf(game, asker.user.id) ?? 'white';
  const others = peopleOf(game.seats[opponentOf(own)]);
  return barOnMeeting(
    app,
    asker,
    game.place,
    others.map(({ id }) => id),
  );
}

/** Does it, and answers with the card of what came of it: the finished game with the offer, or the new game. */
export async function rematchAct(app: Needs, asker: Asker, id: GameId, action: OfferAction): Promise<Reply> {
  const act = { by: asker.user.id, at: asker.at };
  const gameId = app.newId();
  const outcome = await untilSaved(async () => {
    const record = await app.store.game(id);
    if (!record) return refused({ code: 'unknown-game' } as const);
    const decision = DECISIONS[action](record.game, act, gameId);
    if (!decision.ok) return decision;
    const { game, next } = decision.value;
    const begins = next && ((await barOnGame(app, asker, next)) ?? (await barOnAnswer(app, next)));
    const bar = (await barOnWish(app, asker, action, game)) ?? begins;
    if (bar) return refused(bar);
    const dueAt = app.now() + GRACE;
    const saved = next
      ? await app.store.beginRematch(game, await withAbsences(app, next), dueAt, await roomFor(app, next))
      : await saveGame(app, game, dueOf(game, UNTOLD, dueAt));
    return saved ? decision : null;
  });
  if (!outcome.ok) return refusal(app, asker, outcome.problem);
  const { game, next, events } = outcome.value;
  const note = noteFor(sayIn(asker.locale), variantOf(game.variant), events, null);
  if (!next) return { kind: 'card', game, note };
  const { game: begun } = await engineTurn(app, next);
  return { kind: 'rematch', finished: game, game: begun, note };
}
