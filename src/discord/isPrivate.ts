/** Whether only one person sees a message (Discord calls it ephemeral). */
import { MessageFlags } from 'discord.js';
import type { APIMessage } from 'discord.js';

export const isPrivate = ({ flags }: Pick<APIMessage, 'flags'>): boolean =>
  ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;
