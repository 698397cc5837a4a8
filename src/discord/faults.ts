/** Discord's refusals that the bot understands, by the codes of https://docs.discord.com/developers/topics/opcodes-and-status-codes. */
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { MessengerFault } from '../app/messenger.ts';

const isOneOf = (error: unknown, codes: readonly (number | string)[]): boolean =>
  error instanceof DiscordAPIError && codes.includes(error.code);

/**
 * The interaction can no longer be answered by this request: it is too old (10062, 10015), its token has expired
 * (50027), or an earlier attempt got through although its answer did not (40060). Nothing is wrong with the bot.
 */
export const isTooLate = (error: unknown): boolean =>
  isOneOf(error, [
    RESTJSONErrorCodes.UnknownInteraction,
    RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged,
    RESTJSONErrorCodes.InvalidWebhookToken,
    RESTJSONErrorCodes.UnknownWebhook,
  ]);

const GONE = [
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.UnknownGuild,
];
const FORBIDDEN = [
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType,
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.ThreadLocked,
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
];

/** What a failed request means for a message; whatever is not known to be final is worth another try. */
export function faultOf(error: unknown): MessengerFault {
  if (isOneOf(error, GONE)) return 'gone';
  return isOneOf(error, FORBIDDEN) ? 'forbidden' : 'later';
}
