/** Who may hold tournaments: whom Discord lets manage the server, its events or its messages. */
import { permits } from './permitted.ts';

/** By the permissions of a member as Discord writes them; outside of servers there are none. */
export const mayOrganize = (permissions: string | undefined): boolean =>
  permissions !== undefined && permits(permissions, 'ManageGuild', 'ManageEvents', 'ManageMessages');
