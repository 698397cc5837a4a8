/** Controls that are rarely used are behind one button, so that nobody resigns by accident. */
import type { Block, Button, Screen } from '../screen/screen.ts';
import { COLORS, type Color, type Square } from '../../draughts/types.ts';
import { type Action, actionsOf } from '../../game/actions.ts';
import { isGuessable } from '../../features/guess/rules.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Say } from '../../i18n/say.ts';
import {
  analyzeButton,
  buttonBlock,
  exportButton,
  highlightButton,
  quiet,
  text,
  button,
} from '../screen/blocks.ts';
import { type Look, lookAt } from '../board/look.ts';
import { phoneRow } from '../screen/phoneRow.ts';
import { forBoard, moveControls } from '../board/moveControls.ts';
import { chosenControls, onlyCapturer } from '../board/pieceChoice.ts';
import { offerButton } from './offerButtons.ts';
import { nextGameAt } from '../../game/match/matchScore.ts';
import { dealButtons, endMatchButtons, nextButtons } from './match.ts';
import {
  ASK_DRAW,
  BOARD,
  GUESS,
  HINT,
  PLAN,
  PLAY,
  PRACTICE,
  REPLAY,
  RESIGN,
  RESUME,
  RULES,
  TOURNAMENT,
  VOID,
  WATCH,
} from '../presses/declarations.ts';
import type { Ruling } from '../../rating/entry.ts';
import { voteButtons } from './vote.ts';
import { ballotOf } from '../../game/ballot.ts';
import { at } from '../presses/presses.ts';
import type { Game } from '../../game/game.ts';
import { isCrowd, isEngine } from '../../game/seat.ts';
import type { OfferKind } from '../../game/offers/offers.ts';

export type Reader = Color | 'everyone' | 'spectator';

type Actions = ReadonlySet<Action>;

/** The actions that the reader, or any reader, can take now. */
const actionsFor = (game: Game, reader: Reader): Actions =>
  new Set(reader === 'spectator' ? [] : actionsOf(game, reader));

const rulesButton = (say: Say, { game: { variant } }: Look): Button =>
  button(RULES.to.first({ variant }), say('button.what-rules'), { emoji: '📖' });

/** Turns the board. The button shows the current board, so it never goes stale. */
const flipButton = (say: Say, { game }: Look, bottom: Color): Button =>
  forBoard(
    button(BOARD.to.turn({ ...at(game), bottom: opponentOf(bottom) }), say('button.flip'), { emoji: '🔄' }),
  );

const resignButton = (say: Say, { game }: Look): Button =>
  button(RESIGN.to.ask(at(game)), say('button.resign'), { emoji: '🏳️' });

const resumeButton = (say: Say, { game }: Look): Button =>
  button(RESUME.to.now(at(game)), say('button.resume'), { style: 'success', emoji: '▶️' });

const planButton = (say: Say, { game }: Look): Button =>
  button(PLAN.to.open(at(game)), say('button.plan'), { style: 'primary', emoji: '📋' });

/** Opens rarely used actions for the current game privately, so it never goes stale. */
const moreButton = (say: Say, { game }: Look): Button => button(BOARD.to.rest(at(game)), say('button.more'));

/** Opens the interactive board, in a browser or as an Activity. Left out where there is no page. */
export const pageButton = (say: Say, { id }: Pick<Game, 'id'>): Button =>
  forBoard(button(BOARD.to.page({ id }), say('button.page'), { emoji: '👆' }));

/** Creates a link for anyone. Left out where there is no page. */
const shareButton = (say: Say, { id }: Pick<Game, 'id'>): Button =>
  button(BOARD.to.share({ id }), say('button.share'), { emoji: '🔗' });

/** Games in direct messages have no spectators. */
const watching = (say: Say, game: Game): readonly Button[] =>
  game.place.guildId === null
    ? []
    : [
        button(WATCH.to.ask({ id: game.id }), say('button.watch.watch'), { emoji: '👁️' }),
        ...(isGuessable(game)
          ? [forBoard(button(GUESS.to.open({ id: game.id }), say('button.guess'), { emoji: '🎯' }))]
          : []),
      ];

