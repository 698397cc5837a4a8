/** Offers and resignations: every action in every state of the offers. */
import type { Decision } from '../../src/game/decision.ts';
import type { Game } from '../../src/game/game.ts';
import {
  acceptOffer,
  declineOffer,
  makeOffer,
  withdrawOffer,
  type PlayOffer,
} from '../../src/game/offers/offering.ts';
import { NO_OFFERS, withOffer } from '../../src/game/offers/offers.ts';
import { WAIT } from '../../src/game/actions.ts';
import { newGame, offered, played, agreed, by } from './table.ts';
import { expect, test } from 'vitest';
import { makeMove } from '../../src/game/play/move.ts';
import { resign } from '../../src/game/play/otherEnds.ts';
import { refused } from '../../src/kit/result.ts';

const DRAWN = { winner: null, by: 'agreement' } as const;

const DECISIONS = { makeOffer, acceptOffer, declineOffer, withdrawOffer };

type Name = keyof typeof DECISIONS;

const OPENING = ['a3-b4', 'b6-a5', 'e3-d4', 'a7-b6'] as const;

/** It is White's turn after two moves each. */
const TWO_EACH = played(newGame(), ...OPENING);

const offering = (game: Game, ...pairs: readonly (readonly ['white' | 'black', PlayOffer])[]): Game => ({
  ...game,
  offers: pairs.reduce((offers, [color, kind]) => withOffer(offers, color, kind), NO_OFFERS),
});

const spent = (color: 'white' | 'black', kind: PlayOffer, moves: number) => ({
  ...NO_OFFERS,
  [color]: { open: null, spent: { ...NO_OFFERS.white.spent, [kind]: moves } },
});

const NONE = newGame();

const DRAW_BY_WHITE = newGame({ offers: offered('white') });

const BACK_BY_WHITE = offering(TWO_EACH, ['white', 'takeback']);

const BACK_BY_BLACK = offering(TWO_EACH, ['black', 'takeback']);

const said = (kind: 'offered' | 'declined' | 'withdrawn', offer: PlayOffer, color: 'white' | 'black') => ({
  kind,
  offer,
  color,
});

/** The recorded event. It is shown where the next move would be. */
const lapses = (kind: unknown): boolean => kind === 'declined' || kind === 'withdrawn';

/** The user, the action, and the offer. */
type Deed = `${'anna' | 'boris'} ${Name} ${PlayOffer}`;

const DRAW_SPENT = { offers: spent('white', 'draw', 0) };
const BACK_SPENT = { offers: spent('white', 'takeback', 2) };
const AGREED = [
  { result: DRAWN, offers: NO_OFFERS },
  { kind: 'ended', result: DRAWN },
] as const;

/** The changes when this many plies are taken back at 2000 ms. */
const takenBack = (game: Game, color: 'white' | 'black', plies: number): [Partial<Game>, object] => {
  const ply = OPENING.length - plies;
  const turns = [...game.turns, { ply, from: 2000 }];
  const changes = { moves: OPENING.slice(0, ply), turns, takebacks: 1, offers: NO_OFFERS };
  return [changes, { kind: 'taken-back', color, plies }];
};

const decided = (deed: Deed, game: Game): Decision => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `Deed` is written
  const [user, name, kind] = deed.split(' ') as [string, Name, PlayOffer];
  return DECISIONS[name](game, by(user), kind);
};

test.each<[Deed, Game, Partial<Game>, object]>([
  ['anna makeOffer draw', NONE, { offers: offered('white') }, said('offered', 'draw', 'white')],
  ['boris makeOffer draw', NONE, { offers: offered('black') }, said('offered', 'draw', 'black')],
  ['boris makeOffer draw', DRAW_BY_WHITE, ...AGREED],
  ['boris acceptOffer draw', DRAW_BY_WHITE, ...AGREED],
  ['boris declineOffer draw', DRAW_BY_WHITE, DRAW_SPENT, said('declined', 'draw', 'black')],
  ['anna withdrawOffer draw', DRAW_BY_WHITE, DRAW_SPENT, said('withdrawn', 'draw', 'white')],
  ['anna makeOffer takeback', TWO_EACH, BACK_BY_WHITE, said('offered', 'takeback', 'white')],
  ['boris declineOffer takeback', BACK_BY_WHITE, BACK_SPENT, said('declined', 'takeback', 'black')],
  ['anna withdrawOffer takeback', BACK_BY_WHITE, BACK_SPENT, said('withdrawn', 'takeback', 'white')],
  ['boris acceptOffer takeback', BACK_BY_WHITE, ...takenBack(BACK_BY_WHITE, 'white', 2)],
  ['anna acceptOffer takeback', BACK_BY_BLACK, ...takenBack(BACK_BY_BLACK, 'black', 1)],
])('changes: %s', (deed, game, changes, event) => {
  expect(agreed(decided(deed, game))).toEqual({
    game: {
      ...game,
      ...changes,
      latest: 'kind' in event ? event.kind : null,
      version: game.version + 1,
      changedAt: 2000,
      ...('kind' in event && lapses(event.kind) && { lapsed: { ...event, version: game.version + 1 } }),
    },
    events: [event],
  });
});

