/**
 * Simulates Discord's client for an Activity in its frame: answers the messages of
 * @discord/embedded-app-sdk 2.5, and refuses what the client would refuse. Codes:
 * docs.discord.com/developers/topics/opcodes-and-status-codes#rpc
 */
import { array, literal, number, object, optional, record, string, tuple, union, unknown } from 'zod/mini';
import type { Core } from '../core.ts';
import { type Person, userOf } from '../world/people.ts';

const OPCODE = { handshake: 0, frame: 1, close: 2, hello: 3 } as const;
const CLOSE = { clientId: 4000, origin: 4001, version: 4004, encoding: 4005, normal: 1000 } as const;
const ERROR = { payload: 4000, command: 4002, event: 4004, clientId: 4007, token: 4009 } as const;

const EVENTS = ['ACTIVITY_LAYOUT_MODE_UPDATE', 'ORIENTATION_UPDATE', 'CURRENT_USER_UPDATE'] as const;
const IDENTIFY = 'identify';
/** How long a token is valid (ms), as Discord reports it. */
const TOKEN = 7 * 24 * 60 * 60_000;

const Message = union([
  tuple([literal(OPCODE.handshake), record(string(), unknown())]),
  tuple([
    literal(OPCODE.frame),
    object({
      cmd: string(),
      nonce: string(),
      args: optional(record(string(), unknown())),
      evt: optional(string()),
    }),
  ]),
  tuple([literal(OPCODE.close), object({ code: number(), message: optional(string()) })]),
]);

const Authorize = object({
  client_id: string(),
  scope: array(literal(IDENTIFY)),
  response_type: optional(literal('code')),
  state: optional(string()),
  prompt: optional(literal('none')),
});
const Authenticate = object({ access_token: string() });
const Link = object({ url: string() });

class Refused extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

function read<T>(schema: { safeParse(value: unknown): { data?: T | undefined } }, args: unknown): T {
  const { data } = schema.safeParse(args);
  if (data === undefined) throw new Refused(ERROR.payload, 'Invalid Payload');
  return data;
}

function eventOf(name: string | undefined): string {
  const event = EVENTS.find((each) => each === name);
  if (event === undefined) throw new Refused(ERROR.event, `Invalid event: ${name}`);
  return event;
}

interface RpcParts {
  readonly core: Core;
  readonly person: Person;
  /** The `frame_id` in the frame's address. */
  readonly frame: string;
  readonly send: (message: readonly [number, unknown]) => void;
  /** Shows the person a link that the Activity wants to open. */
  readonly openLink: (url: string) => void;
}

export type Rpc = ReturnType<typeof openRpc>;

export function openRpc({ core, person, frame, send, openLink }: RpcParts) {
  const { world, grants } = core;
  let stage: 'new' | 'ready' | 'closed' = 'new';
  const subscribed = new Set<string>();

  function close(code: number, message: string): void {
    stage = 'closed';
    send([OPCODE.close, { code, message }]);
  }

  function dispatch(evt: string, data: unknown): void {
    send([OPCODE.frame, { cmd: 'DISPATCH', evt, nonce: null, data }]);
  }

  function greet({ v, encoding, client_id: client, frame_id: id }: Readonly<Record<string, unknown>>): void {
    if (v !== 1) return close(CLOSE.version, 'Invalid Version');
    if (encoding !== undefined && encoding !== 'json') return close(CLOSE.encoding, 'Invalid Encoding');
    if (client !== world.applicationId) return close(CLOSE.clientId, 'Invalid Client ID');
    if (id !== frame) return close(CLOSE.origin, 'Invalid Origin');
    stage = 'ready';
    const { id: user, username, discriminator } = userOf(person);
    const config = { cdn_host: world.url, api_endpoint: `${world.url}/api`, environment: 'production' };
    dispatch('READY', { v: 1, config, user: { id: user, username, discriminator } });
  }

  function authenticate(args: unknown): unknown {
    const { access_token: token } = read(Authenticate, args);
    if (grants.personWith(token) !== person) throw new Refused(ERROR.token, 'Invalid token');
    return {
      access_token: token,
      user: { ...userOf(person), public_flags: 0 },
      scopes: [IDENTIFY],
      expires: new Date(world.clock.now() + TOKEN).toISOString(),
      application: { id: world.applicationId, name: world.bot.name, description: '', icon: null },
    };
  }

  function answer(cmd: string, args: unknown, evt: string | undefined): unknown {
    switch (cmd) {
      case 'AUTHORIZE': {
        const { client_id: client, scope } = read(Authorize, args);
        if (client !== world.applicationId) throw new Refused(ERROR.clientId, 'Invalid client id');
        if (scope.length === 0) throw new Refused(ERROR.payload, 'Invalid Payload');
        return { code: grants.codeFor({ person, redirect: '', challenge: '' }) };
      }
      case 'AUTHENTICATE':
        return authenticate(args);
      case 'SUBSCRIBE':
        subscribed.add(eventOf(evt));
        return { evt };
      case 'UNSUBSCRIBE':
        subscribed.delete(eventOf(evt));
        return { evt };
      case 'OPEN_EXTERNAL_LINK': {
        const { url } = read(Link, args);
        if (!/^https?:/u.test(URL.parse(url)?.protocol ?? ''))
          throw new Refused(ERROR.payload, 'Invalid URL');
        openLink(url);
        return { opened: true };
      }
      case 'CAPTURE_LOG':
        return null;
      default:
        throw new Refused(ERROR.command, `Invalid command: ${cmd}`);
    }
  }

  return {
    hear: (message: unknown): void => {
      if (stage === 'closed') return;
      const { data } = Message.safeParse(message);
      if (data === undefined) return close(CLOSE.normal, 'Invalid message');
      if (data[0] === OPCODE.close) {
        stage = 'closed';
        return;
      }
      if (data[0] === OPCODE.handshake) return greet(data[1]);
      const { cmd, nonce, args, evt } = data[1];
      if (stage === 'new') return close(CLOSE.normal, 'A handshake comes first');
      try {
        send([OPCODE.frame, { cmd, nonce, evt: null, data: answer(cmd, args ?? {}, evt) }]);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { code, message: text } = error;
        send([OPCODE.frame, { cmd, nonce, evt: 'ERROR', data: { code, message: text } }]);
      }
    },
    layout: (mode: number): void => {
      if (subscribed.has('ACTIVITY_LAYOUT_MODE_UPDATE'))
        dispatch('ACTIVITY_LAYOUT_MODE_UPDATE', { layout_mode: mode });
    },
  };
}
