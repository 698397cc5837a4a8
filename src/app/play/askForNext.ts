/** The next game of a match, where a player asks for it: the bot begins it by itself, but cannot post wherever it can answer. */
import { refused, done, type Attempt } from '../../draughts/attempt.ts';
import type { Game, GameId } from '../../game/game.ts';
import { isMatched, matchEnd, nextGameAt } from '../../game/matchScore.ts';
import { colorOf } from '../../game/decision.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import type { GameRecord } from '../ports/games.ts';
import type { Reply } from '../ports/reply.ts';
import type { Problem } from '../problem/problem.ts';
import { refusal } from '../reader/refusal.ts';
import { GRACE } from '../save/grace.ts';
import { untilSaved } from '../save/retry.ts';
import { followGame } from './nextGame.ts';

type Needs = Using<
  'blocks' | 'games' | 'people' | 'settings' | 'standings',
  'limits' | 'newId' | 'now' | 'reading'
>;

/** Begins the game after this one, or shows it where it has begun and nobody was shown it. */
export async function askForNext(app: Needs, asker: Asker, id: GameId): Promise<Reply> {
  const followed = await untilSaved(() => follow(app, asker, id));
  if (!followed.ok) return refusal(app, asker, followed.problem);
  const finished = followed.value;
  const note = sayIn(asker.locale)('note.next-begun');
  const next = finished.rematch === null ? null : await app.store.game(finished.rematch);
  if (!next) return { kind: 'card', game: finished, note };
  if (next.shown.version === next.game.version) return refusal(app, asker, { code: 'match-game-begun' });
  return { kind: 'card', finished, game: next.game, note };
}

/** The finished game as it is when another has followed it, or its match has ended; `null` where somebody was faster. */
async function follow(app: Needs, asker: Asker, id: GameId): Promise<Attempt<Game, Problem> | null> {
  const record = await app.store.game(id);
  if (!record || !isMatched(record.game)) return refused({ code: 'unknown-game' });
  const { game, shown } = record;
  if (!colorOf(game, asker.user.id)) return refused({ code: 'not-your-game' });
  if (matchEnd(game)) return refused({ code: 'match-over' });
  if (game.rematch !== null) return done(game);
  return beginAfter(app, { game, shown });
}

async function beginAfter(
  app: Needs,
  record: Parameters<typeof followGame>[1] & GameRecord,
): Promise<Attempt<Game, Problem> | null> {
  const at = nextGameAt(record.game);
  if (at === null) return refused({ code: 'game-not-over' });
  const now = app.now();
  if (now < at) return refused({ code: 'match-rests', at });
  const following = await followGame(app, record, now + GRACE);
  if (following.kind === 'later') return refused({ code: 'match-waits' });
  return following.kind === 'overtaken' ? null : done(following.game);
}