/** Help for a learner against the engine. Such games are always casual. */
const learning = (say: Say, { game: { id } }: Look, may: Actions): readonly Button[] => [
  ...(may.has('hint') ? [button(HINT.to.now({ id }), say('button.hint'), { emoji: '💡' })] : []),
  ...(may.has('level') ? [button(PRACTICE.to.level({ id }), say('button.level'), { emoji: '🤖' })] : []),
];

const offering = (say: Say, { game }: Look, may: Actions, kind: OfferKind): readonly Button[] =>
  may.has(`offer ${kind}`) ? [offerButton(say, game, kind, 'offer')] : [];

/** A person can still decline a draw, but an engine answers at once. */
const drawing = (say: Say, look: Look, may: Actions): readonly Button[] =>
  offering(say, look, may, 'draw').map((each) =>
    COLORS.some((color) => isEngine(look.game.seats[color]))
      ? { ...each, press: ASK_DRAW.to.ask(at(look.game)) }
      : each,
  );

/**
 * Everything a side can do besides moving and answering. What depends on the turn comes last, so
 * that the other buttons keep their places and nobody presses another by accident.
 */
const deeds = (say: Say, look: Look, may: Actions): readonly Button[] => [
  ...drawing(say, look, may),
  ...offering(say, look, may, 'pause'),
  ...(may.has('resign') ? [resignButton(say, look)] : []),
  ...offering(say, look, may, 'takeback'),
  ...(may.has('plan') ? [planButton(say, look)] : []),
];

function moreControls(say: Say, look: Look, own: Color): readonly Block[] {
  const { game } = look;
  const may = actionsFor(game, own);
  const ofMatch = buttonBlock(...endMatchButtons(say, game, may, false), ...dealButtons(say, game));
  const flip = button(BOARD.to.flip({ id: game.id, bottom: opponentOf(own) }), say('button.flip'), {
    emoji: '🔄',
  });
  return [
    buttonBlock(flip, ...deeds(say, look, may), shareButton(say, game), rulesButton(say, look)),
    ofMatch,
  ];
}

/** The tournament decides what follows, so its players see the standings. */
const standingsButton = (say: Say, id: string): Button =>
  button(TOURNAMENT.to.table({ id, round: 0, page: 0 }), say('button.tournament.table'), { emoji: '📊' });

/** The next game of a match, otherwise a rematch. Offered once, and not to a deleted player. */
function goingOn(say: Say, look: Look, may: Actions): readonly Button[] {
  const { game } = look;
  if (game.tournament) return [standingsButton(say, game.tournament.id)];
  if (game.voting)
    return [button(PLAY.to.team(), say('button.play.team'), { emoji: '🗳️', style: 'primary' })];
  if (nextGameAt(game) !== null) return nextButtons(say, game);
  // The most important button is highlighted.
  return offering(say, look, may, 'rematch').map((each) => ({ ...each, style: 'primary' }));
}

const animationButton = (say: Say, { game: { id } }: Look, bottom: Color): Button =>
  forBoard(button(REPLAY.to.film({ id, ply: 0, bottom }), say('button.animation'), { emoji: '🎞️' }));

function lookBack(say: Say, { game }: Look, bottom: Color): readonly Button[] {
  if (!actionsOf(game, 'everyone').includes('analyze')) return [];
  const { id } = game;
  return [
    forBoard(analyzeButton(say, { kind: 'game', id })),
    forBoard(button(REPLAY.to.open({ id, ply: 0, bottom }), say('button.replay'), { emoji: '⏮️' })),
  ];
}

/** The controls below the card of a finished game. The last button opens a board with the rest. */
const shownAtEnd = (say: Say, look: Look, may: Actions, bottom: Color): readonly Block[] => [
  phoneRow(...goingOn(say, look, may), ...lookBack(say, look, bottom).slice(0, 1)),
  buttonBlock(...endMatchButtons(say, look.game, may, true)),
  buttonBlock(
    pageButton(say, look.game),
    button(BOARD.to.turn({ ...at(look.game), bottom }), say('button.more')),
  ),
];

