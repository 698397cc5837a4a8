/** Makes a move and its planned answer, from the click or command to the reply. */
import { refused, type Attempt } from '../../draughts/attempt.ts';
import { variantOf } from '../../draughts/variants.ts';
import { dueOf, UNTOLD } from '../../game/due.ts';
import type { GameId } from '../../game/game.ts';
import type { Extras } from '../../game/move.ts';
import { withLocaleOf } from '../../game/place.ts';
import { makePlannedMove, type PlannedChange } from '../../game/plannedMove.ts';
import type { Problem } from '../problem/problem.ts';
import { sayIn } from '../../i18n/say.ts';
import { noteFor } from '../../views/game/note.ts';
import type { Using } from '../ports/app.ts';
import type { Asker, Reply } from '../ports/command.ts';
import { barOnAnswer } from '../fairPlay/barOnHelp.ts';
import { engineTurn } from './engineTurn.ts';
import { GRACE, untilSaved } from '../save/retry.ts';
import { refusal } from '../reader/refusal.ts';
import { styleFor } from '../reader/viewer.ts';
import { saveGame } from '../save/saveGame.ts';

type Needs = Using<'games' | 'people' | 'standings', 'engine' | 'now' | 'reading'>;

export interface Made extends Extras {
  readonly text: string;
  /** The ply of the card it was made on. */
  readonly ply?: number;
}

/** Makes the move and answers with one card, or privately with the reason why not. */
export async function playMove(app: Needs, asker: Asker, id: GameId, made: Made): Promise<Reply> {
  const attempt = await untilSaved(() => tryToPlay(app, asker, id, made));
  if (!attempt.ok) return refusal(app, asker, attempt.problem, { game: id });
  const { game: moved, events, dropped } = attempt.value;
  const { game } = await engineTurn(app, moved);
  const say = sayIn(asker.locale);
  const note = noteFor(say, variantOf(game.variant), events, await styleFor(app, asker));
  return { kind: 'card', game, note, ...(dropped && { aside: say('plan.dropped') }) };
}

/** `null` if the game or a plan was changed meanwhile. */
async function tryToPlay(
  app: Using<'games' | 'standings', 'now' | 'reading'>,
  { user, at, place }: Asker,
  id: GameId,
  { text, ply, draw }: Made,
): Promise<Attempt<PlannedChange, Problem> | null> {
  const record = await app.store.game(id);
  if (!record) return refused({ code: 'unknown-game' });
  const plans = await app.store.plans(id);
  const act = { by: user.id, at, ...(ply !== undefined && { ply }) };
  const decision = makePlannedMove(withLocaleOf(record.game, place), plans, act, text, { draw });
  if (!decision.ok) return decision;
  const bar = await barOnAnswer(app, decision.value.game);
  if (bar) return refused(bar);
  const { game, plans: after } = decision.value;
  const dueAt = dueOf(game, UNTOLD, app.now() + GRACE);
  return (await saveGame(app, game, dueAt, after)) ? decision : null;
}
