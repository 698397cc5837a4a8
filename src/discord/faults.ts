/**
 * Discord's faults, one row each: how it is told, and what it means for what was to be sent. Whatever is tried again is tried
 * ever more seldom (`app/due/patience.ts`), and everything that was saved is shown in the end, or was said to be impossible.
 *
 * Before any of these comes out, the REST client itself asks again: at once and three times after a 5xx, a connection that was
 * reset and 15 s of silence; and after a rate limit when that is over, if it is over within half a minute (`rateLimits.ts`).
 *
 * Codes: https://docs.discord.com/developers/topics/opcodes-and-status-codes
 */
import { DiscordAPIError, HTTPError, RESTJSONErrorCodes as Code } from 'discord.js';
import type { MessengerFault } from '../app/ports/messenger.ts';
import { Unsure } from './askedOnce.ts';
import { Unreadable } from './made.ts';
import { GivenUp, type GivenUpFor } from './rateLimits.ts';

export interface FaultRow {
  /** What happened, for the reader of this table and of the tests. */
  readonly name: string;
  readonly is: (error: unknown) => boolean;
  /** What it means for a message, and so when that is tried again, if ever. */
  readonly message: MessengerFault;
  /** Nothing is wrong with the bot: an answer that fails so is let be, and what was saved is shown by a sweep. */
  readonly isNobodysFault?: true;
  /** Discord did not do what it was asked to. Without this it may have, and only its answer was lost. */
  readonly isUndone?: true;
}

const isApi = (error: unknown): error is DiscordAPIError => error instanceof DiscordAPIError;

/** Discord's own refusal by one of these codes. */
const refusal =
  (...codes: readonly number[]) =>
  (error: unknown): boolean =>
    isApi(error) && typeof error.code === 'number' && codes.includes(error.code);

/** An answer by status, whose body is Discord's own. */
const status =
  (wanted: number) =>
  (error: unknown): boolean =>
    isApi(error) && error.status === wanted && typeof error.code === 'number';

const broken =
  (...statuses: readonly number[]) =>
  (error: unknown): boolean =>
    error instanceof HTTPError && (statuses.length === 0 || statuses.includes(error.status));

const unwaited =
  (...whys: readonly GivenUpFor[]) =>
  (error: unknown): boolean =>
    error instanceof GivenUp && whys.includes(error.why);

/** A code of the system's or of the HTTP client's. */
const connection =
  (codes: RegExp) =>
  (error: unknown): boolean =>
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.test(error.code);

const UNDONE = { isUndone: true } as const;
const NOBODY = { isNobodysFault: true } as const;

/** The message is to be deleted in place of being edited. */
const OLD_EDIT: FaultRow = {
  name: 'too many edits of messages older than an hour (30046)',
  is: (error) =>
    unwaited('old-edit')(error) || refusal(Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached)(error),
  message: 'later',
  ...UNDONE,
};

/** It was never known to Discord, is too old, its token has expired, or it was answered already. */
const LATE: FaultRow = {
  name: 'an interaction that can no longer be answered so (10062, 10015, 50027, 40060)',
  is: refusal(
    Code.UnknownInteraction,
    Code.UnknownWebhook,
    Code.InvalidWebhookToken,
    Code.InteractionHasAlreadyBeenAcknowledged,
  ),
  message: 'later',
  ...UNDONE,
  ...NOBODY,
};

const THREAD_THERE: FaultRow = {
  name: 'a thread that is there already (160004)',
  is: refusal(Code.ThreadAlreadyCreatedForMessage),
  message: 'later',
};

