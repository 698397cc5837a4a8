/** The link from a page to a channel in Discord; `null`: to a direct message. */
export const channelAt = (guildId: string | null, channelId: string): string =>
  `https://discord.com/channels/${guildId ?? '@me'}/${channelId}`;
