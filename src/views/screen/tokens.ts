/**
 * Texts are Markdown in which people, roles, channels, instants and messages are tokens. Each shell
 * that shows a screen writes them in its own way, because only the shell knows names and addresses.
 * A token is between two private-use characters, which no name can contain (`cleanName`).
 */
import type { GameId, MessageAddress, UserId } from '../../game/game.ts';

/** `moment`: the day and the time; `time`: the time of day; `second`: to the second. */
export const INSTANT_STYLES = ['distance', 'moment', 'time', 'second'] as const;
export type InstantStyle = (typeof INSTANT_STYLES)[number];

/** A message's address with its server; `null` in direct messages. */
export interface MessagePlace extends MessageAddress {
  readonly guildId: string | null;
  /** The game whose board it shows. A shell with live boards opens that board. */
  readonly game?: GameId | undefined;
}

export interface Markup {
  person(id: UserId): string;
  role(id: string): string;
  channel(id: string, game?: GameId): string;
  /** `at` in ms, rounded down to a second. */
  instant(at: number, style: InstantStyle): string;
  /** `isAddress`: only the address, as a Markdown link needs it. */
  message(place: MessagePlace, isAddress: boolean): string;
  /** A command in the code span "`/name`", as in the catalogs. */
  command(name: string): string;
}

const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const TOKEN = /\uE000([^\uE000\uE001]*)\uE001/gu;
const COMMAND = /(?<!\\)`\/([^`\s]+(?: [^`\s:]+)*)`/gu;

const token = (kind: keyof Markup, ...values: readonly string[]): string =>
  `${OPEN}${[kind, ...values].join(':')}${CLOSE}`;

export const person = (id: UserId): string => token('person', id);
export const role = (id: string): string => token('role', id);
/** `game`: the game that is played there. */
export const channel = (id: string, game: GameId = ''): string => token('channel', id, game);
export const instant = (at: number, style: InstantStyle): string =>
  token('instant', String(Math.floor(at / 1000)), style);
export const message = ({ guildId, channelId, messageId, game = '' }: MessagePlace): string =>
  token('message', guildId ?? '', channelId, messageId, game);
export const command = (name: string): string => `\`/${name}\``;

function written(
  by: Partial<Markup>,
  [kind, first = '', second = '', third = '', fourth = '']: readonly string[],
  isAddress: boolean,
): string | undefined {
  if (kind === 'instant')
    return by.instant?.(Number(first) * 1000, INSTANT_STYLES.find((style) => style === second) ?? 'moment');
  if (kind === 'message')
    return by.message?.(
      { guildId: first || null, channelId: second, messageId: third, ...(fourth && { game: fourth }) },
      isAddress,
    );
  if (kind === 'channel') return by.channel?.(first, second || undefined);
  return kind === 'person' || kind === 'role' ? by[kind]?.(first) : undefined;
}

/** Tokens that `by` doesn't write are left out. */
export const renderText = (text: string, by: Partial<Markup>): string =>
  text
    .replaceAll(
      TOKEN,
      (_, inside: string, at: number) => written(by, inside.split(':'), text.startsWith('](', at - 2)) ?? '',
    )
    .replaceAll(COMMAND, (_, name: string) => by.command?.(name) ?? '');
