/**
 * What the rules allow a side to do now. Decisions refuse everything else, and each surface shows
 * what `actionsOf` returns.
 */
import { opponentOf } from '../draughts/piece.ts';
import { type Color, COLORS } from '../draughts/types.ts';
import { type Result, done, refused } from '../kit/result.ts';
import { ballotOf } from './ballot.ts';
import { type Act, barOnAct, colorOf } from './decision.ts';
import type { Game } from './game.ts';
import { movesBySide, sideToMove } from './line.ts';
import { colorOfFirst, isMatched, matchEnd, nextGameAt } from './match/matchScore.ts';
import { OFFER_ACTIONS, OFFER_KINDS, type OfferAction, type OfferKind } from './offers/offers.ts';
import { pauseAt } from './offers/pause.ts';
import type { GameProblem } from './problem.ts';
import { isCrowd, isEngine, isGone } from './seat.ts';
import { stakeOf } from './vote/stake.ts';

type OfferDeed = `${OfferAction} ${OfferKind}`;
type When = Pick<Act, 'at' | 'ply'>;
/** Why the side can't do it; `null` if it can. */
type Rule = (game: Game, color: Color, when: When) => GameProblem | null;

/** How many moves the side must make before it may repeat an unsuccessful offer. */
export const WAIT: Readonly<Record<OfferKind, number>> = { draw: 5, takeback: 1, rematch: 1, pause: 1 };

const allOf =
  (...rules: readonly Rule[]): Rule =>
  (game, color, when) => {
    for (const rule of rules) {
      const problem = rule(game, color, when);
      if (problem) return problem;
    }
    return null;
  };

const inTime: Rule = (game, _, when) => barOnAct(game, when);

const onTurn: Rule = (game, color) => {
  const turn = sideToMove(game);
  return turn === color ? null : { code: 'not-your-turn', turn };
};

const unpaused: Rule = (game, _, { at }) => {
  const pause = pauseAt(game, at);
  return pause && { code: 'game-paused', until: pause.to };
};

const openVote: Rule = (game, _, { at }) => {
  const ballot = ballotOf(game);
  if (!ballot) return { code: 'vote-none' };
  return ballot.isClosed || at >= ballot.until ? { code: 'vote-closed' } : null;
};

const DEEDS = [
  'move',
  'vote',
  'vote again',
  'hint',
  'plan',
  'level',
  'resume',
  'resign',
  'end match',
  'analyze',
] as const;
type Deed = (typeof DEEDS)[number];

const RULES: Readonly<Record<Deed, Rule>> = {
  move: allOf(inTime, onTurn, unpaused),
  hint: allOf(inTime, onTurn, unpaused, ({ rated }) => (rated ? { code: 'hint-rated' } : null)),
  plan: allOf(inTime, (game, color) => (sideToMove(game) === color ? { code: 'plan-on-own-turn' } : null)),
  vote: allOf(
    openVote,
    (game, color) => (ballotOf(game)?.color === color ? null : { code: 'vote-none' }),
    inTime,
  ),
  'vote again': allOf(openVote, (game) => (ballotOf(game)?.isWaiting ? null : { code: 'vote-none' }), inTime),
  level: allOf(inTime, ({ seats }, color) =>
    isEngine(seats[opponentOf(color)]) ? null : { code: 'not-your-game' },
  ),
  resume: allOf(inTime, (game, _, { at }) => (pauseAt(game, at) ? null : { code: 'not-paused' })),
  resign: inTime,
  'end match': (game, color) => {
    if (!isMatched(game) || matchEnd(game)) return { code: 'match-over' };
    if (game.rematch !== null) return { code: 'match-game-begun' };
    const { stopped, asked } = game.match;
    if (stopped === 'agreed') return { code: 'match-ending' };
    const side = colorOfFirst(game.match) === color ? 'first' : 'second';
    return asked === side ? { code: 'match-end-asked' } : null;
  },
  analyze: (game, color, { at }) => {
    const concerned = { user: game.seats[color].id, side: color, voter: null, at };
    if (stakeOf(game, concerned)) return { code: 'analysis-running' };
    return game.moves.length === 0 ? { code: 'analysis-empty' } : null;
  },
};

const afterwards: Rule = (game, color) => {
  if (!game.result) return { code: 'game-not-over' };
  if (isGone(game.seats[opponentOf(color)])) return { code: 'opponent-gone' };
  if (game.rematch !== null) return { code: 'rematch-begun' };
  return nextGameAt(game) === null ? null : { code: 'match-goes-on' };
};

