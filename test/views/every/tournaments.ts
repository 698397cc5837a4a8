/** Every screen that shows a tournament. */
import * as fc from 'fast-check';
import { plain } from '../../../src/i18n/plain.ts';
import { rivalsOf } from '../../../src/tournament/life/players/challenging.ts';
import { tableOf } from '../../../src/tournament/life/table/table.ts';
import { RULINGS, type Tournament } from '../../../src/tournament/life/tournament.ts';
import { RESULTS } from '../../../src/tournament/event.ts';
import { noticesOf } from '../../../src/tournament/life/notices.ts';
import { refusalScreen } from '../../../src/app/problem/refusal.ts';
import type { Say } from '../../../src/i18n/say.ts';
import { createButton } from '../../../src/views/tournament/buttons.ts';
import { buttonBlock } from '../../../src/views/screen/blocks.ts';
import { announcementScreen } from '../../../src/views/tournament/announcement.ts';
import { calledScreen } from '../../../src/views/tournament/called.ts';
import { meet } from './game.ts';
import { screenFrom, screenOf, type Screens } from './shown.ts';
import { draftChoicesScreen, draftScreen } from '../../../src/views/tournament/draft.ts';
import { stopQuestion, manageScreen, removeQuestion } from '../../../src/views/tournament/manage.ts';
import { amendForm, detailsForm, draftForm, laterForm } from '../../../src/views/tournament/draftForms.ts';
import { gamesScreen as roundScreen } from '../../../src/views/tournament/games.ts';
import { historyScreen } from '../../../src/views/tournament/history.ts';
import {
  answeredNews,
  challengeNews,
  challengeScreen,
  declineQuestion,
  outcomeNews,
} from '../../../src/views/tournament/ladder.ts';
import {
  acceptedScreen,
  invitedScreen,
  cancelMeetQuestion,
  meetNote,
  meetScreen,
  MEET_NOTES,
  serversScreen,
} from '../../../src/views/tournament/meet.ts';
import { agreeForm, meetForm } from '../../../src/views/tournament/meetForm.ts';
import { newsScreen } from '../../../src/views/tournament/news.ts';
import { nextScreen } from '../../../src/views/tournament/next.ts';
import { rulingsScreen } from '../../../src/views/tournament/rulings.ts';
import {
  createdScreen,
  drawScreen,
  startQuestion,
  statusScreen,
  withdrawQuestion,
} from '../../../src/views/tournament/status.ts';
import { tableScreen } from '../../../src/views/tournament/table.ts';
import { hash } from '../../tournament/life/hall.ts';
import { climbing, draft, linksOf, terms, told, tournament } from './tournament.ts';
import { instant, key, reader, snowflake, textOf, yes, variant } from './words.ts';

const team = fc.string({ maxLength: 40 });

const ruling = fc
  .record({
    at: instant,
    by: fc.option(snowflake, { nil: null }),
    what: fc.constantFrom(...RULINGS),
    users: fc.array(snowflake, { minLength: 1, maxLength: 2 }),
    game: key,
    from: fc.constantFrom(null, ...RESULTS),
    to: fc.constantFrom(null, 'absent', 'gone', 'barred', 'removed', ...RESULTS),
    reason: fc.option(textOf(200), { nil: null }),
  })
  .map((each) => (each.what === 'postponed' ? { ...each, to: '4000000000000' } : each));

/** The text as it fits in a button's id; empty without a text. */
const reason = fc.constantFrom('', 'r'.repeat(50));

const challengesIn = ({ rounds }: Tournament) => rounds.flatMap(({ meetings }) => meetings);

const callsOf = (each: Tournament) => ({
  links: linksOf(each),
  called: each.players.map(({ id }) => id),
});

const draftView = fc.record({
  draft,
  terms,
  mayMakeEvents: yes,
  note: fc.option(textOf(100).map(plain), { nil: null }),
});

