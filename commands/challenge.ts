/** `/challenge`: an invitation to a member or to anyone, or a game against the engine. */
import { answering, type Resolved } from '../src/app/ports/answering.ts';
import type { MessageAddress } from '../src/game/game.ts';
import type { App } from '../src/app/ports/app.ts';
import { barOnChallenge } from '../src/app/server/admission.ts';
import { accept, cancel, decline, makeChallenge } from '../src/app/play/challenges.ts';
import { beginEngineGame, usualLevel, type EngineGameTerms } from '../src/app/play/engineGame.ts';
import { act } from '../src/app/play/act.ts';
import { askForNext } from '../src/app/play/nextGame.ts';
import { gameNamed, shown } from '../src/app/play/find.ts';
import type { Person } from '../src/app/ports/actor.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { suggestOpenings } from '../src/app/tournament/find.ts';
import { isMatchWished } from '../src/game/match/offer.ts';
import { settingsAt } from '../src/app/reader/reader.ts';
import type { Attempt } from '../src/kit/attempt.ts';
import { LEVEL_CHOICES, LEVELS } from '../src/engine/play/levels.ts';
import { VARIANT_IDS } from '../src/draughts/variants.ts';
import { COLOR_CHOICES, type Challenge } from '../src/game/challenge/challenge.ts';
import type { Problem } from '../src/app/problem/problem.ts';
import { sayIn, type Say } from '../src/i18n/say.ts';
import { buttonBlock } from '../src/views/screen/blocks.ts';
import { type Block, type Button, type Choice, pressesIn } from '../src/views/screen/screen.ts';
import { rematchDraw } from '../src/game/match/games.ts';
import { sha256 } from '../src/app/save/hash.ts';
import {
  changeButton,
  challengeForm,
  customizeScreen,
  NO_TABLE,
  rareForm,
  type Asked,
} from '../src/views/game/challengeForm.ts';
import { dealScreen } from '../src/views/game/match.ts';
import { completeLength, completeRest, completeTime } from '../src/views/game/time.ts';
import { endMatch } from '../src/game/match/matchScore.ts';
import { CHALLENGE, HELP } from '../src/views/presses/declarations.ts';
import type { CHALLENGE_QUESTIONS, RARE_QUESTIONS } from '../src/views/presses/questions.ts';

async function answer(app: App, asker: Asker, attempt: Attempt<Challenge, Problem>): Promise<Reply> {
  if (!attempt.ok) return refusal(app, asker, attempt.problem);
  return { kind: 'invitation', challenge: attempt.value };
}

async function begin(app: App, asker: Asker, id: string, message: MessageAddress): Promise<Reply> {
  const attempt = await accept(app, asker, id, message);
  if (!attempt.ok) return refusal(app, asker, attempt.problem);
  const { isThreadDenied, ...begun } = attempt.value;
  const say = sayIn(asker.locale);
  return { kind: 'card', ...begun, note: say('thread.begun'), ...asideOn(say, isThreadDenied) };
}

const asideOn = (say: Say, isThreadDenied: boolean): { readonly aside?: string } =>
  isThreadDenied ? { aside: say('thread.denied') } : {};

/** The engine accepts at once, so the answer is the board. */
async function beginWithEngine(
  app: App,
  asker: Asker,
  terms: EngineGameTerms,
  isRated?: boolean,
): Promise<Reply> {
  if (isRated) return refusal(app, asker, { code: 'engine-unrated' });
  const attempt = await beginEngineGame(app, asker, terms);
  if (!attempt.ok) return refusal(app, asker, attempt.problem);
  const { game, isThreadDenied } = attempt.value;
  const say = sayIn(asker.locale);
  const note = say(game.place.threadOf === undefined ? 'note.engine-begun' : 'thread.begun');
  return { kind: 'card', game, note, isNew: true, ...asideOn(say, isThreadDenied) };
}

async function showDeal(app: App, asker: Asker, id: string): Promise<Reply | null> {
  const found = await gameNamed(app, asker, shown(id));
  if (!found.ok) return refusal(app, asker, found.problem);
  const next = found.value.match ? rematchDraw(found.value.match, sha256) : null;
  const screen = dealScreen(sayIn(asker.locale), found.value, next);
  return screen && { kind: 'private', screen };
}

