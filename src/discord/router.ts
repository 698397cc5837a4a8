/**
 * Where interactions arrive: each is measured for its age, performed and answered.
 *
 * It is also the one place where bugs are caught. A bug is logged once under an id, and the asker is told that id.
 */
import { InteractionResponseType, InteractionType, type REST } from 'discord.js';
import { randomUUID } from 'node:crypto';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { answerBy } from '../app/answer/answer.ts';
import type { App } from '../app/ports/app.ts';
import type { Asker } from '../app/ports/command.ts';
import type { Deferral } from '../app/ports/deferrals.ts';
import type { Exchange } from '../app/ports/exchange.ts';
import type { Meter, Outcome } from '../app/ports/meter.ts';
import type { Reply } from '../app/ports/reply.ts';
import { StoreAway, orUsual } from '../app/ports/storeAway.ts';
import type { Problem } from '../app/problem/problem.ts';
import { inOwnLanguage } from '../app/reader/ownLanguage.ts';
import { askerOf } from './asker.ts';
import { type Endpoints, acknowledging, endpointsOf } from './endpoints.ts';
import { isPress, openExchange } from './exchange.ts';
import { isNobodysFault } from './faults.ts';
import { fit } from './fit.ts';
import type { Answerable, CompletionInteraction, Interaction } from './interaction.ts';
import { type Lateness, isTooOld } from './lateness.ts';
import { owing } from './owed.ts';
import { type CommandParts, complete, perform, refuse, shareOf } from './perform.ts';
import type { Present } from './present.ts';
import { countingTooLate } from './tooLate.ts';
import type { Waiting } from './waiting.ts';
import { wantedOf } from './wanted.ts';
import type { Log } from '../log.ts';
import { NotDrawn } from '../render/scene/scene.ts';
import { openCounter } from '../turns/counter.ts';
import { parsePress } from '../views/presses/presses.ts';

/** What the router joins. */
export interface RouterParts extends CommandParts {
  readonly present: Present;
  /** Answers interactions. */
  readonly answering: REST;
  readonly log: Log;
  readonly lateness: Lateness;
  readonly meter: Meter;
  /** Measures how long things take, in ms since whenever. */
  readonly stopwatch: () => number;
}

/** How long the store may take to say whether an interaction is new, in ms. */
const LONGEST_TAKING = 500;

/** Handles one interaction, with the request that brought it if one did: never rejects, and resolves when its answer is out. */
export type Route = (interaction: Interaction, waiting?: Waiting) => Promise<void>;

/** How an interaction came to its turn: how old (ms), when by the stopwatch, and with which request. */
interface Arrived {
  readonly age: number;
  readonly at: number;
  readonly waiting: Waiting | null;
}

/** What the log may tell of an interaction: what was wanted, never by whom nor in which words. */
function about({ data }: Answerable): object {
  if ('name' in data) return { command: data.name };
  const press = parsePress(data.custom_id);
  return { command: press?.command, action: press?.action };
}

/** What is kept of an interaction whose answer is deferred. */
const deferralOf = (interaction: Answerable): Omit<Deferral, 'at'> => {
  const { id, application_id: application, token, user, locale } = interaction;
  return { id, application, token, user: user.id, locale, isThinking: !isPress(interaction) };
};

/** The asker as they read; as Discord tells, where the store is away. */
const meet = (app: App, asker: Asker): Promise<Asker> => orUsual(inOwnLanguage(app, asker), asker);

/**
 * One interaction begins in each turn of the event loop. Many may arrive in one packet; begun in one turn, their work would
 * be done in one piece, and nothing else would be heard meanwhile: no heartbeat, no answer of the database, no other player.
 * Users take turns, too: who presses a hundred times holds up only themselves.
 */
const TURNS = { atOnce: 1, each: Infinity, all: Infinity } as const;

