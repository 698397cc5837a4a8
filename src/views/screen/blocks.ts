/** The small parts of screens, and the accent colors (0xRRGGBB) of a wooden board. */
import type { Game, GameId, MessageAddress, UserId } from '../../game/game.ts';
import { isFormer } from '../../game/player.ts';
import type { Seat, SeatedCrowd } from '../../game/seat.ts';
import { plain } from '../../i18n/plain.ts';
import { HOLDS } from '../../i18n/limits.ts';
import type { Say } from '../../i18n/say.ts';
import type { ByColor } from '../../draughts/types.ts';
import type { Subject } from '../../analysis/finding.ts';
import { ANALYZE, EXPORT } from '../presses/declarations.ts';
import type { Press } from '../presses/presses.ts';
import type { Block, Button, ButtonBlock, Choice, Picker, Screen } from './screen.ts';
import { channel, instant, message, person, role } from './tokens.ts';

/** A user known only by id, or a player in a game's seat. */
type Named = Seat | { readonly id: UserId; readonly kind?: undefined };

/** Shows readers a name that they know. A deleted player has none, and a team has its own. */
export function mention(say: Say, who: Named): string {
  if (who.kind === 'crowd') return crowdName(who);
  return isFormer(who.id) ? say('privacy.former') : person(who.id);
}

/** The mention of a role notifies nobody, unless the screen's `notifiesRole` is that role. */
function crowdName({ of, name }: SeatedCrowd): string {
  if (of.kind === 'role') return role(of.roleId);
  return of.kind === 'channel' ? channel(of.channelId) : plain(name);
}

export const channelList = (say: Say, ids: readonly string[]): string =>
  say.list(
    ids.map((id) => channel(id)),
    'and',
  );

export const relativeTime = (at: number): string => instant(at, 'distance');

export const longTime = (at: number): string => instant(at, 'moment');

export const timeOfDay = (at: number): string => instant(at, 'time');

export const toTheSecond = (at: number): string => instant(at, 'second');

/** `guildId` is `null` in direct messages. `game`: the game whose board the message shows. */
export const linkTo = (
  guildId: string | null,
  { channelId, messageId }: MessageAddress,
  game?: GameId,
): string => message({ guildId, channelId, messageId, game });

export const linkToBoard = ({ id, place }: Pick<Game, 'id' | 'place'>, card: MessageAddress): string =>
  linkTo(place.guildId, card, id);

/** A link to the board, or to the channel if no message shows the board. */
export const whereOf = (game: Pick<Game, 'id' | 'place'>, card: MessageAddress | null): string =>
  card ? linkToBoard(game, card) : channel(game.place.channelId, game.id);

export const linkBlock = (to: string, label: string): Block => ({ kind: 'link', link: { to, label } });

export const text = (...lines: readonly (string | null)[]): Block => ({
  kind: 'text',
  text: lines.filter((line) => line !== null).join('\n'),
});

export const button = (
  press: Press,
  label: string,
  {
    style = 'secondary',
    emoji,
    isDisabled = false,
  }: Partial<Pick<Button, 'style' | 'emoji' | 'isDisabled'>> = {},
): Button => ({
  press,
  label,
  style,
  ...(emoji !== undefined && { emoji }),
  ...(isDisabled && { isDisabled }),
});

export const menuBlock = (press: Press, placeholder: string, choices: readonly Choice[]): Block => ({
  kind: 'menu',
  menu: { press, placeholder, choices },
});

/** A menu of as many choices as it holds; none without choices. */
export const menuIfAny = (press: Press, placeholder: string, choices: readonly Choice[]): readonly Block[] =>
  choices.length === 0 ? [] : [menuBlock(press, placeholder, choices.slice(0, HOLDS.choices))];

/** A choice for each value. The held one is marked. */
export const choicesOf = <T extends string | number>(
  values: readonly T[],
  label: (value: T) => string,
  held: T | null = null,
): readonly Choice[] =>
  values.map((value) => ({ label: label(value), value: String(value), isChosen: value === held }));

export const chosen = (choices: readonly Choice[], value: string): readonly Choice[] =>
  choices.map((choice) => ({ ...choice, isChosen: choice.value === value }));

/** The choices whose labels contain the typed text. */
export const fitting = (choices: readonly Choice[], typed: string): readonly Choice[] =>
  choices.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));

/** Chooses from everything in Discord of a kind, one by default. */
export const pickerBlock = (
  of: Picker['of'],
  press: Press,
  placeholder: string,
  held: readonly string[] = [],
  most = 1,
): Block => ({ kind: 'picker', picker: { press, placeholder, of, chosen: held, most } });

/** The button without its emoji. A button without a label keeps it. */
export const withoutEmoji = ({ emoji, ...rest }: Button): Button =>
  rest.label === '' && emoji !== undefined ? { ...rest, emoji } : rest;

/** In a row, either all buttons have an emoji or none of them do. */
const even = (row: readonly Button[]): readonly Button[] =>
  row.every(({ emoji }) => emoji !== undefined) ? row : row.map(withoutEmoji);

export const buttonBlock = (...buttons: readonly (Button | null)[]): ButtonBlock => ({
  kind: 'buttons',
  buttons: even(buttons.filter((each) => each !== null)),
});

export const quiet = (...blocks: readonly Block[]): Screen => ({ blocks, notifies: [] });

export const TURN_ACCENT: ByColor<number> = { white: 0xf3e3c3, black: 0x4a3428 };
export const WON_ACCENT = 0xe0a526;
export const DRAWN_ACCENT = 0x8a9199;
export const OPEN_ACCENT = 0x4f8f5b;

export const analyzeButton = (say: Say, subject: Subject): Button =>
  button(ANALYZE.to.begin({ ...subject, ply: 0, bottom: 'white' }), say('button.analyze'), { emoji: '🔍' });

export const highlightButton = (say: Say, subject: Subject): Button =>
  button(ANALYZE.to.highlight(subject), say('button.highlight'), { emoji: '📍' });

export const exportButton = (say: Say, id: GameId): Button =>
  button(EXPORT.to.game({ id }), say('button.pdn'), { emoji: '📋' });

export const everyoneButton = (say: Say, press: Press): Button =>
  button(press, say('button.everyone'), { emoji: '📣' });

/** Keeps a list in a channel up to date. For admins. */
export const keepButton = (say: Say, press: Press): Button => button(press, say('button.keep'));

export const keepScreen = (say: Say, press: Press): Screen =>
  quiet(text(say('keep.where')), pickerBlock('channels', press, say('settings.choose')));
