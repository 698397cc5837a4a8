/** Opens direct messages with the bot's own token. */
import { Routes } from 'discord.js';
import type { REST } from 'discord.js';
import { z } from 'zod';
import type { Directs } from '../app/directs.ts';
import { faultOf } from './faults.ts';

const ChannelJson = z.object({ id: z.string() });

/** Direct messages over a REST client; `faced` hears of what failed. */
export const directsOver = (rest: REST, faced: (error: unknown) => void): Directs => ({
  channelWith: async (user) => {
    try {
      const channel = await rest.post(Routes.userChannels(), { body: { recipient_id: user } });
      return { channelId: ChannelJson.parse(channel).id };
    } catch (error) {
      faced(error);
      return faultOf(error);
    }
  },
});
