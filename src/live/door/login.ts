/**
 * Logging in to the page in a browser. A cookie keeps the browser logged in. The page exchanges the
 * cookie for a session, which it keeps in memory.
 */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Using } from '../../app/ports/app.ts';
import type { Authorizing, Visitor } from '../../app/ports/authorizing.ts';
import { localeFor } from '../../i18n/locales.ts';
import { inText, type Answered, type Asked, type Route } from '../../web/route.ts';
import { isSame, readSigned, sign } from '../../web/signed.ts';
import { type Door, partyOf } from './door.ts';
import type { Reading, Visit } from '../protocol.ts';
import { keyFor, SESSION_TTL, type Visits } from './session.ts';

interface LoginParts {
  readonly authorizing: Authorizing;
  readonly clientSecret: string;
  /** The page's address without a path, such as `https://draughts.example.org`. */
  readonly publicUrl: string;
  readonly visits: Visits;
  readonly door: Door;
  readonly visitorOf: VisitorOf;
  /** The time in ms. */
  readonly now: () => number;
}

/** A login in progress. `verifier`: RFC 7636. `to`: the path to return to. */
const Login = z.object({ state: z.string(), verifier: z.string(), to: z.string() });

/** How long a login may take (ms). */
const LOGIN_TTL = 10 * 60_000;

/** `__Host-`: browsers send it to this host only, over TLS or to this machine. */
const [LOGIN_COOKIE, VISIT_COOKIE] = ['__Host-login', '__Host-visit'] as const;

const cookie = (name: string, value: string, ms: number): string =>
  `${name}=${value}; Path=/; Max-Age=${Math.floor(ms / 1000)}; HttpOnly; Secure; SameSite=Lax`;

function cookieOf({ headers }: Asked, name: string): string {
  const given = String(headers['cookie'] ?? '').split(/;\s*/u);
  return given.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

const goTo = (place: string, cookies: string): Answered => ({
  status: 302,
  headers: { Location: place, 'Set-Cookie': cookies, 'Cache-Control': 'no-store' },
});

const inJson = (value: unknown): Answered => ({
  status: 200,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  body: JSON.stringify(value),
});

const newSecret = (): string => randomBytes(32).toString('base64url');

/** Accepts only a path of the page, so that a login can't redirect to another site. */
const pathOf = (given: string | null): string =>
  given !== null && /^\/(?:[\w?=&-][\w/?=&-]*)?$/u.test(given) ? given : '/';

export async function readingOf({ store }: Using<'people'>, { id, locale }: Visitor): Promise<Reading> {
  const { language, theme, pieces, notation, hasCoordinates, hasSounds } = await store.people.preference(id);
  const look = { theme, pieces, notation, hasCoordinates, hasSounds };
  return { locale: language ?? localeFor(locale), look };
}

export type VisitorOf = (asked: Asked) => Promise<Visitor | null>;

/** Determines from the cookie who is logged in. */
export const visitorsBy =
  ({ inVisit }: Visits): VisitorOf =>
  (asked) =>
    inVisit(cookieOf(asked, VISIT_COOKIE));

/** The answer to a code that waited too long, or to excess codes. */
export const CROWDED = inText(429, 'Too many people are logging in. Try again soon.', { 'Retry-After': '5' });

export function loginRoutes(parts: LoginParts) {
  const { authorizing, clientSecret, publicUrl, visits, door, visitorOf, now } = parts;
  const key = keyFor('login', clientSecret);
  const redirect = `${publicUrl}/login/done`;

  function begin({ query }: Asked): Answered {
    const login = { state: newSecret(), verifier: newSecret(), to: pathOf(query.get('to')) };
    const signed = sign(key, login, now() + LOGIN_TTL);
    const address = authorizing.address(redirect, login.state, login.verifier);
    return goTo(address, cookie(LOGIN_COOKIE, signed, LOGIN_TTL));
  }

  async function end(asked: Asked): Promise<Answered> {
    const { query } = asked;
    const login = readSigned(Login, key, cookieOf(asked, LOGIN_COOKIE), now());
    const isAnswer = login !== null && isSame(query.get('state') ?? '', login.state);
    if (!isAnswer || (query.get('iss') ?? authorizing.issuer) !== authorizing.issuer)
      return inText(
        403,
        'This login was not started here, or it took too long. Open the page and log in again.',
      );
    const code = query.get('code');
    // Anyone who declines can still watch.
    if (code === null) return goTo(login.to, cookie(LOGIN_COOKIE, '', 0));
    const user = await door.admit(partyOf(null, asked.address), () =>
      authorizing.visitor(redirect, code, login.verifier),
    );
    if (!user.ok) return CROWDED;
    if (!user.value) return goTo(login.to, cookie(LOGIN_COOKIE, '', 0));
    return goTo(login.to, cookie(VISIT_COOKIE, visits.visitOf(user.value), SESSION_TTL));
  }

  /** Other sites can make a browser send the cookie, but they can't forge the origin. */
  const isOurs = ({ headers }: Asked): boolean => headers['origin'] === publicUrl;

  async function session(asked: Asked): Promise<Answered> {
    const user = isOurs(asked) ? await visitorOf(asked) : null;
    if (!user) return inText(401, 'Log in with Discord to play.');
    const visit: Visit = { session: visits.sessionOf(user) };
    return inJson(visit);
  }

  async function leave(asked: Asked): Promise<Answered> {
    if (!isOurs(asked)) return inText(403, 'To log out, use the button on the page.');
    const user = await visitorOf(asked);
    if (user) await visits.end(user.id);
    return goTo('/', cookie(VISIT_COOKIE, '', 0));
  }

  return {
    /** Routes that wait for Discord. */
    ofCodes: [{ method: 'GET', path: '/login/done', answer: end }] satisfies Route[],
    others: [
      { method: 'GET', path: '/login', answer: begin },
      { method: 'POST', path: '/session', answer: session },
      { method: 'POST', path: '/logout', answer: leave },
    ] satisfies Route[],
  };
}
