/**
 * Logging in to the page in a browser. A cookie keeps the browser logged in. The page exchanges it
 * for a session, which it keeps in memory.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Using } from '../app/ports/app.ts';
import type { Authorizing, Visitor } from '../app/ports/authorizing.ts';
import { localeFor } from '../i18n/locales.ts';
import { inText, type Answered, type Asked, type Route } from '../web/route.ts';
import type { Reading, Visit } from './protocol.ts';
import {
  keyFor,
  LOGIN,
  readLogin,
  readSession,
  SESSION,
  VISIT,
  writeLogin,
  writeSession,
} from './session.ts';

export interface LoginParts {
  readonly authorizing: Authorizing;
  readonly clientSecret: string;
  /** The page's address without a path, such as `https://draughts.example.org`. */
  readonly publicUrl: string;
  readonly visitorOf: (asked: Asked) => Visitor | null;
  /** The time in ms. */
  readonly now: () => number;
}

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

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Only a path of the page, so that a login can't redirect to another site. */
const pathOf = (given: string | null): string =>
  given !== null && /^\/(?:[\w?=&-][\w/?=&-]*)?$/u.test(given) ? given : '/';

export async function readingOf({ store }: Using<'people'>, { id, locale }: Visitor): Promise<Reading> {
  const { language, theme, pieces, notation, hasCoordinates, hasSounds } = await store.people.preference(id);
  const look = { theme, pieces, notation, hasCoordinates, hasSounds };
  return { locale: language ?? localeFor(locale), look };
}

/** Reads who is logged in from the cookie. */
export function visitorsBy(clientSecret: string, now: () => number): (asked: Asked) => Visitor | null {
  const key = keyFor('visit', clientSecret);
  return (asked) => readSession(key, cookieOf(asked, VISIT_COOKIE), now());
}

export function loginRoutes({
  authorizing,
  clientSecret,
  publicUrl,
  visitorOf,
  now,
}: LoginParts): readonly Route[] {
  const keys = {
    login: keyFor('login', clientSecret),
    visit: keyFor('visit', clientSecret),
    session: keyFor('session', clientSecret),
  };
  const redirect = `${publicUrl}/login/done`;

  function begin({ query }: Asked): Answered {
    const login = { state: newSecret(), verifier: newSecret(), to: pathOf(query.get('to')) };
    const signed = writeLogin(keys.login, login, now() + LOGIN);
    const address = authorizing.address(redirect, login.state, login.verifier);
    return goTo(address, cookie(LOGIN_COOKIE, signed, LOGIN));
  }

  async function end(asked: Asked): Promise<Answered> {
    const { query } = asked;
    const login = readLogin(keys.login, cookieOf(asked, LOGIN_COOKIE), now());
    const isAnswer = login !== null && isSame(query.get('state') ?? '', login.state);
    if (!isAnswer || (query.get('iss') ?? authorizing.issuer) !== authorizing.issuer)
      return inText(403, 'This log-in was not begun here, or took too long. Open the page and log in again.');
    const code = query.get('code');
    const user = code === null ? null : await authorizing.visitor(redirect, code, login.verifier);
    // Anyone who declines can still watch.
    if (!user) return goTo(login.to, cookie(LOGIN_COOKIE, '', 0));
    return goTo(login.to, cookie(VISIT_COOKIE, writeSession(keys.visit, user, now() + VISIT), VISIT));
  }

  /** Other sites can make a browser send the cookie, but they can't forge the origin. */
  const isOurs = ({ headers }: Asked): boolean => headers['origin'] === publicUrl;

  function session(asked: Asked): Answered {
    const user = isOurs(asked) ? visitorOf(asked) : null;
    if (!user) return inText(401, 'Log in with Discord to play.');
    const visit: Visit = { session: writeSession(keys.session, user, now() + SESSION) };
    return inJson(visit);
  }

  const leave = (asked: Asked): Answered =>
    isOurs(asked) ? goTo('/', cookie(VISIT_COOKIE, '', 0)) : inText(403, 'Log out on the page itself.');

  return [
    { method: 'GET', path: '/login', answer: begin },
    { method: 'GET', path: '/login/done', answer: end },
    { method: 'POST', path: '/session', answer: session },
    { method: 'POST', path: '/logout', answer: leave },
  ];
}
