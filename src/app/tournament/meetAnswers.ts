/** Answers about a match between two servers, to its admins and players. */
import { VARIANT_IDS, type VariantId } from '../../draughts/variants.ts';
import type { Meet } from '../../game/meet/meet.ts';
import { sayIn } from '../../i18n/say.ts';
import { type Result, refused } from '../../kit/result.ts';
import { sharedScreen } from '../../views/game/shared.ts';
import { MEET } from '../../views/presses/declarations.ts';
import {
  acceptedScreen,
  cancelMeetQuestion,
  invitedScreen,
  meetNote,
  serversScreen,
  type MEET_NOTES,
} from '../../views/tournament/meet.ts';
import { agreeForm, meetForm } from '../../views/tournament/meetForm.ts';
import { answeringInServers } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type Reply, type ServerAsker, privately } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { settingsAt } from '../reader/reader.ts';
import {
  acceptInvitation,
  barOnMatch,
  cancelable,
  cancelTheMeet,
  changeTeam,
  inviteToMeet,
  joinTeam,
  leaveTeam,
  shareMeet,
  tableOfServers,
  usualTeam,
  type Swap,
} from './meets.ts';

function noted(asker: ServerAsker, attempt: Result<Meet, Problem>, note: (typeof MEET_NOTES)[number]): Reply {
  if (!attempt.ok) return attempt;
  return privately(meetNote(sayIn(asker.locale), note));
}

/** The options of `/team match`. */
interface MatchTerms {
  readonly team?: string | undefined;
  readonly time?: string | undefined;
  readonly boards?: number | undefined;
  /** The time until the games begin. */
  readonly hours?: number | undefined;
  readonly variant?: VariantId | undefined;
  readonly rated?: boolean | undefined;
  /** The code of the invitation to accept. */
  readonly code?: string | undefined;
}

const USUAL = { time: '3d', boards: 4, hours: 24 } as const;

async function invite(app: App, asker: ServerAsker, asked: MatchTerms): Promise<Reply> {
  const usual = await settingsAt(app, asker.place);
  const { variant = usual.variant } = asked;
  const { team = '', time = USUAL.time, boards: mostBoards = USUAL.boards, hours = USUAL.hours } = asked;
  const rated = asked.rated ?? usual.ratedByDefault;
  const attempt = await inviteToMeet(app, asker, { team, time, mostBoards, hours, variant, rated });
  if (!attempt.ok) return attempt;
  return privately(invitedScreen(sayIn(asker.locale), attempt.value));
}

async function accept(app: App, asker: ServerAsker, code: string, team: string): Promise<Reply> {
  const attempt = await acceptInvitation(app, asker, { code, team });
  if (!attempt.ok) return attempt;
  return privately(acceptedScreen(sayIn(asker.locale), attempt.value));
}

/** Opens the window with the options so far. */
async function askTerms(
  app: App,
  asker: ServerAsker,
  { team, time = USUAL.time, boards = USUAL.boards, hours = USUAL.hours, variant }: MatchTerms,
): Promise<Reply> {
  const settings = await settingsAt(app, asker.place);
  const usual = {
    team: team ?? (await usualTeam(app, asker)),
    variant: variant ?? settings.variant,
    time,
    boards,
    hours,
  };
  return { kind: 'form', form: meetForm(sayIn(asker.locale), usual) };
}

/** Without any terms, or with only a code, opens a window. */
export async function playServer(app: App, asker: ServerAsker, asked: MatchTerms): Promise<Reply> {
  const code = asked.code?.trim() ?? null;
  if (asked.team !== undefined && code !== null) return accept(app, asker, code, asked.team);
  if (asked.team !== undefined) return invite(app, asker, asked);
  const bar = await barOnMatch(app, asker, code);
  if (bar) return refused(bar);
  if (code === null) return askTerms(app, asker, asked);
  return { kind: 'form', form: agreeForm(sayIn(asker.locale), code, await usualTeam(app, asker)) };
}

export const changePlayers = async (app: App, asker: ServerAsker, swap: Swap): Promise<Reply> =>
  noted(asker, await changeTeam(app, asker, swap), 'changed');

export async function askToCancel(app: App, asker: ServerAsker, id: string | null = null): Promise<Reply> {
  const attempt = await cancelable(app, asker, id);
  if (!attempt.ok) return attempt;
  return { kind: 'private', screen: cancelMeetQuestion(sayIn(asker.locale), attempt.value) };
}

/** The screen where the question was asked, for either side of a match before its games. */
async function keep(app: App, asker: ServerAsker, id: string): Promise<Reply> {
  const attempt = await cancelable(app, asker, id);
  if (!attempt.ok) return attempt;
  const screen = attempt.value.guest ? acceptedScreen : invitedScreen;
  return { kind: 'private', screen: screen(sayIn(asker.locale), attempt.value) };
}

export const showServers = async (app: App, { locale }: ServerAsker): Promise<Reply> =>
  privately(serversScreen(sayIn(locale), await tableOfServers(app)));

export const meetPresses = answeringInServers(
  MEET,
  {
    join: async (asker, { id }, app) => noted(asker, await joinTeam(app, asker, id), 'joined'),
    leave: async (asker, { id }, app) => noted(asker, await leaveTeam(app, asker, id), 'left'),
    ask: (asker, { answers: { boards, hours, variant: named, ...terms } }, app) => {
      const variant = VARIANT_IDS.find((id) => id === named);
      return invite(app, asker, { ...terms, variant, boards: Number(boards), hours: Number(hours) });
    },
    agree: (asker, { id, answers: { team } }, app) => accept(app, asker, id, team),
    off: (asker, { id }, app) => askToCancel(app, asker, id),
    stay: (asker, { id }, app) => keep(app, asker, id),
    cancel: async (asker, { id }, app) => noted(asker, await cancelTheMeet(app, asker, id), 'off'),
    share: async (asker, { id }, app): Promise<Reply> => {
      const link = await shareMeet(app, asker, id);
      if (!link.ok) return link;
      return privately(sharedScreen(sayIn(asker.locale), link.value));
    },
  },
  { posts: true },
);
