/** Whether only one person sees a message (Discord calls it ephemeral). */
import { MessageFlags, type APIMessage } from 'discord-api-types/v10';

export const isPrivate = ({ flags }: Pick<APIMessage, 'flags'>): boolean =>
  ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;
