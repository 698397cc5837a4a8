import { setTimeout as sleep } from 'node:timers/promises';
import { Hono, type Context, type Next } from 'hono';
import type { Core } from '../core.ts';
import type { RestFault } from '../faults.ts';
import { writeDown, writeRefusal } from '../journal.ts';
import { bodyOf, isRefusal, refusal, Refusal } from '../refusal.ts';
import { CALLBACK_ROUTES } from './callbackRoutes.ts';
import { CHANNEL_ROUTES } from './channelRoutes.ts';
import { COMMAND_ROUTES } from './commandRoutes.ts';
import { EVENT_ROUTES } from './eventRoutes.ts';
import { newLimiter, type Ruling } from './limits.ts';
import { callIn, entered, readBody, type Env, type Routes, type Sent, type Call } from './request.ts';
import { WEBHOOK_ROUTES } from './webhookRoutes.ts';
import { applicationOf, guildOf, memberOf, serverOf } from '../shown/guild.ts';
import { shownInstance } from '../world/activities.ts';
import { isBotIn } from '../world/guild.ts';
import { type Person, userOf } from '../world/people.ts';
import type { World } from '../world/world.ts';

const addressOf = ({ url }: World): string => `${url.replace(/^http/, 'ws')}/gateway`;

const IDENTITY_ROUTES: Routes = {
  'GET /gateway': ({ core }) => ({ url: addressOf(core.world) }),
  'GET /gateway/bot': ({ core }) => {
    const { recommended, perDay, left, concurrency } = core.gateway.starts.told();
    const limit = { total: perDay, remaining: left, reset_after: 86_400_000, max_concurrency: concurrency };
    return { url: addressOf(core.world), shards: recommended, session_start_limit: limit };
  },
  'GET /users/@me': ({ core }) => ({ ...userOf(core.world.bot), verified: true, mfa_enabled: false }),
  'GET /users/@me/guilds': ({ core: { world } }) => [...world.guilds.values()].filter(isBotIn).map(serverOf),
  'GET /applications/@me': ({ core }) => applicationOf(core.world),
  'GET /oauth2/applications/@me': ({ core }) => applicationOf(core.world),
  'GET /applications/:app/activity-instances/:instance': ({ core: { world }, param }) => {
    const found = [...world.instances.values()].find(({ id }) => id === param('instance'));
    if (param('app') !== world.applicationId || !found) throw refusal('notFound');
    return shownInstance(world, found);
  },
  'GET /users/:user': (call) => userOf(personIn(call)),
  // Here, Discord hides the fact that a server exists.
  'GET /guilds/:guild': ({ core: { world }, param }) => {
    const guild = world.guilds.get(param('guild'));
    if (guild === undefined || !isBotIn(guild)) throw refusal('unknownGuild');
    return guildOf(guild);
  },
  'GET /guilds/:guild/members/:user': (call) => {
    const guild = entered(call);
    const { bot } = call.core.world;
    const person = call.param('user') === bot.id ? bot : personIn(call);
    if (person !== bot && !guild.members.has(person.id)) throw refusal('unknownMember');
    return memberOf(guild, person);
  },
};

function personIn({ core, param }: Call): Person {
  const person = core.world.people.get(param('user'));
  if (person === undefined) throw refusal('unknownUser');
  return person;
}

type Rule = (method: string, path: string) => Ruling | null;

/** These use the interaction's token instead of the bot's. */
const TOKENLESS = /^\/(?:interactions|webhooks)\/|^\/gateway$/;

const ROUTES: Routes = {
  ...IDENTITY_ROUTES,
  ...COMMAND_ROUTES,
  ...CALLBACK_ROUTES,
  ...WEBHOOK_ROUTES,
  ...CHANNEL_ROUTES,
  ...EVENT_ROUTES,
};

export function restApp(core: Core): Hono<Env> {
  const app = new Hono<Env>({ getPath: (request) => pathOf(request.url) });
  const rule = newLimiter(core.settings.limits, () => core.world.clock.now());
  app.use('*', (context, next) => keepRecord(core, context, next));
  app.use('*', (context, next) => admit(core, rule, context, next));
  app.onError((error, context) => refuse(core, error, context));
  app.notFound((context) => {
    core.journal.unknownRoutes.push(`${context.req.method} ${pathOf(context.req.url)}`);
    return refuse(core, refusal('notFound'), context);
  });
  for (const [route, answer] of Object.entries(ROUTES)) {
    const [method = '', path = ''] = route.split(' ');
    app.on(method, path, async (context) => {
      const result = await answer(callIn(core, context));
      if (result instanceof Response) return result;
      return result === undefined ? context.body(null, 204) : Response.json(result);
    });
  }
  return app;
}

