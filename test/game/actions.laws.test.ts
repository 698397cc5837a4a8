/**
 * In games of all kinds, every action of every side is tried. Every offered action is accepted, and
 * for every accepted action that is not offered, this file has the reason.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLORS, type Color } from '../../src/draughts/types.ts';
import { opponentOf } from '../../src/draughts/piece.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { type Action, ACTIONS, actionsOf } from '../../src/game/actions.ts';
import { ballotOf } from '../../src/game/ballot.ts';
import { DAY, MINUTE } from '../../src/game/calendar/span.ts';
import { engineSeat, isAsked, setLevel } from '../../src/game/engine/engine.ts';
import type { Game } from '../../src/game/game.ts';
import { lineOf, sideToMove } from '../../src/game/line.ts';
import { endMatch } from '../../src/game/match/games.ts';
import {
  acceptOffer,
  declineOffer,
  makeOffer,
  resume,
  withdrawOffer,
} from '../../src/game/offers/offering.ts';
import {
  NO_OFFERS,
  OFFER_ACTIONS,
  OFFER_KINDS,
  type OfferAction,
  type OfferKind,
} from '../../src/game/offers/offers.ts';
import {
  acceptRematch,
  declineRematch,
  offerRematch,
  withdrawRematch,
} from '../../src/game/offers/rematch.ts';
import { NO_PLANS } from '../../src/game/plan/plan.ts';
import { dropPlan } from '../../src/game/plan/planning.ts';
import { giveHint } from '../../src/game/play/hint.ts';
import { makeMove } from '../../src/game/play/move.ts';
import { resign } from '../../src/game/play/otherEnds.ts';
import {
  isCrowd,
  isEngine,
  isGone,
  seatCrowd,
  seatEngine,
  seatPerson,
  shareSomebody,
} from '../../src/game/seat.ts';
import { chooseMove } from '../../src/game/vote/cast.ts';
import { voteAgain } from '../../src/game/vote/closing.ts';
import type { Voting } from '../../src/game/voting.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { boardScreen, cardScreen } from '../../src/views/game/card.ts';
import { moreScreen } from '../../src/views/game/controls.ts';
import type { Press } from '../../src/views/presses/presses.ts';
import { pressesOn, type Screen } from '../../src/views/screen/screen.ts';
import { runsOf } from '../runs.ts';
import { gameOf } from '../views/every/game.ts';

const say = sayIn('en-US');

const legalIn = (game: Game): readonly string[] => {
  const line = lineOf(game);
  return legalMoves(line.variant, lastPosition(line)).map((move) => makeFullMove(line.variant, move));
};

/** The game after the action; `null` if it is refused. */
type Try = (game: Game, color: Color, at: number) => Game | null;

const actBy = ({ seats }: Game, color: Color, at: number) => ({ by: seats[color].id, at });

const PLAYED = {
  offer: makeOffer,
  accept: acceptOffer,
  decline: declineOffer,
  withdraw: withdrawOffer,
} as const;
const AGAIN = {
  offer: offerRematch,
  accept: acceptRematch,
  decline: declineRematch,
  withdraw: withdrawRematch,
} as const;

const offering =
  (deed: OfferAction, kind: OfferKind): Try =>
  (game, color, at) => {
    const act = actBy(game, color, at);
    const decision = kind === 'rematch' ? AGAIN[deed](game, act, 'next') : PLAYED[deed](game, act, kind);
    return decision.ok ? decision.value.game : null;
  };

const OTHER_DEEDS: Readonly<Record<Exclude<Action, `${OfferAction} ${OfferKind}`>, Try>> = {
  move(game, color, at) {
    const decision = makeMove(game, actBy(game, color, at), legalIn(game)[0] ?? '');
    return decision.ok ? decision.value.game : null;
  },
  vote(game, color, at) {
    const ballot = ballotOf(game);
    const text = ballot?.moves[0] ?? legalIn(game)[0] ?? '';
    return ballot?.color === color && chooseMove(game, { at }, text).ok ? game : null;
  },
  'vote again': (game, _, at) => voteAgain(game, at),
  hint(game, color, at) {
    const given = giveHint(game, actBy(game, color, at), legalIn(game)[0] ?? '');
    return given.ok ? given.value : null;
  },
  plan: (game, color, at) => (dropPlan(game, NO_PLANS, actBy(game, color, at)).ok ? game : null),
  level(game, color, at) {
    const seat = engineSeat(game);
    const set = seat && setLevel(game, actBy(game, color, at), seat, 1);
    return set?.ok ? (set.value ?? game) : null;
  },
  resume(game, color, at) {
    const decision = resume(game, actBy(game, color, at));
    return decision.ok ? decision.value.game : null;
  },
  resign(game, color, at) {
    const decision = resign(game, actBy(game, color, at));
    return decision.ok ? decision.value.game : null;
  },
  'end match'(game, color, at) {
    const decision = endMatch(game, actBy(game, color, at));
    return decision.ok ? decision.value.game : null;
  },
  analyze: (game) => (game.result && game.moves.length > 0 ? game : null),
};

