/**
 * The signed claims about their user that pages and browsers keep. The bot trusts nothing else that
 * a page says about itself.
 */
import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import type { Using } from '../../app/ports/app.ts';
import type { Visitor } from '../../app/ports/authorizing.ts';
import type { UserId } from '../../game/game.ts';
import { expiryOf, readSigned, sign } from '../../web/signed.ts';

type Purpose = 'session' | 'visit' | 'login' | 'share' | 'share nonce';

/** A key for one purpose, derived from the application's client secret. */
export const keyFor = (purpose: Purpose, clientSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', clientSecret, '', `crownhead ${purpose}`, 32));

const Session: z.ZodType<Visitor> = z.object({
  id: z.string().regex(/^\d{17,20}$/u),
  name: z.string(),
  locale: z.string(),
});

/** How long (ms) a session is valid. After that, the page requests another. */
export const SESSION = 60 * 60_000;
/** How long a browser stays logged in (ms). */
export const SESSION_TTL = 30 * 24 * 60 * 60_000;

export const writeSession = (key: Buffer, { id, name, locale }: Visitor, until: number): string =>
  sign(key, { id, name, locale }, until);

export const readSession = (key: Buffer, text: string, now: number): Visitor | null =>
  readSigned(Session, key, text, now);

export type Visits = ReturnType<typeof openVisits>;

export function openVisits(clientSecret: string, { store, now }: Using<'visiting', 'now'>) {
  const keys = { session: keyFor('session', clientSecret), visit: keyFor('visit', clientSecret) };

  async function read(key: Buffer, text: string, length: number): Promise<Visitor | null> {
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
