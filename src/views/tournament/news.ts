import { isolated } from '../../i18n/sentence.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Notice } from '../../tournament/life/notices.ts';
import { patienceEnds } from '../../tournament/life/advance.ts';
import { promotions } from '../../tournament/life/opening/successor.ts';
import { groupKey } from '../../tournament/life/phases.ts';
import { isRunning } from '../../tournament/life/meeting.ts';
import { isAllAtOnce } from '../../tournament/life/terms.ts';
import { groupingOf, rulesOf } from '../../tournament/life/forms/forms.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
import type { Ruling, Tournament } from '../../tournament/life/tournament.ts';
import { buttonBlock, mention, quiet, relativeTime, text, WON_ACCENT } from '../screen/blocks.ts';
import type { Shape } from '../board/shape.ts';
import type { Block, Screen } from '../screen/screen.ts';
import {
  anotherButton,
  challengeButtons,
  gamesButton,
  organizerButtons,
  rulingsButton,
  tableButton,
} from './buttons.ts';
import { viewOf } from './forms.ts';
import { answeredNews, challengeNews, outcomeNews } from './ladder.ts';
import { begunLine } from './called.ts';
import { byeLines, type Links } from './games.ts';
import type { UserId } from '../../game/player.ts';
import { byGroup, partsOf, podiumBlocks, standingBlocks, type TableView } from './standing.ts';
import { groupName } from './tableLooks.ts';
import { mentionAt, mentionsOf, playerAt, presentIn } from './people.ts';
import { podiumLines, resultLines } from './podium.ts';
import { reasonOf, ruled } from './rulings.ts';
import { reasonLines, tableLines, worthLines } from './table.ts';

const MOST_LINES = 30;
/** The number of lines with links that fit in a message. */
const MOST_LINKS = 16;
const MOST_REASONS = 5;

interface News {
  readonly tournament: Tournament;
  readonly table: Table;
  readonly shape?: Shape;
  /** For a round that has begun: links to its boards, and the players to mention. */
  readonly links?: Links;
  readonly called?: readonly UserId[];
}

/** The notice in words. `notifies` lists the people that it notifies. */
export function newsScreen(say: Say, told: News, notice: Notice): Screen {
  const { tournament } = told;
  switch (notice.kind) {
    case 'reminder':
      return reminder(say, tournament);
    case 'pairings':
      return pairings(say, told, notice.round);
    case 'table':
      return tableAfter(say, told, notice.round);
    case 'final':
      return final(say, told);
    case 'lagging':
      return lagging(say, tournament, notice.round);
    case 'judging':
      return judging(say, tournament, notice.until);
    case 'challenge':
      return challengeNews(say, tournament, told.table, notice.meeting);
    case 'challenge-answered':
      return answeredNews(say, tournament, notice.meeting);
    case 'challenge-over':
      return outcomeNews(say, tournament, told.table, notice.meeting);
    case 'stuck':
      return stuck(say, tournament);
    case 'unlisted':
      return unlisted(say, tournament, notice.why);
    case 'ruling':
      return ruling(say, tournament, notice.ruling);
    case 'end':
      return end(say, told);
    case 'end-table':
      return finalTable(say, told);
  }
}

function reminder(say: Say, tournament: Tournament): Screen {
  const { name, startsAt } = tournament.terms;
  const called = presentIn(tournament)
    .filter(({ isPaused }) => !isPaused)
    .map(({ id }) => id)
    .slice(0, MOST_LINES);
  const holes = { name: plain(name), time: relativeTime(startsAt), users: mentionsOf(say, called) };
  return { blocks: [text(say('tournament.reminder', holes))], notifies: called };
}

function pairings(say: Say, told: News, number: number | null): Screen {
  const { tournament, links = new Map(), called: notifies = [] } = told;
  const buttons = buttonBlock(gamesButton(say, tournament, number ?? 0));
  const started = number === null || number === 1 ? begunLine(say, tournament, number) : null;
  const round = tournament.rounds.find((each) => each.number === number);
  if (number === null || !round)
    return { blocks: [text(started, say('tournament.all-rounds')), buttons], notifies };
  if (!rulesOf(tournament.terms.form).hasRounds) {
    const begun = viewOf(tournament.terms.form).begun(say, tournament);
    const looks = [gamesButton(say, tournament), tableButton(say, tournament)];
    const called = mentionsOf(say, notifies.slice(0, MOST_LINES));
    return {
      blocks: [
        text(started, begun, called === '' ? null : called),
        buttonBlock(...challengeButtons(say, tournament), ...looks),
      ],
      notifies,
    };
  }
  const hasLinks = round.meetings.length <= MOST_LINKS;
  const pairs = [...byGroup(say, tournament, number, round.meetings.slice(0, MOST_LINES))].flatMap(
    ([group, meetings]) => [
      ...(group === '' ? [] : [`**${group}**`]),
      ...meetings.map(({ board, white, black, games }) => {
        const pair = {
          board,
          white: mentionAt(say, tournament, white),
          black: mentionAt(say, tournament, black),
        };
        const link = links.get(games.at(-1)?.id ?? '');
        return hasLinks && link !== undefined
          ? say('tournament.pair.linked', { ...pair, link })
          : say('tournament.pair', pair);
      }),
    ],
  );
  // The boards are above it, so it doesn't announce them.
  const title = say('tournament.round', { round: number });
  return {
    blocks: [text(title, ...pairs, ...byeLines(say, tournament, round)), buttons],
    notifies,
  };
}

/** Text that doesn't repeat the picture, because the table's button shows that as text. */
const inWords = (say: Say, view: TableView, picture: readonly Block[]): readonly string[] => [
  ...(picture.length > 0 ? [] : tableLines(say, view)),
  ...worthLines(say, view),
  ...reasonLines(say, view).slice(0, MOST_REASONS),
];

