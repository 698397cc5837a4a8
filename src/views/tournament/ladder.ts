/**
 * Challenges on a ladder: the possible opponents, the question to the challenged player, the
 * outcome.
 */
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { ANSWER_DAYS, currentOf, REST_DAYS, type Rival } from '../../tournament/life/players/challenging.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
import { isAwaited } from '../../tournament/life/meeting.ts';
import type { Meeting, Participant, Tournament } from '../../tournament/life/tournament.ts';
import { TOURNAMENT } from '../presses/declarations.ts';
import { button, buttonBlock, mention, menuIfAny, quiet, relativeTime, text } from '../screen/blocks.ts';
import type { Button, Screen } from '../screen/screen.ts';
import { backButton, challengeButtons, tableButton } from './buttons.ts';
import { mentionAt, nameAt, playerAt } from './people.ts';

/** The ladder's rules, for the list of terms. */
export const ladderRule = (say: Say): string =>
  [
    say('tournament.ladder.rule'),
    say('tournament.ladder.wait', { count: ANSWER_DAYS }),
    say('tournament.ladder.rest', { count: REST_DAYS }),
  ].join('\n');

function barLine(say: Say, { player, place, bar }: Rival): readonly string[] {
  if (!bar) return [];
  const holes = { place, user: mention(say, player) };
  if ('until' in bar) return [say('tournament.ladder.rests', { ...holes, time: relativeTime(bar.until) })];
  const isBusy = bar.code === 'tournament-rival-busy';
  return [say(isBusy ? 'tournament.ladder.busy' : 'tournament.ladder.apart', holes)];
}

/** A menu of possible opponents, and why others can't be challenged. */
export function challengeScreen(say: Say, tournament: Tournament, rivals: readonly Rival[]): Screen {
  const { id } = tournament;
  const free = rivals.filter(({ bar }) => bar === null);
  const choices = free.map(({ player, place }) => ({
    label: say('tournament.ladder.rival', { place, name: nameAt(say, tournament, player.number) }),
    value: String(player.number),
  }));
  const head = rivals.length === 0 ? 'top' : free.length === 0 ? 'nobody' : 'choose';
  return quiet(
    text(
      say('tournament.title', { name: plain(tournament.terms.name) }),
      say(`tournament.ladder.${head}`),
      ...rivals.flatMap((rival) => barLine(say, rival)),
    ),
    ...menuIfAny(TOURNAMENT.to.rival({ id }), say('menu.tournament.rival'), choices),
  );
}

const answerButtons = (say: Say, { id }: Tournament, { board }: Meeting): readonly Button[] => [
  button(TOURNAMENT.to.accept({ id, board }), say('button.tournament.accept'), { style: 'success' }),
  button(TOURNAMENT.to.decline({ id, board }), say('button.tournament.decline')),
];

/** Asks for confirmation, because declining costs the place. */
export const declineQuestion = (say: Say, tournament: Tournament, { board, black }: Meeting): Screen =>
  quiet(
    text(say('tournament.ladder.decline', { challenger: mentionAt(say, tournament, black) })),
    buttonBlock(
      button(TOURNAMENT.to.forfeit({ id: tournament.id, board }), say('button.tournament.forfeit'), {
        style: 'danger',
      }),
      button(TOURNAMENT.to.accept({ id: tournament.id, board }), say('button.tournament.accept'), {
        style: 'success',
      }),
      backButton(say, tournament, 'status'),
    ),
  );

const placeOf = ({ rows }: Table, number: number): number | string =>
  rows.find((row) => row.number === number)?.rank ?? '–';

/** Notifies the challenged player. */
export function challengeNews(say: Say, tournament: Tournament, table: Table, meeting: Meeting): Screen {
  const { white, black, challenge } = meeting;
  const words = say('tournament.ladder.challenge', {
    challenger: mentionAt(say, tournament, black),
    user: mentionAt(say, tournament, white),
    place: placeOf(table, white),
    time: relativeTime(challenge?.until ?? meeting.begunAt),
  });
  const called = playerAt(tournament, white);
  return {
    blocks: [text(words), buttonBlock(...answerButtons(say, tournament, meeting))],
    notifies: called ? [called.id] : [],
  };
}

/** Replaces the question once it is answered, or its time is up. */
export function answeredNews(say: Say, tournament: Tournament, { white, black, challenge }: Meeting): Screen {
  const words = say(`tournament.ladder.answered.${challenge?.answer ?? 'late'}`, {
    challenger: mentionAt(say, tournament, black),
    user: mentionAt(say, tournament, white),
  });
  return quiet(text(words));
}

/** White was challenged. A forfeit in a game that began is a win. */
const OUTCOMES = {
  '1-0': 'tournament.ladder.held',
  '+-': 'tournament.ladder.held',
  '=': 'tournament.ladder.drawn',
  '0-1': 'tournament.ladder.won',
  '-+': 'tournament.ladder.won',
  '--': 'tournament.ladder.unplayed',
} as const;
const WITHOUT_GAME = {
  ...OUTCOMES,
  '+-': 'tournament.ladder.absent',
  '-+': 'tournament.ladder.forfeited',
} as const;

export function outcomeNews(say: Say, tournament: Tournament, table: Table, meeting: Meeting): Screen {
  const { white, black, games } = meeting;
  const { id = null, result = null } = games.at(-1) ?? {};
  const key = (id === null ? WITHOUT_GAME : OUTCOMES)[result ?? '--'];
  const holder = result === '0-1' || result === '-+' ? black : white;
  const words = say(key, {
    challenger: mentionAt(say, tournament, black),
    user: mentionAt(say, tournament, white),
    place: placeOf(table, holder),
  });
  return quiet(text(words), buttonBlock(...challengeButtons(say, tournament), tableButton(say, tournament)));
}

/** The most places that fit in a message. */
const MOST_PLACES = 15;

/** The top of the ladder. */
export function ladderPlaces(say: Say, tournament: Tournament, { rows }: Table): readonly string[] {
  const below = rows.length - MOST_PLACES;
  return [
    ...rows
      .slice(0, MOST_PLACES)
      .map(({ rank, number }) =>
        say('tournament.ladder.place', { place: rank, user: mentionAt(say, tournament, number) }),
      ),
    ...(below > 0 ? [say('tournament.ladder.below', { count: below })] : []),
  ];
}

/** The options of a ladder player without a running game, or what they are waiting for. */
export function ladderNext(say: Say, tournament: Tournament, { number }: Participant): string {
  const meeting = currentOf(tournament, number);
  if (!meeting?.challenge || !isAwaited(meeting))
    return say(meeting ? 'tournament.next.soon' : 'tournament.ladder.free');
  const { white, black, challenge } = meeting;
  const isOwn = black === number;
  return say(isOwn ? 'tournament.ladder.waiting' : 'tournament.ladder.challenged', {
    opponent: mentionAt(say, tournament, isOwn ? white : black),
    time: relativeTime(challenge.until),
  });
}

/** The buttons in a player's status that answer a challenge, or start one. */
export function ownChallenge(say: Say, tournament: Tournament, { number }: Participant): readonly Button[] {
  if (challengeButtons(say, tournament).length === 0) return [];
  const meeting = currentOf(tournament, number);
  if (!meeting) return challengeButtons(say, tournament);
  return isAwaited(meeting) && meeting.white === number ? answerButtons(say, tournament, meeting) : [];
}
