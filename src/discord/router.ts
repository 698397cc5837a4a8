/**
 * Where interactions arrive: each is measured for its age, performed and answered.
 *
 * It is also the one place where bugs are caught. A bug is logged once under an id, and the asker is told that id.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApplicationCommandType, InteractionResponseType, InteractionType } from 'discord.js';
import type {
  APIApplicationCommandAutocompleteInteraction,
  APIApplicationCommandInteraction,
  APIChatInputApplicationCommandInteraction,
  APIInteraction,
  REST,
} from 'discord.js';
import { answerBy } from '../app/answer/answer.ts';
import type { App } from '../app/ports/app.ts';
import { absent, impatient } from '../app/save/impatient.ts';
import { orUsual, StoreAway } from '../app/ports/storeAway.ts';
import { inOwnLanguage } from '../app/reader/ownLanguage.ts';
import { parsePress } from '../views/presses/press.ts';
import type { Asker } from '../app/ports/command.ts';
import type { Log } from '../log.ts';
import { askerOf } from './asker.ts';
import { endpointsOf } from './endpoints.ts';
import { NotDrawn } from '../render/scene/notDrawn.ts';
import { openExchange } from './exchange.ts';
import type { Answerable } from './exchange.ts';
import type { Exchange } from '../app/ports/exchange.ts';
import { fit } from './fit.ts';
import { isNobodysFault } from './faults.ts';
import { isTooOld } from './lateness.ts';
import type { Lateness } from './lateness.ts';
import { oneATurn } from './oneATurn.ts';
import { complete, perform, refuse, shareOf } from './perform.ts';
import type { CommandParts } from './perform.ts';
import type { Present } from './present.ts';
import type { Waiting } from './waiting.ts';

/** What the router joins. */
export interface RouterParts extends CommandParts {
  readonly present: Present;
  readonly rest: REST;
  readonly log: Log;
  readonly lateness: Lateness;
}

/** How long the store may take to say whether an interaction is new, in ms. */
const LONGEST_TAKING = 500;

/** Handles one interaction, with the request that brought it if one did: never rejects, and resolves when its answer is out. */
export type Route = (interaction: APIInteraction, waiting?: Waiting) => Promise<void>;

/** How an interaction arrived: how old (ms), and with which request. */
interface Arrived {
  readonly age: number;
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

const isSlashCommand = (
  interaction: APIApplicationCommandInteraction,
): interaction is APIChatInputApplicationCommandInteraction =>
  interaction.data.type === ApplicationCommandType.ChatInput;

/** Whose interaction it is; a ping is nobody's. */
const userOf = (interaction: APIInteraction): string =>
  interaction.type === InteractionType.Ping ? '' : ((interaction.member?.user ?? interaction.user)?.id ?? '');

/** A router over the given parts. */
export function routerOf(given: RouterParts): Route {
  const parts: RouterParts = { ...given, app: { ...given.app, store: impatient(given.app.store) } };
  const { rest, log, lateness, present } = parts;
  const answer = answerBy(parts.app);
  const turn = oneATurn();

  /** Performs and answers it when its asker's turn has come, if it is of those for which one waits. */
  const inTurn = async (interaction: Answerable, exchange: Exchange, { asker, app }: Met): Promise<void> => {
    const served = { ...parts, app };
    const work = async (): Promise<void> =>
      answer(exchange, asker, await perform(served, interaction, asker));
    const share = shareOf(served, interaction, asker);
    if (!share) return work();
    const outcome = await parts.app.shares.run(share, asker.user.id, work);
    return outcome.ok ? undefined : answer(exchange, asker, refuse(asker, outcome.problem));
  };

  let underway = 0;

  /** Whether no other delivery of it was first. A store that cannot say so in time is no reason to leave its asker waiting. */
  const isOurs = async (id: string): Promise<boolean> => {
    const taken = parts.app.store.takeInteraction(id, parts.app.now()).catch(() => true);
    return Promise.race([taken, sleep(LONGEST_TAKING, true, { ref: false })]);
  };

  /** Each interaction is decided on once, however often it is delivered and to whom. */
  const once = async (interaction: Answerable, arrived: Arrived): Promise<void> => {
    if (!(await isOurs(interaction.id))) return log.debug('an interaction was delivered twice');
    underway += 1;
    await converse(interaction, arrived).finally(() => {
      underway -= 1;
    });
  };

  const converse = async (interaction: Answerable, { age, waiting }: Arrived): Promise<void> => {
    const discordAsker = askerOf(interaction);
    const report = (error: unknown): void => log.warn({ err: error, ...about(interaction) }, 'not deferred');
    const arrival = { age, underway };
    const endpoints = endpointsOf(rest, interaction, waiting);
    const exchange = openExchange(interaction, endpoints, present, arrival, report);
    let asker = discordAsker;
    try {
      const met = await meet(parts.app, discordAsker);
      ({ asker } = met);
      await inTurn(interaction, exchange, met);
    } catch (error) {
      if (isNobodysFault(error))
        return log.warn({ err: error, ...about(interaction) }, 'the answer did not arrive');
      if (error instanceof StoreAway) {
        log.warn({ err: error, ...about(interaction) }, 'the database is away');
        return await answer(exchange, asker, refuse(asker, { code: error.code }));
      }
      // Reported where it was not drawn.
      if (error instanceof NotDrawn)
        return await answer(exchange, asker, refuse(asker, { code: 'not-drawn' }));
      const id = randomUUID().slice(0, 8);
      log.error({ err: error, bug: id, ...about(interaction) }, 'a bug');
      await answer(exchange, asker, refuse(asker, { code: 'bug', id }));
    }
  };

  const suggest = async (
    interaction: APIApplicationCommandAutocompleteInteraction,
    { waiting }: Arrived,
  ): Promise<void> => {
    const { asker, app } = await meet(parts.app, askerOf(interaction));
    const choices = await orUsual(complete({ ...parts, app }, interaction, asker), []);
    const data = { choices: choices.map(({ label, value }) => ({ name: fit(label, 100), value })) };
    const { respond } = endpointsOf(rest, interaction, waiting);
    await respond(InteractionResponseType.ApplicationCommandAutocompleteResult, data);
  };

  const handle = async (interaction: APIInteraction, arrived: Arrived): Promise<void> => {
    switch (interaction.type) {
      case InteractionType.ApplicationCommandAutocomplete:
        return suggest(interaction, arrived);
      case InteractionType.MessageComponent:
      case InteractionType.ModalSubmit:
        return once(interaction, arrived);
      case InteractionType.ApplicationCommand:
        return isSlashCommand(interaction) ? once(interaction, arrived) : undefined;
      case InteractionType.Ping:
        return undefined;
    }
  };

  return async (interaction, waiting) => {
    const age = lateness.ageOf(interaction.id);
    await turn(userOf(interaction));
    if (isTooOld(age)) return log.warn({ age }, 'an interaction came too late to be answered');
    return handle(interaction, { age, waiting: waiting ?? null }).catch((error: unknown) => {
      log[isNobodysFault(error) ? 'warn' : 'error']({ err: error }, 'an interaction went unanswered');
    });
  };
}