/** The first row that fits counts. */
export const FAULTS: readonly FaultRow[] = [
  OLD_EDIT,
  LATE,
  THREAD_THERE,
  // Whoever dismisses a private message, or takes a message away, before it is answered, wants no answer.
  {
    name: 'a channel, message, server or user that is no more (10003, 10008, 10004, 10013)',
    is: refusal(Code.UnknownChannel, Code.UnknownMessage, Code.UnknownGuild, Code.UnknownUser),
    message: 'gone',
    ...UNDONE,
    ...NOBODY,
  },
  {
    name: 'a closed door (50001, 50013, 50007, 50024, 50083, 160005)',
    is: refusal(
      Code.MissingAccess,
      Code.MissingPermissions,
      Code.CannotSendMessagesToThisUser,
      Code.CannotExecuteActionOnThisChannelType,
      Code.InvalidActionOnArchivedThread,
      Code.ThreadLocked,
    ),
    message: 'forbidden',
    ...UNDONE,
  },
  // `token.ts` then asks who we are; a token that is refused for good ends the bot.
  { name: 'a refused token (401)', is: status(401), message: 'later', ...UNDONE, ...NOBODY },
  { name: 'another refusal (403)', is: status(403), message: 'forbidden', ...UNDONE },
  { name: 'an address that Discord does not know (404)', is: status(404), message: 'later', ...UNDONE },
  {
    name: 'something that Discord has switched off for now (40004, 40006, 110001, 130000)',
    is: refusal(
      Code.SendMessagesHasBeenTemporarilyDisabled,
      Code.FeatureTemporarilyDisabledServerSide,
      Code.ApplicationNotYetAvailable,
      Code.APIResourceOverloaded,
    ),
    message: 'later',
    ...UNDONE,
    ...NOBODY,
  },
  // A mistake of ours: asking again would be in vain.
  {
    name: 'a request that Discord takes for wrong (400, 413 …)',
    is: (error) => isApi(error) && typeof error.code === 'number',
    message: 'refused',
    ...UNDONE,
  },
  { name: 'a page of the front (4xx, HTML)', is: isApi, message: 'later', ...UNDONE, ...NOBODY },
  {
    name: 'a page of the front that tells of success (2xx, HTML)',
    is: (error) => error instanceof Unreadable,
    message: 'later',
    ...NOBODY,
  },
  {
    name: 'a rate limit that tells no end, or one far away (429)',
    is: unwaited('no-end', 'too-long'),
    message: 'later',
    ...UNDONE,
    ...NOBODY,
  },
  {
    name: 'a request that is not made twice, whose answer was lost',
    is: (error) => error instanceof Unsure,
    message: 'later',
    ...NOBODY,
  },
  { name: 'a fault of Discord (500, 503)', is: broken(500, 503), message: 'later', ...UNDONE, ...NOBODY },
  { name: 'a fault behind the front (502, 504 …)', is: broken(), message: 'later', ...NOBODY },
  {
    name: 'no way to Discord',
    is: connection(
      /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT)$/u,
    ),
    message: 'later',
    ...UNDONE,
    ...NOBODY,
  },
  {
    name: 'a connection that broke',
    is: connection(/^(?:UND_ERR_|ECONN|ETIMEDOUT|EPIPE)/u),
    message: 'later',
    ...NOBODY,
  },
  {
    name: 'silence',
    is: (error) => error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError'),
    message: 'later',
    ...NOBODY,
  },
];

/** What JavaScript throws by itself and tells of no network: a message could not be made, and could not the next time. */
const isBug = (error: unknown): boolean =>
  error instanceof Error &&
  [Error, TypeError, RangeError, ReferenceError].some((kind) => error.constructor === kind) &&
  error.cause === undefined &&
  !('code' in error);

/** The row of a failed request; `null` for what is a bug of ours. */
export const rowOf = (error: unknown): FaultRow | null => FAULTS.find(({ is }) => is(error)) ?? null;

/** What a failed request means for a message; whatever is not known to be final is worth another try. */
export const faultOf = (error: unknown): MessengerFault =>
  rowOf(error)?.message ?? (isBug(error) ? 'refused' : 'later');

/** Discord was too slow, or not there, or no longer waits. */
export const isNobodysFault = (error: unknown): boolean => rowOf(error)?.isNobodysFault ?? false;

/** Discord certainly did not do what it was asked to. */
export const isUndone = (error: unknown): boolean => rowOf(error)?.isUndone ?? false;

export const isOldEditRefused = OLD_EDIT.is;
export const isThreadThere = THREAD_THERE.is;
export const isUnanswerable = LATE.is;
export const isAnsweredAlready = refusal(Code.InteractionHasAlreadyBeenAcknowledged);
/** Of an interaction that was not answered yet, as far as Discord knows. */
export const isTokenUnknown = refusal(Code.UnknownWebhook);

/** Discord may have done what it was asked to, and its answer was lost. */
export const isLost = (error: unknown): boolean => isNobodysFault(error) && !isUndone(error);
export const isWrongToken = status(401);