const isPlain = (action: Action): action is keyof typeof OTHER_DEEDS => Object.hasOwn(OTHER_DEEDS, action);

const TRIES: ReadonlyMap<Action, Try> = new Map<Action, Try>([
  ...ACTIONS.filter(isPlain).map((action) => [action, OTHER_DEEDS[action]] as const),
  ...OFFER_KINDS.flatMap((kind) =>
    OFFER_ACTIONS.map((deed) => [`${deed} ${kind}`, offering(deed, kind)] as const),
  ),
]);

/** Why an accepted action is not offered. */
const REASONS: Readonly<Record<string, (game: Game, color: Color, action: Action) => boolean>> = {
  'the engine moves and answers on its own': ({ seats }, color, action) =>
    isEngine(seats[color]) && action !== 'analyze',
  'a team acts through the count of its votes': ({ seats }, color, action) =>
    isCrowd(seats[color]) && !['vote', 'vote again', 'analyze'].includes(action),
  'nobody is there who could press': ({ seats }, color, action) =>
    isGone(seats[color]) && action !== 'analyze',
  'an equal offer is an answer, which has its own buttons': ({ offers }, color, action) =>
    action === `offer ${offers[opponentOf(color)].open}`,
  'between people, a hint is asked for by a command': ({ seats }, color, action) =>
    action === 'hint' && !isEngine(seats[opponentOf(color)]),
  'after a tournament’s game, the standings come first': ({ tournament }, _, action) =>
    action === 'offer rematch' && tournament !== undefined,
};

/** Somebody plays each side, and the side to move has a legal move. */
const isSound = (game: Game): boolean =>
  game.seats.white.id !== game.seats.black.id &&
  !shareSomebody(game.seats.white, game.seats.black) &&
  (game.result !== null || legalIn(game).length > 0);

const PERSON = seatPerson({ id: '2', name: 'Anna' });
const TEAM = seatCrowd('1', 'Town', { kind: 'everyone' });
const VOTING: Voting = { window: DAY, tallies: 'open', quorum: 2, leastDays: 7 };

/** Team games, and games without offers, are as frequent as all others. */
const games: fc.Arbitrary<Game> = fc
  .tuple(gameOf(6), fc.boolean(), fc.boolean(), fc.constantFrom(seatEngine(PERSON, 3), PERSON), fc.boolean())
  .map(([game, isVote, isCalm, other, isWhite]) => ({
    ...game,
    ...(isVote && {
      seats: isWhite ? { white: TEAM, black: other } : { white: other, black: TEAM },
      voting: game.voting ?? VOTING,
    }),
    ...(isCalm && { offers: NO_OFFERS, result: null }),
  }))
  .filter(isSound);

/** A generated game and the games that follow from it by accepted actions, with instants. */
const lives = fc
  .record({
    first: games,
    steps: fc.array(fc.tuple(fc.nat(), fc.constantFrom(0, 0, MINUTE, 2 * DAY)), { maxLength: 6 }),
  })
  .map(({ first, steps }) => {
    const states = [{ game: first, at: first.changedAt }];
    for (const [pick, later] of steps) {
      const { game, at } = states.at(-1) ?? { game: first, at: first.changedAt };
      const nexts = [...TRIES.values()].flatMap((attempt) =>
        COLORS.flatMap((color) => attempt(game, color, at) ?? []),
      );
      const next = nexts[pick % Math.max(1, nexts.length)];
      if (next && isSound(next)) states.push({ game: next, at: next.changedAt + later });
    }
    return states;
  });

