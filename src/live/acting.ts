/** Who acts on a page, and in which language. */
import { memberAs, memberIn, voterIn } from '../app/fairPlay/voter.ts';
import { type Actor, nobodyAt } from '../app/ports/actor.ts';
import type { Using } from '../app/ports/app.ts';
import type { Visitor } from '../app/ports/authorizing.ts';
import type { MemberMemory } from '../app/ports/subjects/servers.ts';
import type { Game, GameId } from '../game/game.ts';
import { readingIn } from '../i18n/locales.ts';
import { type At, type Beside, besideGame, stillAt } from './screen/conversation.ts';
import { exhibitOf, type ExhibitParts, type Wanted } from './screen/exhibit.ts';
import type { Standing } from './screen/standing.ts';

export async function localeOf(
  { store }: Using<'people'>,
  visitor: Visitor | null,
  page: string,
): Promise<string> {
  return visitor ? readingIn((await store.people.preference(visitor.id)).language, visitor.locale) : page;
}

export interface Where {
  /** `null`: lists, puzzles or lessons. */
  readonly game: GameId | null;
  /** The tournament, match or player that they look at. */
  readonly wanted?: Omit<Wanted, 'visitor'>;
  /** At home, or alone. */
  readonly home?: Standing;
  /** Their game, if a team votes in it and they can't move themselves. */
  readonly voting?: Game | null;
}

export async function actorFor(
  app: Using<'people', 'now'>,
  memory: MemberMemory,
  visitor: Visitor,
  { voting, home }: Pick<Where, 'voting' | 'home'>,
): Promise<Actor> {
  const member = voting
    ? await voterIn(memory, voting, visitor.id)
    : home && (await memberIn(memory, home.place.guildId, visitor.id));
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

/** Where someone stands on one connection, and who they are there; `null`: nowhere that they may. */
export async function whereFor(
  parts: ExhibitParts,
  connection: Pick<Beside, 'screens' | 'tell' | 'isOpen' | 'visitor'>,
  where: Where,
): Promise<At | null> {
  const { app, watching } = parts;
  const { visitor } = connection;
  const { wanted, game, home = null } = where;
  if (wanted) {
    const locale = await localeOf(app, visitor, wanted.locale);
    const exhibit = await exhibitOf(parts, { of: wanted.of, visitor, locale });
    if (!exhibit) return null;
    const standing = { game: null, place: exhibit.place, exhibit };
    const by = visitor
      ? await actorFor(app, watching.memory, visitor, { home: standing })
      : nobodyAt(app.now(), locale);
    return { ...connection, watching, by, ...standing };
  }
  if (!visitor && home?.as === 'nobody')
    return { ...connection, watching, by: nobodyAt(app.now(), home.place.locale), ...home };
  if (!visitor) return null;
  const by = await actorFor(app, watching.memory, visitor, where);
  const own = { watching, visitor, by };
  const standing = game === null ? await stillAt(own, home) : await besideGame(parts, own, game);
  return standing && { ...connection, watching, by, ...standing };
}
