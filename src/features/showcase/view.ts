import type { Game, MessageAddress } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Shape } from '../../views/board/shape.ts';
import { text, whereOf } from '../../views/screen/blocks.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { filmScreen } from '../../views/replay/replay.ts';
import { showingGame } from '../../views/replay/showing.ts';

/** The game of the day with its animation. `card` is its last board. */
export function showcaseScreen(say: Say, game: Game, card: MessageAddress | null, shape: Shape): Screen {
  const showing = showingGame(say, game, shape);
  const film = filmScreen(say, showing, { from: 0, to: game.moves.length }, 'white', true);
  return {
    ...film,
    blocks: [
      text(say('showcase.title')),
      ...film.blocks,
      text(showing.outcome, say('showcase.where', { where: whereOf(game, card) })),
    ],
  };
}
