/** What people do in and around a game: each action has a frequency, and is done by a player. */
import type { APIMessage } from 'discord-api-types/v10';
import { buttonsOf, menusOf, textOf } from '../../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../../playground/server/visitor/visitor.ts';
import type { StandIn } from '../../../playground/server/standIn.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { begin, buttonTo, cardAfter, cardAfterMove, isCard, pressNamed } from '../../story/cards.ts';
import { anyMove } from '../../story/hands.ts';
import type { Notes } from './people.ts';

/** A running game in its own channel. */
export interface Table {
  readonly discord: StandIn;
  readonly channel: string;
  /** Black is the engine if there is no second player. */
  readonly white: Visitor;
  readonly black: Visitor | null;
  readonly notes: () => Notes;
}

const say = sayIn('en-US');

type Act = (table: Table, card: APIMessage) => Promise<unknown>;

const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** The newest card in the channel. */
export const cardOf = ({ white, channel }: Pick<Table, 'white' | 'channel'>): APIMessage | undefined =>
  white.messages(channel).findLast(isCard);

const idOn = (message: APIMessage, start: string): string | undefined =>
  buttonsOf(message).find(({ custom_id: id }) => id.startsWith(start))?.custom_id;

/** More buttons than a card has. */
const ANY = 1000;

const LEVELS = ['1', '3', '6'] as const;
const VARIANTS = ['russian', 'international', 'frisian', 'brazilian', 'english', 'turkish'] as const;

/** Begins a game, whether or not one was played before. */
export async function beginAt(table: Table): Promise<void> {
  const { channel, white, black, discord } = table;
  const variant = any(VARIANTS) ?? 'russian';
  if (black) {
    await begin({ anna: white, channel }, white, black);
    return;
  }
  const [level, color] = [any(LEVELS) ?? '1', any(['white', 'black']) ?? 'white'];
  const before = cardOf(table);
  await white.command(channel, 'play', { opponent: discord.botId, color, level, variant });
  await white.waitFor((message) => message.channel_id === channel && isCard(message) && message !== before);
}

/** The player to move according to the card; null while the engine thinks or after the end. */
function moverOn({ white, black }: Table, card: APIMessage): Visitor | undefined {
  const text = textOf(card);
  const isCalled = ({ person }: Visitor): boolean =>
    text.includes(say('card.your-move', { player: `<@${person.id}>` }));
  return [white, black].find((who) => who !== null && isCalled(who)) ?? undefined;
}

/** Makes a move, and records how soon its card appeared; starts again when the game is over. */
const move: Act = async (table, card) => {
  const mover = moverOn(table, card);
  if (idOn(card, 'rematch|offer') !== undefined) return again(table, card);
  if (!mover) return null;
  const began = performance.now();
  const next = cardAfterMove({ anna: table.white }, card);
  next.catch(() => undefined);
  await anyMove(mover, card, Math.floor(Math.random() * ANY));
  await next;
  table.notes().posted.push(performance.now() - began);
  return next;
};

const again: Act = async (table, card) => {
  const offer = idOn(card, 'rematch|offer');
  const { black, white } = table;
  if (offer === undefined || !black) return beginAt(table);
  const next = cardAfter({ anna: white }, card);
  await white.click(card.id, offer);
  const asked = await next;
  const accept = idOn(asked, 'rematch|accept');
  return accept === undefined ? null : black.click(asked.id, accept);
};

/** These are behind "More…". */
const more = (who: Visitor, card: APIMessage): Promise<APIMessage | null> =>
  who.click(card.id, buttonTo(card, 'board', 'rest')).then(({ message }) => message);

const flip: Act = ({ white }, card) => pressNamed(white, card, 'Flip');

/** An offer, and the other side's answer. */
const offered =
  (kind: 'draw' | 'takeback', answer: 'accept' | 'decline'): Act =>
  async (table, card) => {
    const { white, black } = table;
    if (idOn(card, 'rematch') !== undefined || !black) return;
    const menu = await more(white, card);
    const offer = menu && idOn(menu, `${kind}|offer`);
    if (!menu || offer === null || offer === undefined) return;
    const next = cardAfter({ anna: white }, card);
    next.catch(() => undefined);
    const heard = await white.click(menu.id, offer);
    if (heard.message && !isCard(heard.message)) return;
    const asked = await next;
    const press = idOn(asked, `${kind}|${answer}`);
    if (press !== undefined) await black.click(asked.id, press);
  };

const resign: Act = async (table, card) => {
  const { white } = table;
  const menu = idOn(card, 'resign|ask') === undefined && idOn(card, 'board|rest') !== undefined;
  const shown = menu ? await more(white, card) : card;
  const ask = shown && idOn(shown, 'resign|ask');
  if (!shown || ask === null || ask === undefined) return null;
  const { message } = await white.click(shown.id, ask);
  const confirm = message && idOn(message, 'resign|confirm');
  if (!message || confirm === null || confirm === undefined) return null;
  const next = cardAfter({ anna: white }, card);
  await white.click(message.id, confirm);
  return filmAndCurve(table, await next);
};

/** Looks at a finished game. */
const filmAndCurve: Act = async ({ white }, card) => {
  for (const start of ['replay|film', 'replay|open'] as const) {
    const press = idOn(card, start);
    if (press !== undefined) await (await white.click(card.id, press)).answer();
  }
};

/** Presses that many people see, or that change someone's identity. */
const UNWANTED = /post|everyone|announce|erase|ask|privacy|language/iu;

/** A command, and a button press on its answer. */
const browsed =
  (...typed: readonly [string, ...string[]]): Act =>
  async ({ white, channel }) => {
    const [name = '', as] = (any(typed) ?? typed[0]).split(' as:');
    const heard = await white.command(channel, name, as === undefined ? {} : { as });
    const screen = await heard.answer();
    const presses = buttonsOf(screen).filter(
      ({ custom_id: id, disabled }) => !disabled && !UNWANTED.test(id),
    );
    const [button, menu] = [any(presses), any(menusOf(screen))];
    const option = menu && 'options' in menu ? any(menu.options) : undefined;
    if (menu && option && Math.random() < 0.5) await white.choose(screen.id, menu.custom_id, [option.value]);
    else if (button) await white.click(screen.id, button.custom_id);
  };

/** Each action, with its frequency per thousand. */
const ACTS: readonly (readonly [name: string, often: number, act: Act])[] = [
  ['move', 640, move],
  ['flip', 70, flip],
  ['take back', 30, offered('takeback', 'accept')],
  ['offer a draw', 20, offered('draw', 'decline')],
  ['resign', 30, resign],
  ['theme', 30, browsed('theme')],
  ['lists', 60, browsed('games', 'leaderboard', 'profile', 'watch')],
  ['replay', 30, browsed('replay')],
  ['film', 15, ({ white, channel }) => white.command(channel, 'replay', { as: 'film' })],
  ['analysis', 5, browsed('replay as:analysis')],
  ['puzzles', 30, browsed('puzzle', 'learn', 'play')],
  ['reading', 30, browsed('help', 'rules')],
  ['files', 10, browsed('replay as:export', 'games')],
];

/** A random action. */
export function anyAct(): (typeof ACTS)[number] {
  let left = Math.random() * ACTS.reduce((sum, [, often]) => sum + often, 0);
  return ACTS.find(([, often]) => (left -= often) < 0) ?? ACTS[0]!;
}
