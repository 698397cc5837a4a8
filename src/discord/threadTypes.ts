/** Which of Discord's channels are threads. */
import { ChannelType } from 'discord.js';

const THREADS: ReadonlySet<number> = new Set([
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
]);

/** Whether the channel is a thread of another. */
export const isThread = ({ type }: { readonly type: number }): boolean => THREADS.has(type);
