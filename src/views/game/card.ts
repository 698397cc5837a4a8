/**
 * The public message that shows a game, its private board, and the message that replaces an old
 * card.
 */
import type { Screen, Block, Picture } from '../screen/screen.ts';
import { callsOf } from '../../game/calls/calls.ts';
import type { Game, UserId, MessageAddress } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import {
  DRAWN_ACCENT,
  text,
  TURN_ACCENT,
  WON_ACCENT,
  linkToBoard,
  relativeTime,
  mention,
  quiet,
} from '../screen/blocks.ts';
import { bothInWords } from '../screen/phrases.ts';
import { ratingNames, type CardFacts } from './cardFacts.ts';
import { clocksLine, clocksOf } from './clock.ts';
import { toldOffers } from './offerButtons.ts';
import { controls, mayMove, type Reach, type Reader as Side } from './controls.ts';
import { boardPicture, type Marks, type Shape, usualBottom, inShape, type Reader } from '../board/shape.ts';
import { forBoard, playOf } from '../board/moveControls.ts';
import { choiceMarks, moverMarks } from '../board/pieceChoice.ts';
import { lookAt, type Look } from '../board/look.ts';
import { hasBoard, statusTexts, titleText } from './status.ts';
import type { Color, Square } from '../../draughts/types.ts';
import { ballotOf } from '../../game/ballot.ts';
import { colorOf } from '../../game/decision.ts';
import { momentOf } from '../../game/engine/moment.ts';
import { pauseOf } from '../../game/offers/pause.ts';
import { deadlineOf } from '../../game/clock/clock.ts';
import { sideToMove } from '../../game/line.ts';
import { opponentOf } from '../../draughts/piece.ts';

function accentOf({ game, turn }: Look): number {
  if (!game.result) return TURN_ACCENT[turn];
  return game.result.winner ? WON_ACCENT : DRAWN_ACCENT;
}

/** For readers who can move: marks the movable pieces, or the chosen piece's destinations. */
function marksFor(look: Look, by: Side, chosen: Square | null = null): Marks {
  if (!mayMove(look, by)) return {};
  return chosen === null ? moverMarks(look) : choiceMarks(look, chosen);
}

interface CardStyle extends Pick<Shape, 'look'> {
  readonly facts?: CardFacts;
  readonly hasRemarks?: boolean;
  /** A finished game needs no board. */
  readonly isResultOnly?: boolean;
  /** The piece whose moves are shown. By default, the pieces that can move are marked. */
  readonly chosen?: Square | null;
}

/** The board, with ratings and clocks on its bars. */
function pictureOf(say: Say, look: Look, bottom: Color, marks: Marks, facts: CardFacts = {}): Picture {
  const { scene, alt } = boardPicture(say, look, bottom, marks);
  const [ratings, clocks] = [ratingNames(look.game, facts), clocksOf(look.game)];
  const isStopped = look.game.moves.length === 0 || pauseOf(look.game) !== null;
  const also = [ratings && say('describe.ratings', ratings), clocks && say('describe.clocks', clocks)];
  return {
    scene: { ...scene, ...(ratings && { ratings }), ...(clocks && { clocks, isStopped }) },
    alt: [alt, ...also.filter((words) => words !== null)].join(' '),
  };
}

export function cardScreen(
  say: Say,
  game: Game,
  { look: colors, hasRemarks, isResultOnly = false, facts, chosen = null }: CardStyle = {},
): Screen {
  const look = lookAt(game);
  const bottom = usualBottom(look);
  const picture = pictureOf(say, look, bottom, marksFor(look, 'everyone', chosen), facts);
  const remark = hasRemarks ? remarkLine(say, look) : null;
  return {
    blocks: [
      titleText(say, look, facts),
      ...(hasBoard(game) && !(isResultOnly && game.result)
        ? [{ kind: 'picture' as const, picture: { ...picture, ...(colors && { look: colors }) } }]
        : []),
      ...toldOffers(say, game, 'everyone'),
      ...statusTexts(say, look, facts),
      ...(remark === null ? [] : [text(remark)]),
      ...controls(say, look, 'everyone', bottom, chosen),
    ],
    accent: accentOf(look),
    notifies: callsOf(game).map(({ user }) => user),
  };
}

