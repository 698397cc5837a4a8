/** What a page opens and presses, carried out as everywhere else. */
import type { Answer } from '../../app/answer/answer.ts';
import { carryOut } from '../../app/answer/carryOut.ts';
import { type Conversation, type Request, taskOf } from '../../app/answer/perform.ts';
import { newHeadway } from '../../app/answer/waiting.ts';
import type { App } from '../../app/ports/app.ts';
import { COLORS } from '../../draughts/types.ts';
import { colorOf } from '../../game/decision.ts';
import type { Game, GameId, Place, UserId } from '../../game/game.ts';
import { placesOf } from '../../game/place.ts';
import { isEngine, peopleOf } from '../../game/seat.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Actor } from '../../app/ports/actor.ts';
import type { Visitor } from '../../app/ports/authorizing.ts';
import type { FromPage } from '../protocol.ts';
import type { Watching } from '../watching.ts';
import { askerAt } from './asker.ts';
import { type PageLine, pageExchange } from './exchange.ts';
import type { OpenedScreen } from './opened.ts';
import { pressedOn, type Screens } from './screens.ts';

export interface Talking {
  readonly app: App;
  readonly conversation: Conversation;
  readonly answer: Answer;
}

/** Each is what a command shows. */
function requestFor(screen: OpenedScreen, game: Game | null): Request {
  if (screen === 'guess')
    return { kind: 'typed', command: 'watch', values: { game: game?.id ?? '', guess: true } };
  return { kind: 'typed', command: screen, values: {} };
}

/** A page owes no late answers. */
const waitsForNothing = async (): Promise<void> => undefined;

type Spoken = Extract<FromPage, { kind: 'open' | 'press' }>;

/** Where someone is on one connection. */
export interface Standing {
  /** `null`: at home. */
  readonly game: Game | null;
  readonly place: Place;
}

/** Someone beside a game or at home, on one connection. */
export interface Beside extends Pick<PageLine, 'screens' | 'tell'> {
  readonly watching: Watching;
  readonly visitor: Visitor;
  readonly by: Actor;
}

/** Beside a game: where they would see it in Discord; `null`: nowhere. */
export async function besideGame(
  { app }: Pick<Talking, 'app'>,
  { watching, visitor }: Pick<Beside, 'watching' | 'visitor'>,
  id: GameId,
): Promise<Standing | null> {
  const game = (await app.store.games.load(id))?.game;
  if (!game) return null;
  if (colorOf(game, visitor.id) !== null) return { game, place: game.place };
  for (const place of placesOf(game))
    if (place.guildId !== null && (await watching.isMember(place.guildId, visitor))) return { game, place };
  return null;
}

/** At home: `null` once they have left the server. */
export async function stillAt(
  { watching, visitor }: Pick<Beside, 'watching' | 'visitor'>,
  home: Standing | null,
): Promise<Standing | null> {
  const guildId = home?.place.guildId ?? null;
  return guildId === null || (await watching.isMember(guildId, visitor)) ? home : null;
}

/** In direct messages, they are alone with the bot if it plays. */
const isAlone = ({ game, place }: Standing): boolean =>
  place.guildId === null && game !== null && COLORS.some((color) => isEngine(game.seats[color]));

const namesIn = (games: readonly Game[]): ReadonlyMap<UserId, string> =>
  new Map(
    games
      .flatMap(({ seats }) => COLORS.map((color) => seats[color]))
      .flatMap((seat) => (isEngine(seat) ? [seat] : peopleOf(seat)))
      .map(({ id, name }) => [id, name] as const),
  );

/** Names of opponents elsewhere are known from this many of one's own games. */
const MOST_OWN = 100;

function lineFor(
  { app }: Talking,
  { screens, tell, watching, visitor, by }: Beside,
  { game, place: { guildId, channelId } }: Standing,
  opened: OpenedScreen,
): PageLine {
  const seated = namesIn(game ? [game] : []);
  let own: Promise<ReadonlyMap<UserId, string>> | null = null;
  const opponents = async (): Promise<ReadonlyMap<UserId, string>> => {
    const records = await app.store.games.list({ player: visitor.id, limit: MOST_OWN });
    return namesIn(records.map((record) => record.game));
  };
  const nameOf = async (user: UserId): Promise<string> => {
    const known = seated.get(user) ?? (user === visitor.id ? visitor.name : undefined);
    const member =
      known !== undefined || guildId === null ? null : await watching.memory.member(guildId, user);
    const name = known ?? (typeof member === 'object' ? member?.name : undefined);
    return name ?? (await (own ??= opponents())).get(user) ?? sayIn(by.locale)('privacy.former');
  };
  return { screens, tell, guildId, channelId, locale: by.locale, nameOf, opened };
}

interface Asked {
  readonly opened: OpenedScreen;
  readonly request: Request;
  /** The screen whose place the answer takes. */
  readonly from: number | null;
}

/** `null`: about a screen that the bot no longer knows. */
function askedIn(screens: Screens, { game }: Standing, message: Spoken): Asked | null {
  if (message.kind === 'open') {
    const { screen: opened, instead = null } = message;
    if (instead !== null) screens.kept.delete(instead);
    return { opened, request: requestFor(opened, game), from: instead };
  }
  const found = pressedOn(screens, message);
  if (!found) return null;
  const { opened, pressed } = found;
  return { opened, request: { kind: 'pressed', pressed }, from: message.screen };
}

/** A screen that the bot no longer knows is shut. */
export async function converse(
  talking: Talking,
  beside: Beside,
  standing: Standing,
  message: Spoken,
): Promise<void> {
  const asked = askedIn(beside.screens, standing, message);
  if (!asked)
    return message.kind === 'press' ? beside.tell({ kind: 'shut', number: message.screen }) : undefined;
  const { conversation, answer } = talking;
  // What Discord is asked for somebody counts as theirs.
  const app = { ...talking.app, memory: beside.watching.memory };
  const asker = askerAt({ ...beside.by, isAlone: isAlone(standing) }, standing.place);
  const exchange = pageExchange(lineFor(talking, beside, standing, asked.opened), asked.from);
  const asking = { exchange, asker, headway: newHeadway(), renew: waitsForNothing };
  await carryOut(app, answer, taskOf(conversation, asked.request, asker), asking);
}
