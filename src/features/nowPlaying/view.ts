/** The games being played in a server now, as one picture of small boards. */
import type { Game, MessageAddress } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import { moveNumberOf } from '../../views/board/look.ts';
import type { Shape } from '../../views/board/shape.ts';
import { wall } from '../../views/board/wall.ts';
import { WATCH } from '../watch/presses.ts';
import { GAME } from '../../views/presses/declarations.ts';
import {
  buttonBlock,
  keepButton,
  menuBlock,
  quiet,
  relativeTime,
  text,
  whereOf,
} from '../../views/screen/blocks.ts';
import { bothInWords } from '../../views/screen/phrases.ts';
import type { Block, Screen } from '../../views/screen/screen.ts';
import { guessMenu } from '../guess/view.ts';
import { watchChoice, watchLines, watchOffer, waysOn, wishPicker, type Watching } from '../watch/view.ts';

export interface NowShown {
  /** The liveliest first. */
  readonly games: readonly { readonly game: Game; readonly card: MessageAddress | null }[];
  /** Of all games being played now. */
  readonly total: number;
}

const listed = (say: Say, { game, card }: NowShown['games'][number], number: number): string =>
  say('now.line', {
    place: number,
    ...bothInWords(say, game),
    variant: say(`variant.${game.variant}`),
    number: moveNumberOf(game),
    where: whereOf(game, card),
  });

function boards(say: Say, { games, total }: NowShown, shape: Shape): readonly Block[] {
  const more = total - games.length;
  return [
    ...wall(say, games, shape),
    text(
      ...games.map((each, at) => listed(say, each, at + 1)),
      more > 0 ? say('now.more', { count: more }) : null,
    ),
  ];
}

const list = (say: Say, shown: NowShown, shape: Shape): readonly Block[] => [
  text(say('now.title'), shown.total === 0 ? say('now.none') : say('now.count', { count: shown.total })),
  ...(shown.total === 0
    ? []
    : [
        ...boards(say, shown, shape),
        menuBlock(
          GAME.to.open(),
          say('now.menu'),
          shown.games.map(({ game }) => watchChoice(say, game)),
        ),
      ]),
];

/** Some of the games that are being played. */
export const beingPlayedScreen = (say: Say, shown: NowShown, shape: Shape): Screen =>
  quiet(text(say('now.title')), ...(shown.total === 0 ? [] : boards(say, shown, shape)));

/** What one reader watches and may do. */
interface Spectating {
  readonly watching: readonly Watching[];
  /** A game of the channel that they could watch too. */
  readonly here: Game | null;
  /** Games whose next move they may guess. */
  readonly guessable: readonly Game[];
  readonly isAdmin: boolean;
}

export const nowScreen = (
  say: Say,
  shown: NowShown,
  { watching, here, guessable, isAdmin }: Spectating,
  shape: Shape = {},
): Screen =>
  quiet(
    ...list(say, shown, shape),
    ...(guessable.length === 0 ? [] : [guessMenu(say, guessable)]),
    text(...watchLines(say, watching)),
    ...(here ? watchOffer(say, here) : []),
    wishPicker(say),
    waysOn(say, watching.length > 0 ? ['list', 'guess', 'play'] : ['guess', 'play']),
    buttonBlock(isAdmin ? keepButton(say, WATCH.to.keep()) : null),
  );

/** `changedAt`: when the list was last updated (ms). */
export const pinnedNowScreen = (say: Say, shown: NowShown, shape: Shape, changedAt: number): Screen =>
  quiet(
    ...list(say, shown, shape),
    text(say('board.pinned', { time: relativeTime(changedAt) })),
    waysOn(say, ['now', 'play']),
  );
