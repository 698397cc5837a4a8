/** Who is logged in, by signed claims of browsers and pages that haven't expired. */
import type { Using } from '../../app/ports/app.ts';
import type { Visitor } from '../../app/ports/authorizing.ts';
import type { UserId } from '../../game/game.ts';
import { expiryOf } from '../../web/signed.ts';
import { keyFor, readSession, SESSION, SESSION_TTL, writeSession, type Key } from './session.ts';

export interface Visits {
  /** Creates a session for a page, or a browser's cookie. */
  readonly sessionOf: (user: Visitor) => string;
  readonly visitOf: (user: Visitor) => string;
  /** The user of a session or a cookie; `null` if it has ended. */
  readonly inSession: (session: string) => Promise<Visitor | null>;
  readonly inVisit: (visit: string) => Promise<Visitor | null>;
  /** The session's user, even if logged out: the request counts toward their limits. */
  readonly claimedIn: (session: string) => UserId | null;
  /** Ends all sessions and cookies of the user. */
  readonly end: (user: UserId) => Promise<void>;
}

export function openVisits(clientSecret: string, { store, now }: Using<'visiting', 'now'>): Visits {
  const keys = { session: keyFor('session', clientSecret), visit: keyFor('visit', clientSecret) };

  async function read(key: Key, text: string, length: number): Promise<Visitor | null> {
    const user = readSession(key, text, now());
    const ended = user && (await store.visiting.loggedOutAt(user.id));
    return user && (ended === null || expiryOf(text) - length > ended) ? user : null;
  }

  return {
    sessionOf: (user) => writeSession(keys.session, user, now() + SESSION),
    visitOf: (user) => writeSession(keys.visit, user, now() + SESSION_TTL),
    inSession: (session) => read(keys.session, session, SESSION),
    inVisit: (visit) => read(keys.visit, visit, SESSION_TTL),
    claimedIn: (session) => readSession(keys.session, session, now())?.id ?? null,
    end: (user) => store.visiting.logOut(user, now(), SESSION_TTL),
  };
}
