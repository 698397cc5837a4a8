/** One open page. It acts for its user through the same visitor that tests use. */
import type { WebSocket } from 'ws';
import type { FromPage, FromServer } from '../../protocol.ts';
import { openRpc, type Rpc } from '../activity/rpc.ts';
import type { Core } from '../core.ts';
import { sightOf } from '../visitor/sight.ts';
import type { OptionValue } from '../visitor/command.ts';
import { type Heard, type OpenModal, type Visitor, visit } from '../visitor/visitor.ts';
import { leave } from '../world/activities.ts';
import type { Channel, Instance } from '../world/channel.ts';
import type { Person } from '../world/people.ts';
import { type WorldEvent, announce } from '../world/world.ts';
import { readFromPage } from './fromPage.ts';
import { localesFor, offeredTo, pageChannels, pageEvents, pageMessage, sessionOf } from './session.ts';

interface Seated {
  readonly channel: Channel;
  readonly frameId: string;
  readonly rpc: Rpc;
}

interface Memory {
  /** The Activity that the page shows. */
  activity: Seated | null;
  readonly nonces: Map<string, string>;
  /** Keyed by the nonce of the interaction that opened it. */
  readonly modals: Map<string, OpenModal>;
}

export function servePage(core: Core, person: Person, socket: WebSocket): void {
  const { world } = core;
  const memory: Memory = { activity: null, nonces: new Map(), modals: new Map() };
  // The page may use another name of this machine, so the addresses of files are relative.
  const tell = (told: FromServer): void =>
    socket.send(JSON.stringify(told).replaceAll(`${world.url}/attachments/`, '/attachments/'));
  const watch = (event: WorldEvent): void => {
    const told = toldOf(core, person, memory, event);
    if (told !== null) tell(told);
  };
  world.watchers.add(watch);
  socket.on('close', () => {
    world.watchers.delete(watch);
    leaveActivity(core, person, memory);
  });
  socket.on('message', (data: Buffer) => {
    const asked = readFromPage(data.toString());
    if (asked === null) return socket.close(1003, 'Not understood');
    return void act(core, person, memory, asked, tell);
  });
  tell({ type: 'hello', session: sessionOf(core, person), now: world.clock.now() });
}

function toldOf(core: Core, person: Person, memory: Memory, event: WorldEvent): FromServer | null {
  const { world } = core;
  switch (event.kind) {
    case 'clock':
      return { type: 'clock', now: world.clock.now() };
    case 'board':
      return changed({ board: world.board });
    case 'bot':
      return changed({ botOnline: event.online });
    case 'events':
      return changed({ events: pageEvents(world, person) });
    case 'membership':
      return null;
    case 'channels':
      return changed({ channels: pageChannels(world, person) });
    case 'commands':
    case 'locales':
      return changed({ commands: offeredTo(core, person), locales: localesFor(world, person) });
    case 'gone':
      return { type: 'gone', messageId: event.messageId };
    case 'post': {
      if (!sightOf(core, person).sees(event.post, event.channel)) return null;
      const { message, ...rest } = pageMessage(person, event.post);
      // As on Discord, the answer has the nonce of its interaction.
      const nonce = memory.nonces.get(message.interaction_metadata?.id ?? '');
      return { type: 'message', message: { ...rest, message: nonce ? { ...message, nonce } : message } };
    }
  }
}

function leaveActivity({ world }: Core, person: Person, memory: Memory): void {
  if (memory.activity) leave(world, memory.activity.channel, person);
  memory.activity = null;
}

type Tell = (told: FromServer) => void;

function enterActivity(
  core: Core,
  person: Person,
  memory: Memory,
  { channel, id }: Instance,
  tell: Tell,
): void {
  if (memory.activity && memory.activity.channel !== channel) leaveActivity(core, person, memory);
  const frameId = core.world.newId();
  const rpc = openRpc({
    core,
    person,
    frame: frameId,
    send: (message) => tell({ type: 'rpc', frameId, message }),
    openLink: (url) => tell({ type: 'openLink', url }),
  });
  memory.activity = { channel, frameId, rpc };
  tell({ type: 'launched', channelId: channel.id, instanceId: id, frameId });
}

type Changes = Extract<FromServer, { type: 'changed' }>['changes'];

const changed = (changes: Changes): FromServer => ({ type: 'changed', changes });

