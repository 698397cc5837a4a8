/** Carries out what a page opens and presses, with the same code as in Discord. */
import { answerBy } from '../../app/answer/answer.ts';
import { carryOut } from '../../app/answer/carryOut.ts';
import { type Conversation, isBarred, type Request, type Task, taskOf } from '../../app/answer/perform.ts';
import { newHeadway } from '../../app/answer/waiting.ts';
import { playMove } from '../../app/play/act.ts';
import type { Pressed } from '../../app/ports/answering.ts';
import type { App } from '../../app/ports/app.ts';
import { channelNameFor } from '../../app/ports/subjects/servers.ts';
import { type Asker, isInServer, isRefusal, type Refusal } from '../../app/ports/command.ts';
import { COLORS } from '../../draughts/types.ts';
import { readOnce } from '../../app/reader/readOnce.ts';
import type { Game, UserId } from '../../game/game.ts';
import { isCrowd, isEngine, peopleOf } from '../../game/seat.ts';
import { sayIn } from '../../i18n/say.ts';
import { refused } from '../../kit/result.ts';
import type { MessageOf } from '../messages.ts';
import { askerAt } from './asker.ts';
import { type PageLine, pageExchange } from './exchange.ts';
import { isLook } from './exhibit.ts';
import type { OpenedScreen } from './opened.ts';
import { pressing, requestFor } from './requests.ts';
import { isOfferedOn, pressedOn } from './screens.ts';
import { appSeeing, mayOpen, mayPressAt, type Standing } from './standing.ts';
import type { At } from './whereabouts.ts';

export interface Talking {
  readonly app: App;
  readonly conversation: Conversation;
}

/** A page gets no late answers. */
const waitsForNothing = async (): Promise<void> => undefined;

type Spoken = MessageOf<'open' | 'press'>;

/** Whether they are alone with the bot: in direct messages, in a game against it. */
const isAlone = ({ game, place, as }: Standing): boolean =>
  place.guildId === null &&
  (as === 'alone' || (game !== null && COLORS.some((color) => isEngine(game.seats[color]))));

const namesIn = (games: readonly Game[]): ReadonlyMap<UserId, string> =>
  new Map(
    games
      .flatMap(({ seats }) => COLORS.map((color) => seats[color]))
      .flatMap((seat) => (isEngine(seat) ? [seat] : peopleOf(seat)))
      .map(({ id, name }) => [id, name] as const),
  );

/** The names of opponents in other places come from this many of the user's own games. */
const MOST_OWN = 100;

function namesFor(
  { app }: Talking,
  { watching, visitor, by, game, exhibit, as, place: { guildId } }: At,
): PageLine['nameOf'] {
  const seated = exhibit?.names ?? namesIn(game ? [game] : []);
  const nobody = sayIn(by.locale)('privacy.former');
  // Strangers see no other names.
  if (!visitor || as === 'stranger' || exhibit?.seesNames === false)
    return async (user) => seated.get(user) ?? nobody;
  let own: Promise<ReadonlyMap<UserId, string>> | null = null;
  const opponents = async (): Promise<ReadonlyMap<UserId, string>> => {
    const records = await app.store.games.list({ player: visitor.id, limit: MOST_OWN });
    return namesIn(records.map((record) => record.game));
  };
  return async (user) => {
    const known = seated.get(user) ?? (user === visitor.id ? visitor.name : undefined);
    const member =
      known !== undefined || guildId === null ? null : await watching.memory.member(guildId, user);
    const name = known ?? (typeof member === 'object' ? member?.name : undefined);
    return name ?? (await (own ??= opponents())).get(user) ?? nobody;
  };
}

/** Teams are named as in their game. Channels are named for members who can read them. */
function groupNamesFor(at: At): NonNullable<PageLine['groupNameOf']> {
  const { watching, visitor, game, exhibit, as } = at;
  const { guildId } = at.place;
  const teams = game ? COLORS.map((color) => game.seats[color]).filter(isCrowd) : [];
  const isOutside = as !== undefined || exhibit?.seesNames === false;
  return async (kind, id) => {
    const team = teams.find(
      ({ of }) => (of.kind === 'role' ? of.roleId : of.kind === 'channel' && of.channelId) === id,
    );
    if (team) return team.name;
    if (kind === 'role' || !visitor || guildId === null || isOutside) return null;
    const name = await channelNameFor(watching.memory, { guildId, channelId: id }, visitor.id);
    return name && `#${name}`;
  };
}

interface Asked {
  readonly opened: OpenedScreen;
  /** The request of an opened screen; `null`: it was pressed, or is part of an exhibit. */
  readonly request: Request | null;
  /** `null`: the screen was opened. */
  readonly pressed: Pressed | null;
  /** The screen that the answer replaces. */
  readonly from: number | null;
  readonly isRenewal?: true;
}

/** `null`: the bot no longer knows the screen. */
function askedIn({ screens, game }: At, message: Spoken): Asked | null {
  if (message.kind === 'open') {
    const { screen: opened, instead = null } = message;
    const request = requestFor(message, game, screens);
    if (instead !== null) screens.kept.delete(instead);
    return { opened, request, pressed: null, from: instead };
  }
  const found = pressedOn(screens, message);
  return found && { ...found, request: null, from: message.screen };
}

