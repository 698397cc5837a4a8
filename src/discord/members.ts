/** Asks Discord whether someone is in a server. It needs no intent: any bot in the server may ask about one user. */
import { DiscordAPIError, RESTJSONErrorCodes, Routes, type REST } from 'discord.js';
import type { Members, Presence } from '../app/ports/members.ts';

/** Nobody of this server; nobody at all, since the account was deleted. */
const GONE: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownMember,
  RESTJSONErrorCodes.UnknownUser,
]);

/** No such server, or none that lets this bot in. */
const OUTSIDE: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownGuild,
  RESTJSONErrorCodes.MissingAccess,
]);

/** What it means that Discord answers this question, or refuses to by one of these codes. */
async function presenceBy(asked: Promise<unknown>, gone: ReadonlySet<number | string>): Promise<Presence> {
  try {
    await asked;
    return 'here';
  } catch (error) {
    return error instanceof DiscordAPIError && gone.has(error.code) ? 'gone' : 'unknown';
  }
}

/** What Discord's REST knows of members. */
export const membersOver = (rest: REST): Members => ({
  presence: (guildId, user, patience) =>
    presenceBy(rest.get(Routes.guildMember(guildId, user), { signal: patience }), GONE),
  server: (guildId) => presenceBy(rest.get(Routes.guild(guildId)), OUTSIDE),
});
