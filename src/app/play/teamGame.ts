/** Begins a team's game on the typed terms. */
import { VARIANT_IDS, type VariantId } from '../../draughts/variants.ts';
import { type LEVEL_CHOICES, LEVELS } from '../../engine/play/levels.ts';
import { DAY, HOUR, MINUTE } from '../../game/calendar/span.ts';
import type { ColorChoice } from '../../game/challenge/challenge.ts';
import { cleanName } from '../../game/cleanName.ts';
import type { TimeControl } from '../../game/clock/time.ts';
import { makeTime, parseTime } from '../../game/clock/timeText.ts';
import { type CrowdOf, seatCrowd, type SeatedCrowd, seatPerson } from '../../game/seat.ts';
import { type Pace, PACES, type TallyChoice } from '../../game/voting.ts';
import { sayIn } from '../../i18n/say.ts';
import { type Result, done, refused } from '../../kit/result.ts';
import { teamForm } from '../../views/game/teamForm.ts';
import type { TEAM_QUESTIONS } from '../../views/presses/questions.ts';
import type { Person } from '../ports/actor.ts';
import type { Resolved } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import type { Reply, ServerAsker } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { sayAt, settingsAt } from '../reader/reader.ts';
import { barOnChallenge } from '../server/admission.ts';
import { askForTeam } from './challenges.ts';
import { beginVoteGame, type VoteTerms } from './voteGame.ts';

const SPANS = {
  '1m': MINUTE,
  '5m': 5 * MINUTE,
  '15m': 15 * MINUTE,
  '1h': HOUR,
  '6h': 6 * HOUR,
  '1d': DAY,
} as const satisfies Record<Pace, number>;
/** The time for one person who plays against a team whose votes last a fixed time. */
const LONE_PLAYERS_TIME: TimeControl = { kind: 'correspondence', perMove: DAY, restsWeekendsIn: null };
const USUAL = { pace: '1d', minimum: 2, level: 4 } as const;
export const MOST_MINIMUM = 10_000;

/** The options of `/team play`. */
interface TeamTerms {
  readonly team?: string | undefined;
  readonly everyone?: boolean | undefined;
  readonly against?: string | undefined;
  readonly channel?: string | undefined;
  readonly player?: Person | undefined;
  readonly level?: (typeof LEVEL_CHOICES)[number] | undefined;
  readonly variant?: VariantId | undefined;
  readonly 'time-per-move'?: Pace | undefined;
  readonly time?: string | undefined;
  readonly 'show-votes'?: TallyChoice | undefined;
  readonly 'minimum-votes'?: number | undefined;
  readonly color?: ColorChoice | undefined;
}

/** An old client may not know a role's name, but its mention always shows the name. */
async function seatOf(app: App, asker: ServerAsker, of: CrowdOf): Promise<SeatedCrowd> {
  const say = await sayAt(app, asker.place);
  const { guildId, channelName } = asker.place;
  if (of.kind === 'role') return seatCrowd(guildId, asker.chosenNames.get(of.roleId) ?? of.roleId, of);
  if (of.kind === 'everyone') return seatCrowd(guildId, say('vote.everyone'), of);
  const isHere = of.channelId === asker.place.channelId;
  const name = isHere ? cleanName(channelName ?? '') : (asker.chosenNames.get(of.channelId) ?? '');
  return seatCrowd(guildId, name === '' ? say('vote.this-channel') : `#${name}`, of);
}

function rivalOf({ against, channel }: TeamTerms): CrowdOf | null {
  if (against !== undefined) return { kind: 'role', roleId: against };
  return channel === undefined ? null : { kind: 'channel', channelId: channel };
}

/** The requested clock; `null`: votes last a fixed time. */
function timeOf({ 'time-per-move': pace, time: text }: TeamTerms): Result<TimeControl | null, Problem> {
  const time = text === undefined ? done(null) : parseTime(text);
  return time.ok && time.value && pace !== undefined ? refused({ code: 'vote-window-or-time' }) : time;
}

