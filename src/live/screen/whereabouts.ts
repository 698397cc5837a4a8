/** The user who acts on a page, with their language and place. */
import { memberAs, memberIn, voterIn } from '../../app/fairPlay/voter.ts';
import { type Actor, nobodyAt } from '../../app/ports/actor.ts';
import type { App, Using } from '../../app/ports/app.ts';
import type { Visitor } from '../../app/ports/authorizing.ts';
import { colorOf } from '../../game/decision.ts';
import type { Game, GameId, Place } from '../../game/game.ts';
import { placesOf } from '../../game/place.ts';
import { readingIn } from '../../i18n/locales.ts';
import { asSeen, watchedOf } from '../game/facts.ts';
import type { Finding } from '../game/finding.ts';
import type { Watching } from '../game/watching.ts';
import type { PageLine } from './exchange.ts';
import { exhibitOf } from './exhibit.ts';
import { aloneAs, type Standing } from './standing.ts';

export async function localeOf(
  { store }: Using<'people'>,
  visitor: Visitor | null,
  page: string,
): Promise<string> {
  return visitor ? readingIn((await store.people.preference(visitor.id)).language, visitor.locale) : page;
}

/** The game, exhibit or home that a page has joined. */
export interface Where {
  /** `null`: lists, puzzles or lessons. */
  readonly game: GameId | null;
  /** The tournament, match or player that they are viewing, by its id or a shared id. */
  readonly exhibit?: { readonly of: string; readonly locale: string };
  /** At home, or alone. */
  readonly home?: Standing;
  /** The game, if a team votes in it and the viewer can't move themselves. */
  readonly voting?: Game | null;
}

type Connection = Pick<PageLine, 'screens' | 'tell' | 'isOpen'>;

/** A user and their place on one connection. */
export interface At extends Connection, Standing {
  readonly watching: Watching;
  /** `null`: not logged in. */
  readonly visitor: Visitor | null;
  readonly by: Actor;
}

interface Person extends Finding {
  readonly visitor: Visitor;
}

async function actorFor({ app, watching, visitor }: Person, { voting, home }: Where): Promise<Actor> {
  const member = voting
    ? await voterIn(watching.memory, voting, visitor.id)
    : home && (await memberIn(watching.memory, home.place.guildId, visitor.id));
  return {
    user: { id: visitor.id, name: visitor.name, isBot: false },
    at: app.now(),
    locale: await localeOf(app, visitor, visitor.locale),
    place: null,
    isAlone: true,
    ...memberAs(member),
    mayOrganize: false,
  };
}

/** The place where they would see the game in Discord; `null`: there is none. */
async function placeOf(
  { store }: App,
  { watching, visitor }: Person,
  by: Actor,
  game: Game,
): Promise<Place | null> {
  if (colorOf(game, visitor.id) !== null) return game.place;
  // Anyone who has voted was a member.
  if (by.membership === 'unknown')
    return (await store.votes.sideOf(game.id, visitor.id)) === null ? null : game.place;
  for (const place of placesOf(game))
    if (place.guildId !== null && (await watching.isMember(place.guildId, visitor))) return place;
  return null;
}

/** Strangers see only the names that they may see. */
async function besideGame(person: Person, by: Actor, id: GameId): Promise<Standing | null> {
  const { app, visitor } = person;
  const game = (await app.store.games.load(id))?.game;
  if (!game) return null;
  const place = await placeOf(app, person, by, game);
  if (place) return { game, place };
  const seen = asSeen(await watchedOf(app, game), { seesNames: false, locale: by.locale });
  return { ...aloneAs(visitor, by.locale), game: seen, as: 'stranger' };
}

/** The user's place at home; `null` if they have left the server. */
async function stillAt({ watching, visitor }: Person, home: Standing | null): Promise<Standing | null> {
  const guildId = home?.place.guildId ?? null;
  return guildId === null || (await watching.isMember(guildId, visitor)) ? home : null;
}

/** `null`: they no longer have access. */
export async function whereFor(finding: Finding, connection: Connection, where: Where): Promise<At | null> {
  const { app, watching, visitor } = finding;
  const { exhibit: shown, game, home = null } = where;
  const at = (by: Actor, standing: Standing): At => ({ ...connection, watching, visitor, by, ...standing });
  if (shown) {
    const locale = await localeOf(app, visitor, shown.locale);
    const exhibit = await exhibitOf(finding, shown.of, locale);
    if (!exhibit) return null;
    const standing = { game: null, place: exhibit.place, exhibit };
    const by = visitor
      ? await actorFor({ ...finding, visitor }, { game: null, home: standing })
      : nobodyAt(app.now(), locale);
    return at(by, standing);
  }
  if (!visitor) return home?.as === 'nobody' ? at(nobodyAt(app.now(), home.place.locale), home) : null;
  const person = { ...finding, visitor };
  const by = await actorFor(person, where);
  const standing = game === null ? await stillAt(person, home) : await besideGame(person, by, game);
  return standing && at(by, standing);
}
