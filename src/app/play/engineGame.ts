/**
 * A game against the engine begins at once, because nobody else must agree, and the answer is its
 * board.
 */
import { done, refused, type Result } from '../../kit/result.ts';
import { LEVELS, type LevelNumber } from '../../engine/play/levels.ts';
import { acceptChallenge } from '../../game/challenge/answer.ts';
import type { Game, Place, UserId } from '../../game/game.ts';
import { seatEngine, seatPerson, type SeatedEngine } from '../../game/seat.ts';
import { invite, type ChallengeTerms } from '../../game/challenge/invite.ts';
import { lineOf } from '../../game/line.ts';
import { isMatchWished } from '../../game/match/offer.ts';
import { barOnMeeting } from '../server/blocks.ts';
import type { Problem } from '../problem/problem.ts';
import { barOnChallenge, barOnGame, barOnStart, roomFor, spendPost } from '../server/admission.ts';
import type { App, Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import { engineTurn } from './engineTurn.ts';
import { inNewThread, type Placed } from '../card/gameThread.ts';
import { GRACE, untilSaved } from '../save/change.ts';
import { asHelped, barOnPosition } from '../fairPlay/barOnHelp.ts';
import { startNamed, withAbsences } from './newGame.ts';
import { termsOf, type PlayWish } from './wish.ts';
import { callOff, engineSeat } from '../../game/engine/engine.ts';
import { saveGame } from '../save/saveGame.ts';

type Needs = Using<
  'blocks' | 'games' | 'people' | 'settings' | 'standings' | 'tallies' | 'votes',
  'botId' | 'coin' | 'engine' | 'limits' | 'memory' | 'newId' | 'now' | 'reading' | 'threads'
>;

/** The first level: an opponent that a beginner can beat. */
const FIRST_LEVEL: LevelNumber = 2;

/** The level of the user's last game against the engine. */
async function defaultLevel({ store }: Using<'games'>, player: UserId): Promise<LevelNumber> {
  const latest = await store.games.list({ player });
  const last = latest.find(({ game }) => engineSeat(game) !== null);
  return (last && engineSeat(last.game)?.level) ?? FIRST_LEVEL;
}

type EngineGameTerms = Omit<ChallengeTerms, 'challenger' | 'opponent' | 'place' | 'rated'> & {
  readonly level: LevelNumber;
  readonly place: Place;
};

const engineOf = (app: Pick<App, 'botId'>, level: LevelNumber): SeatedEngine =>
  seatEngine({ id: app.botId(), name: 'Crownhead' }, level);

/** The place of the game. A thread can't contain threads. */
const placedFor = async (
  app: Using<'settings', 'threads'>,
  { threadOf }: Asker,
  game: Game,
): Promise<Placed> => (threadOf === null ? inNewThread(app, game) : { game, isThreadDenied: false });

const add = (
  app: Using<'games' | 'settings' | 'tallies', 'limits' | 'now'>,
  asker: Asker,
  game: Game,
): Promise<Result<Game, Problem>> =>
  untilSaved(async () => {
    const bar = await barOnGame(app, asker, game);
    if (bar) return refused(bar);
    return (await app.store.games.add(game, app.now() + GRACE, await roomFor(app, game))) ? done(game) : null;
  });

export const levelNamed = (text: string | undefined): LevelNumber | undefined =>
  LEVELS.find((each) => `${each}` === text);

/** Games against the engine are single and casual. */
export async function gameWithEngine(
  app: Needs,
  asker: Asker,
  wish: PlayWish,
  place: Place,
): Promise<Result<Placed, Problem>> {
  const { match, openings: draw, rest, time } = wish;
  if (isMatchWished({ match, draw, rest })) return refused({ code: 'match-engine' });
  if (wish.rated) return refused({ code: 'engine-unrated' });
  const { terms } = await termsOf(app, asker, wish);
  const level = levelNamed(wish.level) ?? (await defaultLevel(app, asker.user.id));
  return beginEngineGame(app, asker, { ...terms, time, level, place });
}

/** Begins and saves the game, including the engine's move if it moves first. Never rated. */
export async function beginEngineGame(
  app: Needs,
  asker: Asker,
  { level, ...wish }: EngineGameTerms,
): Promise<Result<Placed, Problem>> {
  if (!app.engine.isThere) return refused({ code: 'engine-away' });
  app.engine.prepare();
  const started = startNamed(wish);
  if (!started.ok) return started;
  const terms = { ...wish, ...started.value };
  const placedAsker = { ...asker, place: terms.place };
  const bar =
    (await barOnChallenge(app, placedAsker)) ??
    (await barOnMeeting(app, asker, terms.place, [])) ??
    (await barOnStart(app, asker, terms));
  if (bar) return refused(bar);
  const [opponent, challenger] = [engineOf(app, level), seatPerson(asker.user)];
  const id = app.newId();
  const challenge = invite({ ...terms, opponent, challenger, rated: false }, id, asker.at);
  if (!challenge.ok) return challenge;
  const { place } = terms;
  const acceptance = { player: opponent, place, at: asker.at, gameId: id, coin: app.coin() };
  const begun = acceptChallenge(challenge.value, acceptance);
  if (!begun.ok) return begun;
  const silence = await barOnPosition(app, asHelped(asker), lineOf(begun.value.game));
  if (silence) return refused(silence);
  // No thread is made for a game that can't begin.
  const full =
    (await barOnGame(app, asker, begun.value.game)) ??
    (await spendPost(app, { ...asker, place: terms.place }, id));
  if (full) return refused(full);
  const placed = await placedFor(app, asker, begun.value.game);
  const game = await withAbsences(app, placed.game);
  const saved = await add(app, asker, game);
  if (!saved.ok) return saved;
  const { game: latest } = await engineTurn(app, game);
  return done({ ...placed, game: latest });
}

/**
 * Cancels a game whose first card could not be shown to its only player; a game with moves is left
 * alone.
 */
export async function callOffUnseen(app: Using<'games' | 'standings', 'now'>, game: Game): Promise<void> {
  const off = callOff(game, app.now());
  if (off) await saveGame(app, off, null);
}
