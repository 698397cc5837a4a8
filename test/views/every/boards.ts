/** Every screen about a game and its actions. */
import { sharedScreen, unsharedScreen } from '../../../src/views/game/shared.ts';
import * as fc from 'fast-check';
import { moveControls } from '../../../src/views/board/moveControls.ts';
import { type Look, moveText, lookAt } from '../../../src/views/board/look.ts';
import { candidateChoice, pieceChoice } from '../../../src/views/board/pieceChoice.ts';
import { gameMenu, gamesScreen } from '../../../src/views/game/gamesList.ts';
import {
  BOARD,
  EXPORT,
  WATCH,
  GAME,
  HINT,
  MOVE,
  OFFERS,
  PLAN,
  PUZZLE,
  RESIGN,
  RESUME,
} from '../../../src/views/presses/declarations.ts';
import { lastPosition } from '../../../src/draughts/line.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import { lineOf } from '../../../src/game/line.ts';
import type { Say } from '../../../src/i18n/say.ts';
import { stepOf } from '../../../src/game/plan/planText.ts';
import { makeSquare, parseSquares, type NotationStyle } from '../../../src/notation/square.ts';
import { hostilePositions } from '../../draughts/hostile.ts';
import { sampleGame } from '../../store/samples.ts';
import { CHALLENGE_EXTRAS } from '../../../src/views/presses/questions.ts';
import { buttonBlock, quiet } from '../../../src/views/screen/blocks.ts';
import { OCCASIONS } from '../../../src/game/calls/calls.ts';
import { OFFER_KINDS } from '../../../src/game/offers/offers.ts';
import { COLORS } from '../../../src/draughts/types.ts';
import { refusal } from './problems.ts';
import { refusalScreen } from '../../../src/app/problem/refusal.ts';
import type { Game } from '../../../src/game/game.ts';
import { deadlineOf } from '../../../src/game/clock/clock.ts';
import {
  boardScreen,
  cardScreen,
  above,
  reminderScreen,
  retiredScreen,
} from '../../../src/views/game/card.ts';
import { askDrawScreen, offerScreen, resignScreen } from '../../../src/views/game/offerButtons.ts';
import { digestScreen } from '../../../src/views/game/digest.ts';
import { hintScreen, onlyMoveScreen } from '../../../src/views/game/hint.ts';
import { changeButton, challengeForm } from '../../../src/views/game/challengeForm.ts';
import { teamForm } from '../../../src/views/game/teamForm.ts';
import { lobbyScreen, ownSeekScreen, seekScreen, withdrawnScreen } from '../../../src/features/lobby/view.ts';
import { invitationScreen } from '../../../src/views/game/invitation.ts';
import { dealScreen } from '../../../src/views/game/match.ts';
import { moreScreen } from '../../../src/views/game/controls.ts';
import { levelScreen } from '../../../src/views/game/level.ts';
import { LEVELS } from '../../../src/engine/play/levels.ts';
import { noticeScreen, unwrittenScreen } from '../../../src/views/game/notice.ts';
import { planScreen } from '../../../src/views/game/planView.ts';
import {
  watchCall,
  watchChosenScreen,
  watchesScreen,
  watchOfferScreen,
} from '../../../src/features/watch/view.ts';
import { showcaseScreen } from '../../../src/features/showcase/view.ts';
import {
  gameBoard,
  gameResultScreen,
  guessPieceScreen,
  guessScreen,
  guessTableScreen,
  type GuessBoard,
} from '../../../src/features/guess/view.ts';
import { recordBoard, recordResultScreen } from '../../../src/features/guess/view/record.ts';
import { pdnLine } from '../../../src/notation/pdn/game.ts';
import { asRecord, record } from './lines.ts';
import {
  beingPlayedScreen,
  homePutScreen,
  homeScreen,
  nowScreen,
  type HomeFacts,
  type NowShown,
} from '../../../src/features/home/view.ts';
import { MOST_BOARDS } from '../../../src/render/scene/results.ts';
import {
  leftTeamScreen,
  ownVoteScreen,
  reasonForm,
  sureButton,
  unseenScreen,
} from '../../../src/views/game/vote.ts';
import { allGuesses, guesses, running, watchCalled, watching, watchings } from './watching.ts';
import { LONGEST_REASON, PACES } from '../../../src/game/voting.ts';
import { WISHES } from '../../../src/game/vote/cast.ts';
import { screenFrom, screenOf, type Screens } from './shown.ts';
import { challenge, game, seek, shown, userOf } from './game.ts';
import * as books from './standings.ts';
import { puzzle } from './learning.ts';
import { tournament } from './tournament.ts';
import {
  few,
  instant,
  key,
  many,
  name,
  reader,
  snowflake,
  color,
  yes,
  card,
  textOf,
  variant,
} from './words.ts';

