/** Whether only one person sees a message (Discord calls it ephemeral). */
import { MessageFlags } from 'discord.js';

export const isPrivate = ({ flags }: { readonly flags?: number | undefined }): boolean =>
  ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;