/** A router over the given parts. */
export function routerOf(parts: RouterParts): Route {
  const { app, answering, log, lateness, present, meter, stopwatch } = parts;
  const answer = answerBy(app);
  const turns = openCounter(TURNS);
  const countTooLate = countingTooLate(log);
  const wanted = wantedOf(parts.commands.map(({ name }) => name));

  const endpointsFor = (interaction: Interaction, { age, at, waiting }: Arrived): Endpoints =>
    acknowledging(endpointsOf(answering, interaction, waiting), () =>
      meter.acknowledged(age + stopwatch() - at),
    );

  /** Performs and answers it when its asker's turn has come, if it is of those for which one waits. */
  const inTurn = async (interaction: Answerable, exchange: Exchange, asker: Asker): Promise<Outcome> => {
    const tell = async (reply: Reply): Promise<Outcome> => {
      await answer(exchange, asker, reply);
      return reply.kind === 'private' && reply.isRefusal ? 'refused' : 'answered';
    };
    const work = async (): Promise<Outcome> => tell(await perform(parts, interaction, asker));
    const share = shareOf(parts, interaction, asker);
    if (!share) return work();
    const outcome = await app.shares.run(share, asker.user.id, work);
    return outcome.ok ? outcome.value : tell(refuse(asker, outcome.problem));
  };

  /** Whether no other delivery of it was first. A store that cannot say so in time is no reason to leave its asker waiting. */
  const isOurs = async (id: string): Promise<boolean> => {
    const taken = app.store.takeInteraction(id, app.now()).catch(() => true);
    return Promise.race([taken, sleep(LONGEST_TAKING, true, { ref: false })]);
  };

  /** Each interaction is decided on once, however often it is delivered and to whom; `null`: it was before. */
  const once = async (interaction: Answerable, arrived: Arrived): Promise<Outcome | null> => {
    if (!(await isOurs(interaction.id))) {
      log.debug('an interaction was delivered twice');
      return null;
    }
    return converse(interaction, arrived);
  };

  const converse = async (interaction: Answerable, arrived: Arrived): Promise<Outcome> => {
    const report = (error: unknown): void => log.warn({ err: error, ...about(interaction) }, 'not deferred');
    const endpoints = endpointsFor(interaction, arrived);
    const owed = owing(app, deferralOf(interaction), report);
    const exchange = openExchange(interaction, endpoints, present, arrived.age, report, owed.begin);
    let isAnswered = false;
    try {
      const outcome = await answerTo(interaction, exchange);
      isAnswered = outcome !== 'lost' && !exchange.isThinking();
      return outcome;
    } finally {
      await owed.end(isAnswered);
    }
  };

  const answerTo = async (interaction: Answerable, exchange: Exchange): Promise<Outcome> => {
    let asker = askerOf(interaction, app.now());
    const fail = async (outcome: Outcome, problem: Problem): Promise<Outcome> => {
      await answer(exchange, asker, refuse(asker, problem));
      return outcome;
    };
    try {
      asker = await meet(app, asker);
      return await inTurn(interaction, exchange, asker);
    } catch (error) {
      if (isNobodysFault(error)) {
        log.warn({ err: error, ...about(interaction) }, 'the answer did not arrive');
        return 'lost';
      }
      if (error instanceof StoreAway) {
        log.warn({ err: error, ...about(interaction) }, 'the database is away');
        return await fail('away', { code: error.code });
      }
      // Reported where it was not drawn.
      if (error instanceof NotDrawn) return await fail('undrawn', { code: 'not-drawn' });
      const id = randomUUID().slice(0, 8);
      log.error({ err: error, bug: id, ...about(interaction) }, 'a bug');
      return await fail('bug', { code: 'bug', id });
    }
  };

  const suggest = async (interaction: CompletionInteraction, arrived: Arrived): Promise<Outcome> => {
    const asker = await meet(app, askerOf(interaction, app.now()));
    const choices = await orUsual(complete(parts, interaction, asker), []);
    const data = { choices: choices.map(({ label, value }) => ({ name: fit(label, 100), value })) };
    const { respond } = endpointsFor(interaction, arrived);
    await respond(InteractionResponseType.ApplicationCommandAutocompleteResult, data);
    return 'answered';
  };

  /** `null`: it was before. */
  const handle = async (interaction: Interaction, arrived: Arrived): Promise<Outcome | null> => {
    if (isTooOld(arrived.age)) {
      countTooLate(arrived.age);
      return 'late';
    }
    switch (interaction.type) {
      case InteractionType.ApplicationCommandAutocomplete:
        return suggest(interaction, arrived);
      case InteractionType.MessageComponent:
      case InteractionType.ModalSubmit:
      case InteractionType.ApplicationCommand:
        return once(interaction, arrived);
    }
  };

  const unanswered = (error: unknown): Outcome => {
    const isLost = isNobodysFault(error);
    log[isLost ? 'warn' : 'error']({ err: error }, 'an interaction went unanswered');
    return isLost ? 'lost' : 'bug';
  };

  return async (interaction, waiting) => {
    const [age, came] = [lateness.ageOf(interaction.id), stopwatch()];
    await turns.run(interaction.user.id, () => setImmediate());
    const at = stopwatch();
    // Where many wait for their turns, whoever was told meanwhile that the bot does not answer is not worked for in vain.
    const outcome = await handle(interaction, { age: age + at - came, at, waiting: waiting ?? null }).catch(
      unanswered,
    );
    const { by, command } = wanted(interaction);
    if (outcome) meter.interaction(by, command, outcome, stopwatch() - came);
  };
}
