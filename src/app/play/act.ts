/** Changes a game, from the click or command to its answer. */
import { variantOf } from '../../draughts/variants.ts';
import type { Decision } from '../../game/decision.ts';
import type { Game, GameId } from '../../game/game.ts';
import { sayIn } from '../../i18n/say.ts';
import { noteFor } from '../../views/game/note.ts';
import { lapsedLine } from '../../views/game/status.ts';
import type { Using } from '../ports/app.ts';
import { withLocaleOf } from '../../game/place.ts';
import { changeGame } from '../save/change.ts';
import type { Asker, Reply } from '../ports/command.ts';
import { barOnAnswer } from '../fairPlay/barOnHelp.ts';
import { engineTurn } from './engineTurn.ts';
import { refusal } from '../reader/refusal.ts';
import { styleFor } from '../reader/viewer.ts';

type Needs = Using<'games' | 'people' | 'standings', 'engine' | 'now' | 'reading'>;

export async function act(
  app: Needs,
  asker: Asker,
  id: GameId,
  decide: (game: Game) => Decision,
): Promise<Reply> {
  const decision = await changeGame(
    app,
    id,
    (game) => decide(withLocaleOf(game, asker.place)),
    (next) => barOnAnswer(app, next),
  );
  if (!decision.ok) return refusal(app, asker, decision.problem, { game: id });
  const { game: changed, events } = decision.value;
  const { game } = await engineTurn(app, changed);
  const say = sayIn(asker.locale);
  // An offer that the engine declined already does not stand.
  const declined = events[0]?.kind === 'offered' ? lapsedLine(say, game) : null;
  const note = declined ?? noteFor(say, variantOf(game.variant), events, await styleFor(app, asker));
  return { kind: 'card', game, note };
}
