/** A game as a line to choose: in a menu, or while an option is typed. */
import type { Block, Choice } from '../screen/screen.ts';
import type { Press } from '../presses/press.ts';
import type { Game, UserId } from '../../game/game.ts';
import type { Seat } from '../../game/seat.ts';
import { colorOf } from '../../game/side.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { isTurnOf } from '../../game/urgency.ts';
import type { Say } from '../../i18n/say.ts';
import { cut } from '../../notation/cut.ts';
import { moveNumberOf } from '../board/look.ts';
import { MOST_CHOICES } from '../board/moveMenus.ts';
import { playerName } from '../screen/playerName.ts';

const LONGEST_NAME = 32;

/** Whom the user plays against; White for someone who only watches. */
export const opponentIn = (game: Game, user: UserId): Seat =>
  game.seats[opponentOf(colorOf(game, user) ?? 'black')];

function stateFor(game: Game, user: UserId): 'over' | 'your-turn' | 'their-turn' {
  if (game.result) return 'over';
  return isTurnOf(game, user) ? 'your-turn' : 'their-turn';
}

/** The game as its player knows it: by opponent, variant and move. */
export function gameChoice(say: Say, game: Game, user: UserId): Choice {
  const label = say('games.choice', {
    opponent: cut(playerName(say, opponentIn(game, user)), LONGEST_NAME),
    variant: say(`variant.${game.variant}`),
    number: moveNumberOf(game),
  });
  const description = say(`games.choice-${stateFor(game, user)}`);
  return { label, value: game.id, description };
}

/** A menu of the first 25 games; the chosen one's id arrives as the value of `press`. */
export const gameMenu = (say: Say, games: readonly Game[], user: UserId, press: Press): Block => ({
  kind: 'menu',
  menu: {
    press,
    placeholder: say('menu.game'),
    choices: games.slice(0, MOST_CHOICES).map((game) => gameChoice(say, game, user)),
  },
});