test('a side is offered every action that is accepted from it, apart from the listed exceptions', () => {
  expect([...TRIES.keys()].toSorted()).toEqual(ACTIONS.toSorted());
  fc.assert(
    fc.property(lives, (states) => {
      for (const { game, at } of states)
        for (const color of COLORS) {
          const offered = new Set(actionsOf(game, color, at));
          for (const [action, attempt] of TRIES) {
            const isAccepted = attempt(game, color, at) !== null;
            const isKept = Object.values(REASONS).some((holds) => holds(game, color, action));
            const isExpected = isAccepted && !isKept;
            expect([action, color, offered.has(action)]).toEqual([action, color, isExpected]);
          }
        }
    }),
    { numRuns: runsOf(160) },
  );
});

/** A team answers only a draw offer. The engine answers on its own. */
const isAnswered = (game: Game, by: Color, kind: OfferKind): boolean => {
  const other = opponentOf(by);
  if (isCrowd(game.seats[other])) return kind === 'draw';
  if (isEngine(game.seats[other])) return isAsked(game);
  const may = actionsOf(game, other);
  return isGone(game.seats[other]) || (may.includes(`accept ${kind}`) && may.includes(`decline ${kind}`));
};

test('each offer that a side can make can be answered or withdrawn', () => {
  fc.assert(
    fc.property(lives, (states) => {
      for (const { game, at } of states)
        for (const color of COLORS)
          for (const kind of OFFER_KINDS) {
            if (!actionsOf(game, color, at).includes(`offer ${kind}`)) continue;
            const after = offering('offer', kind)(game, color, at);
            if (after?.offers[color].open !== kind) continue;
            expect([kind, isAnswered(after, color, kind)]).toEqual([kind, true]);
            expect(actionsOf(after, color)).toContain(`withdraw ${kind}`);
          }
    }),
    { numRuns: runsOf(160) },
  );
});

/** These are not actions of a side in the game. */
const ELSEWHERE = new Set(['board', 'play', 'rules', 'replay', 'watch', 'guess', 'tournament', 'export']);

function actionOf({ command, action }: Press, game: Game): Action | null {
  if (ELSEWHERE.has(command)) return null;
  const offer = [...TRIES.keys()].find((each) => each === `${action} ${command}`);
  if (offer) return offer;
  switch (`${command} ${action}`) {
    case 'vote done':
    case 'vote mine':
      return 'vote';
    case 'vote again':
      return 'vote again';
    case 'ask-draw ask':
      return 'offer draw';
    case 'practice level':
      return 'level';
    case 'challenge end':
      return 'end match';
    case 'challenge next':
    case 'challenge deal':
      return null;
    default:
  }
  if (command === 'move') return isCrowd(game.seats[sideToMove(game)]) ? 'vote' : 'move';
  const plain = ACTIONS.find((each) => each === command);
  if (!plain) throw new Error(`the press ${command} ${action} is no known action`);
  return plain;
}

const actionsOn = (game: Game, ...screens: readonly Screen[]): ReadonlySet<Action> =>
  new Set(screens.flatMap(pressesOn).flatMap((press) => actionOf(press, game) ?? []));

/** These are shown on the player's own board, or below “More…”. */
const PRIVATE: ReadonlySet<Action> = new Set<Action>([
  ...OFFER_KINDS.map((kind) => `withdraw ${kind}` as const),
  'offer draw',
  'offer takeback',
  'offer pause',
  'plan',
  'resign',
]);

test('a public card offers the actions of both sides, a private board only those of its own side', () => {
  fc.assert(
    fc.property(lives, (states) => {
      for (const { game } of states) {
        const union = new Set(COLORS.flatMap((color) => actionsOf(game, color)));
        const isPublic = (action: Action): boolean =>
          action === 'end match' ? game.match?.asked !== undefined : !PRIVATE.has(action);
        expect(actionsOn(game, cardScreen(say, game))).toEqual(new Set([...union].filter(isPublic)));
        const watcher = boardScreen(say, game, { user: '1' });
        // Anyone may join the team that votes.
        const votes = ballotOf(game);
        const others = [...actionsOn(game, watcher)].filter((action) => action !== 'analyze');
        expect(new Set(others)).toEqual(new Set(votes ? actionsOf(game, votes.color) : []));
        for (const color of COLORS) {
          const seat = game.seats[color];
          if (isCrowd(seat) || isEngine(seat) || isGone(seat)) continue;
          const board = boardScreen(say, game, { user: seat.id });
          const more = game.result ? [] : [moreScreen(say, game, color)];
          const own = new Set(actionsOf(game, color));
          expect(actionsOn(game, board, ...more)).toEqual(own);
        }
      }
    }),
    { numRuns: runsOf(120) },
  );
});
