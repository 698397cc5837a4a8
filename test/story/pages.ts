/** The page of a bot in the stand-in: people who log in, and the messages of their open pages. */
import { once } from 'node:events';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Config } from '../../src/config.ts';
import type { PagePlace } from '../../src/live/place.ts';
import type { FromPage, GameFacts, ToPage } from '../../src/live/protocol.ts';
import type { OpenedScreen } from '../../src/live/screen/opened.ts';
import type { ShownBlock, ShownPicture } from '../../src/live/screen/sent.ts';
import type { Bot } from '../../src/main.ts';
import type { Parts } from '../../src/wiring.ts';
import { openPage as openClient } from '../playground/openPage.ts';
import { openTable, type Table } from './table.ts';

export const PUBLIC = 'http://draughts.example';

export const withPage = ({ discord }: Table, board: PagePlace['board'] = 'link'): Partial<Config> => ({
  page: { host: '127.0.0.1', port: 0, publicUrl: PUBLIC, clientSecret: discord.clientSecret, board },
});

export interface Seated {
  readonly table: Table;
  readonly bot: Bot;
  /** Set this if visitors use a proxy. */
  readonly publicUrl?: string;
}

/** A bot with its page. */
export async function sitDown(
  parts: Partial<Parts> = {},
  board: PagePlace['board'] = 'link',
  options: Parameters<typeof openTable>[0] = {},
): Promise<Seated> {
  const table = await openTable(options);
  return { table, bot: await table.startBot(parts, withPage(table, board)) };
}

