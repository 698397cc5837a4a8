import { DiscordAPIError, RESTJSONErrorCodes, Routes, type REST } from 'discord.js';
import type { Members, Presence } from '../../app/ports/servers.ts';

const GONE: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownMember,
  RESTJSONErrorCodes.UnknownUser,
]);

const OUTSIDE: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownGuild,
  RESTJSONErrorCodes.MissingAccess,
]);

async function presenceBy(asked: Promise<unknown>, gone: ReadonlySet<number | string>): Promise<Presence> {
  try {
    await asked;
    return 'here';
  } catch (error) {
    return error instanceof DiscordAPIError && gone.has(error.code) ? 'gone' : 'unknown';
  }
}

export const membersOver = (rest: REST): Members => ({
  presence: (guildId, user, patience) =>
    presenceBy(rest.get(Routes.guildMember(guildId, user), { signal: patience }), GONE),
  server: (guildId) => presenceBy(rest.get(Routes.guild(guildId)), OUTSIDE),
});
