/** `/vote`: a game of a team, and every button of its votes. */
import { answeringInServers } from '../src/app/ports/answering.ts';
import { VARIANT_IDS } from '../src/draughts/variants.ts';
import { LEVEL_CHOICES, LEVELS } from '../src/engine/play/levels.ts';
import { defineServerCommand, type Reply, type ServerAsker } from '../src/app/ports/command.ts';
import type { App } from '../src/app/ports/app.ts';
import { askReason, doWithVote, giveReason, showOwnVote, voteFor } from '../src/app/play/vote.ts';
import { beginVoteGame, type VoteTerms } from '../src/app/play/voteGame.ts';
import { askForTeam } from '../src/app/play/challenges.ts';
import type { Person } from '../src/app/ports/actor.ts';
import type { Problem } from '../src/app/problem/problem.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { sayAt, settingsAt } from '../src/app/reader/reader.ts';
import { COLOR_CHOICES, type ColorChoice } from '../src/game/challenge/challenge.ts';
import { cleanName } from '../src/game/cleanName.ts';
import { DAY, HOUR, MINUTE } from '../src/game/calendar/span.ts';
import { type CrowdOf, seatCrowd, type SeatedCrowd, seatPerson } from '../src/game/seat.ts';
import type { TimeControl } from '../src/game/clock/time.ts';
import { makeTime, parseTime } from '../src/game/clock/timeText.ts';
import { type Attempt, done, refused } from '../src/kit/attempt.ts';
import { completeTime } from '../src/views/game/time.ts';
import { TALLY_CHOICES } from '../src/game/voting.ts';
import { sayIn } from '../src/i18n/say.ts';
import { VOTE } from '../src/views/presses/declarations.ts';

const WINDOWS = {
  '1m': MINUTE,
  '5m': 5 * MINUTE,
  '15m': 15 * MINUTE,
  '1h': HOUR,
  '6h': 6 * HOUR,
  '1d': DAY,
} as const;
const WINDOW_CHOICES = ['1m', '5m', '15m', '1h', '6h', '1d'] as const;
/** For someone who plays alone against a team whose votes last a fixed time. */
const MASTERS_TIME: TimeControl = { kind: 'correspondence', perMove: DAY, restsWeekendsIn: null };
const USUAL = { window: '5m', quorum: 2, level: 4 } as const;
const MOST_QUORUM = 10_000;

interface Wanted {
  readonly team?: string | undefined;
  readonly everyone?: boolean | undefined;
  readonly against?: string | undefined;
  readonly channel?: string | undefined;
  readonly master?: Person | undefined;
  readonly level?: string | undefined;
  readonly variant?: string | undefined;
  readonly window?: string | undefined;
  readonly time?: string | undefined;
  readonly tallies?: string | undefined;
  readonly quorum?: number | undefined;
  readonly color?: string | undefined;
}

/** A role's name may be unknown to an old client; its mention always shows the name. */
async function seatOf(app: App, asker: ServerAsker, of: CrowdOf): Promise<SeatedCrowd> {
  const say = await sayAt(app, asker.place);
  const { guildId, channelName } = asker.place;
  if (of.kind === 'role') return seatCrowd(guildId, asker.chosenNames.get(of.roleId) ?? of.roleId, of);
  if (of.kind === 'everyone') return seatCrowd(guildId, say('vote.everyone'), of);
  const isHere = of.channelId === asker.place.channelId;
  const name = isHere ? cleanName(channelName ?? '') : (asker.chosenNames.get(of.channelId) ?? '');
  return seatCrowd(guildId, name === '' ? say('vote.this-channel') : `#${name}`, of);
}

function rivalOf({ against, channel }: Wanted): CrowdOf | null {
  if (against !== undefined) return { kind: 'role', roleId: against };
  return channel === undefined ? null : { kind: 'channel', channelId: channel };
}

/** The clock that was asked for; `null`: votes last a fixed time. */
function timeOf({ window, time: text }: Wanted): Attempt<TimeControl | null, Problem> {
  const time = text === undefined ? done(null) : parseTime(text);
  return time.ok && time.value && window !== undefined ? refused({ code: 'vote-window-or-time' }) : time;
}

