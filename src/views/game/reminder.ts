/** The message that tells a player how little time is left for the move. */
import type { Game, MessageAddress, UserId } from '../../game/game.ts';
import type { Screen } from '../screen/screen.ts';
import { deadlineOf } from '../../game/clock.ts';
import { sideToMove } from '../../game/line.ts';
import type { Say } from '../../i18n/say.ts';
import { linkTo, mentionAll, relativeTime, text } from '../screen/blocks.ts';

/** Reminds these of the side to move, in a game with a clock; `card` is the message that shows its board, to be linked to. */
export function reminderScreen(
  say: Say,
  game: Game,
  card: MessageAddress | null,
  notifies: readonly UserId[],
): Screen {
  const player = mentionAll(say, game.seats[sideToMove(game)]);
  const deadline = deadlineOf(game);
  if (deadline === null) throw new Error(`the game ${game.id} has no clock to remind of`);
  const time = relativeTime(deadline);
  return {
    blocks: [
      text(
        say('reminder', { player, time }),
        card && say('retired.link', { link: linkTo(game.place.guildId, card) }),
      ),
    ],
    notifies,
  };
}

/** The card with a reminder above its board: where one card moves down, the reminder goes with it when the move is made. */
export const above = (reminder: Screen, card: Screen): Screen => ({
  ...card,
  blocks: [...reminder.blocks, ...card.blocks],
  notifies: reminder.notifies,
});
