/** Discord's refusals that the bot understands, by the codes of https://docs.discord.com/developers/topics/opcodes-and-status-codes. */
import { DiscordAPIError, HTTPError, RESTJSONErrorCodes } from 'discord.js';
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

const BROKEN = /^(?:UND_ERR_|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)/u;

/** Discord did not answer, or answered that it cannot, however often it was asked. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof HTTPError ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && BROKEN.test(error.code)) ||
  (error instanceof Error && error.name === 'AbortError');

const GONE = [
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.UnknownGuild,
  RESTJSONErrorCodes.UnknownUser,
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
