/**
 * Boards and invitations that somebody posted who died before remembering it. What can be pressed on them tells what they
 * show; so they are found among the last messages of the channel, and none is posted twice or left behind.
 */
import type { MessageAddress } from '../../game/messageAddress.ts';
import type { Challenge } from '../../game/challenge.ts';
import type { Game } from '../../game/game.ts';
import { BOARD, CHALLENGE } from '../../views/presses/declared.ts';
import type { App } from '../ports/app.ts';
import type { SentMessage } from '../ports/messenger.ts';
import type { GameShown } from '../ports/games.ts';

type Needs = Pick<App, 'messenger'>;

/** Longer than an answer takes to be shown, in ms: what was saved so long before is shown by now, or lost. */
const SHOWN_BY_THEN = 5000;

/** Every board for everyone can be turned, and says so with the game's id. */
const shows =
  (command: string, action: string, id: string) =>
  ({ presses }: SentMessage): boolean =>
    presses.some((press) => press.command === command && press.action === action && press.args[0] === id);

const isOther =
  (card: MessageAddress | null) =>
  ({ messageId }: SentMessage): boolean =>
    messageId !== card?.messageId;

/** The newest board of the game that was posted since it changed and is not remembered; the others like it are removed. */
export async function findLostCard(
  app: Needs,
  game: Game,
  remembered: MessageAddress | null,
): Promise<MessageAddress | null> {
  const sent = await app.messenger.sentSince(game.place, game.changedAt);
  const lost = sent.filter(shows(BOARD.command, 'flip', game.id)).filter(isOther(remembered));
  for (const card of lost.slice(0, -1)) await app.messenger.remove(card);
  return lost.at(-1) ?? null;
}

/**
 * Before `card` is remembered: whether a state between was saved so long ago that its board, of which nobody knows, may be
 * there. An answer that follows at once, such as the engine's, is shown together with what it answers.
 */
export function mayHaveLost(game: Game, shown: GameShown): boolean {
  const before = game.turns.findLast(({ from }) => from < game.changedAt)?.from ?? game.createdAt;
  return game.version - shown.version > 1 && game.changedAt - before > SHOWN_BY_THEN;
}

/** Removes the boards of the game that came after the one remembered and before `card`. */
export async function removeLostCards(
  { messenger }: Needs,
  game: Game,
  remembered: MessageAddress | null,
  card: MessageAddress,
): Promise<void> {
  const sent = await messenger.sentSince(game.place, remembered ?? game.changedAt);
  const until = sent.findIndex(({ messageId }) => messageId === card.messageId);
  const between = until < 0 ? sent : sent.slice(0, until);
  for (const lost of between.filter(shows(BOARD.command, 'flip', game.id))) await messenger.remove(lost);
}

/** The invitation to this challenge that nobody remembers, if there is one. */
export async function findLostInvitation(app: Needs, challenge: Challenge): Promise<MessageAddress | null> {
  const sent = await app.messenger.sentSince(challenge.place, challenge.createdAt);
  return sent.findLast(shows(CHALLENGE.command, 'accept', challenge.id)) ?? null;
}