const pathOf = (url: string): string => new URL(url).pathname.replace(/^\/api(?:\/v10)?(?=\/|$)/, '');

async function keepRecord(core: Core, context: Context<Env>, next: Next): Promise<void> {
  context.set('path', pathOf(context.req.url));
  const sent = await readBody(context.req.raw.clone());
  context.set('body', sent.body);
  context.set('files', sent.files);
  await next();
  context.res.headers.set('Date', new Date(core.world.clock.now()).toUTCString());
  await record(core, context, sent);
}

async function admit(core: Core, rule: Rule, context: Context<Env>, next: Next): Promise<void> {
  const { method } = context.req;
  const path = context.get('path');
  const fault = core.faults.take(`${method} ${path}`, context.get('body'));
  const early = fault === null ? null : await meet(fault, context);
  if (early !== null) {
    context.res = early;
    return;
  }
  if (!TOKENLESS.test(path) && context.req.header('authorization') !== `Bot ${core.settings.token}`)
    throw refusal('unauthorized');
  const ruling = rule(method, path);
  if (ruling?.allowed === false) throw tooMany(ruling);
  await next();
  for (const [name, value] of Object.entries(ruling?.headers ?? {})) context.res.headers.set(name, value);
  if (fault !== null && 'drop' in fault) context.res = drop(context);
}

type Limited = Pick<Ruling, 'global' | 'headers'> & { readonly retryMs: number | null };

function tooMany({ retryMs, global, headers }: Limited): Refusal {
  const seconds = Math.max(retryMs ?? 0, 1) / 1000;
  return new Refusal(429, 0, 'You are being rate limited.', {
    headers: {
      ...headers,
      'X-RateLimit-Scope': global ? 'global' : 'user',
      ...(global && { 'X-RateLimit-Global': 'true' }),
      ...(retryMs !== null && { 'Retry-After': seconds.toFixed(3) }),
    },
    extra: { retry_after: seconds, global },
  });
}

async function meet(fault: RestFault['effect'], context: Context<Env>): Promise<Response | null> {
  if ('delayMs' in fault) {
    await sleep(fault.delayMs);
    return null;
  }
  if ('drop' in fault) return fault.drop === 'before' ? drop(context) : null;
  if (fault.page !== undefined)
    return new Response(fault.page, { status: fault.status, headers: { 'Content-Type': 'text/html' } });
  if (fault.status !== 429) return Response.json(fault.body ?? {}, { status: fault.status });
  const { retryAfterMs = 0, global = false, body } = fault;
  return answerTo(tooMany({ retryMs: retryAfterMs, global, headers: {} }), body);
}

function drop(context: Context<Env>): Response {
  context.env.incoming.socket.destroy();
  return new Response(null, { status: 204 });
}

async function record(core: Core, context: Context<Env>, { body, files }: Sent): Promise<void> {
  const isJson = context.res.headers.get('content-type')?.includes('json') ?? false;
  writeDown(core.journal, {
    method: context.req.method,
    path: context.get('path'),
    body,
    files: files.map(({ name, bytes }) => ({ name, bytes: bytes.length })),
    at: core.world.clock.now(),
    status: context.res.status,
    answer: isJson ? await context.res.clone().json() : null,
  });
}

/** Whether the first response may have been lost. */
const isDoneAlready = (error: Refusal, { req }: Context<Env>): boolean =>
  isRefusal(error, 'threadThere') || (req.method === 'DELETE' && isRefusal(error, 'unknownMessage'));

function refuse(core: Core, error: Error, context: Context<Env>): Response {
  if (!(error instanceof Refusal)) throw error;
  if (!isDoneAlready(error, context))
    writeRefusal(core.journal, context.req.method, context.get('path'), error);
  return answerTo(error);
}

function answerTo(refused: Refusal, body: unknown = bodyOf(refused)): Response {
  const { status, more } = refused;
  return Response.json(body, { status, ...(more.headers && { headers: more.headers }) });
}
