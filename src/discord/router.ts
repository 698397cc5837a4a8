/**
 * Where interactions arrive: each is measured for its age, performed and answered.
 *
 * It is also the one place where bugs are caught. A bug is logged once under an id, and the asker is told that id.
 */
import { randomUUID } from 'node:crypto';
import { ApplicationCommandType, InteractionResponseType, InteractionType } from 'discord.js';
import type {
  APIApplicationCommandAutocompleteInteraction,
  APIApplicationCommandInteraction,
  APIChatInputApplicationCommandInteraction,
  APIInteraction,
  REST,
} from 'discord.js';
import { inOwnLanguage } from '../app/ownLanguage.ts';
import { parsePress } from '../views/press.ts';
import type { Log } from '../log.ts';
import { answerBy } from './answer.ts';
import { askerOf } from './asker.ts';
import { endpointsOf } from './endpoints.ts';
import { openExchange } from './exchange.ts';
import type { Answerable } from './exchange.ts';
import { fit } from './fit.ts';
import { isTooLate, isUnreachable } from './faults.ts';
import { isTooOld } from './lateness.ts';
import type { Lateness } from './lateness.ts';
import { complete, perform, refuse } from './perform.ts';
import type { Repertoire } from './perform.ts';
import type { Voice } from './voice.ts';

/** What the router joins. */
export interface Desk extends Voice, Repertoire {
  readonly rest: REST;
  readonly log: Log;
  readonly lateness: Lateness;
}

/** Handles one interaction: never rejects, and resolves when its answer is out. */
export type Route = (interaction: APIInteraction) => Promise<void>;

/** What the log may tell of an interaction: what was wanted, never by whom nor in which words. */
function about({ data }: Answerable): object {
  if ('name' in data) return { command: data.name };
  const press = parsePress(data.custom_id);
  return { command: press?.command, action: press?.action };
}

/** Discord was too slow, or not there. */
const isNobodysFault = (error: unknown): boolean => isTooLate(error) || isUnreachable(error);

const isSlashCommand = (
  interaction: APIApplicationCommandInteraction,
): interaction is APIChatInputApplicationCommandInteraction =>
  interaction.data.type === ApplicationCommandType.ChatInput;

/** A router over the given parts. */
export function routerOf(desk: Desk): Route {
  const { rest, log, lateness } = desk;
  const answer = answerBy(desk);

  const converse = async (interaction: Answerable, age: number): Promise<void> => {
    const stranger = askerOf(interaction);
    const faced = (error: unknown): void => log.warn({ err: error, ...about(interaction) }, 'not deferred');
    const exchange = openExchange(interaction, endpointsOf(rest, interaction), age, faced);
    let asker = stranger;
    try {
      asker = await inOwnLanguage(desk.app, stranger);
      await answer(exchange, asker, await perform(desk, interaction, asker));
    } catch (error) {
      if (isNobodysFault(error))
        return log.warn({ err: error, ...about(interaction) }, 'the answer did not arrive');
      const id = randomUUID().slice(0, 8);
      log.error({ err: error, bug: id, ...about(interaction) }, 'a bug');
      await answer(exchange, asker, refuse(asker, { code: 'bug', id }));
    }
  };

  const suggest = async (interaction: APIApplicationCommandAutocompleteInteraction): Promise<void> => {
    const choices = await complete(desk, interaction, await inOwnLanguage(desk.app, askerOf(interaction)));
    const data = { choices: choices.map(({ label, value }) => ({ name: fit(label, 100), value })) };
    await endpointsOf(rest, interaction).respond(
      InteractionResponseType.ApplicationCommandAutocompleteResult,
      data,
    );
  };

  const handle = async (interaction: APIInteraction, age: number): Promise<void> => {
    switch (interaction.type) {
      case InteractionType.ApplicationCommandAutocomplete:
        return suggest(interaction);
      case InteractionType.MessageComponent:
        return converse(interaction, age);
      case InteractionType.ApplicationCommand:
        return isSlashCommand(interaction) ? converse(interaction, age) : undefined;
      case InteractionType.Ping:
      case InteractionType.ModalSubmit:
        return undefined;
    }
  };

  return async (interaction) => {
    const age = lateness.ageOf(interaction.id);
    if (isTooOld(age)) return log.warn({ age }, 'an interaction came too late to be answered');
    return handle(interaction, age).catch((error: unknown) => {
      log[isNobodysFault(error) ? 'warn' : 'error']({ err: error }, 'an interaction went unanswered');
    });
  };
}
