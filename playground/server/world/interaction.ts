/** Source: docs.discord.com/developers/interactions/receiving-and-responding */
import {
  type APIApplicationCommandInteractionMetadata,
  type APICommandAutocompleteInteractionResponseCallbackData,
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIModalInteractionResponseCallbackData,
  type ApplicationCommandOptionType,
  InteractionType,
} from 'discord-api-types/v10';
import type { Channel, Instance, Post } from './channel.ts';
import { type Person, userOf } from './people.ts';

/** The message of Discord's client after three seconds. */
const NO_ANSWER = 'The application did not respond';

export type Acknowledgement =
  | { readonly kind: 'message'; readonly message: APIMessage }
  | { readonly kind: 'thinking'; readonly message: APIMessage }
  | { readonly kind: 'quiet' }
  | { readonly kind: 'update'; readonly message: APIMessage }
  | { readonly kind: 'launch'; readonly instance: Instance }
  | { readonly kind: 'choices'; readonly choices: readonly SuggestedChoice[] }
  | { readonly kind: 'modal'; readonly modal: APIModalInteractionResponseCallbackData };

export type SuggestedChoice = NonNullable<
  APICommandAutocompleteInteractionResponseCallbackData['choices']
>[number];

/** What is known when it begins. */
interface Facts {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly user: Person;
  readonly channel: Channel;
  readonly commandName: string | null;
  /** In an autocomplete request: the type of the option being typed. */
  readonly focusedType: ApplicationCommandOptionType | null;
  readonly source: Post | null;
  /** The target of a context menu. A message is given by its id. */
  readonly target: { readonly user: Person } | { readonly message: string } | null;
  readonly madeAt: number;
}

export interface Interaction extends Facts {
  state: 'waiting' | 'acknowledged' | 'failed';
  /** Settles when the bot has answered at its door. */
  knocking: Promise<void>;
  undelivered: Error | null;
  originalId: string | null;
  readonly followUps: Set<string>;
  readonly acknowledged: PromiseWithResolvers<Acknowledgement>;
  readonly settle: () => void;
}

export function openInteraction(facts: Facts, ackMs: number): Interaction {
  const acknowledged = Promise.withResolvers<Acknowledgement>();
  // The deadline may pass before anything waits for it.
  acknowledged.promise.catch(() => undefined);
  const deadline = setTimeout(() => {
    interaction.state = 'failed';
    acknowledged.reject(new Error(NO_ANSWER, { cause: interaction.undelivered }));
  }, ackMs);
  const interaction: Interaction = {
    ...facts,
    state: 'waiting',
    knocking: Promise.resolve(),
    undelivered: null,
    originalId: null,
    followUps: new Set(),
    acknowledged,
    settle: () => clearTimeout(deadline),
  };
  return interaction;
}

export function acknowledge(interaction: Interaction, how: Acknowledgement): void {
  interaction.settle();
  interaction.state = 'acknowledged';
  interaction.acknowledged.resolve(how);
}

/** A button or menu, or a modal that one of them opened. */
export const hasSource = (interaction: Interaction): interaction is Interaction & { source: Post } =>
  interaction.source !== null;

/** Only the older field contains the name of the command. */
export function answerOf(interaction: Interaction): Pick<APIMessage, 'interaction' | 'interaction_metadata'> {
  const { id, user, commandName } = interaction;
  const metadata = { interaction_metadata: metadataOf(interaction) };
  if (commandName === null) return metadata;
  const type = InteractionType.ApplicationCommand;
  return { ...metadata, interaction: { id, type, name: commandName, user: userOf(user) } };
}

function metadataOf(interaction: Interaction): APIMessageInteractionMetadata {
  const common = {
    id: interaction.id,
    user: userOf(interaction.user),
    authorizing_integration_owners: {},
  };
  return interaction.source === null
    ? { ...common, type: InteractionType.ApplicationCommand, ...targetOf(interaction) }
    : {
        ...common,
        type: InteractionType.MessageComponent,
        interacted_message_id: interaction.source.message.id,
      };
}

function targetOf({
  target,
}: Interaction): Pick<APIApplicationCommandInteractionMetadata, 'target_user' | 'target_message_id'> {
  if (target === null) return {};
  return 'user' in target ? { target_user: userOf(target.user) } : { target_message_id: target.message };
}
