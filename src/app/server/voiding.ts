/** Admins void finished games, or make them count again. */
import { answeringInServers } from '../ports/answering.ts';
import type { App, Using } from '../ports/app.ts';
import { type Asker, type Reply, type ServerAsker, privately, privateText } from '../ports/command.ts';
import { isCalledOff, type Game, type GameId } from '../../game/game.ts';
import { inCode } from '../../i18n/plain.ts';
import { sayIn } from '../../i18n/say.ts';
import { cut } from '../../kit/cut.ts';
import type { RatedResult } from '../../rating/entry.ts';
import { gameCard } from '../card/gameCard.ts';
import {
  finishedChoice,
  voidDoneScreen,
  voidedScreen,
  voidQuestion,
  type Places,
  type Ruled,
  type Verb,
} from '../../views/standings/voided.ts';
import { fitting } from '../../views/screen/blocks.ts';
import type { Choice } from '../../views/screen/screen.ts';
import { VOID } from '../../views/presses/declarations.ts';

const MOST_LINES = 12;
const MOST_RULINGS = 5;
/** How many games to search for voided games. */
const MOST_ASIDE = 500;
/** A reason must fit in the id of a button. */
const LONGEST_REASON = 60;

async function placesOf(app: App, ids: readonly GameId[]): Promise<Places> {
  const records = await Promise.all([...new Set(ids)].map((id) => app.store.games.load(id)));
  return new Map(
    records.flatMap((record) => (record?.game.tournament ? [[record.game.id, record.game.tournament]] : [])),
  );
}

/** Whether the list of games already shows the ruling, so that it isn't repeated. */
const isListed = ({ ruling }: Ruled, outcomes: readonly RatedResult[]): boolean =>
  outcomes.some(({ gameId, voiding }) => gameId === ruling.gameId && voiding?.at === ruling.at);

async function list(app: App, asker: ServerAsker): Promise<Reply> {
  const { standings } = app.store;
  const { guildId } = asker.place;
  const outcomes = await standings.setAside(guildId, MOST_LINES);
  const latest = await standings.rulings(guildId, MOST_RULINGS);
  const rulings = latest.filter((ruled) => !isListed(ruled, outcomes));
  const finished = await finishedIn(app, asker);
  const ids = [...outcomes, ...rulings.map(({ outcome }) => outcome)].map(({ gameId }) => gameId);
  const places = await placesOf(app, ids);
  return privately(voidedScreen(sayIn(asker.locale), { outcomes, rulings, places, ...finished }));
}

const unknown = (asker: Asker, id: string): Reply =>
  privateText(sayIn(asker.locale)('void.unknown', { id: inCode(id) }));

interface RulingRequest {
  readonly verb: Verb;
  readonly id: string;
  readonly reason: string | null;
}

async function ask(
  app: App,
  asker: Asker,
  guildId: string,
  { verb: wanted, id, reason }: Omit<RulingRequest, 'verb'> & { readonly verb: Verb | null },
): Promise<Reply> {
  const ended = await app.store.standings.ended(guildId, id);
  if (!ended) return unknown(asker, id);
  const { outcome } = ended;
  const verb = wanted ?? (outcome.voiding ? 'restore' : 'void');
  const places = await placesOf(app, [id]);
  return privately(voidQuestion(sayIn(asker.locale), verb, { outcome, places }, reason));
}

async function decide(
  app: App,
  asker: Asker,
  guildId: string,
  { verb, id, reason }: RulingRequest,
): Promise<Reply> {
  const { standings } = app.store;
  const ruling = { gameId: id, verb, by: asker.user.id, at: asker.at, reason };
  const ended = (await standings.rule(guildId, ruling)) ? await standings.ended(guildId, id) : null;
  if (!ended) return unknown(asker, id);
  await refreshLastCard(app, id);
  const places = await placesOf(app, [id]);
  return privately(voidDoneScreen(sayIn(asker.locale), verb, ended.outcome, places));
}

/**
 * Updates the last board in the channel, which says whether the game counts. It stays unchanged if
 * it can't be edited. A damaged game doesn't prevent the answer.
 */
async function refreshLastCard(app: App, id: GameId): Promise<void> {
  try {
    const record = await app.store.games.load(id);
    if (record?.shown.card) await app.messenger.update(record.shown.card, await gameCard(app, record.game));
  } catch {}
}

const picked = (app: App, asker: ServerAsker, id: GameId): Promise<Reply> =>
  ask(app, asker, asker.place.guildId, { verb: null, id, reason: null });

export const voidPresses = answeringInServers(
  VOID,
  {
    void: (asker, { id, reason }, app) =>
      decide(app, asker, asker.place.guildId, { verb: 'void', id, reason: reason || null }),
    restore: (asker, { id, reason }, app) =>
      decide(app, asker, asker.place.guildId, { verb: 'restore', id, reason: reason || null }),
    ask: (asker, { id }, app) => picked(app, asker, id),
    pick: (asker, { value }, app) => picked(app, asker, value),
    again: (asker, { value }, app) => picked(app, asker, value),
    keep: async (asker) => privateText(sayIn(asker.locale)('void.kept')),
  },
  { forAdmins: true },
);

/** What the asker may do about the finished game. An admin may void or restore it. */
export async function rulingOn(
  { store }: Using<'standings'>,
  { rights, place: { guildId } }: Asker,
  { id, place }: Game,
): Promise<Verb | null> {
  if (!rights.mayManage || guildId === null || place.guildId !== guildId) return null;
  const ended = await store.standings.ended(guildId, id);
  return ended && (ended.outcome.voiding ? 'restore' : 'void');
}

interface TypedVoiding {
  readonly game?: string | undefined;
  readonly reason?: string | undefined;
  readonly restore?: boolean | undefined;
}

export function typedVoiding(
  app: App,
  asker: ServerAsker,
  { game, reason, restore }: TypedVoiding,
): Promise<Reply> {
  const { guildId } = asker.place;
  if (game === undefined) return list(app, asker);
  return ask(app, asker, guildId, {
    verb: restore === undefined ? null : restore ? 'restore' : 'void',
    id: game.trim(),
    reason: cut(reason?.trim() ?? '', LONGEST_REASON) || null,
  });
}

interface Finished {
  /** The games that count. */
  readonly counting: readonly Choice[];
  readonly voided: readonly Choice[];
}

async function finishedIn(app: App, { locale, place: { guildId } }: ServerAsker): Promise<Finished> {
  const say = sayIn(locale);
  const aside = await app.store.standings.setAside(guildId, MOST_ASIDE);
  const voided = new Set(aside.filter(({ voiding }) => voiding).map(({ gameId }) => gameId));
  const records = await app.store.games.list({ guildId, state: 'finished', limit: 100 });
  const ended = records.map(({ game }) => game).filter(({ result }) => !isCalledOff(result));
  const choices = (isVoided: boolean): readonly Choice[] =>
    ended.filter(({ id }) => voided.has(id) === isVoided).map((game) => finishedChoice(say, game));
  return { counting: choices(false), voided: choices(true) };
}

/** The finished games that can be voided or restored; both kinds if none was asked for. */
export async function suggestVoiding(
  app: App,
  asker: ServerAsker,
  typed: string,
  restore: boolean | undefined,
): Promise<readonly Choice[]> {
  const { counting, voided } = await finishedIn(app, asker);
  const games = restore === undefined ? [...counting, ...voided] : restore ? voided : counting;
  return fitting(games, typed);
}