const textOf = (lines: readonly string[]): readonly Block[] => (lines.length > 0 ? [text(...lines)] : []);

function wholeTable(say: Say, view: TableView): readonly Block[] {
  const picture = standingBlocks(say, view);
  return [...picture, ...textOf(inWords(say, view, picture))];
}

/** The table, or each group's table under its name. Only a single table includes the reasons. */
function standings(say: Say, view: TableView): readonly Block[] {
  const parts = partsOf(say, view);
  if (parts.length === 0) return wholeTable(say, view);
  return parts.flatMap(({ name, view: part }) => {
    const title = `**${isolated(name)}**`;
    if (parts.length === 1) return [text(title), ...wholeTable(say, part)];
    const picture = standingBlocks(say, part);
    return [text(title, ...(picture.length > 0 ? [] : tableLines(say, part))), ...picture];
  });
}

function tableAfter(say: Say, told: News, round: number): Screen {
  const { tournament } = told;
  return quiet(
    text(say('tournament.table.after', { name: plain(tournament.terms.name), round })),
    ...standings(say, { ...told, round, page: 0 }),
    buttonBlock(tableButton(say, tournament, round), gamesButton(say, tournament, round)),
  );
}

/** The players of each final, with the groups' tables if rounds are not posted separately. */
function final(say: Say, told: News): Screen {
  const { tournament } = told;
  const phase = tournament.phases.at(-1) ?? { from: 1, groups: [] };
  const finals = phase.groups.map((group) =>
    group.flatMap((number) => playerAt(tournament, number)?.id ?? []),
  );
  const finalists = finals.flat();
  const each = finals.map((users, index) =>
    say('tournament.finalists', {
      group: groupName(say, groupKey(groupingOf(tournament.terms), phase, index)),
      users: mentionsOf(say, users),
    }),
  );
  const words =
    finals.length === 1
      ? [say('tournament.groups-over', { users: mentionsOf(say, finalists) })]
      : [say('tournament.groups-over.finals'), ...each];
  return {
    blocks: [
      text(...words),
      ...(isAllAtOnce(tournament.terms) ? standings(say, { ...told, round: null, page: 0 }) : []),
      buttonBlock(tableButton(say, tournament), gamesButton(say, tournament)),
    ],
    notifies: finalists,
  };
}

function moverLines(say: Say, { tournament, table }: News): readonly string[] {
  const { up, down } = promotions(tournament, table);
  return [
    ...(up.length > 0 ? [say('tournament.league.up', { users: mentionsOf(say, up) })] : []),
    ...(down.length > 0 ? [say('tournament.league.down', { users: mentionsOf(say, down) })] : []),
  ];
}

/** A canceled tournament has no winner. Medals are in the picture or, without one, in words. */
function end(say: Say, told: News): Screen {
  const { tournament, table } = told;
  const another = anotherButton(say, tournament);
  if (tournament.stage === 'cancelled')
    return quiet(text(say(`tournament.end.${tournament.end ?? 'played'}`)), buttonBlock(another));
  const [headline = '', ...more] = resultLines(say, tournament, table);
  const picture = podiumBlocks(say, told);
  return {
    ...quiet(
      text(`## ${headline}`, ...more, ...(picture.length > 0 ? [] : podiumLines(say, tournament, table))),
      ...picture,
      buttonBlock(
        another,
        tableButton(say, tournament),
        gamesButton(say, tournament),
        tournament.rulings.length > 0 ? rulingsButton(say, tournament) : null,
      ),
    ),
    accent: WON_ACCENT,
  };
}

function finalTable(say: Say, told: News): Screen {
  const { tournament } = told;
  return quiet(
    text(say('tournament.table.final', { name: plain(tournament.terms.name) })),
    ...standings(say, { ...told, round: null, page: 0 }),
    ...textOf(moverLines(say, told)),
  );
}

function lagging(say: Say, tournament: Tournament, number: number): Screen {
  const round = tournament.rounds.find((each) => each.number === number);
  const running = (round?.meetings ?? []).filter(isRunning);
  const late = tournament.players.filter((player) =>
    running.some(({ white, black }) => white === player.number || black === player.number),
  );
  const users = late.map(({ id }) => id);
  const words = say('tournament.lagging', { count: running.length, users: mentionsOf(say, users) });
  return { blocks: [text(words), buttonBlock(gamesButton(say, tournament, number))], notifies: users };
}

function judging(say: Say, { organizer }: Tournament, until: number): Screen {
  const sentence = say('tournament.judging', { user: mention(say, organizer), time: relativeTime(until) });
  return { blocks: [text(sentence)], notifies: [organizer.id] };
}

function stuck(say: Say, tournament: Tournament): Screen {
  const { stuck: by, terms, organizer } = tournament;
  if (!by) return quiet(text(null));
  const time = relativeTime(patienceEnds(by, terms));
  const words = text(say(`tournament.stuck.${by.by}`, { time, user: mention(say, organizer) }));
  return {
    blocks: by.by === 'too-few' ? [words, buttonBlock(...organizerButtons(say, tournament))] : [words],
    notifies: [organizer.id],
  };
}

const unlisted = (say: Say, { terms }: Tournament, why: 'forbidden' | 'full'): Screen =>
  quiet(text(say(`tournament.unlisted.${why}`, { name: plain(terms.name) })));

const ruling = (say: Say, tournament: Tournament, made: Ruling): Screen => ({
  blocks: [text(ruled(say, tournament, made), reasonOf(say, made))],
  notifies: made.users.filter((user) => user !== made.by),
});
