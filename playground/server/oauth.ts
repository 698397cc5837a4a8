/**
 * Logging in with Discord, with all of Discord's checks
 * (https://docs.discord.com/developers/topics/oauth2).
 */
import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { Core } from './core.ts';
import { type Person, userOf } from './world/people.ts';
import { isSame } from '../../src/web/signed.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const granted = (token: string) =>
  ({ access_token: token, token_type: 'Bearer', expires_in: 604_800, scope: 'identify' }) as const;

export function oauthApp({ world, settings, grants }: Core): Hono {
  const app = new Hono();
  const locals = (): readonly Person[] => [...world.people.values()].filter(({ bot }) => !bot);

  // Uses the same clock as every answer of the API, because bots learn the time from it.
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('Date', new Date(world.clock.now()).toUTCString());
  });

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
    if (person) return answer({ code: grants.codeFor({ person, redirect, challenge }) });
    const link = (id: string, name: string): string =>
      `<p><a href="?${escape(new URLSearchParams({ ...asked, as: id }).toString())}">${name}</a></p>`;
    const links = locals().map(({ id, name }) => link(id, `Authorize as ${escape(name)}`));
    return context.html(
      `<!doctype html><title>Authorize</title><link rel="icon" href="data:,">${links.join('')}${link('nobody', 'Cancel')}`,
    );
  });

  app.post('/api/v10/oauth2/token', async (context) => {
    const form = Object.fromEntries(new URLSearchParams(await context.req.text()));
    if (form['grant_type'] === 'client_credentials') {
      const given = atob(/^Basic (.*)$/u.exec(context.req.header('authorization') ?? '')?.[1] ?? '');
      return isSame(given, `${world.applicationId}:${settings.secret}`)
        ? context.json(granted(randomBytes(16).toString('hex')))
        : context.json({ error: 'invalid_client' }, 401);
    }
    if (form['client_id'] !== world.applicationId || !isSame(form['client_secret'] ?? '', settings.secret))
      return context.json({ error: 'invalid_client' }, 401);
    const { code = '', redirect_uri: redirect = '', code_verifier: verifier = '' } = form;
    const isRight = form['grant_type'] === 'authorization_code';
    const token = isRight ? grants.exchange({ code, redirect, verifier }) : null;
    if (token === null) return context.json({ error: 'invalid_grant' }, 400);
    return context.json(granted(token));
  });

  app.get('/api/v10/users/@me', async (context, next) => {
    const given = /^Bearer (.*)$/u.exec(context.req.header('authorization') ?? '')?.[1];
    if (given === undefined) return next();
    const person = grants.personWith(given);
    if (!person) return context.json({ message: '401: Unauthorized', code: 0 }, 401);
    const locale = world.locales.get(person.id) ?? person.locale;
    return context.json({ ...userOf(person), locale, mfa_enabled: false });
  });

  return app;
}
