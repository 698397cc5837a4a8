/** Who acts on a page, and in which language. */
import { memberAs, memberIn, voterIn } from '../app/fairPlay/voter.ts';
import type { Actor } from '../app/ports/actor.ts';
import type { Using } from '../app/ports/app.ts';
import type { Visitor } from '../app/ports/authorizing.ts';
import type { MemberMemory } from '../app/ports/servers.ts';
import type { Game } from '../game/game.ts';
import { readingIn } from '../i18n/locales.ts';
import type { Standing } from './screen/conversation.ts';

export async function localeOf(
  { store }: Using<'people'>,
  visitor: Visitor | null,
  page: string,
): Promise<string> {
  return visitor ? readingIn((await store.people.preference(visitor.id)).language, visitor.locale) : page;
}

export interface Where {
  /** At home. */
  readonly home?: Standing;
  /** Their game, if a team votes in it and they can't move themselves. */
  readonly voting?: Game | null;
}

export async function actorFor(
  app: Using<'people', 'now'>,
  memory: MemberMemory,
  visitor: Visitor,
  { voting, home }: Where,
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