async function suggestFor(
  app: App,
  asker: Asker,
  option: string,
  text: string,
  variant: string | undefined,
): Promise<readonly Choice[]> {
  const say = sayIn(asker.locale);
  if (option === 'match') return completeLength(say, text);
  if (option === 'rest') return completeRest(say, text);
  return option === 'draw' ? suggestOpenings(app, asker, text, variant) : completeTime(say, text);
}

type Wanted = Partial<
  Readonly<
    Record<
      'color' | 'variant' | 'position' | 'time' | 'level' | 'match' | 'draw' | 'rest',
      string | undefined
    >
  >
> & {
  readonly opponent?: Person | undefined;
  readonly weekends?: boolean | undefined;
  readonly rated?: boolean | undefined;
};

async function challengeBy(app: App, asker: Asker, values: Wanted): Promise<Reply> {
  const isForBot = values.opponent?.id === app.botId();
  if (asker.isAlone && !isForBot) return refusal(app, asker, { code: 'challenge-alone' });
  const settings = await settingsAt(app, asker.place);
  const variant = VARIANT_IDS.find((id) => id === (values.variant ?? settings.variant));
  if (!variant) return refusal(app, asker, { code: 'unknown-variant', text: values.variant ?? '' });
  const terms = {
    variant,
    start: values.position,
    restsWeekends: values.weekends,
    zone: settings.zone,
    color: COLOR_CHOICES.find((color) => color === values.color) ?? 'random',
  };
  const level = LEVELS.find((each) => String(each) === values.level);
  const match = { match: values.match, draw: values.draw, rest: values.rest };
  if (values.opponent?.id === app.botId()) {
    if (isMatchWished({ ...match, variant })) return refusal(app, asker, { code: 'match-engine' });
    const played = level ?? (await usualLevel(app, asker.user.id));
    const engineTerms = { ...terms, time: values.time, level: played, place: asker.place };
    return beginWithEngine(app, asker, engineTerms, values.rated);
  }
  if (level) return refusal(app, asker, { code: 'level-for-engine', engine: app.botId() });
  const attempt = await makeChallenge(app, asker, {
    ...terms,
    ...match,
    opponent: values.opponent ?? null,
    time: values.time ?? settings.time,
    rated: values.rated ?? settings.ratedByDefault,
  });
  return answer(app, asker, attempt);
}

/** A window with the common terms. Impossible challenges are refused first. */
export async function askTerms(app: App, asker: Asker, opponent: Person | null): Promise<Reply> {
  if (asker.isAlone && opponent?.id !== app.botId()) return refusal(app, asker, { code: 'challenge-alone' });
  if (opponent?.id === asker.user.id) return refusal(app, asker, { code: 'challenge-yourself' });
  if (opponent?.isBot && opponent.id !== app.botId()) return refusal(app, asker, { code: 'challenge-bot' });
  const bar = await barOnChallenge(app, asker);
  if (bar) return refusal(app, asker, bar);
  const { variant, time, ratedByDefault } = await settingsAt(app, asker.place);
  const usual = { variant, time, isRated: ratedByDefault };
  const form = challengeForm(sayIn(asker.locale), opponent?.id ?? null, usual, asker.place.guildId !== null);
  return { kind: 'form', form };
}

type Told = Readonly<Record<(typeof CHALLENGE_QUESTIONS)[number], string>>;

async function challengeAs(app: App, asker: Asker, told: Told, people: Resolved['people']): Promise<Reply> {
  const opponent = people.get(told.opponent);
  const variant = VARIANT_IDS.find((id) => id === told.variant);
  if (!variant) return refusal(app, asker, { code: 'unknown-variant', text: told.variant });
  const color = COLOR_CHOICES.find((each) => each === told.color) ?? 'random';
  const { time, more } = told;
  if (more !== 'customize') {
    const rated = more === 'casual' ? false : undefined;
    const reply = await challengeBy(app, asker, { opponent, variant, color, time, rated });
    if (reply.kind !== 'private' || !reply.isRefusal) return reply;
    const isPossible = opponent?.id !== asker.user.id && !opponent?.isBot;
    const kept = { opponent: isPossible ? told.opponent : '', variant, time, color } as const;
    const say = sayIn(asker.locale);
    const again = changeButton(say, { ...kept, rated: rated === false ? 'no' : 'yes' });
    return { ...reply, screen: { ...reply.screen, blocks: withChange(reply.screen.blocks, again) } };
  }
  const asked = { opponent: told.opponent, variant, time, color };
  const screen = customizeScreen(sayIn(asker.locale), asked, asker.place.guildId !== null);
  return { kind: 'private', screen };
}

