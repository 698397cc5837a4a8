/** Writes the bot's screens and windows for a page, with names, and numbers for presses. */
import { firstPosition } from '../../draughts/line.ts';
import type { GameId, UserId } from '../../game/game.ts';
import { plain } from '../../i18n/plain.ts';
import { sayIn } from '../../i18n/say.ts';
import {
  type Block,
  type Button,
  type Form,
  type Menu,
  type Picture,
  pressesIn,
  type Question,
  type Screen,
} from '../../views/screen/screen.ts';
import type { Charting } from '../../render/scene/results.ts';
import { instant, type Markup, type MessagePlace, renderText } from '../../views/screen/tokens.ts';
import { BOARD, GAME, REPLAY } from '../../views/presses/declarations.ts';
import type { Press } from '../../views/presses/presses.ts';
import { channelAt } from '../door/channel.ts';
import type { Offered } from './screens.ts';
import type { ShownBlock, ShownButton, ShownForm, ShownPicture, ShownQuestion, ShownScreen } from './sent.ts';

export interface Writer {
  /** A user's name, as the viewer may see it. */
  readonly nameOf: (user: UserId) => Promise<string>;
  /** A role's or channel's name; `null` if the viewer may not know it. */
  readonly groupNameOf?: (kind: 'role' | 'channel', id: string) => Promise<string | null>;
  /** The server whose channels are mentioned; `null` in direct messages. */
  readonly guildId: string | null;
  /** The channel to open in Discord for choices that are possible only there. */
  readonly channelId: string;
  readonly locale: string;
  /** The id that opens a game for the viewer. */
  readonly openId?: (game: GameId) => string;
  /** Controls that may not be pressed are not shown. */
  readonly mayPress?: (press: Press) => boolean;
  /** Whether the press posts something or is for admins. It becomes a link to the channel. */
  readonly needsDiscord?: (press: Press, ...values: readonly string[]) => boolean;
}

interface Written<T> {
  readonly shown: T;
  readonly offered: readonly Offered[];
}

const openIdOf = ({ openId }: Writer, game: GameId): string => openId?.(game) ?? game;

/** The address of the page with a live board. */
const boardAt = (writer: Writer, game: GameId): string => `/?game=${openIdOf(writer, game)}`;

const addressOf = (writer: Writer, { guildId, channelId, messageId, game }: MessagePlace): string =>
  game === undefined ? `${channelAt(guildId, channelId)}/${messageId}` : boardAt(writer, game);

const markupWith = (names: ReadonlyMap<string, string | null>, writer: Writer): Markup => {
  const { guildId, locale } = writer;
  const toBoard = (game: GameId): string => `[${sayIn(locale)('button.page')}](${boardAt(writer, game)})`;
  return {
    person: (id) => `**${plain(names.get(id) ?? '')}**`,
    role: (id) => plain(names.get(id) ?? '@…'),
    channel: (id, game) =>
      game ? toBoard(game) : `[${plain(names.get(id) ?? '#…')}](${channelAt(guildId, id)})`,
    instant,
    message: (place, isAddress) => {
      if (isAddress) return addressOf(writer, place);
      return place.game === undefined ? `[↗](${addressOf(writer, place)})` : toBoard(place.game);
    },
    // The page can start a game itself.
    command: (name) =>
      name === 'play' ? `[${sayIn(locale)('page.nav.play')}](/?home=play)` : `\`/${name}\``,
  };
};

const textsIn = (block: Block): readonly string[] => ('text' in block ? [block.text] : []);

async function namesIn(
  texts: readonly string[],
  { nameOf, groupNameOf = async () => null }: Writer,
): Promise<ReadonlyMap<string, string | null>> {
  const asked = new Map<string, () => Promise<string | null>>();
  const ask = (id: string, name: () => Promise<string | null>): string => String(asked.set(id, name).size);
  const collecting: Partial<Markup> = {
    person: (id) => ask(id, () => nameOf(id)),
    role: (id) => ask(id, () => groupNameOf('role', id)),
    channel: (id, game) => (game ? '' : ask(id, () => groupNameOf('channel', id))),
  };
  for (const text of texts) renderText(text, collecting);
  return new Map(await Promise.all([...asked].map(async ([id, name]) => [id, await name()] as const)));
}

const NO_CONTROL = -1;

/** Presses that choose a game. They open its live board instead. */
const OPENS_BOARD: ReadonlySet<string> = new Set(
  [BOARD.to.open(), GAME.to.open()].map(({ command }) => command),
);

const isForBoards = ({ command, action }: Press): boolean => action === 'open' && OPENS_BOARD.has(command);

/** The block without the controls that the viewer may not press. */
function pressable(block: Block, mayPress: (press: Press) => boolean): readonly Block[] {
  if (block.kind === 'buttons') {
    const buttons = block.buttons.filter(({ press }) => mayPress(press));
    return buttons.length === 0 ? [] : [{ ...block, buttons }];
  }
  if (pressesIn(block).every(mayPress)) return [block];
  return block.kind === 'section' ? [{ kind: 'text', text: block.text }] : [];
}

