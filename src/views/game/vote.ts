/** The vote of a team: below the card, and privately for each voter. */
import type { Action } from '../../game/actions.ts';
import type { Game } from '../../game/game.ts';
import type { Vote } from '../../game/vote/cast.ts';
import type { MoveTally, VoteFacts } from '../../game/vote/count.ts';
import { type Ballot, ballotOf, fixedWindow } from '../../game/ballot.ts';
import type { TimeControl } from '../../game/clock/time.ts';
import { timeName } from './time.ts';
import { LONGEST_REASON, type Voting } from '../../game/voting.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Look } from '../board/look.ts';
import { forBoard } from '../board/moveControls.ts';
import { VOTE, WATCH } from '../presses/declarations.ts';
import { at } from '../presses/presses.ts';
import { channel } from '../screen/tokens.ts';
import { button, buttonBlock, mention, quiet, relativeTime, text } from '../screen/blocks.ts';
import { durationName } from '../screen/phrases.ts';
import type { Block, Button, Form, Screen } from '../screen/screen.ts';
import type { CardFacts } from './cardFacts.ts';

/** The most moves that a card lists with their votes. */
const MOST_LISTED = 5;

/** The clock, if there is one, and how long a vote lasts. */
export function voteTerms(say: Say, voting: Voting, time: TimeControl | null): readonly string[] {
  const lasts = fixedWindow(voting, time);
  const votes = lasts === null ? say('vote.share') : say('vote.terms', { time: durationName(say, lasts) });
  return time ? [timeName(say, time), votes] : [votes];
}

export function votePart(
  say: Say,
  { team, round, moves, isWaiting }: Ballot,
  name = mention(say, team),
): string {
  const named = { team: name };
  if (isWaiting) return say('vote.waits', named);
  if (round === 0) return say('vote.your-move', named);
  return moves.length === 0
    ? say('vote.extended', named)
    : say('vote.runoff', { ...named, moves: say.list(moves, 'and') });
}

const tallyList = (say: Say, tallies: readonly MoveTally[]): string =>
  say.list(
    tallies
      .toSorted((one, other) => other.votes - one.votes)
      .slice(0, MOST_LISTED)
      .map(({ move, votes: count }) => say('vote.tally', { move, count })),
    'plain',
  );

/** Shown below the sentence while a team votes. */
export function voteLines(say: Say, { game }: Look, { vote }: CardFacts): readonly (string | null)[] {
  const ballot = ballotOf(game);
  if (!ballot) return [];
  const ends = { distance: relativeTime(ballot.until) };
  if (ballot.isWaiting) return [say('vote.waits-until', ends)];
  const talk = game.voting?.talk?.[ballot.color];
  const count = vote?.count ?? 0;
  const now = vote?.now ?? [];
  return [
    count === 0 ? say('vote.ends-first', ends) : say('vote.ends', { ...ends, count }),
    now.length === 0 ? null : say('vote.now', { tallies: tallyList(say, now) }),
    ballot.round === 0 ? null : say('vote.rule-runoff'),
    talk === undefined ? null : say('vote.talk', { where: channel(talk) }),
  ];
}

/** The result of the previous vote, with reasons. */
export function lastVoteLines(say: Say, { vote }: CardFacts): readonly (string | null)[] {
  const last = vote?.last;
  if (!last || last.moves.length === 0) return [];
  const reasons = last.reasons.map((reason) => say('vote.reason', { reason: plain(reason) }));
  return [
    say(last.by ? `vote.last.${last.by}` : 'vote.last', { tallies: tallyList(say, last.moves) }),
    reasons.length === 0 ? null : say('vote.reasons', { reasons: say.list(reasons, 'plain') }),
  ];
}