/** The window again is a better way to start a game than the front door. */
const withChange = (blocks: readonly Block[], change: Button): readonly Block[] => [
  ...blocks.filter((block) => !pressesIn(block).some(({ command }) => command === HELP.command)),
  buttonBlock(change),
];

/** The window as it was submitted. */
async function askAgain(
  app: App,
  { locale, place }: Asker,
  { opponent, variant, time, color, rated }: Asked & { readonly rated: 'yes' | 'no' },
): Promise<Reply> {
  const { ratedByDefault } = await settingsAt(app, place);
  const usual = { variant, time, color, isRated: ratedByDefault, isCasual: rated === 'no' };
  const form = challengeForm(sayIn(locale), opponent, usual, place.guildId !== null);
  return { kind: 'form', form };
}

type Rare = Asked &
  Pick<Resolved, 'people'> & {
    readonly rated: 'yes' | 'no';
    readonly answers: Readonly<Record<(typeof RARE_QUESTIONS)[number], string>>;
  };

const written = (text = ''): string | undefined => (text.trim() === '' ? undefined : text.trim());

/** A refusal has a button back to the window. */
async function challengeRarely(app: App, asker: Asker, { answers, people, ...rare }: Rare): Promise<Reply> {
  // The length, then the break between games.
  const [match, rest] = answers.match.split(',');
  const { variant, time, color, rated } = rare;
  const reply = await challengeBy(app, asker, {
    opponent: people.get(answers.opponent),
    variant,
    color,
    time,
    rated: rated === 'yes' ? undefined : false,
    position: written(answers.position),
    match: written(match),
    draw: answers.draw === NO_TABLE ? undefined : written(answers.draw),
    rest: written(rest),
    weekends: answers.weekends === 'yes' ? true : undefined,
  });
  if (reply.kind !== 'private' || !reply.isRefusal) return reply;
  const asked = { opponent: answers.opponent, variant, time, color };
  const { blocks } = customizeScreen(sayIn(asker.locale), asked, asker.place.guildId !== null);
  return { ...reply, screen: { ...reply.screen, blocks: [...reply.screen.blocks, ...blocks] } };
}

export const challengePresses = answering(
  CHALLENGE,
  {
    accept: async (asker, { id, message }, app) => message && begin(app, asker, id, message),
    decline: async (asker, { id }, app) => answer(app, asker, await decline(app, asker, id)),
    next: (asker, { id }, app) => askForNext(app, asker, id),
    end: (asker, { id }, app) =>
      act(app, asker, id, (game) => endMatch(game, { by: asker.user.id, at: asker.at })),
    deal: (asker, { id }, app) => showDeal(app, asker, id),
    cancel: async (asker, { id }, app) => answer(app, asker, await cancel(app, asker, id)),
    ask: (asker, { answers, people }, app) => challengeAs(app, asker, answers, people),
    customize: async ({ locale }, { opponent, variant, time, color, rated }) => ({
      kind: 'form',
      form: rareForm(sayIn(locale), { opponent, variant, time, color, rated }),
    }),
    again: (asker, pressed, app) => askAgain(app, asker, pressed),
    rare: (asker, pressed, app) => challengeRarely(app, asker, pressed),
  },
  { posts: true },
);

export const challenge = defineCommand({
  name: 'challenge',
  posts: true,
  options: [
    { name: 'opponent', kind: 'user' },
    { name: 'color', kind: 'text', choices: COLOR_CHOICES },
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
    { name: 'position', kind: 'text' },
    { name: 'time', kind: 'text', suggests: true },
    { name: 'weekends', kind: 'flag' },
    { name: 'rated', kind: 'flag' },
    { name: 'level', kind: 'text', choices: LEVEL_CHOICES },
    { name: 'match', kind: 'text', suggests: true },
    { name: 'draw', kind: 'text', suggests: true },
    { name: 'rest', kind: 'text', suggests: true },
  ],
  async run(asker, values, app) {
    if (Object.keys(values).length === 0 && !asker.isAlone) return askTerms(app, asker, null);
    return challengeBy(app, asker, values);
  },
  onPerson: (asker, person, app) => askTerms(app, asker, person),
  suggest: (asker, { option, text, values }, app) => suggestFor(app, asker, option, text, values.variant),
});
