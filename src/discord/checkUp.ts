/** Checks the application's setup without changing it. Opens no gateway connection. */
import { ApplicationFlags, DiscordAPIError, OAuth2Scopes, REST, RESTEvents, Routes } from 'discord.js';
import { z } from 'zod';
import { done, refused, type Result } from '../kit/result.ts';
import { isWrongToken } from './outgoing/faults.ts';
import { inviteLink, lackingIn } from './permissions.ts';
import { Application, unreached } from './token.ts';

export interface CheckedServer {
  readonly id: string;
  readonly name: string;
  readonly lacking: readonly string[];
}

export interface CheckUp {
  readonly inviteLink: string;
  /** How far the clock is ahead of Discord's, in ms, to within a second. */
  readonly ahead: number;
  readonly endpoint: string | null;
  readonly publicKey: string;
  readonly starts: { readonly left: number; readonly resetAfter: number };
  readonly servers: readonly CheckedServer[];
  /** The addresses that logins may return to; `null` if Discord doesn't say. */
  readonly redirects: readonly string[] | null;
  /** Whether Activities are enabled. */
  readonly hasActivity: boolean;
  /** `null`: not checked. */
  readonly isSecretRight: boolean | null;
}

interface NoCheckUp {
  readonly code: 'wrong-token' | 'discord-away';
  readonly message: string;
}

interface Asked {
  readonly apiUrl: string;
  readonly token: string;
  readonly clientSecret?: string | null;
}

/** https://docs.discord.com/developers/topics/oauth2#client-credentials-grant */
async function isRight(rest: REST, id: string, clientSecret: string): Promise<boolean> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', scope: OAuth2Scopes.Identify });
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Authorization: `Basic ${Buffer.from(`${id}:${clientSecret}`).toString('base64')}`,
  };
  try {
    await rest.post(Routes.oauth2TokenExchange(), { body, headers, passThroughBody: true, auth: false });
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === 401) return false;
    throw error;
  }
}

const MOST_SERVERS = 2000;
const PAGE = 200;
const DISCORD_TIMEOUT = 5000;

const Gateway = z.object({
  session_start_limit: z.object({ remaining: z.number(), reset_after: z.number() }),
});
const Servers = z.array(z.object({ id: z.string(), name: z.string(), permissions: z.string() }));

export async function checkUp(
  { apiUrl, token, clientSecret = null }: Asked,
  now: () => number,
): Promise<Result<CheckUp, NoCheckUp>> {
  const rest = new REST({ api: apiUrl, timeout: DISCORD_TIMEOUT, retries: 1 }).setToken(token);
  let ahead = 0;
  rest.on(RESTEvents.Response, (_request, { headers }) => {
    const date = Date.parse(headers.get('date') ?? '');
    // The `Date` header is rounded down to whole seconds.
    if (Number.isFinite(date)) ahead = now() - date - 500;
  });
  try {
    const application = Application.parse(await rest.get(Routes.currentApplication()));
    const { session_start_limit: limit } = Gateway.parse(await rest.get(Routes.gatewayBot()));
    return done({
      inviteLink: inviteLink(application.id),
      ahead,
      endpoint: application.interactions_endpoint_url || null,
      publicKey: application.verify_key,
      starts: { left: limit.remaining, resetAfter: limit.reset_after },
      servers: await serversOf(rest),
      redirects: application.redirect_uris ?? null,
      hasActivity: (application.flags & ApplicationFlags.Embedded) !== 0,
      isSecretRight: clientSecret === null ? null : await isRight(rest, application.id, clientSecret),
    });
  } catch (error) {
    const code = isWrongToken(error) ? 'wrong-token' : 'discord-away';
    return refused({ code, message: unreached(apiUrl, error) });
  } finally {
    rest.clearHandlerSweeper();
    rest.clearHashSweeper();
  }
}

async function serversOf(rest: REST): Promise<readonly CheckedServer[]> {
  const found: CheckedServer[] = [];
  while (found.length < MOST_SERVERS) {
    const query = new URLSearchParams({ limit: String(PAGE), after: found.at(-1)?.id ?? '0' });
    const page = Servers.parse(await rest.get(Routes.userGuilds(), { query }));
    for (const { id, name, permissions } of page) found.push({ id, name, lacking: lackingIn(permissions) });
    if (page.length < PAGE) break;
  }
  return found;
}
