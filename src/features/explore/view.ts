/** The opening explorer: a position, the moves played from it, and the last games to replay. */
import { versus } from '../../i18n/sentence.ts';
import { EXPLORER_BANDS, EXPLORER_TIMES, EXPLORED_PLIES, type ExplorerFilters } from './rules.ts';
import { lettersOf, EXPLORE } from './presses.ts';
import { lastPosition, type Line } from '../../draughts/line.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { COLORS, type Move, type Color } from '../../draughts/types.ts';
import type { Game, Player, GameId } from '../../game/game.ts';
import { peopleOf, type Seat } from '../../game/seat.ts';
import type { Say } from '../../i18n/say.ts';
import { cut } from '../../kit/cut.ts';
import { makeFullMove, makeMove } from '../../notation/move.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { isNamedIn, openingOf, type OpeningVariant } from '../../openings/names.ts';
import type { NotationStyle } from '../../notation/square.ts';
import { sceneAt } from '../../render/scene/lineScenes.ts';
import { type MoveArrow, withArrows } from '../../views/board/arrows.ts';
import { describeLine } from '../../views/board/description.ts';
import { numberedMoves } from '../../views/board/scoreSheet.ts';
import { inShape, type Reader } from '../../views/board/shape.ts';
import { REPLAY, OPENING } from '../../views/presses/declarations.ts';
import {
  button,
  buttonBlock,
  choicesOf,
  menuBlock,
  menuIfAny,
  quiet,
  text,
} from '../../views/screen/blocks.ts';
import { namesOf, openingName, percent, playerName } from '../../views/screen/phrases.ts';
import type { Block, Button, Choice, Picture, Screen } from '../../views/screen/screen.ts';
import { person } from '../../views/screen/tokens.ts';

/** The reader's place in the explorer, which every button contains. */
export interface ExplorerPlace extends ExplorerFilters {
  readonly root: string;
  readonly path: string;
  /** The id of the player whose games are counted; empty for all. */
  readonly user: string;
  readonly bottom: Color;
}

/** The root for a ply of a game. The explorer knows only a game's first moves. */
export const rootOf = (id: GameId, ply: number): string => `${id}.${Math.min(ply, EXPLORED_PLIES)}`;

export const openingsButton = (say: Say, variant: OpeningVariant): Button =>
  button(OPENING.to.list({ variant }), say('button.openings'), { emoji: '📖' });

export const exploreButton = (say: Say, at: Pick<ExplorerPlace, 'root' | 'path' | 'bottom'>): Button =>
  button(EXPLORE.to.open({ ...at, band: 'all', since: 'ever', user: '' }), say('button.explore'), {
    emoji: '📊',
  });

/** A legal move that was played, with its results. */
export interface ExploredMove {
  readonly move: Move;
  readonly white: number;
  readonly draws: number;
  readonly black: number;
}

export interface ExplorerContent {
  readonly place: ExplorerPlace;
  readonly line: Line;
  /** The game that the position comes from. */
  readonly game: Game | null;
  /** The most played moves first. */
  readonly moves: readonly ExploredMove[];
  /** Newest first. */
  readonly samples: readonly Game[];
  readonly first: ExplorerPlace | null;
  readonly back: ExplorerPlace | null;
  readonly on: ExplorerPlace | null;
}

/** The most moves that have a line of text, and an arrow. The menu has all of them. */
const [LINES, ARROWS] = [10, 3];
/** The most squares in the bar of a move's results. */
const SQUARES = 8;
/** The longest name on a button, in letters. */
const LONGEST_NAME = 14;

const gamesOf = ({ white, draws, black }: ExploredMove): number => white + draws + black;

interface Written extends ExploredMove {
  readonly letter: string | undefined;
  readonly name: string;
}

function written({ line, moves }: ExplorerContent, style: NotationStyle): readonly Written[] {
  const { variant } = line;
  const legal = legalMoves(variant, lastPosition(line));
  const letters = new Map(
    [...lettersOf(line)].map(([letter, move]) => [makeFullMove(variant, move), letter]),
  );
  return moves.map((each) => ({
    ...each,
    letter: letters.get(makeFullMove(variant, each.move)),
    name: makeMove(variant, each.move, legal, style),
  }));
}

/** If there are fewer games, a share means little, so counts are shown. */
const FEW = 10;

function shares(say: Say, { white, draws, black }: ExploredMove) {
  const count = white + draws + black;
  const share = (games: number): string => (count < FEW ? String(games) : percent(say, games, count));
  return { count, white: share(white), draws: share(draws), black: share(black) };
}

function heading(say: Say, { line, moves, place }: ExplorerContent, style: NotationStyle): string {
  const opening = openingOf(line);
  const count = moves.reduce((sum, each) => sum + gamesOf(each), 0);
  return [
    say('explorer.title', { variant: say(`variant.${line.variant.id}`) }),
    ...(opening ? [`**${openingName(say, opening)}**`] : []),
    ...(line.moves.length > 0 ? [numberedMoves(line, style)] : []),
    place.user === ''
      ? say('explorer.games', { count })
      : say('explorer.games-of', { count, user: person(place.user) }),
  ].join('\n');
}