test.each([
  ['anna', 'black'],
  ['boris', 'white'],
] as const)('changes: %s resigns on either turn, and every offer disappears', (user, winner) => {
  const game = offering(TWO_EACH, ['white', 'draw'], ['black', 'takeback']);
  const result = { winner, by: 'resignation' };
  expect(agreed(resign(game, by(user)))).toMatchObject({
    game: { result, offers: NO_OFFERS, latest: 'ended' },
    events: [{ kind: 'ended', result }],
  });
});

test('a move keeps the mover’s own draw offer open, and a move in reply declines it', () => {
  const own = agreed(makeMove(DRAW_BY_WHITE, by('anna'), 'c3d4'));
  expect(own.game.offers).toEqual(offered('white'));
  const answer = agreed(makeMove(own.game, by('boris'), 'b6a5'));
  expect(answer.game.offers).toEqual(spent('white', 'draw', 1));
  expect(answer.events.slice(1)).toEqual([said('declined', 'draw', 'black')]);
});

test('a move closes either side’s takeback request; a new one may be made for the new move', () => {
  const asked = offering(TWO_EACH, ['white', 'takeback']);
  const moved = agreed(makeMove(asked, by('anna'), 'g3-f4')).game;
  expect(moved.offers.white.open).toBeNull();
  expect(makeOffer(moved, by('anna'), 'takeback').ok).toBe(true);
  const answered = agreed(makeMove(offering(TWO_EACH, ['black', 'takeback']), by('anna'), 'g3-f4')).game;
  expect(makeOffer(answered, by('boris'), 'takeback')).toEqual(
    refused({ code: 'takeback-too-soon', moves: 1 }),
  );
});

test('a move may offer a draw, which the opponent accepts', () => {
  const { game } = agreed(makeMove(NONE, by('anna'), 'c3d4', { draw: true }));
  expect(game.offers).toEqual(offered('white'));
  expect(agreed(acceptOffer(game, by('boris'), 'draw')).game.result).toEqual(DRAWN);
});

test('a move that ends the game makes no draw offer', () => {
  const last = newGame({ start: 'W:Wd4:Bc5' });
  expect(agreed(makeMove(last, by('anna'), 'd4b6', { draw: true })).game.offers).toEqual(NO_OFFERS);
});

test('a move with a draw offer doesn’t accept the opponent’s draw offer', () => {
  const game = newGame({ offers: offered('black') });
  expect(makeMove(game, by('anna'), 'c3d4', { draw: true })).toEqual(refused({ code: 'draw-offer-waits' }));
});

const REST = ['g3-f4', 'b8-a7', 'b2-a3', 'f6-g5', 'd2-e3', 'e7-f6', 'f2-g3', 'd8-e7', 'a1-b2', 'g5-h4'];

test('a refused draw offer can be repeated after five more moves by the player, and not before', () => {
  let game = { ...TWO_EACH, offers: spent('white', 'draw', 2) };
  const waits: number[] = [];
  for (const move of REST) {
    const problem = makeOffer(game, by('anna'), 'draw');
    if (!problem.ok && problem.problem.code === 'draw-too-soon') waits.push(problem.problem.moves);
    game = played(game, move);
  }
  expect(waits).toEqual([5, 4, 4, 3, 3, 2, 2, 1, 1]);
  expect(WAIT.draw).toBe(5);
  expect(makeOffer(game, by('anna'), 'draw').ok).toBe(true);
});

test('a declined draw offer can be repeated with the fifth move itself', () => {
  const game = played({ ...TWO_EACH, offers: spent('white', 'draw', 2) }, ...REST.slice(0, 8));
  expect(makeOffer(game, by('anna'), 'draw').ok).toBe(false);
  expect(makeMove(game, by('anna'), 'a1-b2', { draw: true }).ok).toBe(true);
  const early = played({ ...TWO_EACH, offers: spent('white', 'draw', 2) }, ...REST.slice(0, 6));
  expect(makeMove(early, by('anna'), 'f2-g3', { draw: true })).toEqual(
    refused({ code: 'draw-too-soon', moves: 1 }),
  );
});

