/**
 * Logging in with Discord, as strict as the real one
 * (https://docs.discord.com/developers/topics/oauth2): a code works once, with the address and
 * verifier (RFC 7636) of its request.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Core } from './core.ts';
import { type Person, userOf } from './world/people.ts';

/** Lifetime of a code (ms). */
const CODE = 10 * 60_000;

interface Grant {
  readonly person: Person;
  readonly redirect: string;
  readonly challenge: string;
  readonly until: number;
}

const secret = (): string => randomBytes(16).toString('hex');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export function oauthApp({ world, settings }: Core): Hono {
  const app = new Hono();
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Person>();
  const locals = (): readonly Person[] => [...world.people.values()].filter(({ bot }) => !bot);

  app.get('/oauth2/authorize', (context) => {
    const asked = context.req.query();
    const { client_id: client, redirect_uri: redirect = '', state = '' } = asked;
    const challenge = asked['code_challenge'] ?? '';
    const isRight =
      client === world.applicationId &&
      asked['response_type'] === 'code' &&
      asked['scope'] === 'identify' &&
      URL.canParse(redirect) &&
      (challenge === '' || asked['code_challenge_method'] === 'S256');
    if (!isRight) return context.text('Invalid OAuth2 authorize request', 400);
    const answer = (given: Readonly<Record<string, string>>): Response =>
      context.redirect(
        `${redirect}?${new URLSearchParams({ ...given, state, iss: 'https://discord.com' }).toString()}`,
      );
    const as = asked['as'];
    if (as === 'nobody') return answer({ error: 'access_denied' });
    const person = locals().find(({ id }) => id === as);
    if (person) {
      const code = secret();
      codes.set(code, { person, redirect, challenge, until: world.clock.now() + CODE });
      return answer({ code });
    }
    const link = (id: string, name: string): string =>
      `<p><a href="?${escape(new URLSearchParams({ ...asked, as: id }).toString())}">${name}</a></p>`;
    const links = locals().map(({ id, name }) => link(id, `Authorize as ${escape(name)}`));
    return context.html(
      `<!doctype html><title>Authorize</title><link rel="icon" href="data:,">${links.join('')}${link('nobody', 'Cancel')}`,
    );
  });

  app.post('/api/v10/oauth2/token', async (context) => {
    const form = Object.fromEntries(new URLSearchParams(await context.req.text()));
    const code = form['code'] ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    if (form['client_id'] !== world.applicationId || !isSame(form['client_secret'] ?? '', settings.secret))
      return context.json({ error: 'invalid_client' }, 401);
    const proof = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url');
    const isRight =
      form['grant_type'] === 'authorization_code' &&
      grant !== undefined &&
      grant.redirect === form['redirect_uri'] &&
      grant.until > world.clock.now() &&
      (grant.challenge === '' || grant.challenge === proof);
    if (!isRight) return context.json({ error: 'invalid_grant' }, 400);
    const token = secret();
    tokens.set(token, grant.person);
    return context.json({
      access_token: token,
      token_type: 'Bearer',
      expires_in: 604_800,
      scope: 'identify',
    });
  });

  app.get('/api/v10/users/@me', async (context, next) => {
    const given = /^Bearer (.*)$/u.exec(context.req.header('authorization') ?? '')?.[1];
    if (given === undefined) return next();
    const person = tokens.get(given);
    if (!person) return context.json({ message: '401: Unauthorized', code: 0 }, 401);
    const locale = world.locales.get(person.id) ?? person.locale;
    return context.json({ ...userOf(person), locale, mfa_enabled: false });
  });

  return app;
}
