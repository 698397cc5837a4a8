/** Codes: https://docs.discord.com/developers/topics/opcodes-and-status-codes */
import { DiscordAPIError, HTTPError, RESTJSONErrorCodes as Code } from 'discord.js';
import type { MessengerFault } from '../../app/ports/messenger.ts';
import { Unsure } from './patientRequests.ts';
import { Unreadable } from './responses.ts';
import { GivenUp, type GivenUpFor } from './rateLimits.ts';

interface FaultRow {
  readonly name: string;
  readonly is: (error: unknown) => boolean;
  readonly message: MessengerFault;
  /** Nobody's fault. The answer is dropped, and a sweep shows the saved state. */
  readonly isNobodysFault?: true;
  readonly isUndone?: true;
}

const isApi = (error: unknown): error is DiscordAPIError => error instanceof DiscordAPIError;

const refusal =
  (...codes: readonly number[]) =>
  (error: unknown): boolean =>
    isApi(error) && typeof error.code === 'number' && codes.includes(error.code);

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

const connection =
  (codes: RegExp) =>
  (error: unknown): boolean =>
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.test(error.code);

const UNDONE = { isUndone: true } as const;
const NOBODY = { isNobodysFault: true } as const;
/** Nobody's fault, and retried. */
const PASSING = { message: 'later', ...NOBODY } as const;

const OLD_EDIT: FaultRow = {
  name: 'too many edits of messages older than an hour (30046)',
  is: (error) =>
    unwaited('old-edit')(error) || refusal(Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached)(error),
  message: 'later',
  ...UNDONE,
};

const LATE: FaultRow = {
  name: 'an interaction that can no longer be answered this way (10062, 10015, 50027, 40060)',
  is: refusal(
    Code.UnknownInteraction,
    Code.UnknownWebhook,
    Code.InvalidWebhookToken,
    Code.InteractionHasAlreadyBeenAcknowledged,
  ),
  ...PASSING,
  ...UNDONE,
};

const THREAD_THERE: FaultRow = {
  name: 'a thread that already exists (160004)',
  is: refusal(Code.ThreadAlreadyCreatedForMessage),
  message: 'later',
};

const FAULTS: readonly FaultRow[] = [
  OLD_EDIT,
  LATE,
  THREAD_THERE,
  {
    name: 'a channel, message, server or user that no longer exists (10003, 10008, 10004, 10013)',
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
  // `token.ts` then checks the bot's identity. If Discord keeps refusing the token, the bot exits.
  { name: 'a refused token (401)', is: status(401), ...PASSING, ...UNDONE },
  { name: 'another refusal (403)', is: status(403), message: 'forbidden', ...UNDONE },
  { name: 'an address that Discord doesn’t have (404)', is: status(404), message: 'later', ...UNDONE },
  {
    name: 'something that Discord has switched off for now (40004, 40006, 110001, 130000)',
    is: refusal(
      Code.SendMessagesHasBeenTemporarilyDisabled,
      Code.FeatureTemporarilyDisabledServerSide,
      Code.ApplicationNotYetAvailable,
      Code.APIResourceOverloaded,
    ),
    ...PASSING,
    ...UNDONE,
  },
  // Our own mistake, so a retry would fail too.
  {
    name: 'a request that Discord rejects (400, 413 …)',
    is: (error) => isApi(error) && typeof error.code === 'number',
    message: 'refused',
    ...UNDONE,
  },
  { name: 'a proxy’s error page (4xx, HTML)', is: isApi, ...PASSING, ...UNDONE },
  {
    name: 'a proxy’s page that reports success (2xx, HTML)',
    is: (error) => error instanceof Unreadable,
    ...PASSING,
  },
  {
    name: 'a rate limit with no end, or a distant one (429)',
    is: unwaited('no-end', 'too-long'),
    ...PASSING,
    ...UNDONE,
  },
  {
    name: 'a request that is never repeated, whose answer was lost',
    is: (error) => error instanceof Unsure,
    ...PASSING,
  },
  { name: 'a fault of Discord (500, 503)', is: broken(500, 503), ...PASSING, ...UNDONE },
  { name: 'a fault behind Discord’s proxy (502, 504 …)', is: broken(), ...PASSING },
  {
    name: 'no way to Discord',
    is: connection(
      /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT)$/u,
    ),
    ...PASSING,
    ...UNDONE,
  },
  {
    name: 'a connection that broke',
    is: connection(/^(?:UND_ERR_|ECONN|ETIMEDOUT|EPIPE)/u),
    ...PASSING,
  },
  {
    name: 'silence',
    is: (error) => error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError'),
    ...PASSING,
  },
];

// Errors that JavaScript throws without a network: a message can't be built, and never will be.
const isBug = (error: unknown): boolean =>
  error instanceof Error &&
  [Error, TypeError, RangeError, ReferenceError].some((kind) => error.constructor === kind) &&
  error.cause === undefined &&
  !('code' in error);

export const rowOf = (error: unknown): FaultRow | null => FAULTS.find(({ is }) => is(error)) ?? null;

export const faultOf = (error: unknown): MessengerFault =>
  rowOf(error)?.message ?? (isBug(error) ? 'refused' : 'later');

export const isExpected = (error: unknown): boolean => rowOf(error)?.isNobodysFault ?? false;

export const isUndone = (error: unknown): boolean => rowOf(error)?.isUndone ?? false;

export const isOldEditRefused = OLD_EDIT.is;
export const isThreadThere = THREAD_THERE.is;
export const isUnanswerable = LATE.is;
export const isAnsweredAlready = refusal(Code.InteractionHasAlreadyBeenAcknowledged);
export const isTokenUnknown = refusal(Code.UnknownWebhook);

/** Discord may have acted, but its answer was lost. */
export const isLost = (error: unknown): boolean => isExpected(error) && !isUndone(error);
export const isWrongToken = status(401);
