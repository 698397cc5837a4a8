/**
 * One interaction from the click to the end of its token: what was asked, how it was acknowledged, and those who wait
 * for it. The three-second deadline starts when the interaction is made, as a real timer.
 *
 * Source: docs.discord.com/developers/interactions/receiving-and-responding
 */
import type {
  ApplicationCommandOptionType,
  InteractionType,
  APICommandAutocompleteInteractionResponseCallbackData,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { Person } from './people.ts';
import type { Channel, Post } from './channel.ts';

/** What Discord's client shows when nothing came within three seconds. */
const NO_ANSWER = 'The application did not respond';

/** How an interaction was acknowledged. */
export type Acknowledgement =
  /** A new message (callback 4). */
  | { readonly kind: 'message'; readonly message: APIMessage }
  /** "Crownhead is thinking…" (5). */
  | { readonly kind: 'thinking'; readonly message: APIMessage }
  /** Nothing to be seen yet (6). */
  | { readonly kind: 'quiet' }
  /** The message that was clicked has changed (7). */
  | { readonly kind: 'update'; readonly message: APIMessage }
  /** Suggestions for an option (8). */
  | { readonly kind: 'choices'; readonly choices: readonly SuggestedChoice[] }
  /** A window with questions (9). */
  | { readonly kind: 'modal'; readonly modal: APIModalInteractionResponseCallbackData };

export type SuggestedChoice = NonNullable<
  APICommandAutocompleteInteractionResponseCallbackData['choices']
>[number];

export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly user: Person;
  readonly channel: Channel;
  /** The full name of a command, its subcommand included; null for components and modals. */
  readonly commandName: string | null;
  /** In a request for suggestions: the type of the option that is being typed. */
  readonly focusedType: ApplicationCommandOptionType | null;
  /** The message whose component was used, or that opened the modal. */
  readonly source: Post | null;
  /** ms since 1970. */
  readonly madeAt: number;
  state: 'waiting' | 'acknowledged' | 'failed';
  /** Settles when the bot has answered at its door, if it is there that it was told. */
  knocking: Promise<void>;
  /** Why nobody has taken it there, once that is known. */
  undelivered: Error | null;
  /** The message that `@original` means, once there is one. */
  originalId: string | null;
  /** The further messages sent with its token. */
  readonly followUps: Set<string>;
  readonly acknowledged: PromiseWithResolvers<Acknowledgement>;
  /** Called when it is acknowledged or given up; stops the deadline. */
  readonly settle: () => void;
}

/** The interaction, waiting for its acknowledgement for `ackMs`. */
export function openInteraction(
  facts: Pick<
    Interaction,
    'id' | 'token' | 'type' | 'user' | 'channel' | 'commandName' | 'focusedType' | 'source' | 'madeAt'
  >,
  ackMs: number,
): Interaction {
  const acknowledged = Promise.withResolvers<Acknowledgement>();
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

/** Records the acknowledgement and tells those who wait. */
export function acknowledge(interaction: Interaction, how: Acknowledgement): void {
  interaction.settle();
  interaction.state = 'acknowledged';
  interaction.acknowledged.resolve(how);
}

/** Whether the interaction comes from a button or menu, or from a modal that one of them opened. */
export function hasSource(interaction: Interaction): interaction is Interaction & { source: Post } {
  return interaction.source !== null;
}
