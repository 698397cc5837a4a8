/** `/challenge`: an invitation to a member or to anyone, or a game against the engine. */
import type { MessageAddress } from '../src/game/game.ts';
import type { App } from '../src/app/ports/app.ts';
import { accept, cancel, decline, makeChallenge } from '../src/app/play/challenges.ts';
import { beginEngineGame, USUAL_LEVEL, type EngineGameTerms } from '../src/app/play/engineGame.ts';
import { act } from '../src/app/play/act.ts';
import { askForNext } from '../src/app/play/nextGame.ts';
import { gameNamed, shown } from '../src/app/play/find.ts';
import { answering, defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
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
import type { Choice } from '../src/views/screen/screen.ts';
import { rematchDraw } from '../src/game/match/games.ts';
import { sha256 } from '../src/app/save/hash.ts';
import { dealScreen } from '../src/views/game/match.ts';
import { completeLength, completeRest, completeTime } from '../src/views/game/time.ts';
import { endMatch } from '../src/game/match/matchScore.ts';
import { CHALLENGE } from '../src/views/presses/declarations.ts';

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

/** The engine accepts at once: the answer is the board. */
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
  return { kind: 'card', game, note, ...asideOn(say, isThreadDenied) };
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
      const engineTerms = { ...terms, time: values.time, level: level ?? USUAL_LEVEL, place: asker.place };
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
  },
  suggest: (asker, { option, text, values }, app) => suggestFor(app, asker, option, text, values.variant),
  press: answering(CHALLENGE, {
    accept: async (asker, { id, message }, app) => message && begin(app, asker, id, message),
    decline: async (asker, { id }, app) => answer(app, asker, await decline(app, asker, id)),
    next: (asker, { id }, app) => askForNext(app, asker, id),
    end: (asker, { id }, app) =>
      act(app, asker, id, (game) => endMatch(game, { by: asker.user.id, at: asker.at })),
    deal: (asker, { id }, app) => showDeal(app, asker, id),
    cancel: async (asker, { id }, app) => answer(app, asker, await cancel(app, asker, id)),
  }),
});
