/**
 * Finds cards that a process posted before it died without recording them. Their buttons identify
 * their games.
 */
import type { Game, MessageAddress } from '../../game/game.ts';
import { gameOn } from '../../views/presses/subject.ts';
import { pressesOn, type Screen, textOn } from '../../views/screen/screen.ts';
import { takeAway } from './oldCards.ts';
import { expectStrays } from './strays.ts';
import type { Using } from '../ports/app.ts';
import type { SentMessage } from '../ports/messenger.ts';

/**
 * Whether the game has changed since. Checked after a search for boards, because they may show a
 * newer state.
 */
const isOvertaken = async ({ store }: Using<'games'>, { id, version }: Game): Promise<boolean> =>
  (await store.games.load(id))?.game.version !== version;

export const showsGame =
  (id: string) =>
  ({ presses }: SentMessage): boolean =>
    gameOn(presses)?.id === id;

export const showsLess = ({ presses }: SentMessage, { moves }: Game): boolean =>
  (gameOn(presses)?.ply ?? 0) < moves.length;

const isOther =
  (card: MessageAddress | null) =>
  ({ messageId }: SentMessage): boolean =>
    messageId !== card?.messageId;

/**
 * The newest unrecorded board of the game posted since it changed; removes other such boards.
 * `later`: Discord doesn't answer. `overtaken`: another process changed the game and shows it. If
 * the bot lacks permission, a sweep searches once it is granted.
 */
export async function findLostCard(
  app: Using<'duties' | 'games' | 'settings', 'messenger' | 'now'>,
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

/**
 * Whether a board matches this screen, perhaps below a reminder. Compares the buttons and the text.
 */
export const isUpToDate = ({ presses, text }: SentMessage, screen: Screen): boolean =>
  JSON.stringify(presses) === JSON.stringify(pressesOn(screen)) && text.endsWith(textOn(screen));
