/**
 * A refusal in Discord's format, thrown deep inside a request and caught in one place.
 *
 * Codes: docs.discord.com/developers/topics/opcodes-and-status-codes#json
 */

/** One error in a body, with Discord's code and message. */
export interface Flaw {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly flaws: readonly Flaw[];
  readonly headers: Readonly<Record<string, string>>;
  /** Such as `retry_after`. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: number,
    message: string,
    more: {
      readonly flaws?: readonly Flaw[];
      readonly headers?: Readonly<Record<string, string>>;
      readonly extra?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.flaws = more.flaws ?? [];
    this.headers = more.headers ?? {};
    this.extra = more.extra ?? {};
  }
}

/** HTTP 400, code 50035. */
export const invalidForm = (flaws: readonly Flaw[]): Refusal =>
  new Refusal(400, 50035, 'Invalid Form Body', { flaws });

export const unauthorized = (): Refusal => new Refusal(401, 0, '401: Unauthorized');
export const notFound = (): Refusal => new Refusal(404, 0, '404: Not Found');
export const unknownChannel = (): Refusal => new Refusal(404, 10003, 'Unknown Channel');
export const unknownGuild = (): Refusal => new Refusal(404, 10004, 'Unknown Guild');
export const unknownMember = (): Refusal => new Refusal(404, 10007, 'Unknown Member');
export const UNKNOWN_MESSAGE = 10008;
export const unknownMessage = (): Refusal => new Refusal(404, UNKNOWN_MESSAGE, 'Unknown Message');
export const unknownUser = (): Refusal => new Refusal(404, 10013, 'Unknown User');
export const unknownWebhook = (): Refusal => new Refusal(404, 10015, 'Unknown Webhook');
export const unknownInteraction = (): Refusal => new Refusal(404, 10062, 'Unknown interaction');
export const unknownEvent = (): Refusal => new Refusal(404, 10070, 'Unknown Guild Scheduled Event');
export const unknownCommand = (): Refusal => new Refusal(404, 10063, 'Unknown application command');
export const requestTooLarge = (): Refusal => new Refusal(413, 40005, 'Request entity too large');
export const tooManyEvents = (): Refusal =>
  new Refusal(400, 30038, 'Maximum number of guild scheduled events reached (100)');
export const alreadyAcknowledged = (): Refusal =>
  new Refusal(400, 40060, 'Interaction has already been acknowledged.');
export const missingAccess = (): Refusal => new Refusal(403, 50001, 'Missing Access');
export const notYourMessage = (): Refusal =>
  new Refusal(403, 50005, 'Cannot edit a message authored by another user');
export const emptyMessage = (): Refusal => new Refusal(400, 50006, 'Cannot send an empty message');
export const cannotMessageUser = (): Refusal => new Refusal(403, 50007, 'Cannot send messages to this user');
export const missingPermissions = (): Refusal => new Refusal(403, 50013, 'Missing Permissions');
export const invalidToken = (): Refusal => new Refusal(401, 50027, 'Invalid Webhook Token');
export const wrongChannelType = (): Refusal =>
  new Refusal(400, 50024, 'Cannot execute action on this channel type');
export const THREAD_THERE = 160004;
export const threadThere = (): Refusal =>
  new Refusal(400, THREAD_THERE, 'A thread has already been created for this message');
export const threadArchived = (): Refusal => new Refusal(400, 50083, 'Thread is archived');
export const threadLocked = (): Refusal => new Refusal(400, 160005, 'Thread is locked');
export const invalidJson = (): Refusal => new Refusal(400, 50109, 'The request body contains invalid JSON.');

/** Discord nests each error under the path of its field. */
export function bodyOf(refusal: Refusal): Record<string, unknown> {
  const body = { message: refusal.message, code: refusal.code, ...refusal.extra };
  return refusal.flaws.length === 0 ? body : { ...body, errors: treeOf(refusal.flaws) };
}

function treeOf(flaws: readonly Flaw[], depth: number = 0): Record<string, unknown> {
  const here = flaws.filter(({ path }) => path.length === depth);
  const below = Map.groupBy(
    flaws.filter(({ path }) => path.length > depth),
    ({ path }) => String(path[depth]),
  );
  const branches = [...below].map(([step, inner]) => [step, treeOf(inner, depth + 1)] as const);
  const leaf = here.map(({ code, message }) => ({ code, message }));
  return Object.fromEntries([...branches, ...(leaf.length > 0 ? [['_errors', leaf] as const] : [])]);
}
