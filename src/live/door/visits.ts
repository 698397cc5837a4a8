/** Who is logged in, by signed claims of browsers and pages that haven't expired. */
import type { Using } from '../../app/ports/app.ts';
import type { Visitor } from '../../app/ports/authorizing.ts';
import type { UserId } from '../../game/game.ts';
import { expiryOf } from '../../web/signed.ts';
import { keyFor, readSession, SESSION, SESSION_TTL, writeSession, type Key } from './session.ts';

export type Visits = ReturnType<typeof openVisits>;

export function openVisits(clientSecret: string, { store, now }: Using<'visiting', 'now'>) {
  const keys = { session: keyFor('session', clientSecret), visit: keyFor('visit', clientSecret) };

  async function read(key: Key, text: string, length: number): Promise<Visitor | null> {
    const user = readSession(key, text, now());
    const ended = user && (await store.visiting.loggedOutAt(user.id));
    return user && (ended === null || expiryOf(text) - length > ended) ? user : null;
  }

  return {
    /** Creates a session for a page, or a browser's cookie. */
    sessionOf: (user: Visitor) => writeSession(keys.session, user, now() + SESSION),
    visitOf: (user: Visitor) => writeSession(keys.visit, user, now() + SESSION_TTL),
    /** The user of a session or a cookie; `null` if it has ended. */
    inSession: (session: string) => read(keys.session, session, SESSION),
    inVisit: (visit: string) => read(keys.visit, visit, SESSION_TTL),
    /** The session's user, even if logged out: the request counts toward their limits. */
    claimedIn: (session: string) => readSession(keys.session, session, now())?.id ?? null,
    /** Ends all sessions and cookies of the user. */
    end: (user: UserId) => store.visiting.logOut(user, now(), SESSION_TTL),
  };
}