const on = game.map((each): Game => ({ ...each, result: null }));
const withUser = (of: fc.Arbitrary<Game>) =>
  of.chain((each) => userOf(each).map((user) => [each, user] as const));
/** Only its players are notified of a game. */
const withPlayer = game.chain((each) =>
  fc.constantFrom(...COLORS).map((side) => [each, each.seats[side].id] as const),
);
/** More pieces, and more moves of a piece, than there are buttons. It is White's turn. */
const crowded = fc.constantFrom(
  ...hostilePositions
    .filter(
      ({ variant: id, aim }) =>
        (id === 'antidraughts' && aim === 'captures') || (id === 'canadian' && aim === 'quiet'),
    )
    .map(({ variant: id, fen: start }) => [sampleGame({ variant: id, start }), 'boris'] as const),
);
const timed = on.filter((each) => deadlineOf(each) !== null);

const ratings = fc.option(fc.record({ white: books.rating, black: books.rating }), { nil: null });
const facts = fc.record({
  ratings,
  changes: fc.option(fc.record({ white: books.change, black: books.change }), { nil: null }),
  between: fc.option(fc.record({ games: many, wins: few, losses: few }), { nil: null }),
});

const tally = fc.array(fc.record({ move: fc.constant('a1:c3:e5:g7:e5:c3:a1:c3:e5:g7'), votes: many }), {
  maxLength: 30,
});
const reason = textOf(LONGEST_REASON);
const voteFacts = fc.record({
  count: many,
  now: fc.option(tally, { nil: null }),
  last: fc.option(
    fc.record({
      moves: tally,
      reasons: fc.array(reason, { maxLength: 3 }),
      by: fc.constantFrom(null, 'white', 'black'),
    }),
    { nil: null },
  ),
});
const voted = fc.record({
  move: fc.constant('a1:c3:e5'),
  doneIn: fc.constantFrom(null, 0),
  wish: fc.constantFrom(null, ...WISHES),
  reason: fc.option(reason, { nil: null }),
});

const time = fc.constantFrom('none', '5+3', '7+7', '3d', '14d', '180+60');
/** Screens for the game itself, and for an imported record of it. */
const boardsToGuess = (say: Say, each: Game, style?: NotationStyle | null): readonly GuessBoard[] => {
  const imported = { id: each.id, record: asRecord(each), line: lineOf(each), ply: each.moves.length };
  return [gameBoard(say, each, style), recordBoard(say, imported, style)];
};
const nowShown: fc.Arbitrary<NowShown> = fc
  .tuple(
    fc.array(fc.record({ game, card }), { minLength: 0, maxLength: MOST_BOARDS, size: 'max' }),
    fc.nat(100),
  )
  .map(([games, more]) => ({ games, total: games.length === 0 ? 0 : games.length + more }));

const homeFacts: fc.Arbitrary<HomeFacts> = fc.record({
  puzzle: fc.option(fc.record({ puzzle, difficulty: fc.constantFrom(900, 1500, 2400), solved: many }), {
    nil: null,
  }),
  leader: fc.option(fc.record({ name, rating: fc.constantFrom('1500?', '2350') }), { nil: null }),
  tournament: fc.option(tournament, { nil: null }),
});

const guessRows = fc.array(fc.record({ user: snowflake, name, points: few, engine: few, guesses: few }), {
  maxLength: 10,
  size: 'max',
});
const asked = fc.record({
  opponent: fc.oneof(snowflake, fc.constant('')),
  variant,
  time,
  match: fc.constantFrom('', '4, 10m', 'W:Wc3,Kd4:Bb8', 'first to 5'),
  extras: fc.subarray([...CHALLENGE_EXTRAS]),
});

