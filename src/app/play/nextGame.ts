/** Begins the next game of a match in one transaction, so that no game is followed by two. */
import { COLORS } from '../../draughts/types.ts';
import type { Game, GameId } from '../../game/game.ts';
import type { MatchStop } from '../../game/match/match.ts';
import { nextGameAt, type MatchedGame, isMatched, matchEnd } from '../../game/match/matchScore.ts';
import { playerOf } from '../../game/seat.ts';
import { DAY, MINUTE } from '../../game/calendar/span.ts';
import { nextGame, stopMatch } from '../../game/match/games.ts';
import type { Using } from '../ports/app.ts';
import type { GameRecord } from '../ports/subjects/games.ts';
import { sha256 } from '../save/hash.ts';
import { saveGame } from '../save/saveGame.ts';
import { barOnMeeting } from '../server/blocks.ts';
import { roomFor } from '../server/admission.ts';
import { withAbsences } from './newGame.ts';
import { refused, done, type Result } from '../../kit/result.ts';
import { colorOf } from '../../game/decision.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Actor } from '../ports/actor.ts';
import type { Reply } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { GRACE, untilSaved } from '../save/change.ts';

type Needs = Using<'blocks' | 'games' | 'people' | 'settings' | 'standings', 'limits' | 'newId' | 'now'>;

/** When to check again (ms) whether a player has room, and for how long. */
const NO_ROOM = 10 * MINUTE;
const RETRY_SPAN = 3 * DAY;

/** `overtaken`: another process changed it; `later`: when to retry (ms since 1970). */
type Following =
  | { readonly kind: 'changed'; readonly game: Game }
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'later'; readonly at: number };

/**
 * Begins the next game; others may show it from `dueAt` on (ms). Ends the match if there is none.
 */
export async function followGame(
  app: Needs,
  { game, shown }: GameRecord & { readonly game: MatchedGame },
  dueAt: number,
): Promise<Following> {
  const bar = shown.card === null ? 'place' : await barOnNext(app, game);
  if (bar) return stop(app, game, bar);
  const now = app.now();
  const { finished, next } = nextGame(game, app.newId(), now, sha256);
  const begun = await withAbsences(app, next);
  if (await app.store.games.beginRematch(finished, begun, dueAt, await roomFor(app, begun)))
    return { kind: 'changed', game: finished };
  if ((await app.store.games.load(game.id))?.game.version !== game.version) return { kind: 'overtaken' };
  const since = nextGameAt(game) ?? now;
  return now - since < RETRY_SPAN ? { kind: 'later', at: now + NO_ROOM } : stop(app, game, 'room');
}

async function barOnNext(app: Using<'blocks'>, { seats, place }: Game): Promise<MatchStop | null> {
  const [user, other] = COLORS.map((color) => ({ ...playerOf(seats[color]), isBot: false }));
  if (!user || !other) return null;
  const bars = [
    await barOnMeeting(app, { user }, place, [other.id]),
    await barOnMeeting(app, { user: other }, place, [user.id]),
  ];
  return bars.some((bar) => bar !== null) ? 'apart' : null;
}

async function stop(app: Needs, game: MatchedGame, by: MatchStop): Promise<Following> {
  const ended = stopMatch(game, by);
  return (await saveGame(app, ended, app.now())) ? { kind: 'changed', game: ended } : { kind: 'overtaken' };
}

/** Also shows a game that nobody has seen: the bot can answer in channels where it can't post. */
export async function askForNext(app: Needs, asker: Actor, id: GameId): Promise<Reply> {
  const followed = await untilSaved(() => follow(app, asker, id));
  if (!followed.ok) return followed;
  const finished = followed.value;
  const note = sayIn(asker.locale)('note.next-begun');
  const next = finished.rematch === null ? null : await app.store.games.load(finished.rematch);
  if (!next) return { kind: 'card', game: finished, note };
  if (next.shown.version === next.game.version) return refused({ code: 'match-game-begun' });
  return { kind: 'card', finished, game: next.game, note };
}

async function follow(app: Needs, asker: Actor, id: GameId): Promise<Result<Game, Problem> | null> {
  const record = await app.store.games.load(id);
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
): Promise<Result<Game, Problem> | null> {
  const at = nextGameAt(record.game);
  if (at === null) return refused({ code: 'game-not-over' });
  const now = app.now();
  if (now < at) return refused({ code: 'match-rests', at });
  const following = await followGame(app, record, now + GRACE);
  if (following.kind === 'later') return refused({ code: 'match-waits' });
  return following.kind === 'overtaken' ? null : done(following.game);
}
