/** Admins void finished games, or make them count again. */
import { answeringInServers } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type Asker, type Reply, type ServerAsker, privately } from '../ports/command.ts';
import { isCalledOff, type GameId } from '../../game/game.ts';
import { inCode } from '../../i18n/plain.ts';
import { sayIn } from '../../i18n/say.ts';
import { cut } from '../../kit/cut.ts';
import { quiet, text } from '../../views/screen/blocks.ts';
import {
  finishedChoice,
  voidDoneScreen,
  voidedScreen,
  voidQuestion,
  type Places,
  type Verb,
} from '../../views/standings/voided.ts';
import type { Choice } from '../../views/screen/screen.ts';
import { VOID } from '../../views/presses/declarations.ts';

const MOST_LINES = 12;
const MOST_RULINGS = 5;
/** How many games are searched for voided games. */
const MOST_ASIDE = 500;
/** A reason must fit in the id of a button. */
const LONGEST_REASON = 60;

async function placesOf(app: App, ids: readonly GameId[]): Promise<Places> {
  const records = await Promise.all([...new Set(ids)].map((id) => app.store.games.load(id)));
  return new Map(
    records.flatMap((record) => (record?.game.tournament ? [[record.game.id, record.game.tournament]] : [])),
  );
}

async function list(app: App, asker: Asker, guildId: string): Promise<Reply> {
  const { standings } = app.store;
  const outcomes = await standings.setAside(guildId, MOST_LINES);
  const rulings = await standings.rulings(guildId, MOST_RULINGS);
  const ids = [...outcomes, ...rulings.map(({ outcome }) => outcome)].map(({ gameId }) => gameId);
  const places = await placesOf(app, ids);
  return privately(voidedScreen(sayIn(asker.locale), outcomes, rulings, places));
}

const unknown = (asker: Asker, id: string): Reply =>
  privately(quiet(text(sayIn(asker.locale)('void.unknown', { id: inCode(id) }))));

interface RulingRequest {
  readonly verb: Verb;
  readonly id: string;
  readonly reason: string | null;
}

async function ask(
  app: App,
  asker: Asker,
  guildId: string,
  { verb, id, reason }: RulingRequest,
): Promise<Reply> {
  const ended = await app.store.standings.ended(guildId, id);
  if (!ended) return unknown(asker, id);
  const { outcome } = ended;
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
  const places = await placesOf(app, [id]);
  return privately(voidDoneScreen(sayIn(asker.locale), verb, ended.outcome, places));
}

export const voidPresses = answeringInServers(
  VOID,
  {
    void: (asker: ServerAsker, { id, reason }, app) =>
      decide(app, asker, asker.place.guildId, { verb: 'void', id, reason: reason || null }),
    restore: (asker: ServerAsker, { id, reason }, app) =>
      decide(app, asker, asker.place.guildId, { verb: 'restore', id, reason: reason || null }),
    keep: async (asker) => privately(quiet(text(sayIn(asker.locale)('void.kept')))),
  },
  { forAdmins: true },
);

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
  if (game === undefined) return list(app, asker, guildId);
  return ask(app, asker, guildId, {
    verb: restore ? 'restore' : 'void',
    id: game.trim(),
    reason: cut(reason?.trim() ?? '', LONGEST_REASON) || null,
  });
}

/** The finished games that can be voided, or restored. */
export async function suggestVoiding(
  app: App,
  { locale, place: { guildId } }: ServerAsker,
  typed: string,
  restore: boolean,
): Promise<readonly Choice[]> {
  const say = sayIn(locale);
  const voided = new Set(
    (await app.store.standings.setAside(guildId, MOST_ASIDE))
      .filter(({ voiding }) => voiding)
      .map(({ gameId }) => gameId),
  );
  const records = await app.store.games.list({ guildId, state: 'finished', limit: 100 });
  return records
    .filter(({ game }) => !isCalledOff(game.result) && voided.has(game.id) === restore)
    .map(({ game }) => finishedChoice(say, game))
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
}
