/** The page's state after events: messages in order, settled interactions, counted mentions. */
import { type APIMessage, InteractionContextType, MessageType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { linkedMessage } from '../../../playground/page/markdown/parse.ts';
import { rowsOf } from '../../../playground/page/message/groups.ts';
import { receive } from '../../../playground/page/state/receive.ts';
import { isAfter, look, openAt, seenKey, unseenMentions } from '../../../playground/page/state/seen.ts';
import { type PageState, type Waiting, initialState } from '../../../playground/page/state/state.ts';
import type { FromServer, PageMessage } from '../../../playground/protocol.ts';

const anna = { id: '10', name: 'Anna', avatarUrl: '', bot: false };
const boris = { id: '11', name: 'Boris', avatarUrl: '', bot: false };
const user = ({ id, name }: typeof anna): APIMessage['author'] => ({
  id,
  username: name,
  discriminator: '0',
  global_name: name,
  avatar: null,
});

function entry(id: string, changes: Partial<APIMessage> = {}, ephemeral = false): PageMessage {
  const message: APIMessage = {
    id,
    channel_id: '1',
    author: user(anna),
    content: id,
    timestamp: '2026-11-21T12:00:00.000Z',
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    pinned: false,
    type: MessageType.Default,
    ...changes,
  };
  return { message, ephemeral, mentionsMe: false };
}

const hello = (messages: readonly PageMessage[] = []): FromServer => ({
  type: 'hello',
  session: {
    me: anna,
    users: [anna, boris],
    guildName: 'Club',
    board: null,
    hasActivity: false,
    channels: [
      { id: '1', name: 'draughts', kind: 'text', context: InteractionContextType.Guild, guildId: '9' },
      { id: '2', name: 'general', kind: 'text', context: InteractionContextType.Guild, guildId: '9' },
    ],
    events: [],
    roles: [],
    locales: { mine: 'en-US', guild: 'en-US', manages: true, offered: ['en-US'] },
    commands: [],
    botOnline: true,
    messages,
  },
  now: Date.now(),
});

const after = (...told: readonly FromServer[]): PageState => told.reduce(receive, initialState);
const ids = ({ session }: PageState): readonly string[] | undefined =>
  session?.messages.map(({ message }) => message.id);

const SENT = { channelId: '1', progress: 'sent', reason: '', at: 0 } as const;
const waiting = (asked: Waiting['asked']): Waiting => ({ asked, ...SENT });
const command = { type: 'command', nonce: 'n', channelId: '1', name: 'move', options: [] } as const;

test('messages are added at the end, changed in place, and removed', () => {
  const state = after(hello([entry('1'), entry('2')]), { type: 'message', message: entry('3') });
  expect(ids(state)).toEqual(['1', '2', '3']);
  const changed = receive(state, { type: 'message', message: entry('2', { content: 'new' }) });
  expect(changed.session?.messages[1]?.message.content).toBe('new');
  expect(ids(receive(changed, { type: 'gone', messageId: '2' }))).toEqual(['1', '3']);
});

test('a new connection keeps the shown channel', () => {
  expect(after(hello()).channelId).toBe('1');
  expect(receive({ ...after(hello()), channelId: '2' }, hello()).channelId).toBe('2');
  expect(receive({ ...after(hello()), channelId: 'gone' }, hello()).channelId).toBe('1');
});

test('a deleted channel is replaced by the first channel', () => {
  const channels = [
    { id: '1', name: 'draughts', kind: 'text', context: InteractionContextType.Guild, guildId: '9' },
  ] as const;
  const shown = { ...after(hello()), channelId: '2' };
  expect(receive(shown, { type: 'changed', changes: { channels } }).channelId).toBe('1');
  expect(receive(shown, { type: 'changed', changes: { botOnline: false } }).channelId).toBe('2');
});

test('the "new" line is where the reader left a channel, if there are later messages', () => {
  const state = after(hello([entry('1', { author: user(boris) }), entry('2', { author: user(boris) })]));
  const left = (id: string): PageState => ({ ...state, seen: { [seenKey(anna.id, '1')]: id } });
  expect(openAt(left('1'), '1').newAfter).toBe('1');
  expect(openAt(left('2'), '1').newAfter).toBeNull();
  expect(openAt(state, '1').newAfter).toBeNull();
});

const sent: PageState = { ...after(hello()), waiting: [waiting(command)] };

test('an interaction ends when it is completed', () =>
  expect(receive(sent, { type: 'done', nonce: 'n' }).waiting).toEqual([]));

test('an interaction shows “thinking” until its message arrives', () => {
  const thinking = receive(sent, { type: 'thinking', nonce: 'n' });
  expect(receive(thinking, { type: 'done', nonce: 'n' }).waiting).toMatchObject([{ progress: 'thinking' }]);
  expect(receive(thinking, { type: 'message', message: entry('5', { nonce: 'n' }) }).waiting).toEqual([]);
});

test('an interaction that failed shows the reason, and stays visible', () => {
  const state = receive(sent, { type: 'failed', nonce: 'n', reason: 'The application did not respond' });
  expect(state.waiting).toMatchObject([{ progress: 'failed', reason: 'The application did not respond' }]);
});

test('a modal opened by an interaction closes when it is answered or completed', () => {
  const modal = { custom_id: 'm', title: 't', components: [] };
  const open = receive(sent, { type: 'modal', nonce: 'n', modal });
  expect(open).toMatchObject({ modal: { nonce: 'n' }, waiting: [] });
  const asked = {
    type: 'submit',
    nonce: 's',
    modalNonce: 'n',
    customId: 'm',
    fields: {},
    files: {},
  } as const;
  const submitted = { ...open, waiting: [waiting(asked)] };
  expect(receive(submitted, { type: 'done', nonce: 's' })).toMatchObject({ modal: null, waiting: [] });
  const answered = receive(submitted, { type: 'message', message: entry('5', { nonce: 's' }) });
  expect(answered).toMatchObject({ modal: null, waiting: [] });
});

const mention = (id: string, ephemeral = false): PageMessage =>
  entry(id, { mentions: [user(boris)] }, ephemeral);

test('mentions are counted until they are seen, but private messages never count', () => {
  const state = after(hello([mention('1'), mention('2'), mention('3', true), entry('4')]));
  expect(unseenMentions(state, boris.id)).toBe(2);
  expect(unseenMentions(state, boris.id, '2')).toBe(0);
  const asBoris = look({ ...state, session: state.session && { ...state.session, me: boris } });
  expect(unseenMentions(asBoris, boris.id)).toBe(0);
  expect(unseenMentions(receive(asBoris, { type: 'message', message: mention('5') }), boris.id)).toBe(1);
});

test.each([
  ['10', '9', true],
  ['9', '10', false],
  ['1200000000000000001', '1200000000000000000', true],
  ['5', '5', false],
  ['5', undefined, true],
])('snowflake %s is after %s: %s', (id, than, is) => expect(isAfter(id, than)).toBe(is));

const at = (minute: number): Partial<APIMessage> => ({
  timestamp: new Date(2026, 10, 21, 12, minute).toISOString(),
});

const heads = (...entries: readonly PageMessage[]): readonly boolean[] =>
  rowsOf(entries, '1').map(({ isHead }) => isHead);

test.each([
  ['one author within seven minutes', [entry('1', at(0)), entry('2', at(6))], [true, false]],
  ['one author after a pause', [entry('1', at(0)), entry('2', at(8))], [true, true]],
  ['two authors', [entry('1', at(0)), entry('2', { ...at(0), author: user(boris) })], [true, true]],
  ['public, then private', [entry('1', at(0)), entry('2', at(0), true)], [true, true]],
  [
    'an answer to a command',
    [entry('1', at(0)), entry('2', { ...at(0), type: MessageType.ChatInputCommand })],
    [true, true],
  ],
])('how messages are grouped: %s', (_what, entries, expected) => expect(heads(...entries)).toEqual(expected));

test('message groups leave out messages from other channels', () => {
  expect(rowsOf([entry('1'), entry('2', { channel_id: '2' })], '1')).toHaveLength(1);
});

test.each([
  ['https://discord.com/channels/1/2/3', { channelId: '2', messageId: '3' }],
  ['https://canary.discord.com/channels/@me/2/3', { channelId: '2', messageId: '3' }],
  ['https://discord.com/channels/1/2', null],
  ['https://discord.com.example/channels/1/2/3', null],
])('%s', (url, place) => expect(linkedMessage(url)).toEqual(place));

test('skipped time is how far the playground is ahead, even after a reconnection', () => {
  const day = 86_400_000;
  const later = after(hello(), { type: 'clock', now: Date.now() + day });
  expect(Math.round(later.ahead / day)).toBe(1);
  expect(after(hello()).ahead).toBe(0);
});