export const TOURNAMENTS = {
  'tournament/called calledScreen': tournament.map(
    (each) => (say) =>
      each.players
        .slice(0, 9)
        .flatMap((own) =>
          [null, 1, 2].map((number) =>
            calledScreen(say, { tournament: each, number, links: linksOf(each) }, own),
          ),
        ),
  ),
  'no tournament yet': fc.constant((say: Say) =>
    refusalScreen(say, { code: 'tournament-none' }, buttonBlock(createButton(say))),
  ),
  'tournament/announcement announcementScreen': told.map(
    ({ tournament: each, table }) =>
      (say) =>
        announcementScreen(say, each, table),
  ),
  'tournament/draft draftScreen': screenOf(draftScreen, draftView),
  'tournament/draft draftChoicesScreen': screenOf(draftChoicesScreen, draftView),
  'tournament/draftForms detailsForm': draft.map(
    ({ asked }) =>
      (say) =>
        detailsForm(say, asked),
  ),
  'tournament/draftForms amendForm': screenFrom([tournament, draft], (say, each, { asked }) =>
    amendForm(say, each, asked),
  ),
  'tournament/manage manageScreen': told.map(
    ({ tournament: each, table }) =>
      (say) =>
        [undefined, 'news'].map((news) => manageScreen(say, each, table, news)),
  ),
  'tournament/manage stopQuestion': screenOf(
    stopQuestion,
    tournament,
    fc.constantFrom('cancel', 'end'),
    reason,
  ),
  'tournament/manage removeQuestion': screenOf(removeQuestion, tournament, snowflake, reason),
  'tournament/draftForms laterForm': tournament.map(
    (each) => (say) => laterForm(say, each, '2026-12-01 18:30'),
  ),
  'tournament/draftForms draftForm': screenFrom([draft, variant], (say, { asked }, usual) =>
    draftForm(say, asked, usual),
  ),
  'tournament/games gamesScreen': tournament.map(
    (each) => (say) =>
      each.rounds.flatMap((round) =>
        [0, 9].map((page) => roundScreen(say, { tournament: each, round, page, links: linksOf(each) })),
      ),
  ),
  'tournament/history historyScreen': fc.array(told, { maxLength: 4 }).map(
    (some) => (say) =>
      historyScreen(
        say,
        Array.from({ length: 5 }, (_, n) =>
          some.map(({ tournament: each, table }, at) => ({
            table,
            tournament: { ...each, id: `${each.id}${n}${at}` },
          })),
        ).flat(),
      ),
  ),
  'tournament/ladder challengeScreen': climbing.map(
    (each) => (say) =>
      each.players.map((own) => challengeScreen(say, each, rivalsOf(each, own, each.createdAt))),
  ),
  'tournament/ladder challengeNews': climbing.map(
    (each) => (say) => challengesIn(each).map((made) => challengeNews(say, each, tableOf(each, hash), made)),
  ),
  'tournament/ladder answeredNews': climbing.map(
    (each) => (say) => challengesIn(each).map((made) => answeredNews(say, each, made)),
  ),
  'tournament/ladder outcomeNews': climbing.map(
    (each) => (say) => challengesIn(each).map((made) => outcomeNews(say, each, tableOf(each, hash), made)),
  ),
  'tournament/ladder declineQuestion': climbing.map(
    (each) => (say) => challengesIn(each).map((made) => declineQuestion(say, each, made)),
  ),
  'tournament/news newsScreen': screenFrom(
    [told, reader, ruling, instant],
    (say, { tournament: each, table }, shape, made, until) =>
      [
        ...noticesOf({ ...each, told: [] }, Infinity),
        { key: 'a', kind: 'ruling', ruling: made } as const,
        { key: 'b', kind: 'judging', until } as const,
        { key: 'c', kind: 'reminder' } as const,
        { key: 'd', kind: 'unlisted', why: 'full' } as const,
        { key: 'e', kind: 'end' } as const,
        { key: 'g', kind: 'end-table' } as const,
        ...(each.stuck ? [{ key: 'f', kind: 'stuck', stuck: each.stuck } as const] : []),
        ...each.rounds.flatMap(({ number: round }) =>
          (['pairings', 'table', 'lagging'] as const).map((kind) => ({ key: kind, kind, round })),
        ),
      ].map((notice) => newsScreen(say, { tournament: each, table, shape, ...callsOf(each) }, notice)),
  ),
  'tournament/next nextScreen': tournament.map(
    (each) => (say) =>
      [null, ...each.players.slice(0, 9)].map((own) =>
        nextScreen(say, { tournament: each, own, links: linksOf(each) }),
      ),
  ),
  'tournament/rulings rulingsScreen': screenFrom(
    [tournament, fc.array(ruling, { maxLength: 20, size: 'max' })],
    (say, each, made) => [each, { ...each, rulings: made }].map((one) => rulingsScreen(say, one)),
  ),
  'tournament/status statusScreen': told.map(
    ({ tournament: each, table }) =>
      (say) =>
        [
          null,
          ...each.players.slice(0, 9),
          ...each.players.slice(0, 2).map((own) => ({ ...own, isPaused: true })),
        ].map((own) =>
          statusScreen(say, {
            tournament: each,
            table,
            own,
            links: linksOf(each),
            hasApart: own === null,
            isOrganizer: own === null,
          }),
        ),
  ),
  'tournament/status startQuestion': screenOf(startQuestion, tournament),
  'tournament/status createdScreen': tournament.map((each) => (say) => createdScreen(say, each, say)),
  'tournament/status drawScreen': tournament.map((each) => (say) => drawScreen(say, each, hash('x'))),
  'tournament/status withdrawQuestion': screenOf(withdrawQuestion, tournament),
  'tournament/meet meetScreen': screenOf(meetScreen, meet, fc.boolean()),
  'tournament/meet serversScreen': screenOf(
    serversScreen,
    fc.array(
      fc.record({
        guildId: key,
        name: fc.string({ minLength: 1, maxLength: 40 }),
        won: fc.nat(99),
        drawn: fc.nat(99),
        lost: fc.nat(99),
        boards: fc.nat(999),
        against: fc.nat(999),
      }),
      { maxLength: 25 },
    ),
  ),
  'tournament/meet invitedScreen': screenOf(invitedScreen, meet),
  'tournament/meet cancelMeetQuestion': screenOf(cancelMeetQuestion, meet),
  'tournament/meet acceptedScreen': screenOf(acceptedScreen, meet),
  'tournament/meetForm meetForm': screenOf(
    meetForm,
    fc.record({
      team,
      variant,
      time: fc.constantFrom('3d', '5+3', 'soon'),
      boards: fc.nat(20),
      hours: fc.nat(336),
    }),
  ),
  'tournament/meetForm agreeForm': screenOf(agreeForm, key, team),
  'tournament/meet meetNote': screenOf(meetNote, fc.constantFrom(...MEET_NOTES)),
  'tournament/table tableScreen': screenFrom([told, reader], (say, { tournament: each, table }, shape) =>
    [0, 1, 9].map((page) =>
      tableScreen(say, {
        tournament: each,
        table,
        round: null,
        page,
        shape,
        ...(each.players[0] && { reader: each.players[0].id }),
      }),
    ),
  ),
} satisfies Screens;