export const BOARDS = {
  'game/card boardScreen': screenFrom(
    [
      withUser(game),
      reader,
      fc.option(refusal, { nil: null }),
      fc.option(color, { nil: undefined }),
      fc.record({ ruling: fc.constantFrom('void', 'restore', null), isBesideCard: yes }),
    ],
    (say, [each, user], how, problem, bottom, reach) =>
      boardScreen(
        say,
        each,
        { user, ...how, ...(bottom && { bottom }), ...reach },
        ...(problem ? refusalScreen(say, problem).blocks : []),
      ),
  ),
  'the board of a finished game, to an admin': game.map((each) => (say) => {
    const over = { ...each, result: { winner: null, by: 'agreement' } } as const;
    return boardScreen(say, over, { user: '1', ruling: 'void' });
  }),
  'game/card cardScreen': screenFrom(
    [game, reader, facts, yes, voteFacts],
    (say, each, { look }, told, hasRemarks, vote) =>
      cardScreen(say, each, {
        look,
        facts: { ...told, vote: each.voting ? vote : null },
        hasRemarks,
      }),
  ),
  'game/vote ownVoteScreen': screenFrom(
    [game, fc.option(voted, { nil: null }), instant, yes],
    (say, each, vote, at, isOnTeam) => {
      const ballot = { round: 0, until: at };
      const own = vote && { ...vote, gameId: each.id, ply: 0, user: '1', at };
      return ownVoteScreen(say, each, ballot, own, isOnTeam);
    },
  ),
  'game/vote leftTeamScreen': fc.constant(leftTeamScreen),
  'game/vote unseenScreen': screenOf(unseenScreen, snowflake),
  'a doubtful vote': game.map((each) => (say) => {
    const problem = { code: 'vote-hangs', ply: 0, chosen: 'a1:c3:e5', lost: 2 } as const;
    const state = { id: each.id, ply: each.moves.length, more: problem.chosen };
    return refusalScreen(say, problem, buttonBlock(sureButton(say, state)));
  }),
  'game/vote reasonForm': screenOf(reasonForm, game, fc.option(reason, { nil: null })),
  'game/shared sharedScreen': screenOf(
    sharedScreen,
    fc.constant({
      address: `https://draughts.example.org/s/${'x'.repeat(260)}`,
      of: `player-${'1'.repeat(20)}-${'2'.repeat(20)}`,
    }),
  ),
  'game/shared unsharedScreen': screenOf(unsharedScreen),
  'game/offerButtons offerScreen': screenOf(offerScreen, game, color, fc.constantFrom(...OFFER_KINDS)),
  'game/offerButtons askDrawScreen': screenOf(askDrawScreen, game, color),
  'game/offerButtons resignScreen': screenOf(resignScreen, game, color),
  'game/digest digestScreen': screenFrom(
    [
      fc.array(
        fc.tuple(withPlayer, fc.constantFrom('turn' as const, 'offer' as const, 'end' as const), shown),
        { minLength: 1, maxLength: 30 },
      ),
    ],
    (say, all) =>
      digestScreen(
        say,
        all.map(([[each], occasion, at]) => ({ occasion, record: { game: each, shown: at } })),
        all[0]?.[0][1] ?? '',
      ),
  ),
  'game/gamesList gamesScreen': screenFrom(
    [
      fc.array(fc.tuple(withPlayer, shown), { maxLength: MOST_BOARDS }),
      fc.record({
        scope: fc.constantFrom('here' as const, 'everywhere' as const),
        page: few,
        size: fc.constant(MOST_BOARDS),
        total: fc.nat(40),
        inServer: yes,
        isAlone: yes,
        teams: fc.array(fc.record({ game: withPlayer.map(([each]) => each), side: color, isAwaited: yes }), {
          maxLength: 5,
        }),
      }),
      reader,
    ],
    (say, all, window, how) =>
      gamesScreen(
        say,
        all.map(([[each], at]) => ({ game: each, shown: at })),
        all[0]?.[0][1] ?? '',
        window,
        how,
      ),
  ),
  'game/hint hintScreen': screenFrom([on, reader], (say, each, how) => {
    const look = lookAt(each, how.style);
    return look.legal.slice(0, 3).map((move) => hintScreen(say, look, move, how));
  }),
  'game/hint onlyMoveScreen': screenFrom([on, reader], (say, each, how) => {
    const look = lookAt(each, how.style);
    return look.legal.slice(0, 1).map((move) => onlyMoveScreen(say, look, move, how));
  }),
  'game/level levelScreen': screenOf(levelScreen, key, fc.constantFrom(...LEVELS)),
  'game/challengeForm challengeForm': screenOf(challengeForm, asked, yes),
  'game/teamForm teamForm': screenOf(
    teamForm,
    fc.record({ variant, pace: fc.constantFrom(...PACES), level: fc.constantFrom(...LEVELS) }),
  ),
  'a refused challenge window': screenFrom([refusal, asked], (say, problem, terms) =>
    refusalScreen(say, problem, buttonBlock(changeButton(say, terms))),
  ),
  'lobby/view lobbyScreen': screenFrom(
    [fc.array(seek, { maxLength: 12 }), fc.array(snowflake, { maxLength: 2 })],
    (say, waiting, hidden) =>
      lobbyScreen(say, waiting, new Set([...hidden, waiting[0]?.challenger.id ?? ''])),
  ),
  'lobby/view seekScreen': screenOf(seekScreen, seek),
  'lobby/view ownSeekScreen': screenOf(ownSeekScreen, key),
  'lobby/view withdrawnScreen': screenOf(withdrawnScreen),
  'game/invitation invitationScreen': screenOf(
    invitationScreen,
    challenge,
    fc.constantFrom(null, ['1500?', '2350']),
  ),
  'game/match dealScreen': game.map((each) => (say) => dealScreen(say, each, each.match?.draw ?? null)),
  'game/controls moreScreen': screenOf(moreScreen, on, color),
  'game/notice noticeScreen': screenFrom(
    [withPlayer, fc.constantFrom(...OCCASIONS), reader, card, yes],
    (say, [each, user], occasion, how, at, dropped) =>
      noticeScreen(say, each, { occasion }, { user, ...how }, { card: at, dropped }),
  ),
  'game/notice unwrittenScreen': screenOf(unwrittenScreen, game, snowflake, card),
  'home/view nowScreen': screenOf(
    nowScreen,
    nowShown,
    fc.record({
      watching: watchings,
      here: fc.option(game, { nil: null }),
      guessable: fc.array(game, { maxLength: 25, size: 'max' }),
    }),
    reader,
  ),
  'home/view beingPlayedScreen': screenOf(beingPlayedScreen, nowShown, reader),
  'home/view homeScreen': screenOf(homeScreen, nowShown, homeFacts, reader, instant),
  'home/view homePutScreen': screenOf(
    homePutScreen,
    fc.constantFrom('put' as const, 'waiting' as const, 'closed' as const),
    snowflake,
  ),
  'showcase/view showcaseScreen': screenFrom(
    [game, fc.constantFrom('capture', 'mistake', 'end'), card, guessRows, reader],
    (say, each, kind, at, [guesser = null], how) =>
      each.moves.map((_, ply) => showcaseScreen(say, { kind, game: each, ply }, { card: at, guesser }, how)),
  ),
  'guess/view guessScreen': screenFrom([running, guesses, reader], (say, each, own, how) =>
    boardsToGuess(say, each, how.style).map((board) => guessScreen(say, board, own(each), how)),
  ),
  'guess/view guessPieceScreen': screenFrom([running, fc.nat(40), reader], (say, each, number, how) =>
    boardsToGuess(say, each, how.style).map((board) => {
      const { legal } = board.look;
      const move = legal[number % Math.max(1, legal.length)];
      return move ? guessPieceScreen(say, board, [move.from], how) : null;
    }),
  ),
  'guess/view gameResultScreen': game
    .chain((each) =>
      fc.tuple(fc.constant(each), allGuesses({ kind: 'game', id: each.id }, each.moves.length)),
    )
    .map(
      ([each, own]) =>
        (say) =>
          gameResultScreen(say, each, own),
    ),
  'guess/view/record recordResultScreen': fc
    .tuple(record, key)
    .chain(([each, id]) => {
      const line = pdnLine(each);
      const own = allGuesses({ kind: 'record', id }, line.moves.length);
      return fc.tuple(fc.constant({ id, record: each, line, ply: line.moves.length }), own);
    })
    .map(
      ([each, own]) =>
        (say) =>
          recordResultScreen(say, each, own),
    ),
  'guess/view guessTableScreen': screenOf(
    guessTableScreen,
    fc.record({ game: guessRows, record: guessRows }),
    fc.array(game, { maxLength: 25, size: 'max' }),
  ),
  'watch/view watchCall': screenFrom(
    [game, watchCalled, reader, snowflake, card],
    (say, each, called, how, user, at) => watchCall(say, each, called, { user, ...how }, at),
  ),
  'watch/view watchChosenScreen': screenOf(watchChosenScreen, watching, yes),
  'watch/view watchOfferScreen': screenOf(watchOfferScreen, game),
  'watch/view watchesScreen': screenOf(
    watchesScreen,
    watchings,
    fc.record({ isStopped: yes, isInServer: yes }),
  ),
  'game/planView planScreen': screenFrom(
    [
      fc.oneof({ weight: 4, arbitrary: withPlayer }, crowded),
      reader,
      fc.option(refusal, { nil: null }),
      fc.nat(30),
      fc.nat(3),
    ],
    (say, [each, user], how, problem, lines, from) => {
      const ply = Math.max(0, each.moves.length - from);
      const begun = {
        ...each,
        result: null,
        moves: each.moves.slice(0, ply),
        turns: each.turns.slice(0, ply + 1),
      };
      const line = each.moves.slice(ply);
      const plan = {
        ply,
        takebacks: each.takebacks,
        lines: line.length === 0 ? [] : Array.from({ length: lines }, () => line),
      };
      const at = lineOf(begun);
      const step = line[0] === undefined ? null : stepOf(at, line[0]);
      const pieces = legalMoves(at.variant, lastPosition(at)).map(({ from: square }) =>
        makeSquare(at.variant, square),
      );
      const views = [
        ...['', ...new Set(pieces)].map((chosen) => ({ path: '', chosen })),
        { path: step ?? '', chosen: '' },
      ];
      return views.map((view) =>
        planScreen(
          say,
          begun,
          { user, ...how, plan, ...view },
          ...(problem ? refusalScreen(say, problem).blocks : []),
        ),
      );
    },
  ),
  'game/card above': screenFrom([timed, card], (say, each, at) =>
    above(reminderScreen(say, each, at, []), cardScreen(say, each)),
  ),
  'game/card reminderScreen': screenFrom(
    [timed, card, fc.array(snowflake, { maxLength: 6 })],
    (say, each, at, users) => reminderScreen(say, each, at, [...new Set(users)]),
  ),
  'game/card retiredScreen': screenOf(retiredScreen, game, card),
  // The question if it is the user's turn in several games; `press` continues with the chosen one.
  'which game': screenFrom(
    [
      fc.array(withPlayer, { minLength: 2, maxLength: 30, size: 'max' }),
      textOf(80),
      fc.constantFrom('' as const, 'draw' as const),
      instant,
    ],
    (say, all, text, draw, at) =>
      [
        MOVE.to.in({ typed: text.replaceAll('|', ' '), draw }),
        ...[BOARD, GAME].map(({ to }) => to.open()),
        EXPORT.to.in(),
        WATCH.to.in({ calls: 'end' }),
        ...[RESIGN, RESUME, PLAN, OFFERS.draw, OFFERS.takeback, OFFERS.pause].map(({ to }) => to.in()),
        HINT.to.give(),
      ].map((press) =>
        refusalScreen(
          say,
          { code: 'which-game', games: [] },
          gameMenu(
            say,
            all.map(([each], n) => ({ ...each, id: `g${n}` })),
            { user: all[0]?.[1] ?? '', at },
            press,
          ),
        ),
      ),
  ),
  // A piece with more moves than there are buttons, in a game and in a puzzle.
  'more moves than buttons': fc.constantFrom(MOVE, PUZZLE).map(({ to }) => (say) => {
    const look: Look = {
      ...lookAt(sampleGame({ variant: 'armenian', start: 'W:WKd4,Ka1:BKh7' })),
      press: (action, more) => to[action]({ id: 'g1', ply: 0, more }),
    };
    return quiet(...pieceChoice(say, look, parseSquares(look.variant, 'd4') ?? [], {}));
  }),
  // The second step of a move, and the candidates for an ambiguous text.
  'piece and moves': screenFrom([on, reader], (say, each, how) => {
    const look = lookAt(each, how.style);
    const texts = look.legal.map((move) => moveText(look, move));
    return [
      ...[...new Set(look.legal.map(({ from }) => from))].map((from) =>
        quiet(...pieceChoice(say, look, [from], how)),
      ),
      ...(texts.length === 0
        ? []
        : [
            quiet(...candidateChoice(say, look, texts, how)),
            refusalScreen(
              say,
              { code: 'ambiguous-move', text: 'x', candidates: texts },
              ...moveControls(say, look),
            ),
          ]),
    ];
  }),
} satisfies Screens;