/** The reader and the side at the bottom; by default their own side. */
export interface Viewer extends Reader, Reach {
  readonly user: UserId;
  readonly bottom?: Color;
}

export function boardScreen(say: Say, game: Game, viewer: Viewer, ...above: readonly Block[]): Screen {
  const look = lookAt(game, viewer.style);
  const own = colorOf(game, viewer.user);
  const bottom = viewer.bottom ?? own ?? usualBottom(look);
  const reader = own ?? ballotOf(game)?.color ?? 'spectator';
  const drawn = pictureOf(say, look, bottom, marksFor(look, reader));
  const picture = mayMove(look, reader) ? { ...drawn, play: playOf(look) } : drawn;
  const board = [
    titleText(say, look),
    ...(viewer.board === 'text' ? [playersText(say, game)] : []),
    ...inShape(say, picture, look, bottom, viewer),
  ];
  return {
    blocks: [
      ...above,
      ...board.map(forBoard),
      ...toldOffers(say, game, reader),
      ...statusTexts(say, look).map(forBoard),
      ...controls(say, look, reader, bottom, null, viewer),
    ],
    accent: accentOf(look),
    notifies: [],
  };
}

/** The texts on a picture's bars, as text. */
function playersText(say: Say, game: Game): Block {
  return text(say('card.players', bothInWords(say, game)), clocksLine(say, game));
}

const WAYS = [1, 2, 3, 4] as const;

/** The same state always gets the same remark, and two remarks in a row are rarely the same. */
function remarkLine(say: Say, look: Look): string | null {
  const moment = momentOf(look);
  if (!moment) return null;
  const { id, moves } = look.game;
  const seed = Array.from(id, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0);
  const way = WAYS[(seed + Math.floor(moves.length / 2)) % WAYS.length] ?? 1;
  return say(`remark.${moment}.${way}`);
}

/** Reminds users that it is their turn, in a game with a clock. `card` is linked. */
export function reminderScreen(
  say: Say,
  game: Game,
  card: MessageAddress | null,
  notifies: readonly UserId[],
): Screen {
  const player = mention(say, game.seats[sideToMove(game)]);
  const deadline = deadlineOf(game);
  if (deadline === null) throw new Error(`expected a running clock for a reminder in the game ${game.id}`);
  const time = relativeTime(deadline);
  return {
    blocks: [
      text(say('reminder', { player, time }), card && say('retired.link', { link: linkToBoard(game, card) })),
    ],
    notifies,
  };
}

/**
 * The card with a reminder above its board. If that card is reposted below, the reminder disappears
 * together with the old card.
 */
export const above = (reminder: Screen, card: Screen): Screen => ({
  ...card,
  blocks: [...reminder.blocks, ...card.blocks],
  notifies: reminder.notifies,
});

function retiredLine(say: Say, game: Game): string {
  const { latest, moves, result, seats } = game;
  if (result) return say('retired.ended');
  const [before = '', last = ''] = moves.slice(-2);
  const toMove = sideToMove(game);
  if (latest === 'answered')
    return say('retired.answered', { player: mention(say, seats[toMove]), move: before, answer: last });
  if (latest !== 'moved') return say(`retired.${latest}`);
  return say('retired.moved', { player: mention(say, seats[opponentOf(toMove)]), move: last });
}

export function retiredScreen(say: Say, game: Game, next: MessageAddress | null): Screen {
  const link = next && say('retired.link', { link: linkToBoard(game, next) });
  return quiet(text(retiredLine(say, game), link));
}
