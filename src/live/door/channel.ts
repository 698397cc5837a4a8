/** The way from a page into a channel of Discord; `null`: into a direct message. */
export const channelAt = (guildId: string | null, channelId: string): string =>
  `https://discord.com/channels/${guildId ?? '@me'}/${channelId}`;