/** The terms that hold for every opponent. */
async function termsOf(app: App, asker: ServerAsker, wanted: Wanted) {
  const settings = await settingsAt(app, asker.place);
  const variant = VARIANT_IDS.find((id) => id === (wanted.variant ?? settings.variant));
  if (!variant) return refused({ code: 'unknown-variant', text: wanted.variant ?? '' } as const);
  const time = timeOf(wanted);
  if (!time.ok) return time;
  const everyone = {
    kind: wanted.everyone ? 'everyone' : 'channel',
    channelId: asker.place.channelId,
  } as const;
  const of: CrowdOf = wanted.team === undefined ? everyone : { kind: 'role', roleId: wanted.team };
  const window = WINDOWS[WINDOW_CHOICES.find((each) => each === wanted.window) ?? USUAL.window];
  return done({
    variant,
    time: time.value,
    voting: {
      window: time.value ? null : window,
      tallies: TALLY_CHOICES.find((each) => each === wanted.tallies) ?? 'hidden',
      quorum: wanted.quorum ?? USUAL.quorum,
      leastDays: settings.voterDays,
    },
    team: await seatOf(app, asker, of),
    color: COLOR_CHOICES.find((each) => each === wanted.color) ?? 'random',
  });
}

async function begin(app: App, asker: ServerAsker, wanted: Wanted): Promise<Reply> {
  const found = await termsOf(app, asker, wanted);
  if (!found.ok) return refusal(app, asker, found.problem);
  const { color, ...terms } = found.value;
  const rival = rivalOf(wanted);
  const master = wanted.master?.id === app.botId() ? undefined : wanted.master;
  if ([wanted.against, wanted.channel, master].filter((each) => each !== undefined).length > 1)
    return refusal(app, asker, { code: 'vote-one-opponent' });
  if (master && master.id !== asker.user.id) return askMaster(app, asker, { ...found.value, master });
  const level = LEVELS.find((each) => String(each) === wanted.level) ?? USUAL.level;
  const begun = await beginVoteGame(app, asker, {
    ...terms,
    time: master ? (terms.time ?? MASTERS_TIME) : terms.time,
    color: color === 'random' ? (app.coin() ? 'white' : 'black') : color,
    opponent: master ? seatPerson(master) : rival ? await seatOf(app, asker, rival) : level,
  });
  if (!begun.ok) return refusal(app, asker, begun.problem);
  return { kind: 'card', game: begun.value, note: sayIn(asker.locale)('vote.begun'), isNew: true };
}

interface MastersTerms extends Omit<VoteTerms, 'color' | 'opponent'> {
  readonly color: ColorChoice;
  readonly master: Person;
}

/** A challenge like any other, but the team plays instead of the challenger. */
async function askMaster(
  app: App,
  asker: ServerAsker,
  { variant, color, time, team, voting, master }: MastersTerms,
): Promise<Reply> {
  const asked = await askForTeam(app, asker, {
    variant,
    color,
    time: makeTime(time ?? MASTERS_TIME),
    crowd: { team, voting },
    opponent: master,
  });
  return asked.ok ? { kind: 'invitation', challenge: asked.value } : refusal(app, asker, asked.problem);
}

export const votePresses = answeringInServers(
  VOTE,
  {
    done: (asker, { id, ply }, app) => doWithVote(app, asker, id, { ply }, 'done'),
    mine: (asker, { id, ply }, app) => showOwnVote(app, asker, id, { ply }),
    draw: (asker, { id, ply }, app) => doWithVote(app, asker, id, { ply }, 'draw'),
    resign: (asker, { id, ply }, app) => doWithVote(app, asker, id, { ply }, 'resign'),
    why: (asker, { id, ply }, app) => askReason(app, asker, id, { ply }),
    sure: (asker, { id, ply, more }, app) => voteFor(app, asker, id, { ply, text: more, isSure: true }),
    leave: (asker, { id, ply }, app) => doWithVote(app, asker, id, { ply }, 'leave'),
    because: (asker, { id, ply, answers }, app) => giveReason(app, asker, id, { ply }, answers.reason),
  },
  { posts: true },
);

export const vote = defineServerCommand({
  name: 'vote',
  posts: true,
  options: [
    { name: 'team', kind: 'role' },
    { name: 'everyone', kind: 'flag' },
    { name: 'against', kind: 'role' },
    { name: 'channel', kind: 'channel' },
    { name: 'master', kind: 'user' },
    { name: 'level', kind: 'text', choices: LEVEL_CHOICES },
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
    { name: 'window', kind: 'text', choices: WINDOW_CHOICES },
    { name: 'time', kind: 'text', suggests: true },
    { name: 'tallies', kind: 'text', choices: TALLY_CHOICES },
    { name: 'quorum', kind: 'number', bounds: [1, MOST_QUORUM] },
    { name: 'color', kind: 'text', choices: COLOR_CHOICES },
  ],
  run: (asker, values, app) => begin(app, asker, values),
  suggest: (asker, { text }) => Promise.resolve(completeTime(sayIn(asker.locale), text)),
});
