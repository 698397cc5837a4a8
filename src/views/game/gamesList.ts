/** A user's games: as choices of a menu or suggestions, and as a wall of boards, page by page. */
import {
  menuBlock,
  buttonBlock,
  mention,
  quiet,
  relativeTime,
  text,
  button,
  whereOf,
} from '../screen/blocks.ts';
import type { Block, Choice, Button, Screen } from '../screen/screen.ts';
import type { Press } from '../presses/presses.ts';
import type { Game, UserId, MessageAddress } from '../../game/game.ts';
import type { Seat } from '../../game/seat.ts';
import type { Color } from '../../draughts/types.ts';
import { ballotOf } from '../../game/ballot.ts';
import { colorOf } from '../../game/decision.ts';
import { deadlineOf } from '../../game/clock/clock.ts';
import { pauseOf } from '../../game/offers/pause.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { isTurnOf } from '../../game/calls/urgency.ts';
import type { Say } from '../../i18n/say.ts';
import { cut } from '../../kit/cut.ts';
import { lineOf } from '../../game/line.ts';
import type { NotationStyle } from '../../notation/square.ts';
import { lastPlayed, moveNumberOf } from '../board/look.ts';
import type { Reader } from '../board/shape.ts';
import { wall } from '../board/wall.ts';
import { durationName, playerName } from '../screen/phrases.ts';
import { channel } from '../screen/tokens.ts';
import { columnsFor } from '../../render/scene/results.ts';
import { GAME, GAMES, type SCOPES } from '../presses/declarations.ts';
import { HOLDS } from '../../i18n/limits.ts';

const LONGEST_NAME = 32;
/** The longest label of one of three buttons in a row. */
const LONGEST_ON_BUTTON = 16;

export const opponentIn = (game: Game, user: UserId): Seat =>
  game.seats[opponentOf(colorOf(game, user) ?? 'black')];

function stateFor(game: Game, user: UserId): 'over' | 'your-turn' | 'their-turn' {
  if (game.result) return 'over';
  return isTurnOf(game, user) ? 'your-turn' : 'their-turn';
}

interface Chooser {
  readonly user: UserId;
  readonly at: number;
  /** By default, each variant's own style. */
  readonly style?: NotationStyle | null;
}

/**
 * Details that distinguish games against the same opponent: the last move, the time left, the
 * channel.
 */
function marksOf(say: Say, game: Game, { at, style = null }: Chooser): readonly string[] {
  const { guildId, channelName } = game.place;
  const last = style === null ? game.moves.at(-1) : lastPlayed(lineOf(game), style)?.text;
  const deadline = pauseOf(game) || game.result ? null : deadlineOf(game);
  const where = guildId === null ? say('games.choice-direct') : channelName && `#${channelName}`;
  return [
    last && say('games.choice-last', { move: last }),
    deadline !== null && say('games.choice-left', { time: durationName(say, Math.max(0, deadline - at)) }),
    where,
  ].filter((mark) => typeof mark === 'string');
}

function gameChoice(say: Say, game: Game, chooser: Chooser): Choice {
  const { user } = chooser;
  const label = say('games.choice', {
    opponent: cut(playerName(say, opponentIn(game, user)), LONGEST_NAME),
    variant: say(`variant.${game.variant}`),
    number: moveNumberOf(game),
  });
  const state = say(`games.choice-${stateFor(game, user)}`);
  const description = cut([state, ...marksOf(say, game, chooser)].join(' · '), HOLDS.choice);
  return { label, value: game.id, description };
}

export function gameCompletion(say: Say, game: Game, chooser: Chooser): Choice {
  const choice = gameChoice(say, game, chooser);
  const label = [choice.label, ...marksOf(say, game, chooser)].join(' · ');
  return { ...choice, label };
}

export const inGame = (say: Say, move: string, game: Game, user: UserId): string => {
  const opponent = cut(playerName(say, opponentIn(game, user)), LONGEST_NAME);
  return say('games.choice-move', { move, opponent, number: moveNumberOf(game) });
};

export const gameMenu = (say: Say, games: readonly Game[], chooser: Chooser, press: Press): Block =>
  menuBlock(
    press,
    say('menu.game'),
    games.slice(0, HOLDS.choices).map((game) => gameChoice(say, game, chooser)),
  );

interface Listed {
  readonly game: Game;
  readonly shown: { readonly card: MessageAddress | null };
}

export type Scope = (typeof SCOPES)[number];

/** A running game where the reader votes for a side. */
export interface TeamPlay {
  readonly game: Game;
  readonly side: Color;
  /** Whether the team is voting, and the reader has not voted yet. */
  readonly isAwaited: boolean;
}

interface Window {
  readonly scope: Scope;
  /** The page from 0, with `size` games per page, of `total` games. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly inServer: boolean;
  /** Whether it is shown in direct messages with the bot, where there is nobody to challenge. */
  readonly isAlone: boolean;
  /** Shown at the top of the first page, and not counted in `total`. */
  readonly teams?: readonly TeamPlay[];
}

type State = 'your-turn' | 'their-turn' | 'paused';
const STATES: readonly State[] = ['your-turn', 'their-turn', 'paused'];

