/** The bot's identity and the gateway's address. */
import { Hono } from 'hono';
import type { Core } from '../core.ts';
import { unknownGuild, unknownMember, unknownUser } from '../refusal.ts';
import { type Env, param } from './request.ts';
import { applicationOf, guildOf, memberOf, serverOf } from '../shown/guild.ts';
import { userOf } from '../world/people.ts';

export function identityRoutes({ world, gateway }: Core): Hono<Env> {
  const app = new Hono<Env>();
  const url = (): string => world.url.replace(/^http/, 'ws') + '/gateway';
  app.get('/gateway', (context) => context.json({ url: url() }));
  app.get('/gateway/bot', (context) => {
    const { recommended, perDay, left, concurrency } = gateway.starts.told();
    const limit = { total: perDay, remaining: left, reset_after: 86_400_000, max_concurrency: concurrency };
    return context.json({ url: url(), shards: recommended, session_start_limit: limit });
  });
  app.get('/users/@me', (context) =>
    context.json({ ...userOf(world.bot), verified: true, mfa_enabled: false }),
  );
  app.get('/users/@me/guilds', (context) => context.json([serverOf(world)]));
  app.get('/applications/@me', (context) => context.json(applicationOf(world)));
  app.get('/oauth2/applications/@me', (context) => context.json(applicationOf(world)));
  app.get('/users/:user', (context) => {
    const person = world.people.get(param(context, 'user'));
    if (person === undefined) throw unknownUser();
    return context.json(userOf(person));
  });
  app.get('/guilds/:guild', (context) => {
    if (param(context, 'guild') !== world.guild.id) throw unknownGuild();
    return context.json(guildOf(world));
  });
  app.get('/guilds/:guild/members/:user', (context) => {
    const person = world.people.get(param(context, 'user'));
    if (param(context, 'guild') !== world.guild.id) throw unknownGuild();
    if (person === undefined) throw unknownUser();
    if (world.gone.has(person.id)) throw unknownMember();
    return context.json(memberOf(person));
  });
  return app;
}