/** Why the side can't make this offer, unless the other side has already made the same one. */
export function againstOffer(game: Game, color: Color, kind: OfferKind): GameProblem | null {
  const { open, spent } = game.offers[color];
  if (open) return { code: `${open}-already-offered` };
  const own = movesBySide(game)[color];
  if (kind === 'takeback' && own === 0) return { code: 'nothing-to-take-back' };
  const last = spent[kind];
  const moves = last === null ? 0 : last + WAIT[kind] - own;
  return moves > 0 ? { code: `${kind}-too-soon`, moves } : null;
}

function againstPause(game: Game, at: number): GameProblem | null {
  if (!game.time) return { code: 'no-clock-to-pause' };
  const pause = pauseAt(game, at);
  return pause && { code: 'already-paused', until: pause.to };
}

/** Two equal offers are an agreement, except takebacks, because each side asks for its own move. */
function againstOffering(game: Game, color: Color, kind: OfferKind, at: number): GameProblem | null {
  if (game.voting && kind !== 'draw')
    return { code: kind === 'rematch' ? 'vote-no-rematch' : 'vote-only-draw' };
  const isEqual = game.offers[opponentOf(color)].open === kind;
  if (isEqual && kind === 'takeback') return { code: 'takeback-offer-waits' };
  const problem = kind === 'pause' ? againstPause(game, at) : null;
  const isAgreed = isEqual || (kind === 'rematch' && isEngine(game.seats[opponentOf(color)]));
  return problem ?? (isAgreed ? null : againstOffer(game, color, kind));
}

function againstDeed(
  game: Game,
  color: Color,
  action: OfferAction,
  kind: OfferKind,
  at: number,
): GameProblem | null {
  if (action === 'offer') return againstOffering(game, color, kind, at);
  const isOwn = game.offers[color].open === kind;
  if (action === 'withdraw') return isOwn ? null : { code: `no-${kind}-offer` };
  if (game.offers[opponentOf(color)].open !== kind)
    return { code: isOwn ? `${kind}-already-offered` : `no-${kind}-offer` };
  return action === 'accept' && kind === 'pause' ? againstPause(game, at) : null;
}

const offerRule =
  (action: OfferAction, kind: OfferKind): Rule =>
  (game, color, when) =>
    (kind === 'rematch' ? afterwards : inTime)(game, color, when) ??
    againstDeed(game, color, action, kind, when.at);

export type Action = Deed | OfferDeed;

const ALL: ReadonlyMap<Action, Rule> = new Map<Action, Rule>([
  ...DEEDS.map((deed) => [deed, RULES[deed]] as const),
  ...OFFER_KINDS.flatMap((kind) =>
    OFFER_ACTIONS.map((action) => [`${action} ${kind}`, offerRule(action, kind)] as const),
  ),
]);

export const ACTIONS: readonly Action[] = [...ALL.keys()];

/** Why a side can't do it; `null` if it can. */
export function barOn(game: Game, color: Color, action: Action, when: When): GameProblem | null {
  const rule = ALL.get(action);
  if (!rule) throw new Error(`expected an action with a rule, got ${action}`);
  return rule(game, color, when);
}

/** The actor's side, or why it can't do this. */
export function mayDo(game: Game, act: Act, action: Action): Result<Color, GameProblem> {
  const color = colorOf(game, act.by);
  if (!color) return refused({ code: 'not-your-game' });
  const problem = barOn(game, color, action, act);
  return problem ? refused(problem) : done(color);
}

/**
 * Not everything that is accepted is offered. The engine acts on its own, and a team acts through
 * its votes. An offer that matches the other side's offer is an answer. Between people, hints and
 * rematches of tournament games are available only as commands.
 */
function isOffered({ seats, offers, tournament }: Game, color: Color, action: Action): boolean {
  if (action === 'analyze') return true;
  const [own, other] = [seats[color], seats[opponentOf(color)]];
  if (isEngine(own) || isGone(own)) return false;
  if (isCrowd(own)) return action === 'vote' || action === 'vote again';
  const { open } = offers[opponentOf(color)];
  if (open !== null && action === `offer ${open}`) return false;
  if (action === 'hint') return isEngine(other);
  return action !== 'offer rematch' || tournament === undefined;
}

/** With `everyone`, the actions of both sides, as shown on a public card. `at` in ms since 1970. */
export const actionsOf = (
  game: Game,
  side: Color | 'everyone',
  at: number = game.changedAt,
): readonly Action[] =>
  ACTIONS.filter((action) =>
    COLORS.some(
      (color) =>
        (side === 'everyone' || side === color) &&
        isOffered(game, color, action) &&
        barOn(game, color, action, { at }) === null,
    ),
  );
