/**
 * Where interactions arrive: each is measured for its age, performed and answered.
 *
 * It is also the one place where bugs are caught. A bug is logged once under an id, and the asker is told that id.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { InteractionResponseType, InteractionType, type REST } from 'discord.js';
import { answerBy } from '../app/answer/answer.ts';
import type { App } from '../app/ports/app.ts';
import { absent, impatient } from '../app/save/impatient.ts';
import { orUsual, StoreAway } from '../app/ports/storeAway.ts';
import { inOwnLanguage } from '../app/reader/ownLanguage.ts';
import type { Meter, Outcome } from '../app/ports/meter.ts';
import type { Reply } from '../app/ports/reply.ts';
import type { Problem } from '../app/problem/problem.ts';
import { parsePress } from '../views/presses/press.ts';
import type { Asker } from '../app/ports/command.ts';
import type { Log } from '../log.ts';
import { askerOf } from './asker.ts';
import { newCrowd } from './crowd.ts';
import { acknowledging, endpointsOf, type Endpoints } from './endpoints.ts';
import { NotDrawn } from '../render/scene/notDrawn.ts';
import { openExchange } from './exchange.ts';
import type { Exchange } from '../app/ports/exchange.ts';
import { fit } from './fit.ts';
import { isNobodysFault } from './faults.ts';
import type { Answerable, CompletionInteraction, Interaction } from './interaction.ts';
import { isTooOld } from './lateness.ts';
import type { Lateness } from './lateness.ts';
import { oneATurn } from './oneATurn.ts';
import { complete, perform, refuse, shareOf } from './perform.ts';
import type { CommandParts } from './perform.ts';
import type { Present } from './present.ts';
import type { Waiting } from './waiting.ts';
import { wantedOf } from './wanted.ts';

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

/** An asker, and what they can be served with. */
interface Met {
  readonly asker: Asker;
  readonly app: App;
}

/**
 * Looks how the asker reads, which is the first thing that is asked of the store: when it is away, they are served as far as
 * one can be without it, and at once.
 */
async function meet(app: App, asker: Asker): Promise<Met> {
  try {
    return { asker: await inOwnLanguage(app, asker), app };
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    return { asker, app: { ...app, store: absent(app.store, error) } };
  }
}

/** A router over the given parts. */
export function routerOf(given: RouterParts): Route {
  const parts: RouterParts = { ...given, app: { ...given.app, store: impatient(given.app.store) } };
  const { answering, log, lateness, present, meter, stopwatch } = parts;
  const answer = answerBy(parts.app);
  const turn = oneATurn();
  const crowd = newCrowd(stopwatch);
  const wanted = wantedOf(parts.commands.map(({ name }) => name));

  const endpointsFor = (interaction: Interaction, { age, at, waiting }: Arrived): Endpoints =>
    acknowledging(endpointsOf(answering, interaction, waiting), () =>
      meter.acknowledged(age + stopwatch() - at),
    );

  /** Performs and answers it when its asker's turn has come, if it is of those for which one waits. */
  const inTurn = async (
    interaction: Answerable,
    exchange: Exchange,
    { asker, app }: Met,
  ): Promise<Outcome> => {
    const served = { ...parts, app };
    const tell = async (reply: Reply): Promise<Outcome> => {
      await answer(exchange, asker, reply);
      return reply.kind === 'private' && reply.isRefusal ? 'refused' : 'answered';
    };
    const work = async (): Promise<Outcome> => tell(await perform(served, interaction, asker));
    const share = shareOf(served, interaction, asker);
    if (!share) return work();
    const outcome = await parts.app.shares.run(share, asker.user.id, work);
    return outcome.ok ? outcome.value : tell(refuse(asker, outcome.problem));
  };

  /** Whether no other delivery of it was first. A store that cannot say so in time is no reason to leave its asker waiting. */
  const isOurs = async (id: string): Promise<boolean> => {
    const taken = parts.app.store.takeInteraction(id, parts.app.now()).catch(() => true);
    return Promise.race([taken, sleep(LONGEST_TAKING, true, { ref: false })]);
  };

  /** Each interaction is decided on once, however often it is delivered and to whom; `null`: it was before. */
  const once = async (interaction: Answerable, arrived: Arrived): Promise<Outcome | null> => {
    if (!(await isOurs(interaction.id))) {
      log.debug('an interaction was delivered twice');
      return null;
    }
    const leave = crowd.enter();
    return converse(interaction, arrived).finally(leave);
  };

  const converse = async (interaction: Answerable, arrived: Arrived): Promise<Outcome> => {
    const discordAsker = askerOf(interaction, parts.app.now());
    const report = (error: unknown): void => log.warn({ err: error, ...about(interaction) }, 'not deferred');
    const arrival = { age: arrived.age, wait: crowd.wait() };
    const endpoints = endpointsFor(interaction, arrived);
    const exchange = openExchange(interaction, endpoints, present, arrival, report);
    let asker = discordAsker;
    const fail = async (outcome: Outcome, problem: Problem): Promise<Outcome> => {
      await answer(exchange, asker, refuse(asker, problem));
      return outcome;
    };
    try {
      const met = await meet(parts.app, discordAsker);
      ({ asker } = met);
      return await inTurn(interaction, exchange, met);
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
    const { asker, app } = await meet(parts.app, askerOf(interaction, parts.app.now()));
    const choices = await orUsual(complete({ ...parts, app }, interaction, asker), []);
    const data = { choices: choices.map(({ label, value }) => ({ name: fit(label, 100), value })) };
    const { respond } = endpointsFor(interaction, arrived);
    await respond(InteractionResponseType.ApplicationCommandAutocompleteResult, data);
    return 'answered';
  };

  /** `null`: it was before. */
  const handle = async (interaction: Interaction, arrived: Arrived): Promise<Outcome | null> => {
    if (isTooOld(arrived.age)) {
      log.warn({ age: arrived.age }, 'an interaction came too late to be answered');
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
    await turn(interaction.user.id);
    const at = stopwatch();
    // Where many wait for their turns, whoever was told meanwhile that the bot does not answer is not worked for in vain.
    const outcome = await handle(interaction, { age: age + at - came, at, waiting: waiting ?? null }).catch(
      unanswered,
    );
    const { by, command } = wanted(interaction);
    if (outcome) meter.interaction(by, command, outcome, stopwatch() - came);
  };
}
