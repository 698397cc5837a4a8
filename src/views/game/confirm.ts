/** Questions that only one player sees: whether they really resign, what they say to an offer. */
import type { Screen } from '../screen/screen.ts';
import type { Color } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import type { OfferKind } from '../../game/offers.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Say } from '../../i18n/say.ts';
import { mention, quiet, text } from '../screen/blocks.ts';
import { answerButtons } from './offerButtons.ts';
import { RESIGN } from '../presses/declarations.ts';
import { at } from '../presses/field.ts';

/** Asks the player of `own` whether they mean to resign. */
export const resignScreen = (say: Say, game: Game, own: Color): Screen =>
  quiet(text(say('resign.ask', { opponent: mention(say, game.seats[opponentOf(own)]) })), {
    kind: 'buttons',
    buttons: [
      {
        press: RESIGN.to.confirm(at(game)),
        label: say('button.resign-now'),
        style: 'danger',
        emoji: '🏳️',
      },
      { press: RESIGN.to.keep(at(game)), label: say('button.keep-playing'), style: 'secondary' },
    ],
  });

/** Asks the player of `own` to answer the other side's offer. */
export const offerScreen = (say: Say, game: Game, own: Color, kind: OfferKind): Screen =>
  quiet(text(say(`ask.${kind}`, { opponent: mention(say, game.seats[opponentOf(own)]) })), {
    kind: 'buttons',
    buttons: answerButtons(say, game, kind),
  });