function stateOf(game: Game, user: UserId): State {
  if (pauseOf(game)) return 'paused';
  return isTurnOf(game, user) ? 'your-turn' : 'their-turn';
}

const timeLeft = (game: Game): string | null => {
  const deadline = pauseOf(game) ? null : deadlineOf(game);
  return deadline === null ? null : relativeTime(deadline);
};

interface Numbered extends Listed {
  /** The game's number on the wall. */
  readonly place: number;
}

function gameLine(say: Say, { game, shown: { card }, place }: Numbered, user: UserId): string {
  const about = {
    place,
    opponent: mention(say, opponentIn(game, user)),
    variant: say(`variant.${game.variant}`),
    number: moveNumberOf(game),
    where: whereOf(game, card),
  };
  const time = timeLeft(game);
  if (time === null) return say('games.line', about);
  return say(game.moves.length === 0 ? 'games.line-first' : 'games.line-timed', { ...about, time });
}

/** Groups by whose turn it is, the most urgent first. */
const groupsOf = (
  listed: readonly Listed[],
  user: UserId,
): readonly (readonly [State, readonly Listed[]])[] =>
  STATES.map((state) => [state, listed.filter(({ game }) => stateOf(game, user) === state)] as const).filter(
    ([, games]) => games.length > 0,
  );

const lookButton = (say: Say, { game, place }: Numbered, user: UserId): Button =>
  button(
    GAME.to.look({ id: game.id }),
    say('button.games.look', {
      place,
      opponent: cut(playerName(say, opponentIn(game, user)), LONGEST_ON_BUTTON),
    }),
    { style: stateOf(game, user) === 'your-turn' ? 'primary' : 'secondary' },
  );

/** Boards from the reader's side, each with a line and a button. Buttons are in the same rows. */
function gameBlocks(say: Say, listed: readonly Listed[], user: UserId, reader: Reader): readonly Block[] {
  const groups = groupsOf(listed, user);
  const numbered = groups
    .flatMap(([, games]) => games)
    .map((each, at): Numbered => ({ ...each, place: at + 1 }));
  const hung = numbered.map(({ game }) => ({ game, bottom: colorOf(game, user) ?? 'white' }) as const);
  const lines = groups.map(([state]) => {
    const own = numbered.filter(({ game }) => stateOf(game, user) === state);
    return text(say(`games.heading.${state}`), ...own.map((each) => gameLine(say, each, user)));
  });
  const columns = columnsFor(numbered.length);
  const rows = numbered.flatMap((_, at) => (at % columns === 0 ? [numbered.slice(at, at + columns)] : []));
  return [
    // Its lines say as much as its alt text.
    ...(reader.board === 'text' ? [] : wall(say, hung, reader)),
    ...lines,
    ...rows.map((row) => buttonBlock(...row.map((each) => lookButton(say, each, user)))),
  ];
}

function teamLine(say: Say, { game, side, isAwaited }: TeamPlay): string {
  const { second, place, seats } = game;
  const where = second?.color === side ? second.place : place;
  const about = {
    team: mention(say, seats[side]),
    opponent: mention(say, seats[opponentOf(side)]),
    variant: say(`variant.${game.variant}`),
    number: moveNumberOf(game),
    where: channel(where.channelId, game.id),
  };
  const until = isAwaited ? ballotOf(game)?.until : undefined;
  return until === undefined
    ? say('games.team', about)
    : say('games.team-votes', { ...about, time: relativeTime(until) });
}

const turnTo = (
  say: Say,
  label: 'previous' | 'next' | Scope,
  { scope, page }: Pick<Window, 'scope' | 'page'>,
): Button => button(GAMES.to.page({ scope, page, label }), say(`button.games.${label}`));

function turning(say: Say, { scope, page, inServer }: Window, pages: number): Block {
  const other: Scope = scope === 'here' ? 'everywhere' : 'here';
  return buttonBlock(
    page > 0 ? turnTo(say, 'previous', { scope, page: page - 1 }) : null,
    page + 1 < pages ? turnTo(say, 'next', { scope, page: page + 1 }) : null,
    inServer ? turnTo(say, other, { scope: other, page: 0 }) : null,
  );
}

const title = (say: Say, { scope }: Window, count: number): string =>
  say(scope === 'here' ? 'games.title-here' : 'games.title', { count });

export function gamesScreen(
  say: Say,
  listed: readonly Listed[],
  user: UserId,
  window: Window,
  reader: Reader = {},
): Screen {
  const { page, size, total, teams = [] } = window;
  const pages = Math.max(1, Math.ceil(total / size));
  const turns = turning(say, window, pages);
  const none = window.isAlone ? 'alone' : window.scope;
  if (listed.length + teams.length === 0) return quiet(text(say(`games.none-${none}`)), turns);
  const lines = page === 0 ? teams.map((team) => teamLine(say, team)) : [];
  return quiet(
    text(title(say, window, total + teams.length)),
    ...(lines.length === 0 ? [] : [text(...lines)]),
    ...gameBlocks(say, listed, user, reader),
    ...(pages > 1 ? [text(say('games.page', { page: page + 1, pages }))] : []),
    turns,
  );
}
