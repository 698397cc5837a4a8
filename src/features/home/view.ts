/** The games being played in a server now as a wall of boards, and the home that contains it. */
import type { Game, MessageAddress } from '../../game/game.ts';
import { sideToMove } from '../../game/line.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { moveNumberOf } from '../../views/board/look.ts';
import type { Shape } from '../../views/board/shape.ts';
import { wall } from '../../views/board/wall.ts';
import { GAME, HELP, HOME } from '../../views/presses/declarations.ts';
import {
  button,
  buttonBlock,
  linkTo,
  menuBlock,
  OPEN_ACCENT,
  pickerBlock,
  quiet,
  relativeTime,
  text,
  whereOf,
} from '../../views/screen/blocks.ts';
import { bothInWords } from '../../views/screen/phrases.ts';
import type { Block, Button, Screen } from '../../views/screen/screen.ts';
import { channel } from '../../views/screen/tokens.ts';
import { shownName } from '../../views/standings/words.ts';
import { guessMenu } from '../guess/view.ts';
import { PUZZLE } from '../puzzle/presses.ts';
import { newTrial, type Puzzle } from '../puzzle/rules.ts';
import { hardness, onTrial, puzzleBlocks, puzzleBoard } from '../puzzle/view.ts';
import {
  WAYS_ON,
  watchChoice,
  watchLines,
  watchOffer,
  waysOn,
  wishPicker,
  type Watching,
} from '../watch/view.ts';

export interface NowShown {
  /** The liveliest games first. */
  readonly games: readonly { readonly game: Game; readonly card: MessageAddress | null }[];
  /** The number of all games being played now. */
  readonly total: number;
}

function listed(say: Say, { game, card }: NowShown['games'][number], number: number): string {
  const names = bothInWords(say, game);
  return say('now.line', {
    place: number,
    ...names,
    variant: say(`variant.${game.variant}`),
    number: moveNumberOf(game),
    player: names[sideToMove(game)],
    where: whereOf(game, card),
  });
}

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

const playedBlocks = (say: Say, shown: NowShown, shape: Shape): readonly Block[] => [
  ...boards(say, shown, shape),
  menuBlock(
    GAME.to.open(),
    say('now.menu'),
    shown.games.map(({ game }) => watchChoice(say, game)),
  ),
];

const list = (say: Say, shown: NowShown, shape: Shape): readonly Block[] => [
  text(say('now.title'), shown.total === 0 ? say('now.none') : say('now.count', { count: shown.total })),
  ...(shown.total === 0 ? [] : playedBlocks(say, shown, shape)),
];

/** Some of the games being played now. */
export const beingPlayedScreen = (say: Say, shown: NowShown, shape: Shape): Screen =>
  quiet(text(say('now.title')), ...(shown.total === 0 ? [] : boards(say, shown, shape)));

/** What one reader watches and may do. */
interface Spectating {
  readonly watching: readonly Watching[];
  /** A game in the channel that they could also watch. */
  readonly here: Game | null;
  /** Games where they may guess the next move. */
  readonly guessable: readonly Game[];
}

export const nowScreen = (
  say: Say,
  shown: NowShown,
  { watching, here, guessable }: Spectating,
  shape: Shape = {},
): Screen =>
  quiet(
    ...list(say, shown, shape),
    ...(guessable.length === 0 ? [] : [guessMenu(say, guessable)]),
    text(...watchLines(say, watching)),
    ...(here ? watchOffer(say, here) : []),
    wishPicker(say),
    waysOn(say, watching.length > 0 ? ['list', 'guess', 'play'] : ['guess', 'play']),
  );

/** The facts of a home besides the games. */
export interface HomeFacts {
  readonly puzzle: { readonly puzzle: Puzzle; readonly difficulty: number; readonly solved: number } | null;
  readonly leader: { readonly name: string; readonly rating: string } | null;
  /** The next tournament, or a tournament that is being played. */
  readonly tournament: Pick<Tournament, 'terms' | 'stage' | 'venue' | 'shown'> | null;
}

function puzzleLine(say: Say, { puzzle, difficulty, solved }: NonNullable<HomeFacts['puzzle']>): string {
  return [
    say(`home.puzzle.${hardness(difficulty)}`, { variant: say(`variant.${puzzle.variant}`) }),
    solved === 0 ? say('daily.unsolved') : say('daily.solved-unnamed', { count: solved }),
  ].join(' ');
}

function tournamentLine(
  say: Say,
  { terms, stage, venue, shown }: NonNullable<HomeFacts['tournament']>,
): string {
  const { card } = shown;
  const about = {
    name: plain(terms.name),
    where: card ? linkTo(venue.guildId, card) : channel(venue.threadId ?? venue.channelId),
  };
  return stage === 'open'
    ? say('home.tournament', { ...about, time: relativeTime(terms.startsAt) })
    : say('home.tournament-running', about);
}

/** If there are no games, the home shows the puzzle's board. */
function puzzleBoardOf(
  say: Say,
  { puzzle }: NonNullable<HomeFacts['puzzle']>,
  shape: Shape,
): readonly Block[] {
  const look = puzzleBoard(puzzle, newTrial(puzzle, '', 0));
  return [...puzzleBlocks(say, look, look.turn, shape), text(say(`puzzle.turn.${look.turn}`))];
}

const solveButton = (say: Say, { puzzle }: NonNullable<HomeFacts['puzzle']>): Button =>
  button(PUZZLE.to.daily(onTrial(newTrial(puzzle, '', 0))), say('button.home.puzzle'), { emoji: '🧩' });

const homeGames = (say: Say, shown: NowShown, { puzzle }: HomeFacts, shape: Shape): readonly Block[] => {
  if (shown.total > 0) {
    const count = say('now.count', { count: shown.total });
    return [text(say('home.title'), count), ...playedBlocks(say, shown, shape)];
  }
  return [text(say('home.title'), say('home.quiet')), ...(puzzle ? puzzleBoardOf(say, puzzle, shape) : [])];
};

/** `changedAt`: when it was last updated (ms). */
export function homeScreen(
  say: Say,
  shown: NowShown,
  facts: HomeFacts,
  shape: Shape,
  changedAt: number,
): Screen {
  const { puzzle, leader, tournament } = facts;
  const lines = [
    puzzle && puzzleLine(say, puzzle),
    leader && say('home.leader', { player: shownName(leader.name), rating: leader.rating }),
    tournament && tournamentLine(say, tournament),
  ].filter((line) => line !== null);
  return {
    blocks: [
      ...homeGames(say, shown, facts, shape),
      text(...lines, say('board.pinned', { time: relativeTime(changedAt) })),
      buttonBlock(
        button(HELP.to.door(), say('button.home.play'), { style: 'success', emoji: '▶️' }),
        puzzle && solveButton(say, puzzle),
        WAYS_ON.guess(say),
      ),
    ],
    accent: OPEN_ACCENT,
    notifies: [],
  };
}

export const homePicker = (say: Say): Block =>
  pickerBlock('channels', HOME.to.in(), say('menu.home.elsewhere'));

/** For the admin who put it there. It can be moved. */
export const homePutScreen = (say: Say, state: 'put' | 'waiting' | 'closed', channelId: string): Screen =>
  quiet(text(say(`home.${state}`, { where: channel(channelId) })), homePicker(say));
