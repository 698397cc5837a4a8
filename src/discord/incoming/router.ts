/** Bugs are caught only here. Each is logged once with an id, and the asker gets that id. */
import { refused } from '../../kit/result.ts';
import { InteractionResponseType, InteractionType, type REST } from 'discord.js';
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { answerBy } from '../../app/answer/answer.ts';
import { carryOut } from '../../app/answer/carryOut.ts';
import { type Conversation, complete, taskOf } from '../../app/answer/perform.ts';
import { newHeadway, type Waiting } from '../../app/answer/waiting.ts';
import type { App } from '../../app/ports/app.ts';
import type { Asker } from '../../app/ports/command.ts';
import type { Deferral, Exchange } from '../../app/ports/exchange.ts';
import type { Meter, AnswerOutcome } from '../../app/ports/meter.ts';
import { StoreAway, orDefault } from '../../app/ports/store.ts';
import type { Problem } from '../../app/problem/problem.ts';
import { inOwnLanguage } from '../../app/reader/reader.ts';
import { readOnce } from '../../app/reader/readOnce.ts';
import { type Asides, asidesOver } from './asides.ts';
import { askerOf, wantedOf } from './asker.ts';
import {
  type Endpoints,
  type Waiting as Request,
  acknowledging,
  endpointsOf,
} from '../outgoing/endpoints.ts';
import { isPress, openExchange } from './exchange.ts';
import { isExpected } from '../outgoing/faults.ts';
import { fit } from '../showing/fit.ts';
import { LIMITS } from '../showing/limits.ts';
import type { Answerable, CompletionInteraction, Interaction } from '../interaction.ts';
import { type Lateness, countingTooLate, isTooOld } from './lateness.ts';
import { owing } from './deferrals.ts';
import { requestOf, typingOf } from './request.ts';
import type { Present } from '../showing/present.ts';
import type { Log } from '../../log.ts';
import { NotDrawn } from '../../render/scene/drawing.ts';
import { openBegin, type Begin } from '../../turns/begin.ts';
import { parsePress } from '../../views/presses/presses.ts';

interface RouterParts extends Conversation {
  readonly app: App;
  readonly present: Present;
  readonly answering: REST;
  readonly log: Log;
  readonly lateness: Lateness;
  readonly meter: Meter;
  readonly stopwatch: () => number;
  /** The queue that interactions share with other work; by default, there is none. */
  readonly begin?: Begin;
}

const LONGEST_TAKING = 500;

/** Resolves when the answer has been sent; never rejects. */
export type Route = (interaction: Interaction, request?: Request) => Promise<void>;

interface Arrived {
  readonly age: number;
  readonly at: number;
  readonly waiting: Request | null;
}

function about({ data }: Answerable): object {
  if ('name' in data) return { command: data.name };
  const press = parsePress(data.custom_id);
  return { command: press?.command, action: press?.action };
}

const deferralOf = (interaction: Answerable): Omit<Deferral, 'at'> => {
  const { id, application_id: application, token, user, locale } = interaction;
  return { id, application, token, user: user.id, locale, isThinking: !isPress(interaction) };
};

const meet = (app: App, asker: Asker): Promise<Asker> => orDefault(inOwnLanguage(app, asker), asker);

interface Routing extends RouterParts {
  readonly tooLate: (age: number) => void;
  readonly asides: Asides;
}

const endpointsFor = (
  { answering, meter, stopwatch }: Routing,
  interaction: Interaction,
  { age, at, waiting }: Arrived,
): Endpoints =>
  acknowledging(endpointsOf(answering, interaction, waiting), () =>
    meter.acknowledged(age + stopwatch() - at),
  );

async function inTurn(
  routing: Routing,
  interaction: Answerable,
  exchange: Exchange,
  { asker, ...waiting }: Waiting & { readonly asker: Asker },
): Promise<AnswerOutcome> {
  const { app } = routing;
  const task = taskOf(routing, requestOf(routing, interaction, app.botId()), asker);
  return carryOut(app, answerBy(app), task, { exchange, asker, ...waiting });
}

/** The answer to the asker after an error. A bug is logged once, with an id. */
function failureOf(
  error: unknown,
  log: Log,
  interaction: Answerable,
): readonly [AnswerOutcome, Problem | null] {
  const seen = { err: error, ...about(interaction) };
  if (isExpected(error)) {
    log.warn(seen, 'the answer could not be sent');
    return ['lost', null];
  }
  if (error instanceof StoreAway) {
    log.warn(seen, 'the database is unreachable');
    return ['away', { code: error.code }];
  }
  if (error instanceof NotDrawn) return ['undrawn', { code: 'not-drawn' }];
  const id = randomUUID().slice(0, 8);
  log.error({ ...seen, bug: id }, 'a bug made an interaction fail');
  return ['bug', { code: 'bug', id }];
}

