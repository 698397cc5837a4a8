import { refusal } from '../refusal.ts';
import type { Call, Routes } from './request.ts';
import { applicationOf, guildOf, memberOf, serverOf } from '../shown/guild.ts';
import { type Person, userOf } from '../world/people.ts';
import type { World } from '../world/world.ts';

const addressOf = ({ url }: World): string => `${url.replace(/^http/, 'ws')}/gateway`;

export const IDENTITY_ROUTES: Routes = {
  'GET /gateway': ({ core }) => ({ url: addressOf(core.world) }),
  'GET /gateway/bot': ({ core }) => {
    const { recommended, perDay, left, concurrency } = core.gateway.starts.told();
    const limit = { total: perDay, remaining: left, reset_after: 86_400_000, max_concurrency: concurrency };
    return { url: addressOf(core.world), shards: recommended, session_start_limit: limit };
  },
  'GET /users/@me': ({ core }) => ({ ...userOf(core.world.bot), verified: true, mfa_enabled: false }),
  'GET /users/@me/guilds': ({ core }) => [serverOf(core.world)],
  'GET /applications/@me': ({ core }) => applicationOf(core.world),
  'GET /oauth2/applications/@me': ({ core }) => applicationOf(core.world),
  'GET /users/:user': (call) => userOf(personIn(call)),
  'GET /guilds/:guild': (call) => {
    demandGuild(call);
    return guildOf(call.core.world);
  },
  'GET /guilds/:guild/members/:user': (call) => {
    demandGuild(call);
    const person = personIn(call);
    if (call.core.world.gone.has(person.id)) throw refusal('unknownMember');
    return memberOf(person);
  },
};

function personIn({ core, param }: Call): Person {
  const person = core.world.people.get(param('user'));
  if (person === undefined) throw refusal('unknownUser');
  return person;
}

function demandGuild({ core, param }: Call): void {
  if (param('guild') !== core.world.guild.id) throw refusal('unknownGuild');
}
