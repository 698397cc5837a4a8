/** Writes the bot's screens and windows for a page: with names, and with numbers instead of presses. */
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
import { instant, type Markup, type MessagePlace, renderText } from '../../views/screen/tokens.ts';
import { BOARD, GAME, REPLAY } from '../../views/presses/declarations.ts';
import type { Press } from '../../views/presses/presses.ts';
import type { Offered } from './screens.ts';
import type { ShownBlock, ShownButton, ShownForm, ShownPicture, ShownQuestion, ShownScreen } from './sent.ts';

export interface Writer {
  /** Someone's name, as the viewer may see it. */
  readonly nameOf: (user: UserId) => Promise<string>;
  /** The server whose channels are mentioned; `null` in direct messages. */
  readonly guildId: string | null;
  /** Opens the channel in Discord, for what can only be chosen there. */
  readonly channelId: string;
  readonly locale: string;
  /** How the viewer opens a game. */
  readonly openId?: (game: GameId) => string;
  /** What may not be pressed isn't shown. */
  readonly mayPress?: (press: Press) => boolean;
}

interface Written<T> {
  readonly shown: T;
  readonly offered: readonly Offered[];
}

const SITE = 'https://discord.com/channels';

/** The page with a live board. */
const boardAt = ({ openId }: Writer, game: GameId): string => `/?game=${openId?.(game) ?? game}`;

const channelAt = (guildId: string | null, id: string): string => `${SITE}/${guildId ?? '@me'}/${id}`;

const addressOf = (writer: Writer, { guildId, channelId, messageId, game }: MessagePlace): string =>
  game === undefined ? `${channelAt(guildId, channelId)}/${messageId}` : boardAt(writer, game);

const markupWith = (names: ReadonlyMap<UserId, string>, writer: Writer): Markup => {
  const { guildId, locale } = writer;
  const toBoard = (game: GameId): string => `[${sayIn(locale)('button.page')}](${boardAt(writer, game)})`;
  return {
    person: (id) => `**${plain(names.get(id) ?? '')}**`,
    role: () => '@…',
    channel: (id, game) => (game ? toBoard(game) : `[#…](${channelAt(guildId, id)})`),
    instant,
    message: (place, isAddress) => {
      if (isAddress) return addressOf(writer, place);
      return place.game === undefined ? `[↗](${addressOf(writer, place)})` : toBoard(place.game);
    },
    command: (name) => `\`/${name}\``,
  };
};

const textsIn = (block: Block): readonly string[] => ('text' in block ? [block.text] : []);

async function namesIn(texts: readonly string[], { nameOf }: Writer): Promise<ReadonlyMap<UserId, string>> {
  const ids = new Set<UserId>();
  for (const text of texts) renderText(text, { person: (id) => String(ids.add(id).size) });
  return new Map(await Promise.all([...ids].map(async (id) => [id, await nameOf(id)] as const)));
}

const NO_CONTROL = -1;

/** A game that is chosen is opened on its live board. */
const OPENS_BOARD: ReadonlySet<string> = new Set(
  [BOARD.to.open(), GAME.to.open()].map(({ command }) => command),
);

const isForBoards = ({ command, action }: Press): boolean => action === 'open' && OPENS_BOARD.has(command);

/** Without what the viewer may not press. */
function pressable(block: Block, mayPress: (press: Press) => boolean): readonly Block[] {
  if (block.kind === 'buttons') {
    const buttons = block.buttons.filter(({ press }) => mayPress(press));
    return buttons.length === 0 ? [] : [{ ...block, buttons }];
  }
  if (pressesIn(block).every(mayPress)) return [block];
  return block.kind === 'section' ? [{ kind: 'text', text: block.text }] : [];
}

/** Another game, to be replayed. */
const gameIn = ({ command, action, args: [game] }: Press): GameId | undefined =>
  command === REPLAY.command && action === 'open' ? game : undefined;

function writeBlocks(screen: Screen, markup: Markup, writer: Writer): Written<ShownScreen> {
  const { guildId, channelId, mayPress = () => true } = writer;
  const offered: Offered[] = [];
  const offer = (one: Offered): number => offered.push(one) - 1;
  /** What can't be pressed has no control. */
  const button = ({ press, ...rest }: Button): ShownButton => {
    const game = gameIn(press);
    const address = game === undefined ? rest.address : boardAt(writer, game);
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
  const picture = ({ scene, alt, look, play, line, ahead }: Picture): ShownPicture => ({
    scene,
    alt,
    ...(look && { look }),
    ...(ahead && { ahead }),
    ...(play && { play: play.map(({ move, press }) => ({ move, control: offer({ press }) })) }),
    ...(line && { line: { start: firstPosition(line), moves: line.moves } }),
  });
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
        return { kind: 'chart', chart: block.charted.chart, alt: block.charted.alt };
      case 'menu':
        return { kind: 'menu', ...menu(block.menu) };
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
      case 'picker':
        return {
          kind: 'in-discord',
          label: block.picker.placeholder,
          address: channelAt(guildId, channelId),
        };
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
