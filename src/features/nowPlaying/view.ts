/** The games being played in a server now, as one picture of small boards. */
import { COLORS } from '../../draughts/types.ts';
import type { Game, MessageAddress } from '../../game/game.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { SmallBoard } from '../../render/scene/results.ts';
import { lookAt, moveNumberOf, type Look } from '../../views/board/look.ts';
import { chartBlocks, type Shape } from '../../views/board/shape.ts';
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
import { bothInWords, namesOf } from '../../views/screen/phrases.ts';
import type { Block, Screen } from '../../views/screen/screen.ts';
import { guessMenu } from '../guess/view.ts';
import { watchChoice, watchLines, watchOffer, waysOn, wishPicker, type Watching } from '../watch/view.ts';

export interface NowShown {
  /** The liveliest first. */
  readonly games: readonly { readonly game: Game; readonly card: MessageAddress | null }[];
  /** Of all games being played now. */
  readonly total: number;
}

function smallBoard(say: Say, { game, line, position }: Look, number: number): SmallBoard {
  const names = namesOf(say, game);
  const [white, black] = COLORS.map((color) => ({ name: names[color], number: say(`color.${color}`) }));
  const before = line.positions.at(-2);
  const move = line.moves.at(-1);
  const unnamed = { name: '', number: '' };
  return {
    variant: game.variant,
    position,
    last: move && before ? { move, before } : null,
    number,
    players: { white: white ?? unnamed, black: black ?? unnamed },
  };
}

/** In words, for readers who don't see the picture. */
function inWords(say: Say, { game, turn, last }: Look, number: number): string {
  const about = {
    ...namesOf(say, game),
    place: number,
    variant: say(`variant.${game.variant}`),
    number: moveNumberOf(game),
    player: namesOf(say, game)[turn],
  };
  return last ? say('now.words-moved', { ...about, move: last.text }) : say('now.words', about);
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
  const looks = games.map(({ game }) => lookAt(game));
  const words = looks.map((look, at) => inWords(say, look, at + 1));
  const chart = {
    kind: 'boards',
    boards: looks.map((look, at) => smallBoard(say, look, at + 1)),
  } as const;
  const more = total - games.length;
  return [
    ...chartBlocks({ chart, alt: words.join('\n') }, shape, words.map(plain).join('\n')),
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