/** The task for a request. An exhibit's parts have their own, and presses are checked again. */
function taskFor(
  { conversation }: Talking,
  standing: Standing,
  { opened, request, pressed }: Asked,
  asker: Asker,
): Task {
  const { exhibit } = standing;
  // The viewer may have left the server since they were shown the screen.
  if (!mayOpen(standing, opened)) return { share: null, run: async () => refused({ code: 'unknown-game' }) };
  if (pressed && mayPressAt(standing, opened)(pressed))
    return taskOf(conversation, { kind: 'pressed', pressed }, asker);
  if (!exhibit && request) return taskOf(conversation, request, asker);
  const part = pressed ? undefined : exhibit?.parts.find(([name]) => name === opened);
  const run: Task['run'] = async (app) =>
    part && isInServer(asker) ? part[1](app, asker) : refused({ code: 'malformed-button' });
  return { share: null, run };
}

function lineAt(
  talking: Talking,
  at: At,
  opened: OpenedScreen,
  { again, isRenewal }: Pick<PageLine, 'again' | 'isRenewal'> = { again: null, isRenewal: false },
): PageLine {
  const { screens, tell, isOpen, by, game, exhibit, place } = at;
  return {
    screens,
    tell,
    isOpen,
    guildId: place.guildId,
    channelId: place.channelId,
    locale: by.locale,
    nameOf: namesFor(talking, at),
    groupNameOf: groupNamesFor(at),
    opened,
    again,
    besideGame: game?.id ?? null,
    isRenewal,
    // The game's own screen is next to the analysis.
    mayPress: (press) =>
      mayPressAt(at, opened)(press) && !(opened === 'analysis' && isOfferedOn(screens, 'game', press)),
    needsDiscord: (press, ...values) => isBarred(talking.conversation, pressing(press, values), askerIn(at)),
    ...(exhibit && { openId: exhibit.openId }),
  };
}

/** Requests to Discord on behalf of a viewer count toward their limits. */
const appAt = ({ app }: Talking, at: At): App =>
  readOnce({ ...(at.exhibit?.app ?? appSeeing(app, at, at.screens.trials)), memory: at.watching.memory });

const askerIn = (at: At): Asker => askerAt({ ...at.by, isAlone: isAlone(at) }, at.place, at.visitor?.locale);

async function carry(talking: Talking, at: At, asked: Asked): Promise<void> {
  const { opened, pressed, from, isRenewal = false } = asked;
  const app = appAt(talking, at);
  const asker = askerIn(at);
  const again = pressed && !isLook(pressed) ? null : { pressed };
  const exchange = pageExchange(lineAt(talking, at, opened, { again, isRenewal }), from);
  const asking = { exchange, asker, headway: newHeadway(), renew: waitsForNothing };
  await carryOut(app, answerBy(app), taskFor(talking, at, asked, asker), asking);
}

/** Plays a move, which needs no screen. Returns a refusal, unless it offers a next step. */
export async function play(
  talking: Talking,
  at: At,
  { ply, move }: MessageOf<'move'>,
): Promise<Refusal | null> {
  const { game, as, by } = at;
  if (!game || as)
    return refused({ code: by.membership === 'unknown' ? 'vote-unknown-member' : 'unknown-game' });
  const [app, asker] = [appAt(talking, at), askerIn(at)];
  const reply = await playMove(app, asker, game.id, { ply, text: move });
  if (isRefusal(reply) && !reply.below) return reply;
  await answerBy(app)(pageExchange(lineAt(talking, at, 'vote'), null), asker, reply);
  return null;
}

/** Answers a message. Closes unknown screens. Someone with only a link to a game can't act. */
export async function converse(talking: Talking, at: At, message: Spoken): Promise<void> {
  if (message.kind === 'open' && at.as && (message.screen === 'game' || message.screen === 'vote')) return;
  const asked = askedIn(at, message);
  if (asked) return carry(talking, at, asked);
  if (message.kind === 'press') at.tell({ kind: 'shut', number: message.screen });
}

/** Shows all parts of an exhibit or, when repeated, those that have changed. Answers stay. */
export async function showExhibit(talking: Talking, at: At): Promise<void> {
  const { screens, tell, exhibit } = at;
  const present = new Set(exhibit?.parts.map(([opened]) => opened));
  for (const [opened, { number }] of screens.latest) {
    if (present.has(opened)) continue;
    screens.latest.delete(opened);
    tell({ kind: 'screen', opened, number, instead: number, shown: { blocks: [] } });
  }
  for (const opened of present) {
    const before = screens.latest.get(opened);
    const { number: from, again } = before ?? { number: null, again: { pressed: null } };
    if (!before && opened === 'files') {
      // These parts can be opened.
      screens.latest.set(opened, { number: 0, text: '', again: null });
      tell({ kind: 'screen', opened, number: 0, instead: null, shown: { blocks: [] } });
    } else if (again) await carry(talking, at, { ...again, request: null, opened, from, isRenewal: true });
  }
}