/** The controls that the reader of a private board may see. */
export interface Reach {
  /** The rulings that they may make on a finished game as an admin. */
  readonly ruling?: Ruling['verb'] | null;
  /** Whether the card, with the most important buttons, is above it. */
  readonly isBesideCard?: boolean;
}

/** The controls below a finished game on a private board. */
const afterwards = (
  say: Say,
  look: Look,
  may: Actions,
  bottom: Color,
  { isPlayer, ruling, isBesideCard }: Reach & { readonly isPlayer: boolean },
): readonly Block[] => [
  isBesideCard
    ? buttonBlock()
    : phoneRow(...(isPlayer ? goingOn(say, look, may) : []), ...lookBack(say, look, bottom).slice(0, 1)),
  phoneRow(
    ...lookBack(say, look, bottom).slice(1),
    ...(look.game.moves.length > 0 ? [animationButton(say, look, bottom)] : []),
  ),
  phoneRow(
    ...(look.game.moves.length > 0 ? [highlightButton(say, { kind: 'game', id: look.game.id })] : []),
    flipButton(say, look, bottom),
  ),
  buttonBlock(
    ...(look.game.moves.length > 0 ? [exportButton(say, look.game.id)] : []),
    ...(isBesideCard ? [] : [pageButton(say, look.game)]),
    shareButton(say, look.game),
    ...endMatchButtons(say, look.game, may, false),
    ...dealButtons(say, look.game),
    ruling ? button(VOID.to.ask({ id: look.game.id }), say(`button.void.ask.${ruling}`)) : null,
  ),
];

/** A team moves by voting. */
const isMoving = (may: Actions): boolean => may.has('move') || may.has('vote');

/** Whether the reader, or any reader, can move now. */
export const mayMove = ({ game }: Look, reader: Reader): boolean => isMoving(actionsFor(game, reader));

/** `chosen`: the piece whose moves are shown. */
export function controls(
  say: Say,
  look: Look,
  reader: Reader,
  bottom: Color,
  chosen: Square | null = null,
  reach: Reach = {},
): readonly Block[] {
  const may = actionsFor(look.game, reader);
  if (look.game.result)
    return reader === 'everyone'
      ? shownAtEnd(say, look, may, bottom)
      : afterwards(say, look, may, bottom, { ...reach, isPlayer: reader !== 'spectator' });
  const flip = flipButton(say, look, bottom);
  if (reader === 'spectator')
    return [buttonBlock(flip, ...watching(say, look.game), pageButton(say, look.game))];
  const piece = chosen ?? onlyCapturer(look);
  const moves = piece === null ? moveControls(say, look) : chosenControls(say, look, piece);
  const learner = learning(say, look, may);
  const votes = voteButtons(say, look.game, may);
  const rest =
    ballotOf(look.game) && reader === 'everyone'
      ? [phoneRow(...votes), phoneRow(pageButton(say, look.game), flip)]
      : reader === 'everyone'
        ? [
            ...(learner.length > 0 ? [phoneRow(...learner)] : []),
            buttonBlock(pageButton(say, look.game), moreButton(say, look)),
          ]
        : [
            buttonBlock(
              ...votes,
              ...learner,
              flip,
              ...(isCrowd(look.game.seats[reader]) ? watching(say, look.game) : []),
              pageButton(say, look.game),
              rulesButton(say, look),
              ...deeds(say, look, may),
            ),
          ];
  return [
    ...(may.has('resume') ? [buttonBlock(resumeButton(say, look))] : []),
    ...(isMoving(may) ? moves.map(forBoard) : []),
    buttonBlock(...endMatchButtons(say, look.game, may, true)),
    ...rest,
  ];
}

export const moreScreen = (say: Say, game: Game, own: Color): Screen =>
  quiet(text(say('more.ask')), ...moreControls(say, lookAt(game), own));
