/** Opens direct messages with the bot's own token. */
import { Routes, type REST } from 'discord.js';
import type { Directs } from '../app/ports/directs.ts';
import { faultOf } from './faults.ts';
import { madeChannel } from './made.ts';

/** Direct messages over a REST client; `report` is told what failed. */
export const directsOver = (rest: REST, report: (error: unknown) => void): Directs => ({
  channelWith: async (user) => {
    try {
      const channel = await rest.post(Routes.userChannels(), { body: { recipient_id: user } });
      return { channelId: madeChannel(channel) };
    } catch (error) {
      report(error);
      return faultOf(error);
    }
  },
});