/** The public facts about the votes, next to a board with clocks. */
export function voteNews(say: Say, game: Game, vote: VoteFacts): readonly string[] {
  const ballot = ballotOf(game);
  const { count, now } = vote;
  const sofar =
    now && now.length > 0 ? say('vote.now', { tallies: tallyList(say, now) }) : say('vote.count', { count });
  const isSpecial = ballot && (ballot.round > 0 || ballot.isWaiting);
  return [
    isSpecial ? votePart(say, ballot, game.seats[ballot.color].name) : null,
    ballot && count > 0 ? sofar : null,
    ...lastVoteLines(say, { vote }),
  ].filter((line) => line !== null);
}

export function voteButtons(say: Say, game: Game, may: ReadonlySet<Action>): readonly Button[] {
  if (may.has('vote again'))
    return [button(VOTE.to.again(at(game)), say('button.vote.again'), { emoji: '🗳️', style: 'primary' })];
  if (!may.has('vote')) return [];
  return [
    forBoard(button(VOTE.to.done(at(game)), say('button.vote.done'), { emoji: '✅' })),
    forBoard(button(VOTE.to.mine(at(game)), say('button.vote.mine'))),
  ];
}

/** In its own row, because the other row is full. */
const callBlock = (say: Say, { id }: Game): Block =>
  buttonBlock(button(WATCH.to.game({ id, calls: 'moves' }), say('button.vote.notify'), { emoji: '🔔' }));

const leaveButton = (say: Say, game: Game): Button =>
  button(VOTE.to.leave(at(game)), say('button.vote.leave'));

/** The voter's own vote and everything about it. `isOnTeam`: known from earlier votes. */
export function ownVoteScreen(
  say: Say,
  game: Game,
  ballot: Pick<Ballot, 'round' | 'until'>,
  vote: Vote | null,
  isOnTeam = false,
): Screen {
  const renewal = VOTE.to.mine(at(game));
  if (!vote) {
    const team = isOnTeam ? [buttonBlock(leaveButton(say, game)), callBlock(say, game)] : [];
    return { ...quiet(text(say('vote.none-yet')), ...team), renewal };
  }
  const { move, doneIn, wish, reason } = vote;
  const isDone = doneIn === ballot.round;
  const words = { move, distance: relativeTime(ballot.until) };
  const shown = quiet(
    text(
      say(isDone ? 'vote.cast-done' : 'vote.cast', words),
      wish && say(`vote.wish.${wish}`),
      reason === null ? null : say('vote.your-reason', { reason: plain(reason) }),
    ),
    buttonBlock(
      button(VOTE.to.done(at(game)), say('button.vote.done'), {
        emoji: '✅',
        style: isDone ? 'secondary' : 'success',
        isDisabled: isDone,
      }),
      button(VOTE.to.why(at(game)), say('button.vote.why')),
      button(VOTE.to.draw(at(game)), say('button.vote.draw'), {
        emoji: '🤝',
        style: wish === 'draw' ? 'primary' : 'secondary',
      }),
      button(VOTE.to.resign(at(game)), say('button.vote.resign'), {
        emoji: '🏳️',
        style: wish === 'resign' ? 'danger' : 'secondary',
      }),
      leaveButton(say, game),
    ),
    callBlock(say, game),
  );
  return { ...shown, renewal };
}

/** Shown below a game whose other team has no board, because the bot can't post in its channel. */
export const unseenScreen = (say: Say, channelId: string): Screen =>
  quiet(text(say('vote.unseen', { team: channel(channelId) })));

export const leftTeamScreen = (say: Say): Screen => quiet(text(say('vote.left')));

export const reasonForm = (say: Say, game: Game, reason: string | null): Form => ({
  press: VOTE.to.because(at(game)),
  title: say('vote.why.title'),
  questions: [
    {
      kind: 'line',
      name: 'reason',
      label: say('vote.why.label'),
      hint: say('vote.why.hint'),
      value: reason ?? '',
      longest: LONGEST_REASON,
      isRequired: false,
    },
  ],
});

/** Confirms a vote for a move that gives away pieces. */
export const sureButton = (
  say: Say,
  state: { readonly id: string; readonly ply: number; readonly more: string },
): Button => button(VOTE.to.sure(state), say('button.vote.sure', { move: state.more }), { style: 'danger' });