/** The game that a button opens, on its board or as a replay. */
function gameIn({ command, action, args: [game] }: Press): GameId | undefined {
  const isLook = command === GAME.command && action === 'look';
  return isLook || (command === REPLAY.command && action === 'open') ? game : undefined;
}

function writeBlocks(screen: Screen, markup: Markup, writer: Writer): Written<ShownScreen> {
  const { guildId, channelId, mayPress = () => true, needsDiscord = () => false } = writer;
  const offered: Offered[] = [];
  const offer = (one: Offered): number => offered.push(one) - 1;
  const inDiscord = ({ placeholder: label }: Pick<Menu, 'placeholder'>): ShownBlock => ({
    kind: 'link',
    label,
    address: channelAt(guildId, channelId),
  });
  /** A button that can't be pressed has no control. */
  const button = ({ press, ...rest }: Button): ShownButton => {
    const game = gameIn(press);
    const elsewhere = needsDiscord(press) ? channelAt(guildId, channelId) : rest.address;
    const address = game === undefined ? elsewhere : boardAt(writer, game);
    const isPressed = !rest.isDisabled && address === undefined;
    return {
      ...rest,
      ...(address !== undefined && { address }),
      control: isPressed ? offer({ press }) : NO_CONTROL,
    };
  };
  const menu = ({ press, placeholder, choices }: Menu) =>
    isForBoards(press)
      ? {
          placeholder,
          choices: choices.map((choice) => ({ ...choice, address: boardAt(writer, choice.value) })),
          control: NO_CONTROL,
        }
      : { placeholder, choices, control: offer({ press, choices }) };
  const picture = ({ scene, alt, look, play, line, film, ahead }: Picture): ShownPicture => ({
    scene,
    alt,
    ...(look && { look }),
    ...(ahead && { ahead }),
    ...(play && { play: play.map(({ move, press }) => ({ move, control: offer({ press }) })) }),
    ...(line && { line: { start: firstPosition(line), moves: line.moves } }),
    ...(film && { line: { start: film.start, moves: film.moves.slice(0, film.to) }, playsFrom: film.from }),
  });
  const chart = (drawn: Charting): Charting =>
    'kind' in drawn && drawn.kind === 'boards'
      ? { ...drawn, boards: drawn.boards.map((board) => ({ ...board, game: openIdOf(writer, board.game) })) }
      : drawn;
  const write = (block: Block): ShownBlock => {
    switch (block.kind) {
      case 'text':
        return { kind: 'text', text: renderText(block.text, markup) };
      case 'section': {
        const { beside } = block;
        const shown = 'press' in beside ? button(beside) : picture(beside);
        return { kind: 'section', text: renderText(block.text, markup), beside: shown };
      }
      case 'picture':
        return { kind: 'picture', picture: picture(block.picture) };
      case 'gallery':
        return { kind: 'gallery', pictures: block.pictures.map(picture) };
      case 'chart':
        return { kind: 'chart', chart: chart(block.charted.chart), alt: block.charted.alt };
      case 'menu':
        return needsDiscord(block.menu.press, ...block.menu.choices.slice(0, 1).map(({ value }) => value))
          ? inDiscord(block.menu)
          : { kind: 'menu', ...menu(block.menu) };
      case 'buttons':
        return { kind: 'buttons', buttons: block.buttons.filter(({ isRenewal }) => !isRenewal).map(button) };
      case 'link':
        return {
          kind: 'link',
          label: block.link.label,
          address: renderText(block.link.to, { message: (place) => addressOf(writer, place) }),
        };
      case 'file':
        return { kind: 'file', name: block.name, content: Buffer.from(block.content).toString('base64') };
      case 'divider':
        return block;
      // The choices come from Discord's lists.
      case 'picker':
        return inDiscord(block.picker);
    }
  };
  const blocks = screen.blocks
    .flatMap((block) => pressable(block, mayPress))
    .map((block): ShownBlock => ({ ...write(block), ...(block.isForBoard && { isForBoard: true }) }));
  const { renewal } = screen;
  return { shown: { blocks, ...(renewal && { renewal: offer({ press: renewal }) }) }, offered };
}

export async function writeScreen(screen: Screen, writer: Writer): Promise<Written<ShownScreen>> {
  const names = await namesIn(screen.blocks.flatMap(textsIn), writer);
  return writeBlocks(screen, markupWith(names, writer), writer);
}

function writeQuestion(question: Question): ShownQuestion {
  const { kind, name, label, hint } = question;
  if (kind === 'line' || kind === 'choice' || kind === 'choices') return question;
  return { kind: 'in-discord', name, label, ...(hint !== undefined && { hint }) };
}

export const writeForm = ({ press, title, questions }: Form): Written<ShownForm> => ({
  shown: { title, questions: questions.map(writeQuestion) },
  offered: [{ press, questions }],
});