/** The part of a browser that a login needs. */
function browser(address: string, origin: string) {
  const cookies = new Map<string, string>();
  return {
    async go(path: string, method = 'GET', headers = {}): Promise<Response> {
      const answer = await fetch(address + path, {
        method,
        redirect: 'manual',
        headers: {
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(method === 'POST' && { Origin: origin }),
          ...headers,
        },
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
  };
}

/** A browser where this person has logged in. */
export async function browserOf(
  { table, bot, publicUrl }: Seated,
  id: string,
): Promise<ReturnType<typeof browser>> {
  const tab = browser(publicUrl ?? `http://127.0.0.1:${bot.pagePort!}`, publicUrl ?? PUBLIC);
  const begun = await tab.go('/login?to=/');
  const asked = new URL(begun.headers.get('Location')!);
  expect(asked.origin).toBe(table.discord.url);
  asked.searchParams.set('as', id);
  const back = await fetch(asked, { redirect: 'manual' });
  const { pathname, search } = new URL(back.headers.get('Location')!);
  expect((await tab.go(pathname + search)).headers.get('Location')).toBe('/');
  return tab;
}

/** Logs in as this person and returns the session. */
export async function logIn(seated: Seated, id: string): Promise<string> {
  const tab = await browserOf(seated, id);
  const given: { session: string } = JSON.parse(await (await tab.go('/session', 'POST')).text());
  return given.session;
}

/** Opens the Activity of the channel as this person, up to the code from Discord's client. */
export async function codeInActivity({ table: { discord, channel } }: Seated, id: string): Promise<string> {
  const client = await openClient(discord.url, id);
  client.say({ type: 'launch', channelId: channel });
  const { frameId } = await client.hear('launched');
  const said = (message: unknown): void => client.say({ type: 'rpc', frameId, message });
  said([0, { v: 1, encoding: 'json', client_id: discord.applicationId, frame_id: frameId }]);
  const args = { client_id: discord.applicationId, scope: ['identify'] };
  said([1, { cmd: 'AUTHORIZE', nonce: 'a', args }]);
  const { message } = await client.hear('rpc', ({ message: [, data] }) =>
    JSON.stringify(data).includes('"code"'),
  );
  const { code = '' } = /"code":"(?<code>\w+)"/u.exec(JSON.stringify(message))?.groups ?? {};
  return code;
}

/** An open page at a port or a public address, with the messages that it received and sent. */
export async function openPage(at: number | string, origin = typeof at === 'string' ? at : PUBLIC) {
  const address = typeof at === 'string' ? at : `http://127.0.0.1:${at}`;
  const socket = new WebSocket(`${address.replace(/^http/u, 'ws')}/live`, { origin });
  const pings = setInterval(() => socket.send('{"kind":"ping"}'), 5000);
  onTestFinished(() => {
    clearInterval(pings);
    socket.terminate();
  });
  const told: ToPage[] = [];
  socket.on('message', (data: Buffer) => told.push(JSON.parse(data.toString())));
  await once(socket, 'open');
  const seen = (): GameFacts | undefined => told.findLast((message) => message.kind === 'game')?.facts;
  const say = (message: FromPage): void => socket.send(JSON.stringify(message));
  const screens = () => told.filter((message) => message.kind === 'screen');
  const words = (): string => JSON.stringify(screens().at(-1)?.shown ?? null);
  /** The latest control with this name: a button, or a move on a board. */
  function found(name: string) {
    for (const { number, shown } of screens().toReversed())
      for (const block of shown.blocks) {
        const buttons = block.kind === 'buttons' ? block.buttons.filter((each) => !each.isDisabled) : [];
        const play = block.kind === 'picture' ? (block.picture.play ?? []) : [];
        const control = (
          buttons.find(({ label }) => label === name) ?? play.find(({ move }) => move === name)
        )?.control;
        if (control !== undefined) return { kind: 'press', screen: number, control } as const;
      }
    return null;
  }
  return {
    told,
    seen,
    say,
    /** Sends a text that no page would send. */
    send: (message: object) => socket.send(JSON.stringify(message)),
    async open(screen: OpenedScreen): Promise<void> {
      const before = screens().length;
      say({ kind: 'open', screen });
      await expect.poll(() => screens().length).toBeGreaterThan(before);
    },
    /** The latest screen, as JSON. */
    words,
    press(name: string): void {
      const control = found(name);
      if (!control) throw new Error(`no ${name} on ${words()}`);
      say({ ...control, values: [], answers: {} });
    },
    /** Answers the latest form. */
    answer(answers: Readonly<Record<string, string>>): void {
      const form = told.findLast((message) => message.kind === 'form');
      if (!form) throw new Error('no window');
      say({ kind: 'press', screen: form.number, control: 0, values: [], answers });
    },
    refusals: () => told.filter((message) => message.kind === 'refused'),
    until: (moves: readonly string[]) => expect.poll(() => seen()?.moves).toEqual(moves),
  };
}

/** A page that has sent a hello for a game, as this person or as nobody. */
export async function visit(seated: Seated, id: string | null, game: string | null, locale?: string) {
  const page = await openPage(seated.bot.pagePort!);
  page.say({ kind: 'hello', session: id === null ? null : await logIn(seated, id), game, locale });
  await expect.poll(() => page.told.length).toBeGreaterThan(0);
  return page;
}

export type OpenPage = Awaited<ReturnType<typeof openPage>>;

type ScreenTold = Extract<ToPage, { kind: 'screen' }>;

/** The latest screen for the subject that the page opened. */
export const screenOn = ({ told }: OpenPage, opened: OpenedScreen): ScreenTold | undefined =>
  told.filter((message) => message.kind === 'screen').findLast((screen) => screen.opened === opened);

export const wordsOf = (page: OpenPage, opened: OpenedScreen): string =>
  JSON.stringify(screenOn(page, opened)?.shown ?? null);

export const picturesOf = (page: OpenPage, opened: OpenedScreen): readonly ShownPicture[] =>
  screenOn(page, opened)?.shown.blocks.flatMap((block) =>
    block.kind === 'picture' ? [block.picture] : [],
  ) ?? [];

/** Presses the control that `find` returns on that screen, with these values. */
function pressed(
  page: OpenPage,
  opened: OpenedScreen,
  find: (block: ShownBlock) => readonly { readonly control: number }[],
  values: string[] = [],
): void {
  const screen = screenOn(page, opened);
  const [found] = screen?.shown.blocks.flatMap(find) ?? [];
  if (!screen || !found) throw new Error(`nothing like this on ${wordsOf(page, opened)}`);
  page.say({ kind: 'press', screen: screen.number, control: found.control, values, answers: {} });
}

export const pressOn = (page: OpenPage, opened: OpenedScreen, label: string): void =>
  pressed(page, opened, (block) =>
    block.kind === 'buttons' ? block.buttons.filter((each) => each.label === label) : [],
  );

/** Makes a choice in the menu that offers it. */
export const chooseOn = (page: OpenPage, opened: OpenedScreen, value: string): void =>
  pressed(
    page,
    opened,
    (block) => (block.kind === 'menu' && block.choices.some((each) => each.value === value) ? [block] : []),
    [value],
  );

/** Makes the move on the board. */
export const playOn = (page: OpenPage, opened: OpenedScreen, move: string): void =>
  pressed(page, opened, (block) =>
    block.kind === 'picture' ? (block.picture.play ?? []).filter((each) => each.move === move) : [],
  );
