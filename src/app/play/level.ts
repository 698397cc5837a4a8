/** The engine's level in a running game. Its player can change it at any time. */
import { done, refused } from '../../kit/result.ts';
import type { LevelNumber } from '../../engine/play/levels.ts';
import { dueOf } from '../../game/due.ts';
import { engineSeat, setLevel } from '../../game/engine/engine.ts';
import type { GameId } from '../../game/game.ts';
import { sayIn } from '../../i18n/say.ts';
import { levelScreen } from '../../views/game/level.ts';
import type { Actor } from '../ports/actor.ts';
import type { Using } from '../ports/app.ts';
import type { Reply } from '../ports/command.ts';
import { change, gamesIn, GRACE, saving } from '../save/change.ts';

type Needs = Using<'games' | 'people' | 'standings', 'now'>;

/** Shows the choice of levels, or sets a level. Saves the changed game. */
export async function levelOf(app: Needs, asker: Actor, id: GameId, level?: LevelNumber): Promise<Reply> {
  const act = { by: asker.user.id, at: asker.at };
  const changed = await change(gamesIn(app), [id], (record) => {
    const seat = record && engineSeat(record.game);
    if (!seat) return refused({ code: 'unknown-game' });
    const set = setLevel(record.game, act, seat, level ?? seat.level);
    if (!set.ok) return set;
    if (!set.value) return done(record.game);
    return saving(set.value, dueOf(set.value, record.shown, app.now() + GRACE));
  });
  if (!changed.ok) return { ...changed, game: id };
  const { value: game } = changed;
  const now = engineSeat(game)?.level;
  if (now === undefined) throw new Error(`expected the engine to play in the game ${id}, but it has no seat`);
  const screen = levelScreen(sayIn(asker.locale), id, now);
  return { kind: 'private', screen, ...('save' in changed && { changed: game }) };
}
