/** What spectators see: their notifications, what they watch, and when to be notified. */
import type { Color } from '../../draughts/types.ts';
import { isOwnVote, type WatchCalls, type Watched, type WatchNews } from './rules.ts';
import type { Game, MessageAddress, UserId } from '../../game/game.ts';
import { cut } from '../../kit/cut.ts';
import type { Say } from '../../i18n/say.ts';
import { moveNumberOf } from '../../views/board/look.ts';
import { ballotOf } from '../../game/ballot.ts';
import { GUESS } from '../guess/presses.ts';
import { WATCH } from './presses.ts';
import { HELP } from '../../views/presses/declarations.ts';
import {
  button,
  buttonBlock,
  linkBlock,
  linkToBoard,
  mention,
  pickerBlock,
  quiet,
  relativeTime,
  text,
} from '../../views/screen/blocks.ts';
import { bothInWords, playerName } from '../../views/screen/phrases.ts';
import type { Block, Button, ButtonBlock, Choice, Screen } from '../../views/screen/screen.ts';
import { boardScreen, type Viewer } from '../../views/game/card.ts';

const LONGEST_NAME = 24;

/** The next steps for a spectator. */
export const WAYS_ON = {
  now: (say) => button(WATCH.to.now(), say('button.watch.now'), { emoji: '📋' }),
  guess: (say) => button(GUESS.to.table(), say('button.guess'), { emoji: '🎯' }),
  list: (say) => button(WATCH.to.list(), say('button.watch.list'), { emoji: '👁️' }),
  play: (say) => button(HELP.to.door(), say('button.next.play'), { emoji: '▶️' }),
} as const satisfies Record<string, (say: Say) => Button>;

type WayOn = keyof typeof WAYS_ON;

export const waysOn = (say: Say, ways: readonly WayOn[]): ButtonBlock =>
  buttonBlock(...ways.map((way) => WAYS_ON[way](say)));

/** Chooses players to be notified about when they start a game. */
export const wishPicker = (say: Say): Block =>
  pickerBlock('users', WATCH.to.player(), say('menu.watch.player'));

/** The name of a spectator's private thread. */
export const watchThread = (say: Say, { seats }: Game): string =>
  say('watch.thread', { white: playerName(say, seats.white), black: playerName(say, seats.black) });

const stopButton = (say: Say, { kind, id }: Watched): Button =>
  button(WATCH.to.stop({ of: kind, id }), say('button.watch.stop'), { emoji: '🔕' });

/** One word next to a line, because there is little room on a phone. */
const stopBeside = (say: Say, { kind, id }: Watched): Button =>
  button(WATCH.to.stop({ of: kind, id }), say('button.watch.stop-short'));

export interface WatchCalled {
  readonly calls: WatchCalls;
  readonly of: Watched;
  readonly through: UserId | null;
  readonly news: WatchNews;
  /** The team that they vote for. */
  readonly side: Color | null;
  /** The spectator to mention in a thread; `null` in direct messages. */
  readonly mentions: UserId | null;
}

function callLine(say: Say, game: Game, { calls, news, side }: WatchCalled): string {
  const names = bothInWords(say, game);
  if (news === 'ended') return say('watch.ended', names);
  const ballot = isOwnVote(game, side) ? ballotOf(game) : null;
  if (ballot) return say('watch.vote', { ...names, distance: relativeTime(ballot.until) });
  if (news === 'moved') return say('watch.moved', { ...names, number: moveNumberOf(game) });
  return calls === 'start' ? say('watch.started', names) : say('watch.follows', names);
}

/** The board as the spectator sees it. In a thread, it notifies them. */
export function watchCall(
  say: Say,
  game: Game,
  called: WatchCalled,
  viewer: Viewer,
  card: MessageAddress | null,
): Screen {
  const { mentions, of, through } = called;
  const line = callLine(say, game, called);
  const above = text(mentions === null ? line : `${mention(say, { id: mentions })} ${line}`);
  const board = boardScreen(say, game, viewer, above);
  const watched: Watched = through === null ? of : { kind: 'player', id: through };
  const isLast = game.result !== null && through === null;
  return {
    ...board,
    blocks: [
      ...board.blocks,
      isLast ? waysOn(say, ['list']) : buttonBlock(stopButton(say, watched), WAYS_ON.list(say)),
      ...(card ? [linkBlock(linkToBoard(game, card), say('button.to-board'))] : []),
    ],
    notifies: mentions === null ? [] : [mentions],
  };
}

/** A game in the list of a server's running games. */
export const watchChoice = (say: Say, game: Game): Choice => {
  const { white, black } = game.seats;
  const label = say('watch.choice', {
    white: cut(playerName(say, white), LONGEST_NAME),
    black: cut(playerName(say, black), LONGEST_NAME),
    variant: say(`variant.${game.variant}`),
    number: moveNumberOf(game),
  });
  return { label, value: game.id };
};

/** Asks when to notify the spectator. */
export function watchOffer(say: Say, game: Game): readonly Block[] {
  const to = (calls: WatchCalls): Button =>
    button(WATCH.to.game({ id: game.id, calls }), say(`button.watch.${calls === 'end' ? 'end' : 'moves'}`));
  return [text(say('watch.offer', bothInWords(say, game))), buttonBlock(to('moves'), to('end'))];
}

export const watchOfferScreen = (say: Say, game: Game): Screen =>
  quiet(...watchOffer(say, game), waysOn(say, ['list', 'now']));

/** A game or a player that a user watches. `game` is `null` for players. */
export interface Watching {
  readonly of: Watched;
  readonly calls: WatchCalls;
  readonly game: Game | null;
}

const named = (say: Say, { of, game }: Watching): string =>
  game ? say('watch.game', bothInWords(say, game)) : mention(say, { id: of.id });

/** Confirms a choice, which can be undone. `isVoter`: they vote for their team. */
export const watchChosenScreen = (say: Say, watching: Watching, isVoter = false): Screen =>
  quiet(
    text(
      say(isVoter ? 'watch.chosen.votes' : `watch.chosen.${watching.of.kind}.${watching.calls}`, {
        what: named(say, watching),
      }),
    ),
    buttonBlock(stopButton(say, watching.of), WAYS_ON.list(say), WAYS_ON.now(say)),
  );

/** The text for a list without buttons. */
export const watchLines = (say: Say, watches: readonly Watching[]): readonly string[] => [
  say(watches.length > 0 ? 'watch.title' : 'watch.nothing'),
  ...watches.map((watching) => say(`watch.line.${watching.calls}`, { what: named(say, watching) })),
];

/** Everything that the user watches. */
export const watchesScreen = (
  say: Say,
  watches: readonly Watching[],
  { isStopped, isInServer }: { readonly isStopped: boolean; readonly isInServer: boolean },
): Screen =>
  quiet(
    ...(isStopped ? [text(say('watch.stopped'))] : []),
    text(say(watches.length > 0 ? 'watch.title' : 'watch.nothing')),
    ...watches.map((watching): Block => ({
      kind: 'section',
      text: say(`watch.line.${watching.calls}`, { what: named(say, watching) }),
      beside: stopBeside(say, watching.of),
    })),
    waysOn(say, isInServer ? ['now', 'guess', 'play'] : ['play']),
  );
