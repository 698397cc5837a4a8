/** The bot reconnects after any code not listed. Source: topics/opcodes-and-status-codes */
import { GatewayCloseCodes } from 'discord.js';

export const WRONG_TOKEN =
  'Discord refused the token. Copy it again from "Bot" in the developer portal to DISCORD_TOKEN.';

const REASONS: ReadonlyMap<number, string> = new Map<GatewayCloseCodes, string>([
  [GatewayCloseCodes.AuthenticationFailed, WRONG_TOKEN],
  [
    GatewayCloseCodes.InvalidShard,
    'Discord rejected the number of the connection. Start the bot again: it asks Discord how many connections to open. With DISCORD_SHARDS, correct that number.',
  ],
  [
    GatewayCloseCodes.ShardingRequired,
    'The bot is in too many servers for its number of connections. Start it again: it asks Discord how many connections to open. With DISCORD_SHARDS, raise that number in all processes.',
  ],
  [
    GatewayCloseCodes.InvalidAPIVersion,
    'Discord no longer supports this bot’s gateway version. Update the bot.',
  ],
  [
    GatewayCloseCodes.InvalidIntents,
    'Discord rejected the bot’s intents as invalid, although the bot requests none. Update the bot.',
  ],
  [
    GatewayCloseCodes.DisallowedIntents,
    'Discord does not allow the bot’s intents, although the bot requests none. Update the bot.',
  ],
]);

export const reasonOf = (code: number): string =>
  REASONS.get(code) ?? `Discord closed the connection (${code}) for good. Start the bot again.`;