async function act(
  core: Core,
  person: Person,
  memory: Memory,
  asked: FromPage,
  tell: (told: FromServer) => void,
): Promise<void> {
  const nonce = 'nonce' in asked ? asked.nonce : null;
  const visitor = visit(core, person, ({ id }) => {
    if (nonce !== null) memory.nonces.set(id, nonce);
  });
  if (asked.type === 'wait') return letPass(core, asked.ms);
  if (asked.type === 'startOver') return core.startOver();
  if (asked.type === 'leave') return leaveActivity(core, person, memory);
  if (asked.type === 'layout') return memory.activity?.rpc.layout(asked.mode);
  if (asked.type === 'rpc') {
    if (asked.frameId === memory.activity?.frameId) memory.activity.rpc.hear(asked.message);
    return undefined;
  }
  try {
    const response = await perform(visitor, memory, asked, tell);
    if (response?.launched) enterActivity(core, person, memory, response.launched, tell);
    if (response === null || nonce === null) return;
    if (response.kind === 'thinking') tell({ type: 'thinking', nonce });
    if (response.modal !== null) {
      memory.modals.set(nonce, response.modal);
      tell({ type: 'modal', nonce, modal: response.modal.data });
    }
    tell({ type: 'done', nonce });
  } catch (error) {
    if (nonce !== null) tell({ type: 'failed', nonce, reason: error instanceof Error ? error.message : '' });
  }
}

function letPass({ world }: Core, ms: number): void {
  world.clock.advance(ms);
  announce(world, { kind: 'clock' });
}

async function perform(
  visitor: Visitor,
  memory: Memory,
  asked: Exclude<FromPage, { type: 'wait' | 'startOver' | 'leave' | 'layout' | 'rpc' }>,
  tell: Tell,
): Promise<Pick<Heard, 'kind' | 'modal' | 'launched'> | null> {
  switch (asked.type) {
    case 'command':
      return visitor.command(asked.channelId, asked.name, withFiles(visitor, asked));
    case 'complete': {
      const focused = asked.options.find((option) => option.focused === true)?.name ?? '';
      const choices = await visitor.complete(asked.channelId, asked.name, valuesOf(asked.options), focused);
      tell({
        type: 'choices',
        nonce: asked.nonce,
        choices: choices.map(({ name, value }) => ({ name, value })),
      });
      return null;
    }
    case 'menu':
      return asked.on === 'user'
        ? visitor.commandOnUser(asked.channelId, asked.name, asked.id)
        : visitor.commandOnMessage(asked.id, asked.name);
    case 'click':
      return visitor.click(asked.messageId, asked.customId);
    case 'choose':
      return visitor.choose(asked.messageId, asked.customId, asked.values);
    case 'submit': {
      const modal = memory.modals.get(asked.modalNonce);
      if (modal === undefined || modal.data.custom_id !== asked.customId)
        throw new Error('This window is closed');
      const files = Object.entries(asked.files).map(
        ([id, sent]) => [id, sent.map((file) => attached(visitor, modal.channelId, file)).join(',')] as const,
      );
      return visitor.submit(modal, { ...asked.fields, ...Object.fromEntries(files) });
    }
    case 'launch':
      return { kind: 'launch', modal: null, launched: visitor.launch(asked.channelId) };
    case 'speak':
      if (asked.whose === 'mine') visitor.speak(asked.locale);
      else visitor.speakInServer(asked.locale);
      break;
    case 'dismiss':
      visitor.dismiss(asked.messageId);
      break;
    case 'say':
      visitor.say(asked.channelId, asked.content);
      break;
  }
  return null;
}

type Command = Extract<FromPage, { type: 'command' }>;
type Options = Command['options'];

const attached = (
  visitor: Visitor,
  channelId: string,
  { name, content }: { readonly name: string; readonly content: string },
): string => visitor.attach(channelId, { name, bytes: Buffer.from(content, 'base64') });

/** Files are uploaded first and replaced by their ids. */
const withFiles = (visitor: Visitor, { channelId, options }: Command): Record<string, OptionValue> =>
  valuesOf(
    options.map((option) => {
      const { fileName: name, value } = option;
      if (name === undefined) return option;
      return {
        ...option,
        value: attached(visitor, channelId, { name, content: String(value) }),
      };
    }),
  );

const valuesOf = (options: Options): Record<string, OptionValue> =>
  Object.fromEntries(options.map(({ name, value }) => [name, value]));
