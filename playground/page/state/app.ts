/** The bot whose commands the page offers. */
import type { PageUser } from '../../protocol.ts';
import type { Session } from './state.ts';

/** The account of the commands' application, or the first bot there is while it has registered none. */
export function appOf({ users, commands }: Session): PageUser | undefined {
  const owner = commands[0]?.application_id;
  return users.find(({ id }) => id === owner) ?? users.find((user) => user.bot);
}
