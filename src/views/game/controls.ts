/** The controls below a board: how to move, resign, make an offer or answer one, turn the board. */
import type { Block, Button } from '../screen/screen.ts';
import { COLORS, type Color } from '../../draughts/types.ts';
import { pauseOf } from '../../game/pause.ts';
import { isEngine, isGone } from '../../game/seat.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Say } from '../../i18n/say.ts';
import { analyzeButton } from '../screen/analysisButton.ts';
import type { Look } from '../board/look.ts';
import { moveMenus, onlyMoveButton } from '../board/moveMenus.ts';
import { isUnoffered, offerButton, openOffers } from './offerButtons.ts';
import { BOARD, PLAN, RESIGN, RESUME } from '../presses/declared.ts';
import { at } from '../presses/onGame.ts';

/** Whose hands are at the controls: a side of the game, everyone who reads the channel, or someone who only watches. */
export type Reader = Color | 'everyone' | 'spectator';

/** Turns the board that stands with `bottom` below; it shows the present board, so it never goes stale. */
const flipButton = (say: Say, { game }: Look, bottom: Color): Button => ({
  press: BOARD.to.flip({ id: game.id, bottom: opponentOf(bottom) }),
  label: say('button.flip'),
  style: 'secondary',
  emoji: '🔄',
});

const resignButton = (say: Say, { game }: Look): Button => ({
  press: RESIGN.to.ask(at(game)),
  label: say('button.resign'),
  style: 'danger',
  emoji: '🏳️',
});

/** Lets the clocks run again. */
const resumeButton = (say: Say, { game }: Look): Button => ({
  press: RESUME.to.now(at(game)),
  label: say('button.resume'),
  style: 'success',
  emoji: '▶️',
});

/** For whoever waits for the other side. */
const planButton = (say: Say, { game }: Look): Button => ({
  press: PLAN.to.open(at(game)),
  label: say('button.plan'),
  style: 'primary',
  emoji: '📋',
});

/** What is not offered yet and could be. */
function offers(say: Say, { game }: Look): readonly Button[] {
  const kinds = (['draw', 'takeback'] as const).filter(
    (kind) => isUnoffered(game, kind) && (kind === 'draw' || game.moves.length > 0),
  );
  return kinds.map((kind) => offerButton(say, game, kind, 'offer'));
}

/** Once, and not with somebody who is gone. */
function rematchButtons(say: Say, { game }: Look): readonly Button[] {
  const isPossible = game.rematch === null && !COLORS.some((color) => isGone(game.seats[color]));
  return isPossible && isUnoffered(game, 'rematch') ? [offerButton(say, game, 'rematch', 'offer')] : [];
}

/** Of a game in which something was played. */
const analyzeButtons = (say: Say, { game }: Look): readonly Button[] =>
  game.moves.length > 0 ? [analyzeButton(say, { kind: 'game', id: game.id })] : [];

/** What a reader can do with the game, over a board with `bottom` below. Turning it is for all. */
export function controls(say: Say, look: Look, reader: Reader, bottom: Color): readonly Block[] {
  const flip = flipButton(say, look, bottom);
  if (reader === 'spectator') return [{ kind: 'buttons', buttons: [flip] }];
  if (look.game.result) {
    const buttons = [...rematchButtons(say, look), flip, ...analyzeButtons(say, look)];
    return [...openOffers(say, look.game, reader), { kind: 'buttons', buttons }];
  }
  if (pauseOf(look.game)) {
    const buttons = [resumeButton(say, look), ...offers(say, look), resignButton(say, look), flip];
    return [...openOffers(say, look.game, reader), { kind: 'buttons', buttons }];
  }
  const canMove = !isEngine(look.game.seats[look.turn]) && (reader === 'everyone' || reader === look.turn);
  const only = canMove ? onlyMoveButton(say, look) : null;
  const isWaiting = reader !== 'everyone' && reader !== look.turn;
  const plan = isWaiting ? [planButton(say, look)] : [];
  const rest = [...plan, ...offers(say, look), resignButton(say, look), flip];
  return [
    ...(canMove ? moveMenus(say, look) : []),
    ...openOffers(say, look.game, reader),
    { kind: 'buttons', buttons: only ? [only, ...rest] : rest },
  ];
}
