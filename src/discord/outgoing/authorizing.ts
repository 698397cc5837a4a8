/** https://docs.discord.com/developers/topics/oauth2#authorization-code-grant */
import { createHash } from 'node:crypto';
import { DiscordAPIError, OAuth2Scopes, REST, Routes } from 'discord.js';
import { z } from 'zod';
import type { Admitted, Authorizing } from '../../app/ports/authorizing.ts';

interface AuthorizingParts {
  readonly rest: REST;
  /** The root of the API, without a version. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const User = z.object({
  id: z.string(),
  username: z.string(),
  global_name: z.string().nullish(),
  locale: z.string().default('en-US'),
});
const Token = z.object({ access_token: z.string(), token_type: z.string() });

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' } as const;

export function authorizingOver({ rest, apiUrl, clientId, clientSecret }: AuthorizingParts): Authorizing {
  const client = { client_id: clientId, client_secret: clientSecret };
  // A client sends requests of one kind in turn, so one login would wait for the others.
  const newClient = (): REST => new REST({ ...rest.options, hashSweepInterval: 0, handlerSweepInterval: 0 });

  /** `proof`: a code, and the values sent when it was requested. */
  async function admit(proof: Readonly<Record<string, string>>): Promise<Admitted | null> {
    const body = new URLSearchParams({ ...client, grant_type: 'authorization_code', ...proof });
    const own = newClient();
    const asForm = { body, passThroughBody: true, headers: FORM, auth: false };
    try {
      const token = Token.parse(await own.post(Routes.oauth2TokenExchange(), asForm));
      const Authorization = `${token.token_type} ${token.access_token}`;
      const user = User.parse(await own.get(Routes.user(), { headers: { Authorization }, auth: false }));
      const visitor = { id: user.id, name: user.global_name ?? user.username, locale: user.locale };
      return { visitor, access: token.access_token };
    } catch (error) {
      if (error instanceof DiscordAPIError && error.status < 500) return null;
      throw error;
    }
  }

  const page = `${apiUrl.replace(/\/api$/u, '')}/oauth2/authorize`;
  return {
    issuer: 'https://discord.com',
    address: (redirect, state, verifier) => {
      const asked = new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirect,
        scope: OAuth2Scopes.Identify,
        state,
        // Users who agreed before are not asked again.
        prompt: 'none',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      });
      return `${page}?${asked.toString()}`;
    },
    visitor: async (redirect, code, verifier) =>
      (await admit({ code, redirect_uri: redirect, code_verifier: verifier }))?.visitor ?? null,
    inActivity: (code) => admit({ code }),
  };
}
