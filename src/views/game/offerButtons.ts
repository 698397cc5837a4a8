import type { Block, Button, ButtonStyle, Screen } from '../screen/screen.ts';
import { COLORS, type Color } from '../../draughts/types.ts';
import { type Game, isShort } from '../../game/game.ts';
import { sideToMove } from '../../game/line.ts';
import { actionsOf } from '../../game/actions.ts';
import type { OfferAction, OfferKind } from '../../game/offers/offers.ts';
import type { Say } from '../../i18n/say.ts';
import { OFFERS, RESIGN } from '../presses/declarations.ts';
import { at } from '../presses/presses.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { isCrowd } from '../../game/seat.ts';
import { mention, quiet, text, buttonBlock, button } from '../screen/blocks.ts';
import { inWords } from '../screen/phrases.ts';

const EMOJI: Readonly<Record<OfferKind, string>> = { draw: '🤝', takeback: '↩️', rematch: '🔁', pause: '⏸️' };
const STYLES: Readonly<Record<OfferAction, ButtonStyle>> = {
  offer: 'secondary',
  accept: 'success',
  decline: 'secondary',
  withdraw: 'secondary',
};

export const offerButton = (say: Say, game: Game, kind: OfferKind, action: OfferAction): Button => ({
  press: OFFERS[kind].to[action](at(game)),
  // The text above the button says what is accepted or declined.
  label: say(action === 'accept' || action === 'decline' ? `button.${action}` : `button.${action}.${kind}`),
  style: STYLES[action],
  ...((action === 'offer' || action === 'accept') && { emoji: EMOJI[kind] }),
});

export const answerButtons = (say: Say, game: Game, kind: OfferKind): readonly Button[] => [
  offerButton(say, game, kind, 'accept'),
  offerButton(say, game, kind, 'decline'),
];

/** The player who made an offer can withdraw it only on their own board. */
function responses(say: Say, game: Game, color: Color, open: OfferKind, reader: Color | 'everyone'): Block {
  const may = new Set(actionsOf(game, reader));
  const actions = color === reader ? (['withdraw'] as const) : (['accept', 'decline'] as const);
  const possible = actions.filter((action) => may.has(`${action} ${open}`));
  return buttonBlock(...possible.map((action) => offerButton(say, game, open, action)));
}

export const openOffers = (say: Say, game: Game, reader: Color | 'everyone'): readonly Block[] =>
  COLORS.flatMap((color) => {
    const { open } = game.offers[color];
    return open ? [responses(say, game, color, open, reader)] : [];
  });

/** A takeback undoes the last move of the player who asks, and the answer to it. */
function offerWords(
  say: Say,
  game: Game,
  color: Color,
  both: { readonly offerer: string; readonly addressee: string },
): string {
  const { open } = game.offers[color];
  if (open !== 'takeback') return open ? say(`card.offer.${open}`, both) : '';
  const isAnswered = sideToMove(game) === color;
  const move = game.moves.at(isAnswered ? -2 : -1) ?? '';
  return say(isAnswered ? 'card.offer.takeback-answered' : 'card.offer.takeback', { ...both, move });
}

type Reader = Color | 'everyone' | 'spectator';

/** Addressed to one of the players alone, or about both. */
function offerTo(say: Say, game: Game, color: Color, open: OfferKind, reader: Reader): string {
  const [offerer, addressee] = [inWords(say, game.seats[color]), game.seats[opponentOf(color)]];
  if (reader === color && !isCrowd(game.seats[color])) return say(`note.offered.${open}`);
  if (isCrowd(addressee)) return say('vote.offer', { offerer, team: mention(say, addressee) });
  return reader === opponentOf(color)
    ? say(`ask.${open}`, { opponent: offerer })
    : offerWords(say, game, color, { offerer, addressee: mention(say, addressee) });
}

/** Each open offer in words, with the buttons that answer it. */
export const toldOffers = (say: Say, game: Game, reader: Reader): readonly Block[] =>
  COLORS.flatMap((color) => {
    const { open } = game.offers[color];
    if (!open) return [];
    const buttons = reader === 'spectator' ? [] : [responses(say, game, color, open, reader)];
    return [text(offerTo(say, game, color, open, reader)), ...buttons];
  });

const keepButton = (say: Say, game: Game): Button =>
  button(RESIGN.to.keep(at(game)), say('button.keep-playing'));

function resignKey(game: Game): 'resign.ask' | 'resign.ask.rated' | 'resign.ask.short' {
  if (!game.rated) return 'resign.ask';
  return isShort(game, { by: 'resignation' }) ? 'resign.ask.short' : 'resign.ask.rated';
}

export const resignScreen = (say: Say, game: Game, own: Color): Screen =>
  quiet(
    text(say(resignKey(game), { opponent: mention(say, game.seats[opponentOf(own)]) })),
    buttonBlock(
      button(RESIGN.to.confirm(at(game)), say('button.resign-now'), { style: 'danger', emoji: '🏳️' }),
      keepButton(say, game),
    ),
  );

export const askDrawScreen = (say: Say, game: Game, own: Color): Screen =>
  quiet(
    text(say('draw.ask', { opponent: mention(say, game.seats[opponentOf(own)]) })),
    buttonBlock({ ...offerButton(say, game, 'draw', 'offer'), style: 'danger' }, keepButton(say, game)),
  );

export const offerScreen = (say: Say, game: Game, own: Color, kind: OfferKind): Screen =>
  quiet(
    text(say(`ask.${kind}`, { opponent: inWords(say, game.seats[opponentOf(own)]) })),
    buttonBlock(...answerButtons(say, game, kind)),
  );
