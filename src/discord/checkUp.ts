/** Changes nothing and opens no gateway connection, so the bot can keep running. */
import { DefaultRestOptions, REST, RESTEvents, Routes } from 'discord.js';
import { z } from 'zod';
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { WRONG_TOKEN } from './closing.ts';
import { isWrongToken } from './faults.ts';
import { inviteLink, lackingIn } from './permissions.ts';

export interface CheckedServer {
  readonly id: string;
  readonly name: string;
  readonly lacking: readonly string[];
}

export interface CheckUp {
  readonly inviteLink: string;
  /** How far our clock is ahead of Discord's, in ms, within a second. */
  readonly ahead: number;
  readonly endpoint: string | null;
  readonly publicKey: string | undefined;
  readonly starts: { readonly left: number; readonly resetAfter: number };
  readonly servers: readonly CheckedServer[];
}

export interface NoCheckUp {
  readonly code: 'wrong-token' | 'discord-away';
  readonly message: string;
}

const MOST_SERVERS = 2000;
const PAGE = 200;
const PATIENCE = 5000;

const Application = z.object({
  id: z.string(),
  verify_key: z.string().optional(),
  interactions_endpoint_url: z.string().nullish(),
});
const Gateway = z.object({
  session_start_limit: z.object({ remaining: z.number(), reset_after: z.number() }),
});
const Servers = z.array(z.object({ id: z.string(), name: z.string(), permissions: z.string() }));

export async function checkUp(
  { apiUrl, token }: { readonly apiUrl: string; readonly token: string },
  now: () => number,
): Promise<Attempt<CheckUp, NoCheckUp>> {
  const rest = new REST({ ...DefaultRestOptions, api: apiUrl, timeout: PATIENCE, retries: 1 }).setToken(
    token,
  );
  let ahead = 0;
  rest.on(RESTEvents.Response, (_request, { headers }) => {
    const date = Date.parse(headers.get('date') ?? '');
    // The date is cut off to whole seconds.
    if (Number.isFinite(date)) ahead = now() - date - 500;
  });
  try {
    const application = Application.parse(await rest.get(Routes.currentApplication()));
    const { id, verify_key: publicKey, interactions_endpoint_url: endpoint } = application;
    const { session_start_limit: limit } = Gateway.parse(await rest.get(Routes.gatewayBot()));
    return done({
      inviteLink: inviteLink(id),
      ahead,
      endpoint: endpoint || null,
      publicKey,
      starts: { left: limit.remaining, resetAfter: limit.reset_after },
      servers: await serversOf(rest),
    });
  } catch (error) {
    if (isWrongToken(error)) return refused({ code: 'wrong-token', message: WRONG_TOKEN });
    const reason = error instanceof Error ? error.message : String(error);
    const message = `Discord cannot be asked at ${apiUrl} (${reason}). Check the connection to the internet, DISCORD_API_URL, and https://discordstatus.com.`;
    return refused({ code: 'discord-away', message });
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
