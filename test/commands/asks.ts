/** Uses the bot as a person does: types commands, and presses the controls of a screen. */
import { presses } from '../../src/app/presses.ts';
import { commands } from '../../commands/index.ts';
import { NOTHING_RESOLVED, type Pressed, type Resolved } from '../../src/app/ports/answering.ts';
import {
  type Asker,
  type Command,
  type CommandOption,
  isRefusal,
  type Reply,
  type Values,
  type WordedReply,
} from '../../src/app/ports/command.ts';
import { complete, taskOf } from '../../src/app/answer/perform.ts';
import { refused } from '../../src/kit/result.ts';
import type { Press } from '../../src/views/presses/presses.ts';
import type { Form, Choice, Screen } from '../../src/views/screen/screen.ts';
import type { MessageAddress, Place } from '../../src/game/game.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { cardScreen } from '../../src/views/game/card.ts';
import { invitationScreen } from '../../src/views/game/invitation.ts';
import { asking, type Table } from '../app/table.ts';
import { asPosted, buttonsOf, labelsOf } from '../views/screens.ts';
import { refusalScreen, refusalText } from '../../src/app/problem/refusal.ts';
import { worded } from '../../src/app/reader/wording.ts';

type Given = Values<readonly CommandOption[]>;

export function commandNamed(name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new Error(`no command ${name}`);
  return command;
}

/** A reply as its user reads it. */
type Read = WordedReply & { readonly isRefusal?: true };

async function readBy(asker: Asker, { app }: Table, reply: Reply): Promise<Read> {
  return isRefusal(reply) ? { ...(await worded(app, asker, reply)), isRefusal: true } : reply;
}

export async function type(
  table: Table,
  who: string,
  name: string,
  values: Given = {},
  place?: Place,
): Promise<Read> {
  const asker = asking(table, who, place);
  const request = { kind: 'typed', command: name, values } as const;
  return readBy(asker, table, await taskOf({ commands, presses }, request, asker).run(table.app));
}

export async function suggest(
  table: Table,
  who: string,
  name: string,
  option: string,
  text: string,
  values: Given = {},
): Promise<readonly Choice[]> {
  return complete(
    { commands, presses },
    { command: name, option, text, values },
    asking(table, who),
    table.app,
  );
}

async function answerTo(table: Table, asker: Asker, pressed: Pressed): Promise<Read> {
  const group = presses.find(({ name }) => name === pressed.command);
  const reply = await group?.answerTo(pressed)?.run(asker, table.app);
  return readBy(asker, table, reply ?? refused({ code: 'malformed-button' }));
}

export async function press(
  table: Table,
  who: string,
  what: Press,
  value: string | null = null,
  values: readonly string[] = value === null ? [] : [value],
  isPrivate = false,
  place?: Place,
  message: MessageAddress = { channelId: 'channel-1', messageId: 'pressed' },
): Promise<Read> {
  const pressed = { ...NOTHING_RESOLVED, ...what, values, answers: new Map(), message, isPrivate };
  const asker = asking(table, who, place);
  return answerTo(table, asker, pressed);
}

export async function submit(
  table: Table,
  who: string,
  { press: what }: Form,
  answers: Readonly<Record<string, string>>,
  resolved: Partial<Resolved> = {},
): Promise<Read> {
  const pressed = {
    ...NOTHING_RESOLVED,
    ...resolved,
    ...what,
    values: [],
    answers: new Map(Object.entries(answers)),
    message: null,
    isPrivate: false,
  };
  const asker = asking(table, who);
  return answerTo(table, asker, pressed);
}

/** The screen of a reply: private, or public as it will be posted. */
export function screenOf(reply: Reply): Screen {
  const say = sayIn('en-GB');
  if (isRefusal(reply)) return refusalScreen(say, reply.problem);
  if (reply.kind === 'dismissed') throw new Error('nothing is shown anymore');
  if (reply.kind === 'launch') return reply.instead;
  if (reply.kind === 'form') throw new Error('a window is no message');
  if (reply.kind === 'analysis') throw new Error('an analysis is shown while it is made');
  if ('screen' in reply) return reply.screen;
  return reply.kind === 'invitation' ? invitationScreen(say, reply.challenge) : cardScreen(say, reply.game);
}

export function refusalOf(reply: Reply): string {
  if (isRefusal(reply)) return asPosted(refusalText(sayIn('en-GB'), reply.problem));
  if (reply.kind !== 'private') throw new Error(`not private: ${reply.kind}`);
  const [first] = reply.screen.blocks;
  return first?.kind === 'text' ? asPosted(first.text) : '';
}

/** The words below the board of a lesson: the reply to a move, next to the controls. */
export function saidInLesson(reply: Reply): string {
  if (reply.kind !== 'private') throw new Error(`not private: ${reply.kind}`);
  const { blocks } = reply.screen;
  const said = blocks[blocks.findIndex(({ kind }) => kind === 'picture') + 1];
  return said?.kind === 'text' ? asPosted(said.text) : '';
}

/** The names of buttons that have only a symbol. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['⏮️', 'First'],
  ['◀️', 'Back'],
  ['▶️', 'Forward'],
  ['⏭️', 'Last'],
]);

/** Presses the button with this label. Without a label, presses the first menu. */
export function pressOn(screen: Screen, label?: string): Press {
  for (const block of screen.blocks) {
    if (block.kind === 'menu' && label === undefined) return block.menu.press;
    const button = buttonsOf({ blocks: [block], notifies: [] }).find(
      (candidate) => (candidate.label || SIGNS.get(candidate.emoji ?? '')) === label,
    );
    if (button?.isDisabled) throw new Error(`${label} is disabled`);
    if (button) return button.press;
  }
  throw new Error(`no ${label ?? 'menu'} on the screen`);
}

export const pressLabel = (
  table: Table,
  who: string,
  screen: Screen,
  label: string,
  isPrivate = false,
): Promise<Read> => press(table, who, pressOn(screen, label), null, [], isPrivate);

/**
 * Makes a move with the buttons of a screen: the move's button, or the piece's button and then the
 * move's.
 */
export async function pressMove(
  table: Table,
  who: string,
  screen: Screen,
  move: string,
  isPrivate = false,
): Promise<Read> {
  const [square] = move.split(/[-:x]/u);
  const whole = buttonsOf(screen).find(
    ({ press: { action, args } }) => action === 'play' && args[2] === move,
  );
  if (whole) return press(table, who, whole.press, null, [], isPrivate);
  const piece = buttonsOf(screen).find(
    ({ press: { action, args } }) => action === 'from' && args[2] === square,
  );
  if (!piece) throw new Error(`no ${move} among ${labelsOf(screen).join(', ')}`);
  const shown = await press(table, who, piece.press, null, [], isPrivate);
  if (shown.kind !== 'private' || shown.isRefusal) return shown;
  return pressMove(table, who, shown.screen, move, true);
}

export async function playMoves(table: Table, moves: readonly string[], from = 0): Promise<Reply | null> {
  let reply: Reply | null = null;
  for (const [ply, move] of moves.entries()) {
    reply = await type(table, (from + ply) % 2 === 0 ? 'anna' : 'boris', 'move', { move });
    if (reply.kind !== 'card') throw new Error(`${move}: ${refusalOf(reply)}`);
  }
  return reply;
}