/** A bar of a move's results, each square a game if there are few. */
function bar({ white, draws, black }: ExploredMove): string {
  const count = white + draws + black;
  const squares = Math.min(count, SQUARES);
  const upTo = (games: number): number => Math.round((squares * games) / count);
  const [won, unlost] = [upTo(white), upTo(white + draws)];
  return '⬜'.repeat(won) + '🟫'.repeat(unlost - won) + '⬛'.repeat(squares - unlost);
}

/** Text readers get the results in numbers. */
const row = (say: Say, move: Written, { board = 'picture' }: Reader): string =>
  board === 'picture'
    ? say('explorer.bar', { bar: bar(move), move: move.name, count: gamesOf(move) })
    : say('explorer.move', { move: move.name, ...shares(say, move) });

/** The most played moves have arrows, the first a thicker one. */
function picture(
  say: Say,
  content: ExplorerContent,
  moves: readonly Written[],
  notation: NotationStyle,
): Picture {
  const { line, place } = content;
  const scene = { ...sceneAt(line, line.moves.length, place.bottom, null), notation };
  const alt = describeLine(say, line, notation);
  const arrows = moves.slice(0, ARROWS).map(({ move, name }, index): MoveArrow => ({
    move,
    tone: index === 0 ? 'common' : 'other',
    text: name,
  }));
  return withArrows(say, { scene, alt }, arrows);
}

function movesMenu(say: Say, { place }: ExplorerContent, moves: readonly Written[]): readonly Block[] {
  const choices = moves.flatMap((each): readonly Choice[] =>
    each.letter === undefined
      ? []
      : [{ label: each.name, value: each.letter, description: say('explorer.choice', shares(say, each)) }],
  );
  return menuIfAny(EXPLORE.to.move(place), say('menu.explorer.move'), choices);
}

function sampleLabel(say: Say, game: Game): string {
  const { white, black } = namesOf(say, game);
  const winner = game.result?.winner ?? null;
  const score = winner === null ? '½–½' : winner === 'white' ? '1–0' : '0–1';
  return `${versus(cut(white, LONGEST_NAME), cut(black, LONGEST_NAME))} ${score}`;
}

function sampleButton(say: Say, game: Game, ply: number): Button {
  const at = Math.min(ply, game.moves.length);
  return button(REPLAY.to.open({ id: game.id, ply: at, bottom: 'white' }), sampleLabel(say, game));
}

function steps(say: Say, { place, line, first, back, on }: ExplorerContent): Block {
  const step = (action: 'first' | 'back' | 'on', to: ExplorerPlace | null, emoji: string): Button => ({
    ...button(EXPLORE.to[action](to ?? place), '', { emoji, isDisabled: to === null }),
    isForBoard: true,
  });
  const turn = EXPLORE.to.turn({ ...place, bottom: opponentOf(place.bottom) });
  return buttonBlock(
    step('first', first, '⏮️'),
    step('back', back, '◀️'),
    step('on', on, '▶️'),
    { ...button(turn, say('button.flip'), { emoji: '🔄' }), isForBoard: true },
    ...(isNamedIn(line.variant.id) ? [openingsButton(say, line.variant.id)] : []),
  );
}

/** The player of a seat; `null` for a team, whose games aren't counted. */
export function onlyPlayer(seat: Seat): Player | null {
  const [player, ...others] = peopleOf(seat);
  return player && others.length === 0 ? player : null;
}

/** The players of the game, with buttons that count only their own games. */
function players(say: Say, { place, game }: ExplorerContent): readonly Block[] {
  const choices = COLORS.flatMap((color): readonly Choice[] => {
    const player = game && onlyPlayer(game.seats[color]);
    return player
      ? [{ value: color, label: playerName(say, player), isChosen: place.user === player.id }]
      : [];
  });
  if (choices.length === 0) return [];
  const all = { value: 'all', label: say('explorer.player.all'), isChosen: place.user === '' };
  return [menuBlock(EXPLORE.to.player(place), say('explorer.player.all'), [all, ...choices])];
}

function filters(say: Say, { place }: ExplorerContent): readonly Block[] {
  const bands = choicesOf(EXPLORER_BANDS, (band) => say(`explorer.band.${band}`), place.band);
  const times = choicesOf(EXPLORER_TIMES, (since) => say(`explorer.since.${since}`), place.since);
  return [
    menuBlock(EXPLORE.to.band(place), say(`explorer.band.${place.band}`), bands),
    menuBlock(EXPLORE.to.since(place), say(`explorer.since.${place.since}`), times),
  ];
}

/** Always private, because a reader's running games decide what they may see. */
export function explorerScreen(say: Say, content: ExplorerContent, reader: Reader): Screen {
  const { line, place, samples } = content;
  const style = reader.style ?? line.variant.notation.squares;
  const moves = written(content, style);
  const setting = { variant: line.variant, position: lastPosition(line), style };
  const rows = moves.slice(0, LINES).map((each) => row(say, each, reader));
  return quiet(
    text(heading(say, content, style)),
    ...inShape(say, picture(say, content, moves, style), setting, place.bottom, reader),
    text(...(rows.length > 0 ? rows : [say('explorer.none')])),
    ...movesMenu(say, content, moves),
    steps(say, content),
    ...filters(say, content),
    ...players(say, content),
    ...(samples.length > 0
      ? [
          text(say('explorer.samples')),
          buttonBlock(...samples.map((game) => sampleButton(say, game, line.moves.length))),
        ]
      : []),
  );
}
