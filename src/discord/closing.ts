/** The bot reconnects after any code not listed. Source: topics/opcodes-and-status-codes */
import { GatewayCloseCodes } from 'discord.js';

export const WRONG_TOKEN =
  'Discord refused the token. Copy it again from "Bot" in the developer portal to DISCORD_TOKEN.';

const REASONS: ReadonlyMap<number, string> = new Map<GatewayCloseCodes, string>([
  [GatewayCloseCodes.AuthenticationFailed, WRONG_TOKEN],
  [
    GatewayCloseCodes.InvalidShard,
    'Discord does not know such a connection. Start the bot again: it asks how many there should be.',
  ],
  [
    GatewayCloseCodes.ShardingRequired,
    'The bot is in too many servers for so few connections. Start it again: it asks how many there should be.',
  ],
  [
    GatewayCloseCodes.InvalidAPIVersion,
    'Discord no longer supports this bot’s gateway version. Update the bot.',
  ],
  [
    GatewayCloseCodes.InvalidIntents,
    'Discord does not know the intents that the bot asked for, though it asks for none. Update the bot.',
  ],
  [
    GatewayCloseCodes.DisallowedIntents,
    'Discord does not allow the intents that the bot asked for, though it asks for none. Update the bot.',
  ],
]);

export const reasonOf = (code: number): string =>
  REASONS.get(code) ?? `Discord closed the connection (${code}) for good. Start the bot again.`;
