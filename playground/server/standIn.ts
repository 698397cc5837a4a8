/**
 * A local Discord for unmodified discord.js, as strict as the real one, because tests rely on it.
 */
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { once } from 'node:events';
import { type Server, createServer, type IncomingMessage } from 'node:http';
import type { Core } from './core.ts';
import { PROXY, throughProxy, upgradeThroughProxy } from './activity/proxy.ts';
import { disruptionsOf } from './disruptions.ts';
import { isAnswered } from './door/delivery.ts';
import { newFaults } from './faults.ts';
import { newGrants } from './grants.ts';
import { newGateway } from './gateway/gateway.ts';
import { newJournal } from './journal.ts';
import { type StandInOptions, settingsFrom } from './options.ts';
import { oauthApp } from './oauth.ts';
import { restApp } from './rest/app.ts';
import { there } from './there.ts';
import type { Env } from './rest/request.ts';
import { type Visitor, visit } from './visitor/visitor.ts';
import { enableActivities } from './world/activities.ts';
import type { Channel } from './world/channel.ts';
import { startClock } from './world/clock.ts';
import type { Guild } from './world/guild.ts';
import { type Person, portraitOf } from './world/people.ts';
import { type World, announce, newWorld, openThread } from './world/world.ts';
import { type WebSocket, WebSocketServer } from 'ws';
import { foreignWords } from '../../src/web/listening.ts';
import { servePage } from './page/pageSocket.ts';

/** In bytes: a file of 10 MiB in base64, and some spare room. */
const LARGEST_MESSAGE = 16 * 2 ** 20;

/** Returns a function that breaks all open sockets, so that Node's server can close. */
function acceptSockets(core: Core, server: Server): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  server.on('upgrade', (request, socket, head) => {
    // Without a listener, a broken connection would end the process.
    socket.on('error', () => socket.destroy());
    if (foreign(core, request) !== null)
      return socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    if (isOfActivity(request)) return upgradeThroughProxy(request, socket, head, core.world.mapping);
    const serve = serverOf(core, request);
    if (typeof serve === 'string') return socket.end(`HTTP/1.1 ${serve}\r\nConnection: close\r\n\r\n`);
    return sockets.handleUpgrade(request, socket, head, (client) => {
      // `ws` closes the socket after an invalid frame.
      client.on('error', () => undefined);
      serve(client);
    });
  });
  return () => {
    for (const client of sockets.clients) client.terminate();
  };
}

function serverOf(core: Core, request: IncomingMessage): string | ((client: WebSocket) => void) {
  const wanted = targetOf(request);
  const path = wanted?.pathname.replace(/\/$/, '');
  if (path !== '/gateway' && path !== '/page') return '404 Not Found';
  return path === '/gateway'
    ? (client) => core.gateway.accept(client)
    : (client) => openPage(core, wanted?.searchParams.get('user'), client);
}

const isOfActivity = ({ url = '' }: IncomingMessage): boolean => url.startsWith(PROXY);

/** The reason to refuse an origin. The page's and the Activity's (none) are allowed. */
const foreign = ({ settings }: Core, { url = '', headers }: IncomingMessage): string | null =>
  foreignWords(headers, { names: [settings.host], setting: 'HOST' }, (origin) =>
    origin === 'null' ? url.startsWith(PROXY) : URL.parse(origin)?.host === headers.host,
  );

const targetOf = ({ url }: IncomingMessage): URL | null => URL.parse(url ?? '', 'http://127.0.0.1');

