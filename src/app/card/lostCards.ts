/**
 * Boards and invitations that somebody posted who died before remembering it. What can be pressed on them tells what they
 * show; so they are found among the last messages of the channel, and none is posted twice or left behind.
 */
import type { Game, MessageAddress } from '../../game/game.ts';
import type { Challenge } from '../../game/challenge/challenge.ts';
import { mayHaveReminded } from '../../game/clock/clock.ts';
import { SECOND } from '../../game/calendar/span.ts';
import { engineSeat } from '../../game/engine/engine.ts';
import { BOARD, CHALLENGE } from '../../views/presses/declarations.ts';
import { pressesOn, type Screen, textOn } from '../../views/screen/screen.ts';
import { takeAway } from './oldCards.ts';
import { expectStrays } from './strays.ts';
import type { App, Using } from '../ports/app.ts';
import type { SentMessage } from '../ports/messenger.ts';
import type { GameShown } from '../ports/games.ts';

type Needs = Pick<App, 'messenger'>;

/** A reminder that is no later than this (ms) is the first of its turn. */
const PROMPT = 30 * SECOND;

/** Whether the game was changed since. Asked when boards were looked for: what was found may then be of the newer state. */
const isOvertaken = async ({ store }: Using<'games'>, { id, version }: Game): Promise<boolean> =>
  (await store.game(id))?.game.version !== version;

const shows =
  (command: string, action: string, id: string) =>
  ({ presses }: SentMessage): boolean =>
    presses.some((press) => press.command === command && press.action === action && press.args[0] === id);

/** Every board for everyone can be turned, and says so with the game's id. */
export const showsGame = (id: string): ((message: SentMessage) => boolean) =>
  shows(BOARD.command, 'flip', id);

/** How many moves a board shows, which stands in what can be pressed on it, beside smaller numbers. */
const plyOn = ({ presses }: SentMessage, id: string): number =>
  Math.max(
    0,
    ...presses.map(({ args: [of, ply = ''] }) => (of === id && /^\d+$/u.test(ply) ? Number(ply) : 0)),
  );

/** Whether a board lacks moves that were made since. */
export const showsLess = (board: SentMessage, { id, moves }: Game): boolean =>
  plyOn(board, id) < moves.length;

const isOther =
  (card: MessageAddress | null) =>
  ({ messageId }: SentMessage): boolean =>
    messageId !== card?.messageId;

/**
 * The newest board of the game that was posted since it changed and is not remembered; the others like it are removed. `later`: Discord
 * does not say what is there. `overtaken`: another process changed the game and shows it. Where the bot may not look, a
 * sweep does so once it may.
 */
export async function findLostCard(
  app: Needs & Using<'duties' | 'games' | 'settings', 'now'>,
  game: Game,
  remembered: MessageAddress | null,
): Promise<SentMessage | 'later' | 'overtaken' | null> {
  const sent = await app.messenger.sentSince(game.place, game.changedAt);
  if (sent === 'later') return 'later';
  if (sent === 'forbidden') await expectStrays(app, game, game.changedAt);
  const lost = sent === 'forbidden' ? [] : sent.filter(showsGame(game.id)).filter(isOther(remembered));
  if (await isOvertaken(app, game)) return 'overtaken';
  for (const card of lost.slice(0, -1)) await takeAway(app, { owner: 'game', id: game.id }, card);
  return lost.at(-1) ?? null;
}

/** Whether a board shows the game as this screen does, perhaps below a reminder: by what can be pressed and what is written on it. */
export const isUpToDate = ({ presses, text }: SentMessage, screen: Screen): boolean =>
  JSON.stringify(presses) === JSON.stringify(pressesOn(screen)) && text.endsWith(textOn(screen));

/** How a card came to be posted. */
export interface Posting {
  /** The card from which the game was changed, which is dealt with. */
  readonly left?: MessageAddress | null;
  /** Whether it was posted for somebody who did not live to do so, as it seems. */
  readonly isLate?: boolean;
  /** Whether that one may still be at it. */
  readonly isTakenOver?: boolean;
}

/**
 * Before a card is remembered: whether there may be boards of which nobody knows, of states between or with a reminder. A card that was
 * pressed shows one of these states, and the engine's answer is shown together with what it answers.
 */
export function mayHaveLost(
  { now }: Pick<App, 'now'>,
  game: Game,
  shown: GameShown,
  { left = null, isLate = false }: Posting,
): boolean {
  const between = game.version - shown.version - 1;
  const known = left && left.messageId !== shown.card?.messageId ? 1 : 0;
  const isBetween = between > (isLate ? 0 : known + (engineSeat(game) ? 1 : 0));
  return isBetween || mayHaveReminded(game, shown.reminded ?? 0, now() - PROMPT);
}

/** No later than this (ms) the game was changed after what is remembered was shown: each change begins one turn at most. */
export const shownUntil = ({ createdAt, turns, version }: Game, shown: GameShown): number =>
  turns.at(shown.version - version - 1)?.from ?? createdAt;

/**
 * Removes the boards of the game that came after the one remembered and before `card`. If the game has changed since, `card` comes
 * late, and the board of the change may be among them: then only those go that show less of the game. Where the bot can't look now, a
 * sweep does so later.
 */
export async function removeLostCards(
  app: Needs & Using<'duties' | 'games' | 'settings', 'now'>,
  game: Game,
  shown: GameShown,
  card: MessageAddress,
): Promise<void> {
  const sent = await app.messenger.sentSince(game.place, shown.card ?? game.createdAt);
  if (typeof sent === 'string') return expectStrays(app, game, shownUntil(game, shown));
  const until = sent.findIndex(({ messageId }) => messageId === card.messageId);
  const between = until < 0 ? sent : sent.slice(0, until);
  const boards = between.filter(showsGame(game.id));
  if (boards.length === 0) return;
  const isLate = await isOvertaken(app, game);
  for (const lost of boards.filter((board) => !isLate || showsLess(board, game)))
    await takeAway(app, { owner: 'game', id: game.id }, lost);
}

/** The invitation to this challenge that nobody remembers, if there is one. */
export async function findLostInvitation(
  app: Needs,
  challenge: Challenge,
): Promise<MessageAddress | 'later' | null> {
  const sent = await app.messenger.sentSince(challenge.place, challenge.createdAt);
  if (sent === 'later') return 'later';
  // The other must be called, if by a second invitation.
  if (sent === 'forbidden') return null;
  return sent.findLast(shows(CHALLENGE.command, 'accept', challenge.id)) ?? null;
}
