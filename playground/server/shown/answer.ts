/** Where the answer to an interaction came from, as Discord's API shows it. */
import { InteractionType, type APIMessage, type APIMessageInteractionMetadata } from 'discord-api-types/v10';
import type { Interaction } from '../world/interaction.ts';
import { userOf } from '../world/people.ts';

/** What a message tells about the interaction that it answers. Only the older of the two fields names the command. */
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
    ? { ...common, type: InteractionType.ApplicationCommand }
    : {
        ...common,
        type: InteractionType.MessageComponent,
        interacted_message_id: interaction.source.message.id,
      };
}
