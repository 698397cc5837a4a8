/** Whether the bot may add to the events of a server: with either of two permissions, which no channel can take away. */
import { permits } from './permitted.ts';

/** By the permissions of the bot as Discord writes them. */
export const mayMakeEvents = (permissions: string): boolean =>
  permits(permissions, 'CreateEvents', 'ManageEvents');
