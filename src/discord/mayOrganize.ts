/** Who may hold tournaments: whom Discord lets manage the server, its events or its messages. */
import { PermissionsBitField } from 'discord.js';

/** By the permissions of a member as Discord writes them; outside of servers there are none. */
export const mayOrganize = (permissions: string | undefined): boolean =>
  permissions !== undefined &&
  new PermissionsBitField(BigInt(permissions)).any(['ManageGuild', 'ManageEvents', 'ManageMessages']);
