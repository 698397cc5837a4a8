import { done, refused } from '../../kit/result.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Color } from '../../draughts/types.ts';
import { startLine } from '../../draughts/line.ts';
import { variantOf } from '../../draughts/variants.ts';
import { isMatched } from '../../game/match/matchScore.ts';
import { rematchGame } from '../../game/match/games.ts';
import { rematchAsk, type Ask } from '../../game/challenge/challenge.ts';
import { dueOf, UNANNOUNCED } from '../../game/due.ts';
import type { Game, GameId } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import {
  acceptRematch,
  declineRematch,
  offerRematch,
  withdrawRematch,
  type RematchDecision,
} from '../../game/offers/rematch.ts';
import { peopleOf } from '../../game/seat.ts';
import { colorOf } from '../../game/decision.ts';
import { sayIn } from '../../i18n/say.ts';
import { noteFor } from '../../views/game/note.ts';
import { OFFERS } from '../../views/presses/declarations.ts';
import type { OfferAction } from '../../game/offers/offers.ts';
import { barOnMeeting } from '../server/blocks.ts';
import { barOnGame, roomFor, barOnAsk } from '../server/admission.ts';
import type { Using } from '../ports/app.ts';
import type { Actor } from '../ports/actor.ts';
import type { Asker, Reply } from '../ports/command.ts';
import { barOnAnswer } from '../fairPlay/barOnHelp.ts';
import { answering } from '../ports/answering.ts';
import { engineTurn } from './engineTurn.ts';
import { gameNamed } from './find.ts';
import { change, GRACE } from '../save/change.ts';
import { sha256 } from '../save/hash.ts';
import { withAbsences } from './newGame.ts';
import { saveGame } from '../save/saveGame.ts';

type Needs = Using<
  'blocks' | 'games' | 'people' | 'settings' | 'standings' | 'tallies' | 'votes',
  'engine' | 'limits' | 'memory' | 'newId' | 'now' | 'reading'
>;

const DECISIONS: Readonly<Record<OfferAction, RematchDecision>> = {
  offer: offerRematch,
  accept: acceptRematch,
  decline: declineRematch,
  withdraw: withdrawRematch,
};

/** Outside Discord there is no interaction id to mix into the draw of openings. */
type RematchAsker = Actor & Partial<Pick<Asker, 'interaction'>>;

interface Step {
  readonly asker: RematchAsker;
  readonly action: OfferAction;
  readonly color: Color;
  readonly game: Game;
  readonly next: Game | null;
}

/** An offer counts as a request to the other player. */
const askOf = ({ action, asker, color, game, next }: Step): Ask | null =>
  action === 'offer' && !next ? rematchAsk(game, color, asker.at) : null;

/** The reason the asker may not do this. Declining and withdrawing are always allowed. */
async function barOn(app: Needs, step: Step): Promise<Problem | null> {
  const { asker, action, color, game, next } = step;
  if (action === 'decline' || action === 'withdraw') return null;
  const other = game.seats[opponentOf(color)];
  const others = peopleOf(other).map(({ id }) => id);
  const bar = await barOnMeeting(app, asker, game.place, others);
  if (bar) return bar;
  const ask = askOf(step);
  if (!next) return ask && barOnAsk(app, ask, other);
  return (await barOnGame(app, asker, next)) ?? barOnAnswer(app, next);
}

async function save(app: Needs, step: Step): Promise<boolean> {
  const { action, color, game, next } = step;
  const { tallies } = app.store;
  const ask = askOf(step);
  if (ask && !(await tallies.ask(ask, app.limits.asks))) return false;
  const dueAt = app.now() + GRACE;
  const saved = next
    ? await app.store.games.beginRematch(game, next, dueAt, await roomFor(app, next))
    : await saveGame(app, game, dueOf(game, UNANNOUNCED, dueAt));
  if (ask && !saved) await tallies.answered(ask.id);
  const isAnswer = next !== null || action === 'decline';
  if (isAnswer && saved) await tallies.answered(rematchAsk(game, opponentOf(color), 0).id);
  return saved;
}

/** The rematch of a match is another match on the same terms. */
function decide(
  game: Game,
  asker: RematchAsker,
  gameId: GameId,
  action: OfferAction,
): ReturnType<RematchDecision> {
  const act = { by: asker.user.id, at: asker.at };
  const decision = DECISIONS[action](game, act, gameId);
  if (!decision.ok || !decision.value.next || !isMatched(game)) return decision;
  return done({
    ...decision.value,
    next: rematchGame(game, decision.value.next, asker.interaction ? [asker.interaction] : [], sha256),
  });
}

/** Answers with the finished game and the offer, or with the new game. */
export async function rematchAct(
  app: Needs,
  asker: RematchAsker,
  id: GameId,
  action: OfferAction,
): Promise<Reply> {
  const gameId = app.newId();
  const book = { ...app.store.games, save: (step: Step) => save(app, step) };
  const outcome = await change(book, [id], async (record) => {
    if (!record) return refused({ code: 'unknown-game' });
    const decision = decide(record.game, asker, gameId, action);
    if (!decision.ok) return decision;
    const color = colorOf(record.game, asker.user.id);
    if (!color) return refused({ code: 'not-your-game' });
    const { next } = decision.value;
    const decided = { ...decision.value, next: next && (await withAbsences(app, next)) };
    const step = { asker, action, color, ...decided };
    const bar = await barOn(app, step);
    return bar ? refused(bar) : { ...done(decided), save: step };
  });
  if (!outcome.ok) return outcome;
  const { game, next, events } = outcome.value;
  const note = noteFor(sayIn(asker.locale), startLine(variantOf(game.variant)), events, null);
  if (!next) return { kind: 'card', game, note };
  const { game: begun } = await engineTurn(app, next);
  return { kind: 'card', finished: game, game: begun, note };
}

/** Offers a rematch of the named game, or of the asker's last game in this channel. */
export async function askForRematch(app: Needs, asker: Asker, id?: GameId): Promise<Reply> {
  if (id !== undefined) {
    const found = await gameNamed(app, asker, { id, isShown: false });
    return found.ok ? rematchAct(app, asker, id, 'offer') : found;
  }
  const { channelId } = asker.place;
  const last = { player: asker.user.id, channelId, state: 'finished', limit: 1 } as const;
  const [record] = await app.store.games.list(last);
  if (!record) return refused({ code: 'no-finished-game' });
  return rematchAct(app, asker, record.game.id, 'offer');
}

export const rematchPresses = answering(
  OFFERS.rematch,
  {
    offer: (asker, { id }, app) => rematchAct(app, asker, id, 'offer'),
    accept: (asker, { id }, app) => rematchAct(app, asker, id, 'accept'),
    decline: (asker, { id }, app) => rematchAct(app, asker, id, 'decline'),
    withdraw: (asker, { id }, app) => rematchAct(app, asker, id, 'withdraw'),
  },
  { posts: 'card' },
);
