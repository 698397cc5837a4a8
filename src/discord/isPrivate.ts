/** Whether only one person sees a message (Discord calls it ephemeral). */
import { MessageFlags } from 'discord-api-types/v10';

export const isPrivate = ({ flags }: { readonly flags?: number | undefined }): boolean =>
  ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;