async function answerTo(
  routing: Routing,
  interaction: Answerable,
  exchange: Exchange,
  waiting: Waiting,
): Promise<AnswerOutcome> {
  const { app, log } = routing;
  let asker = askerOf(interaction, app.now());
  try {
    asker = await meet(app, asker);
    return await inTurn(routing, interaction, exchange, { asker, ...waiting });
  } catch (error) {
    const [outcome, problem] = failureOf(error, log, interaction);
    if (problem) await answerBy(app)(exchange, asker, refused(problem));
    return outcome;
  }
}

/** Whether this delivery was the first. If the store is slow, the asker doesn't wait for it. */
async function isOurs({ app }: Routing, id: string): Promise<boolean> {
  const taken = app.store.interactions.take(id, app.now()).catch(() => true);
  return Promise.race([taken, sleep(LONGEST_TAKING, true, { ref: false })]);
}

async function once(
  routing: Routing,
  interaction: Answerable,
  arrived: Arrived,
): Promise<AnswerOutcome | null> {
  const { app, asides, log, present } = routing;
  if (!(await isOurs(routing, interaction.id))) {
    log.debug('an interaction was delivered twice');
    return null;
  }
  const report = (error: unknown): void =>
    log.warn({ err: error, ...about(interaction) }, 'the interaction could not be deferred');
  const endpoints = endpointsFor(routing, interaction, arrived);
  const owed = owing(app, deferralOf(interaction), report);
  const headway = newHeadway();
  const presenting: Present = (screen) => present(screen, headway.drawn);
  const exchange = openExchange(interaction, endpoints, presenting, arrived.age, report, owed.begin);
  let isAnswered = false;
  try {
    const outcome = await answerTo(routing, interaction, exchange, { headway, renew: owed.renew });
    isAnswered = outcome !== 'lost' && !exchange.isThinking();
    if (outcome !== 'lost') await asides.leave(interaction, exchange.aside());
    return outcome;
  } finally {
    await owed.end(isAnswered);
  }
}

async function suggest(
  routing: Routing,
  interaction: CompletionInteraction,
  arrived: Arrived,
): Promise<AnswerOutcome> {
  const { app } = routing;
  const asker = await meet(app, askerOf(interaction, app.now()));
  const choices = await orDefault(complete(routing, typingOf(interaction), asker, app), []);
  const shown = choices.slice(0, LIMITS.choices);
  const data = { choices: shown.map(({ label, value }) => ({ name: fit(label, LIMITS.choice), value })) };
  const { respond } = endpointsFor(routing, interaction, arrived);
  await respond(InteractionResponseType.ApplicationCommandAutocompleteResult, data);
  return 'answered';
}

async function handle(
  all: Routing,
  interaction: Interaction,
  arrived: Arrived,
): Promise<AnswerOutcome | null> {
  if (isTooOld(arrived.age)) {
    all.tooLate(arrived.age);
    return 'late';
  }
  const routing = { ...all, app: readOnce(all.app) };
  return interaction.type === InteractionType.ApplicationCommandAutocomplete
    ? suggest(routing, interaction, arrived)
    : once(routing, interaction, arrived);
}

function unanswered(error: unknown, log: Log): AnswerOutcome {
  const isLost = isExpected(error);
  log[isLost ? 'warn' : 'error']({ err: error }, 'an interaction went unanswered');
  return isLost ? 'lost' : 'bug';
}

export function routerOf(parts: RouterParts): Route {
  const { app, begin = openBegin(() => nextTurn()), lateness, log, meter, stopwatch } = parts;
  const routing: Routing = {
    ...parts,
    tooLate: countingTooLate(log),
    asides: asidesOver(parts.answering, app.now),
  };
  const wanted = wantedOf(parts);
  return async (interaction, waiting) => {
    const [age, came] = [lateness.ageOf(interaction.id), stopwatch()];
    await begin(interaction.user.id);
    const at = stopwatch();
    // Its age grows while it waits, so an interaction that Discord gave up on isn't handled.
    const arrived = { age: age + at - came, at, waiting: waiting ?? null };
    const outcome = await handle(routing, interaction, arrived).catch((error: unknown) =>
      unanswered(error, log),
    );
    const { by, command } = wanted(interaction);
    if (outcome) meter.interaction(by, command, outcome, stopwatch() - came);
  };
}