/** The terms that apply to every opponent. */
async function termsOf(app: App, asker: ServerAsker, asked: TeamTerms) {
  const settings = await settingsAt(app, asker.place);
  const time = timeOf(asked);
  if (!time.ok) return time;
  const everyone = {
    kind: asked.everyone ? 'everyone' : 'channel',
    channelId: asker.place.channelId,
  } as const;
  const of: CrowdOf = asked.team === undefined ? everyone : { kind: 'role', roleId: asked.team };
  return done({
    variant: asked.variant ?? settings.variant,
    time: time.value,
    voting: {
      window: time.value ? null : SPANS[asked['time-per-move'] ?? USUAL.pace],
      tallies: asked['show-votes'] ?? 'hidden',
      quorum: Math.min(Math.max(1, Math.round(asked['minimum-votes'] ?? USUAL.minimum)), MOST_MINIMUM),
      leastDays: settings.voterDays,
    },
    team: await seatOf(app, asker, of),
    color: asked.color ?? 'random',
  });
}

async function beginTeamGame(app: App, asker: ServerAsker, asked: TeamTerms): Promise<Reply> {
  const found = await termsOf(app, asker, asked);
  if (!found.ok) return found;
  const { color, ...terms } = found.value;
  const rival = rivalOf(asked);
  const player = asked.player?.id === app.botId() ? undefined : asked.player;
  if ([asked.against, asked.channel, player].filter((each) => each !== undefined).length > 1)
    return refused({ code: 'vote-one-opponent' });
  if (player && player.id !== asker.user.id) return askPlayer(app, asker, { ...found.value, player });
  const level = LEVELS.find((each) => String(each) === asked.level) ?? USUAL.level;
  const begun = await beginVoteGame(app, asker, {
    ...terms,
    time: player ? (terms.time ?? LONE_PLAYERS_TIME) : terms.time,
    color: color === 'random' ? (app.coin() ? 'white' : 'black') : color,
    opponent: player ? seatPerson(player) : rival ? await seatOf(app, asker, rival) : level,
  });
  if (!begun.ok) return begun;
  return { kind: 'card', game: begun.value, note: sayIn(asker.locale)('vote.begun'), isNew: true };
}

/** Opens the window with the default terms. Anyone who may not play is refused first. */
export async function askTeamTerms(app: App, asker: ServerAsker): Promise<Reply> {
  const bar = await barOnChallenge(app, asker);
  if (bar) return refused(bar);
  const { variant } = await settingsAt(app, asker.place);
  return { kind: 'form', form: teamForm(sayIn(asker.locale), { ...USUAL, variant }) };
}

/** Without any terms, asks for them in a window. */
export const playAsTeam = (app: App, asker: ServerAsker, asked: TeamTerms): Promise<Reply> =>
  Object.keys(asked).length === 0 ? askTeamTerms(app, asker) : beginTeamGame(app, asker, asked);

type TeamAnswers = Readonly<Record<(typeof TEAM_QUESTIONS)[number], string>>;

export const playAsTold = (
  app: App,
  asker: ServerAsker,
  { team, pace, opponent, channel, variant }: TeamAnswers,
  people: Resolved['people'],
): Promise<Reply> => {
  const player = people.get(opponent);
  return beginTeamGame(app, asker, {
    team: team === '' ? undefined : team,
    'time-per-move': PACES.find((each) => each === pace),
    player,
    against: player || opponent === '' ? undefined : opponent,
    channel: channel === '' ? undefined : channel,
    variant: VARIANT_IDS.find((each) => each === variant),
  });
};

interface LonePlayersTerms extends Omit<VoteTerms, 'color' | 'opponent'> {
  readonly color: ColorChoice;
  readonly player: Person;
}

/** A normal challenge, except that the team plays instead of the challenger. */
async function askPlayer(
  app: App,
  asker: ServerAsker,
  { variant, color, time, team, voting, player }: LonePlayersTerms,
): Promise<Reply> {
  const asked = await askForTeam(app, asker, {
    variant,
    color,
    time: makeTime(time ?? LONE_PLAYERS_TIME),
    crowd: { team, voting },
    opponent: player,
  });
  return asked.ok ? { kind: 'invitation', challenge: asked.value } : asked;
}