test('a declined draw offer doesn’t prevent the opponent from offering', () => {
  expect(makeOffer({ ...TWO_EACH, offers: spent('white', 'draw', 2) }, by('boris'), 'draw').ok).toBe(true);
});

test('an agreed takeback closes a draw offer, so nobody agrees to a draw in a position that they did not see', () => {
  const game = offering(TWO_EACH, ['black', 'draw'], ['white', 'takeback']);
  const back = agreed(acceptOffer(game, by('boris'), 'takeback')).game;
  expect(back.offers).toEqual(NO_OFFERS);
  expect(acceptOffer(back, by('anna'), 'draw')).toEqual(refused({ code: 'no-draw-offer' }));
});

test('an agreed draw closes a takeback request, which cannot undo the draw', () => {
  const game = offering(TWO_EACH, ['black', 'draw'], ['white', 'takeback']);
  const drawn = agreed(acceptOffer(game, by('anna'), 'draw')).game;
  expect(drawn.offers).toEqual(NO_OFFERS);
  for (const decide of Object.values(DECISIONS)) {
    expect(decide(drawn, by('boris'), 'takeback')).toEqual(refused({ code: 'game-over', result: DRAWN }));
  }
});

test('a takeback doesn’t change the wait for the next draw offer', () => {
  const refusedAt4 = { ...played(newGame(), ...OPENING), offers: spent('white', 'draw', 2) };
  const back = agreed(acceptOffer(offering(refusedAt4, ['white', 'takeback']), by('boris'), 'takeback')).game;
  expect(back.offers.white.spent.draw).toBeNull();
  const kept = agreed(makeOffer(refusedAt4, by('anna'), 'takeback')).game;
  const undone = agreed(acceptOffer(kept, by('boris'), 'takeback')).game;
  expect(makeOffer(undone, by('anna'), 'draw')).toEqual(refused({ code: 'draw-too-soon', moves: 5 }));
});

test('accepting one kind of offer doesn’t accept the other kind', () => {
  const draw = newGame({ moves: OPENING, offers: offered('white', 'draw') });
  expect(acceptOffer(draw, by('boris'), 'takeback')).toEqual(refused({ code: 'no-takeback-offer' }));
  expect(acceptOffer(BACK_BY_WHITE, by('boris'), 'draw')).toEqual(refused({ code: 'no-draw-offer' }));
});

test.each<[Deed, Game, object]>([
  ['anna makeOffer draw', DRAW_BY_WHITE, { code: 'draw-already-offered' }],
  ['anna makeOffer takeback', offering(TWO_EACH, ['white', 'draw']), { code: 'draw-already-offered' }],
  ['anna makeOffer takeback', BACK_BY_BLACK, { code: 'takeback-offer-waits' }],
  ['anna makeOffer draw', BACK_BY_WHITE, { code: 'takeback-already-offered' }],
  ['anna makeOffer takeback', NONE, { code: 'nothing-to-take-back' }],
  ['boris makeOffer takeback', played(NONE, 'c3-d4'), { code: 'nothing-to-take-back' }],
  ['anna makeOffer takeback', { ...TWO_EACH, ...BACK_SPENT }, { code: 'takeback-too-soon', moves: 1 }],
  ['anna acceptOffer draw', NONE, { code: 'no-draw-offer' }],
  ['anna acceptOffer draw', DRAW_BY_WHITE, { code: 'draw-already-offered' }],
  ['anna declineOffer draw', DRAW_BY_WHITE, { code: 'draw-already-offered' }],
  ['boris declineOffer draw', NONE, { code: 'no-draw-offer' }],
  ['boris withdrawOffer draw', DRAW_BY_WHITE, { code: 'no-draw-offer' }],
  ['anna acceptOffer takeback', BACK_BY_WHITE, { code: 'takeback-already-offered' }],
  ['anna declineOffer takeback', BACK_BY_WHITE, { code: 'takeback-already-offered' }],
  ['boris withdrawOffer takeback', BACK_BY_WHITE, { code: 'no-takeback-offer' }],
])('refused: %s', (deed, game, problem) => {
  expect(decided(deed, game)).toEqual({ ok: false, problem });
});

test.each(Object.entries(DECISIONS))(
  'refused: %s by a stranger, in a finished game, from an old card',
  (_, decide) => {
    const over = newGame({ result: DRAWN });
    for (const kind of ['draw', 'takeback'] as const) {
      expect(decide(DRAW_BY_WHITE, by('carl'), kind)).toEqual(refused({ code: 'not-your-game' }));
      expect(decide(over, by('anna'), kind)).toEqual(refused({ code: 'game-over', result: DRAWN }));
      expect(decide(DRAW_BY_WHITE, by('boris', 1), kind)).toEqual(refused({ code: 'stale-click' }));
    }
  },
);
