/**
 * Changes a game, from the press or command to the updated card: by any action, or by a move with
 * its planned answer.
 */
import type { Decision } from '../../game/decision.ts';
import type { Game, GameId } from '../../game/game.ts';
import { lineOf } from '../../game/line.ts';
import { sayIn } from '../../i18n/say.ts';
import { noteFor } from '../../views/game/note.ts';
import { lapsedLine } from '../../views/game/status.ts';
import type { Using } from '../ports/app.ts';
import { withLocaleOf } from '../../game/place.ts';
import { change, changeGame, GRACE, saving } from '../save/change.ts';
import type { Actor } from '../ports/actor.ts';
import type { GameRecord } from '../ports/subjects/games.ts';
import type { Reply } from '../ports/command.ts';
import { barOnAnswer } from '../fairPlay/barOnHelp.ts';
import { engineTurn } from './engineTurn.ts';
import { styleFor } from '../reader/reader.ts';
import { refused } from '../../kit/result.ts';
import { dueOf, UNANNOUNCED } from '../../game/due.ts';
import type { Extras } from '../../game/play/move.ts';
import { makePlannedMove, type PlannedChange } from '../../game/plan/plannedMove.ts';
import type { Problem } from '../problem/problem.ts';
import { saveGame } from '../save/saveGame.ts';
import { voteFor } from './vote.ts';
import { isVoterIn } from './voterBar.ts';

type Needs = Using<'games' | 'people' | 'standings' | 'votes', 'engine' | 'memory' | 'now' | 'reading'>;

export async function act(
  app: Needs,
  asker: Actor,
  id: GameId,
  decide: (game: Game) => Decision,
): Promise<Reply> {
  const decision = await changeGame(
    app,
    id,
    (game) => decide(withLocaleOf(game, asker.place)),
    (next) => barOnAnswer(app, next),
  );
  if (!decision.ok) return { ...decision, game: id };
  const { game: changed, events } = decision.value;
  const { game } = await engineTurn(app, changed);
  const say = sayIn(asker.locale);
  // An offer that the engine has already declined is no longer open.
  const declined = events[0]?.kind === 'offered' ? lapsedLine(say, game) : null;
  const note = declined ?? noteFor(say, lineOf(changed), events, await styleFor(app, asker));
  return { kind: 'card', game, note };
}

interface MoveText extends Extras {
  readonly text: string;
  readonly ply?: number;
  /** Set for a vote that the voter confirmed. */
  readonly isSure?: true | undefined;
}

/** Makes the move, or votes for it. Answers with one card, or privately. */
export async function playMove(
  app: Needs & Using<'votes'>,
  asker: Actor,
  id: GameId,
  made: MoveText,
): Promise<Reply> {
  const save = ({ game, plans }: PlannedChange, dueAt: number | null) => saveGame(app, game, dueAt, plans);
  const attempt = await change({ ...app.store.games, save }, [id], (record) =>
    tryToPlay(app, asker, record, made),
  );
  if ('vote' in attempt) return voteFor(app, asker, id, made, attempt.vote);
  if (!attempt.ok) return { ...attempt, game: id };
  const { game: moved, events, dropped } = attempt.value;
  const { game } = await engineTurn(app, moved);
  const say = sayIn(asker.locale);
  const note = noteFor(say, lineOf(moved), events, await styleFor(app, asker));
  return { kind: 'card', game, note, ...(dropped && { aside: say('plan.dropped') }) };
}

/** Tries to make the move. Returns the game if the actor can only vote. */
async function tryToPlay(
  app: Using<'games' | 'votes', 'memory' | 'now' | 'reading'>,
  actor: Actor,
  record: GameRecord | null,
  { text, ply, draw }: MoveText,
) {
  const { user, at, place } = actor;
  if (!record) return refused<Problem>({ code: 'unknown-game' });
  if (isVoterIn(record.game, actor)) return { ok: false, vote: record.game } as const;
  const plans = await app.store.games.plans(record.game.id);
  const deed = { by: user.id, at, ...(ply !== undefined && { ply }) };
  const decision = makePlannedMove(withLocaleOf(record.game, place), plans, deed, text, { draw });
  if (!decision.ok) return decision;
  const bar = await barOnAnswer(app, decision.value.game);
  if (bar) return refused(bar);
  return saving(decision.value, dueOf(decision.value.game, UNANNOUNCED, app.now() + GRACE));
}
