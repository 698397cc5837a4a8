/** The controls below a board: how to move, resign, answer a draw offer, turn the board. */
import type { Block, Button } from '../app/screen.ts';
import type { Color } from '../draughts/types.ts';
import type { Game } from '../game/game.ts';
import { opponentOf } from '../game/seat.ts';
import type { Say } from '../i18n/say.ts';
import { makeGamePress } from './gamePress.ts';
import type { Look } from './look.ts';
import { moveMenus, onlyMoveButton } from './moveMenus.ts';

/** Whose hands are at the controls: a side of the game, everyone who reads the channel, or someone who only watches. */
export type Reader = Color | 'everyone' | 'spectator';

/** Turns the board that stands with `bottom` below; it shows the present board, so it never goes stale. */
const flipButton = (say: Say, { game }: Look, bottom: Color): Button => ({
  press: { command: 'board', action: 'flip', args: [game.id, opponentOf(bottom)] },
  label: say('button.flip'),
  style: 'secondary',
  emoji: '🔄',
});

/** Accept and Decline for an open draw offer. */
export const drawAnswerButtons = (say: Say, game: Game): readonly Button[] => [
  {
    press: makeGamePress('draw', 'accept', game),
    label: say('button.accept-draw'),
    style: 'success',
    emoji: '🤝',
  },
  { press: makeGamePress('draw', 'decline', game), label: say('button.decline-draw'), style: 'secondary' },
];

const resignButton = (say: Say, { game }: Look): Button => ({
  press: makeGamePress('resign', 'ask', game),
  label: say('button.resign'),
  style: 'danger',
  emoji: '🏳️',
});

const offerButton = (say: Say, { game }: Look): Button => ({
  press: makeGamePress('draw', 'offer', game),
  label: say('button.offer-draw'),
  style: 'secondary',
  emoji: '🤝',
});

const withdrawButton = (say: Say, { game }: Look): Button => ({
  press: makeGamePress('draw', 'decline', game),
  label: say('button.withdraw-draw'),
  style: 'secondary',
});

function drawButtons(say: Say, look: Look, reader: Reader): readonly Button[] {
  const { drawOffer } = look.game;
  if (!drawOffer) return [offerButton(say, look)];
  return drawOffer === reader ? [withdrawButton(say, look)] : drawAnswerButtons(say, look.game);
}

/** What a reader can do with the game, over a board with `bottom` below. Turning it is for all. */
export function controls(say: Say, look: Look, reader: Reader, bottom: Color): readonly Block[] {
  const flip = flipButton(say, look, bottom);
  if (reader === 'spectator' || look.game.result) return [{ kind: 'buttons', buttons: [flip] }];
  const canMove = reader === 'everyone' || reader === look.turn;
  const only = canMove ? onlyMoveButton(say, look) : null;
  const rest = [...drawButtons(say, look, reader), resignButton(say, look), flip];
  return [
    ...(canMove ? moveMenus(say, look) : []),
    { kind: 'buttons', buttons: only ? [only, ...rest] : rest },
  ];
}
