/** The game card: the one message in the channel that shows a game and lets its players go on. */
import type { Screen } from './screen.ts';
import { COLORS } from '../draughts/types.ts';
import type { Game, UserId } from '../game/game.ts';
import { opponentOf } from '../game/seat.ts';
import type { Say } from '../i18n/say.ts';
import { DRAWN_ACCENT, TURN_ACCENT, WON_ACCENT } from './accents.ts';
import { controls } from './controls.ts';
import { lookAt, moveNumberOf } from './look.ts';
import type { Look } from './look.ts';
import { boardPicture, usualBottom } from './picture.ts';
import { statusText, titleText } from './status.ts';

/** The colour of the card's edge: whose turn it is, or how it ended. */
export function accentOf({ game, turn }: Look): number {
  if (!game.result) return TURN_ACCENT[turn];
  return game.result.winner ? WON_ACCENT : DRAWN_ACCENT;
}

/**
 * Who should look at the game now: whoever has an offer to answer, or else whoever is to move; at the end whoever did not
 * end it, once. After an agreement nobody: both were there. When time ends it, nobody was.
 */
function notified({ game, turn, last }: Look): readonly UserId[] {
  const { players, result, offers, latest } = game;
  const asked = COLORS.filter((color) => offers[opponentOf(color)].open);
  if (asked.length > 0) return asked.map((color) => players[color].id);
  if (!result) return [players[turn].id];
  if (latest === 'declined' || latest === 'withdrawn' || latest === 'rematch-begun') return [];
  if (result.by === 'agreement') return [];
  if (result.by === 'resignation') return result.winner ? [players[result.winner].id] : [];
  if (result.by === 'flag') return [players.white.id, players.black.id];
  if (result.by === 'aborted') return [players[opponentOf(turn)].id];
  return last ? [players[opponentOf(last.by)].id] : [];
}

/** The card of a game as it stands now, in the language of its place. */
export function cardScreen(say: Say, game: Game): Screen {
  const look = lookAt(game);
  const bottom = usualBottom(look);
  return {
    blocks: [
      titleText(say, look, moveNumberOf(game)),
      boardPicture(say, look, bottom),
      statusText(say, look),
      ...controls(say, look, 'everyone', bottom),
    ],
    accent: accentOf(look),
    notifies: notified(look),
  };
}