function openPage(core: Core, user: string | null | undefined, client: WebSocket): void {
  const locals = [...core.world.people.values()].filter(({ bot }) => !bot);
  const person = locals.find(({ id }) => id === user) ?? locals[0];
  return person === undefined ? client.close() : servePage(core, person, client);
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

export async function startStandIn(options: StandInOptions = {}) {
  const clock = options.clock ?? startClock(options.memory?.ahead() ?? 0);
  const world = newWorld(clock, options.people, options.guilds);
  world.endpoint = options.endpoint ?? null;
  const settings = settingsFrom(options, world.applicationId);
  const faults = newFaults();
  const journal = newJournal();
  const gateway = newGateway(world, settings, faults);
  const over = Promise.withResolvers<void>();
  const grants = newGrants(() => clock.now());
  const core: Core = { world, settings, journal, faults, gateway, grants, startOver: over.resolve };
  const { server, hangUp } = await listen(core, options);
  options.memory?.attend(world);
  if (options.activity) enableActivities(world);
  world.isPublic = options.isPublic ?? true;
  return {
    ...journal,
    ...disruptionsOf(world),
    /** Without a slash at the end. The API is under `/api`. */
    url: world.url,
    token: settings.token,
    applicationId: world.applicationId,
    guildId: world.guild.id,
    botId: world.bot.id,
    world,
    clock,
    faults,
    gateway,
    startedOver: over.promise,
    publicKey: world.signer.publicKey,
    clientSecret: settings.secret,
    /** The URL mapping of the Activity, such as `http://127.0.0.1:8080`. */
    mapTo: (url: string): void => {
      world.mapping = url;
    },
    /** Shows newcomers the board in this channel. */
    offerBoard: (channelId: string): void => {
      world.board = channelId;
      announce(world, { kind: 'board' });
    },
    openDoor: (url: string): void => {
      world.doors.add(url);
      world.leaving.delete(url);
      announce(world, { kind: 'bot', online: true });
    },
    closeDoor: (url: string): void => {
      world.doors.delete(url);
      if (world.doors.size === 0) announce(world, { kind: 'bot', online: gateway.isOnline() });
    },
    isReached: async (): Promise<boolean> =>
      world.doors.size === 0 ? gateway.isOnline() : isAnswered(world, settings.ackMs),
    visitor: (idOrName: string): Visitor => visit(core, personCalled(world, idOrName)),
    guild: (called: string): Guild =>
      there(
        world.guilds.values().find(({ name }) => name === called),
        `server ${called}`,
      ),
    leave: (idOrName: string): void => void world.guild.members.delete(personCalled(world, idOrName).id),
    join: (idOrName: string): void => void world.guild.members.add(personCalled(world, idOrName).id),
    demote: (idOrName: string): void => void world.guild.demoted.add(personCalled(world, idOrName).id),
    channel: (name: string): string => channelCalled(world, name).id,
    /** Private if it has `members`. */
    openThread: (channelId: string, name: string, members?: readonly string[]): string => {
      const ids = members?.map((idOrName) => personCalled(world, idOrName).id);
      return openThread(
        world,
        there(world.channels.get(channelId), `channel ${channelId}`),
        name,
        ids && { members: new Set(ids) },
      ).id;
    },
    close: async (): Promise<void> => {
      for (const interaction of world.interactions.values()) interaction.settle();
      gateway.drop();
      server.close();
      server.closeAllConnections();
      hangUp();
      await once(server, 'close');
    },
  };
}

async function listen(
  core: Core,
  options: StandInOptions,
): Promise<{ readonly server: Server; readonly hangUp: () => void }> {
  const { world } = core;
  const api = restApp(core);
  const app = new Hono<Env>();
  app.route('/', oauthApp(core));
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
  app.get('/attachments/*', (context) => fileAt(world, context.req.path));
  app.get('/avatars/:user/:file', (context) => portrait(world, context.req.param('user')));
  app.all(`${PROXY}*`, (context) => throughProxy(context.req.raw, world.mapping));
  app.all('*', async (context) => (await options.page?.fetch(context.req.raw)) ?? context.notFound());
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    const words = foreign(core, request);
    if (words === null) return void listener(request, response);
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
  });
  const hangUp = acceptSockets(core, server);
  server.listen(options.port ?? 0, core.settings.host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('expected the server to listen on a port');
  world.url = `http://${nameOf(options.host)}:${address.port}`;
  return { server, hangUp };
}

/** The name by which this machine reaches a server that listens there. */
function nameOf(host = ''): string {
  if (['', '0.0.0.0', '::'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** The address may be percent-encoded. */
function fileAt(world: World, path: string): Response {
  const upload = world.uploads.get(decoded(path));
  if (upload === undefined) return new Response('', { status: 404 });
  return new Response(new Uint8Array(upload.bytes), { headers: { 'Content-Type': upload.contentType } });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function portrait(world: World, id: string): Response {
  const person = world.people.get(id);
  if (person === undefined) return new Response('', { status: 404 });
  return new Response(portraitOf(person), { headers: { 'Content-Type': 'image/svg+xml' } });
}

const personCalled = ({ people }: World, idOrName: string): Person =>
  there(
    people.get(idOrName) ?? people.values().find(({ name }) => name === idOrName),
    `user named ${idOrName}`,
  );

const channelCalled = ({ channels }: World, called: string): Channel =>
  there(
    channels.values().find(({ name }) => name === called),
    `channel ${called}`,
  );
